import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { RoomsInput } from '../../machines/steps/rooms/rooms.contract.ts';
import {
  selectIsCheckingVouchers,
  selectIsListed,
  selectQuestion,
  selectRefusedVouchers,
  selectRoomWithPrices,
} from '../../machines/steps/rooms/rooms.selectors.ts';
import {
  selectFees as selectMonthFees,
  selectWeeks,
} from '../../machines/modals/calendar/calendar.selectors.ts';
import {
  selectFees,
  selectRateName,
  selectWeek,
} from '../../machines/steps/rooms/week-calendar.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import { appliedVoucher, voucherStatus } from '../support/fixtures.ts';
import {
  availabilityFor,
  bookingFor,
  configuration,
  heldAtRetreat,
  kingRates,
  nothingAvailable,
  session,
  twoAdults,
  twoAdultsWithDog,
} from '../support/rooms-stay.ts';
import { answerCalendar, monthCalendarOf, startRooms, weekCalendarOf } from '../support/start-rooms.ts';

const plain = bookingFor(twoAdults);

function inputFor(booking = plain, changes: Partial<RoomsInput> = {}): RoomsInput {
  return { configuration, session, booking, leg: 1, availability: availabilityFor(booking), ...changes };
}

/** Clicks the dates in whichever calendar is open, once its prices are there. */
async function clickDates(step: ReturnType<typeof startRooms>, ...dates: string[]) {
  answerCalendar(step.calls.at(-1));
  const open = monthCalendarOf(step.actor) ?? weekCalendarOf(step.actor);
  if (!open) throw new Error('No calendar is open');
  await waitFor(open, (snapshot) => !snapshot.hasTag('busy'));
  for (const date of dates) open.send({ type: 'day.picked', date });
}

describe('A §4.6 no availability', () => {
  const coded = { ...plain, search: { ...plain.search, code: 'SPRING' } };

  test('A §4.5 dates chosen in the month calendar search again with the same code', async () => {
    const step = startRooms(inputFor(coded, { availability: nothingAvailable }));
    await clickDates(step, '2027-05-20', '2027-05-23');
    monthCalendarOf(step.actor)?.send({ type: 'dates.confirmed' });
    expect(step.actor.getSnapshot().output).toEqual({
      type: 'searchAgain',
      arrivalDate: '2027-05-20',
      numberOfNights: 3,
      code: 'SPRING',
      vouchers: [],
    });
  });

  test('E-08 the month has the fees where all rooms of the answer have the same, and knows when they are not known', async () => {
    const withDog = bookingFor(twoAdultsWithDog);
    const kingOnly = { ...availabilityFor(withDog, [kingRates]), IsAvailable: false };
    const monthOf = (availability: RoomsInput['availability']) => {
      const step = startRooms(inputFor(withDog, { availability }));
      const month = monthCalendarOf(step.actor);
      if (!month) throw new Error('No calendar is open');
      answerCalendar(step.calls[0]);
      return waitFor(month, (snapshot) => !snapshot.hasTag('busy'));
    };
    const known = await monthOf(kingOnly);
    expect(selectMonthFees(known)).toEqual([{ code: 'DOG', amount: 2_000 }]);
    expect(selectWeeks(known)[1]?.[0]?.price).toBe(14_000);
    const unknown = await monthOf({ ...availabilityFor(withDog), IsAvailable: false });
    expect(selectMonthFees(unknown)).toBeNull();
    expect(selectWeeks(unknown)[1]?.[0]?.price).toBe(12_000);
    expect(selectMonthFees(await monthOf(nothingAvailable))).toBeNull();
  });

  test("A §4.5 'Continue without a code' repeats the search with no code", () => {
    const availability = { ...availabilityFor(coded), IsPromoAvailable: false };
    const { actor } = startRooms(inputFor(coded, { availability }));
    monthCalendarOf(actor)?.send({ type: 'code.dropped' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'searchAgain',
      arrivalDate: '2027-05-01',
      numberOfNights: 2,
      code: null,
      vouchers: [],
    });
  });

  test('A §2.6 closed, it goes to the search', () => {
    const { actor } = startRooms(inputFor(plain, { availability: nothingAvailable }));
    monthCalendarOf(actor)?.send({ type: 'close.requested' });
    monthCalendarOf(actor)?.send({ type: 'close.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'newSearch' });
  });

  test.each([
    ['nothing available', { IsAvailable: false }, 'dates'],
    ['nothing available after an error', { IsAvailable: false, HasError: true }, 'error'],
    ['the code not available', { IsPromoAvailable: false }, 'promo'],
    ['the code not available, after an error', { IsPromoAvailable: false, HasError: true }, 'promo'],
    ['the code available, whatever else is said', { IsPromoAvailable: true, IsAvailable: false }, null],
    ['rooms available, with an error', { HasError: true }, null],
  ])('A §4.6 %s', (_, answer, reason) => {
    const { actor } = startRooms(inputFor(plain, { availability: { ...availabilityFor(plain), ...answer } }));
    expect(selectIsListed(actor.getSnapshot())).toBe(reason === null);
    expect(monthCalendarOf(actor)?.getSnapshot().context.reason ?? null).toBe(reason);
  });
});

describe('A §2.5 prices by date', () => {
  test('A §4.5 are for leg 1 only', () => {
    const two = bookingFor(twoAdults, twoAdults);
    const open = { type: 'prices.opened', roomCode: 'KNG' } as const;
    expect(startRooms(inputFor(two)).actor.getSnapshot().can(open)).toBe(true);
    expect(
      startRooms(inputFor(two, { leg: 2 }))
        .actor.getSnapshot()
        .can(open),
    ).toBe(false);
  });

  test('are open for one room at a time', () => {
    const { actor } = startRooms(inputFor());
    expect(selectRoomWithPrices(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    actor.send({ type: 'prices.opened', roomCode: 'LOFT' });
    expect(selectRoomWithPrices(actor.getSnapshot())).toBe('LOFT');
    actor.send({ type: 'prices.closed' });
    expect(selectRoomWithPrices(actor.getSnapshot())).toBeNull();
  });

  test('A §4.5 two clicks search again', async () => {
    const step = startRooms(inputFor());
    step.actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    await clickDates(step, '2027-05-06', '2027-05-02');
    expect(step.actor.getSnapshot().output).toEqual({
      type: 'searchAgain',
      arrivalDate: '2027-05-02',
      numberOfNights: 4,
      code: null,
      vouchers: [],
    });
  });

  test("E-08 say what a night of the room's default rate costs with the party's fees", async () => {
    const step = startRooms(inputFor(bookingFor(twoAdultsWithDog)));
    step.actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    const week = weekCalendarOf(step.actor);
    if (!week) throw new Error('No calendar is open');
    expect(selectRateName(week.getSnapshot())).toBe('Bed & Breakfast');
    // £40 for two nights.
    expect(selectFees(week.getSnapshot())).toEqual([{ code: 'DOG', amount: 2_000 }]);
    answerCalendar(step.calls[0]);
    await waitFor(week, (snapshot) => !snapshot.hasTag('busy'));
    expect(selectWeek(week.getSnapshot()).map(({ price }) => price)).toEqual(Array(7).fill(14_000));
  });

  test("A §3.3 ask for the room's default rate, and fail without blocking the rooms", async () => {
    const { actor, calls } = startRooms(inputFor());
    actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    expect(calls[0]?.input).toMatchObject({ roomCode: 'KNG', rateCode: 'DAILYBABB' });
    calls[0]?.reject(new CallError({ kind: 'offline', endpoint: 'calendar' }));
    const week = weekCalendarOf(actor);
    if (week) await waitFor(week, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().can({ type: 'room.chosen', roomCode: 'KNG' })).toBe(true);
  });

  test('D-39 with a room chosen, new dates ask first', async () => {
    const step = startRooms(inputFor(heldAtRetreat(plain)));
    step.actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    await clickDates(step, '2027-05-02', '2027-05-06');
    expect(selectQuestion(step.actor.getSnapshot())).toBe('dates');
    step.actor.send({ type: 'change.confirmed' });
    expect(step.actor.getSnapshot().output).toMatchObject({ type: 'searchAgain', arrivalDate: '2027-05-02' });
  });
});

describe('D-406 dates are moved with vouchers applied', () => {
  const other = { ...appliedVoucher().voucher, certificateReferenceNumber: 'GIFT-200' };
  const good = voucherStatus();
  const outside = voucherStatus({ canBeUsed: false, isOutsidePeriod: true, voucher: other });
  const withVouchers = (booking = plain) => ({
    ...booking,
    vouchers: [appliedVoucher(), { ...appliedVoucher(), voucher: other }],
  });
  const moved = { type: 'searchAgain', arrivalDate: '2027-05-02', numberOfNights: 2, code: null } as const;

  type Step = ReturnType<typeof startRooms>;

  async function move(step: Step) {
    step.actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    await clickDates(step, '2027-05-02', '2027-05-04');
  }

  /** Answers the checks one after another; null fails. */
  async function answer(step: Step, ...answers: (VoucherStatus | null)[]) {
    for (const status of answers) {
      const made = step.checks.length;
      const call = step.checks.at(-1);
      if (status) call?.resolve(status);
      else call?.reject(new CallError({ kind: 'offline', endpoint: 'voucherStatus' }));
      await waitFor(
        step.actor,
        (snapshot) => step.checks.length > made || !selectIsCheckingVouchers(snapshot),
      );
    }
  }

  test('each is checked for the new arrival, and goes along where it counts', async () => {
    const step = startRooms(inputFor(withVouchers()));
    await move(step);
    expect(selectIsCheckingVouchers(step.actor.getSnapshot())).toBe(true);
    await answer(step, good, voucherStatus({ voucher: other }));
    expect(step.checks.map(({ input }) => input)).toEqual([
      { reference: 'GIFT-100', arrivalDate: '2027-05-02' },
      { reference: 'GIFT-200', arrivalDate: '2027-05-02' },
    ]);
    expect(step.actor.getSnapshot().output).toEqual({ ...moved, vouchers: withVouchers().vouchers });
  });

  test('one that does not count is said before anything is given back, and left on request', async () => {
    const step = startRooms(inputFor(withVouchers()));
    await move(step);
    await answer(step, good, outside);
    expect(selectQuestion(step.actor.getSnapshot())).toBe('vouchers');
    expect(selectRefusedVouchers(step.actor.getSnapshot())).toEqual([
      { reference: 'GIFT-200', name: 'A gift of £100', reason: 'outsidePeriod' },
    ]);
    step.actor.send({ type: 'change.confirmed' });
    expect(step.actor.getSnapshot().output).toEqual({ ...moved, vouchers: [appliedVoucher()] });
  });

  test('the guest keeps the dates instead, and with other dates all are checked again', async () => {
    const step = startRooms(inputFor(withVouchers()));
    await move(step);
    await answer(step, good, outside);
    step.actor.send({ type: 'change.dismissed' });
    expect(selectIsListed(step.actor.getSnapshot())).toBe(true);
    await move(step);
    await answer(step, good, voucherStatus({ voucher: other }));
    expect(step.actor.getSnapshot().output).toEqual({ ...moved, vouchers: withVouchers().vouchers });
  });

  test("A §4.3 a check that fails is 'Cannot be found', as at the search", async () => {
    const step = startRooms(inputFor({ ...plain, vouchers: [appliedVoucher()] }));
    await move(step);
    await answer(step, null);
    expect(selectRefusedVouchers(step.actor.getSnapshot())).toEqual([
      { reference: 'GIFT-100', name: '', reason: 'notFound' },
    ]);
  });

  test('the month calendar has them checked too, and a code that is left has not', async () => {
    const booking = { ...withVouchers(), search: { ...plain.search, code: 'SPRING' } };
    const none = startRooms(inputFor(booking, { availability: nothingAvailable }));
    await clickDates(none, '2027-05-20', '2027-05-23');
    monthCalendarOf(none.actor)?.send({ type: 'dates.confirmed' });
    expect(none.checks.map(({ input }) => input)).toEqual([
      { reference: 'GIFT-100', arrivalDate: '2027-05-20' },
    ]);
    const availability = { ...availabilityFor(booking), IsPromoAvailable: false };
    const coded = startRooms(inputFor(booking, { availability }));
    monthCalendarOf(coded.actor)?.send({ type: 'code.dropped' });
    expect(coded.actor.getSnapshot().output).toMatchObject({ code: null, vouchers: booking.vouchers });
  });
});
