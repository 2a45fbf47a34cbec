import { describe, expect, test } from 'vitest';

import type { RoomsInput } from '../../../machines/steps/rooms/rooms.rules.ts';
import * as selectors from '../../../machines/steps/rooms/rooms-questions.selectors.ts';
import * as rooms from '../../../machines/steps/rooms/rooms.selectors.ts';
import { CallError, type Failure } from '../../../src/api/failure.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import { appliedVoucher, voucherStatus } from '../payment/voucher-fixtures.ts';
import {
  availabilityFor,
  bookingFor,
  configuration,
  nothingAvailable,
  session,
  twoAdults,
} from './rooms-stay.ts';
import { clickDates, monthCalendarOf, startRooms } from './start-rooms.ts';
import { reach } from '../../support/reach.ts';

const plain = bookingFor(twoAdults);

function inputFor(booking = plain, changes: Partial<RoomsInput> = {}): RoomsInput {
  return { configuration, session, booking, leg: 1, availability: availabilityFor(booking), ...changes };
}

describe('D-406 new dates with vouchers applied', () => {
  const other = { ...appliedVoucher().voucher, certificateReferenceNumber: 'GIFT-200' };
  const good = voucherStatus();
  const outside = voucherStatus({ canBeUsed: false, isOutsidePeriod: true, voucher: other });
  const withVouchers = () => ({
    ...plain,
    vouchers: [appliedVoucher(), { ...appliedVoucher(), voucher: other }],
  });
  const moved = { type: 'searchAgain', search: { ...plain.search, arrivalDate: '2027-05-02' } };

  type Step = ReturnType<typeof startRooms>;

  async function move(step: Step) {
    step.actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    await clickDates(step, '2027-05-02', '2027-05-04');
  }

  /** Answers the checks one by one with a status, or with the failure of the call. */
  async function answer(step: Step, ...answers: (VoucherStatus | Failure | null)[]) {
    for (const status of answers) {
      const made = step.checks.length;
      const call = step.checks.at(-1);
      if (status && 'kind' in status) call?.reject(new CallError(status));
      else call?.resolve(status);
      await reach(
        step.actor,
        (snapshot) => step.checks.length > made || !rooms.selectIsCheckingVouchers(snapshot),
      );
    }
  }

  test('check each voucher for the new arrival, and keep those that count', async () => {
    const step = startRooms(inputFor(withVouchers()));
    await move(step);
    expect(rooms.selectIsCheckingVouchers(step.actor.getSnapshot())).toBe(true);
    await answer(step, good, voucherStatus({ voucher: other }));
    expect(step.checks.map(({ input }) => input)).toEqual([
      { reference: 'GIFT-100', arrivalDate: '2027-05-02' },
      { reference: 'GIFT-200', arrivalDate: '2027-05-02' },
    ]);
    expect(step.actor.getSnapshot().output).toEqual({ ...moved, vouchers: withVouchers().vouchers });
  });

  test('report a voucher that does not count before anything is given back, and drop it on request', async () => {
    const step = startRooms(inputFor(withVouchers()));
    await move(step);
    await answer(step, good, outside);
    expect(rooms.selectQuestion(step.actor.getSnapshot())).toBe('vouchers');
    expect(selectors.selectRefusedVouchers(step.actor.getSnapshot())).toEqual([
      { reference: 'GIFT-200', name: 'A gift of £100', reason: 'outsidePeriod' },
    ]);
    step.actor.send({ type: 'change.confirmed' });
    expect(step.actor.getSnapshot().output).toEqual({ ...moved, vouchers: [appliedVoucher()] });
  });

  test('stay as they were when the guest declines; the next dates check every voucher again', async () => {
    const step = startRooms(inputFor(withVouchers()));
    await move(step);
    await answer(step, good, outside);
    step.actor.send({ type: 'change.dismissed' });
    expect(rooms.selectIsListed(step.actor.getSnapshot())).toBe(true);
    await move(step);
    await answer(step, good, voucherStatus({ voucher: other }));
    expect(step.actor.getSnapshot().output).toEqual({ ...moved, vouchers: withVouchers().vouchers });
  });

  test("A §4.3 report an unknown voucher as 'Cannot be found', as the search does", async () => {
    const step = startRooms(inputFor({ ...plain, vouchers: [appliedVoucher()] }));
    await move(step);
    await answer(step, null);
    expect(rooms.selectQuestion(step.actor.getSnapshot())).toBe('vouchers');
    expect(selectors.selectRefusedVouchers(step.actor.getSnapshot())).toEqual([
      { reference: 'GIFT-100', name: '', reason: 'notFound' },
    ]);
  });

  const offline: Failure = { kind: 'offline', endpoint: 'voucherStatus' };

  test.each<Failure>([
    offline,
    { kind: 'timeout', endpoint: 'voucherStatus' },
    { kind: 'http', endpoint: 'voucherStatus', status: 503, message: '' },
  ])(
    'D-456 refuse nothing when a check has no answer ($kind), and check again on request',
    async (failure) => {
      const step = startRooms(inputFor(withVouchers()));
      await move(step);
      await answer(step, good, failure);
      const snapshot = step.actor.getSnapshot();
      expect(rooms.selectQuestion(snapshot)).toBe('unchecked');
      expect(selectors.selectUncheckedVoucher(snapshot)).toEqual({ reference: 'GIFT-200', failure });
      expect(selectors.selectRefusedVouchers(snapshot)).toEqual([]);
      step.actor.send({ type: 'change.confirmed' });
      await answer(step, voucherStatus({ voucher: other }));
      expect(step.checks.map(({ input }) => input.reference)).toEqual(['GIFT-100', 'GIFT-200', 'GIFT-200']);
      expect(step.actor.getSnapshot().output).toEqual({ ...moved, vouchers: withVouchers().vouchers });
    },
  );

  test('D-456 stay as they were when the guest keeps a voucher that was not checked', async () => {
    const step = startRooms(inputFor(withVouchers()));
    await move(step);
    await answer(step, offline);
    step.actor.send({ type: 'change.dismissed' });
    expect(rooms.selectIsListed(step.actor.getSnapshot())).toBe(true);
    expect(rooms.selectQuestion(step.actor.getSnapshot())).toBe(null);
    expect(step.actor.getSnapshot().context.booking.vouchers).toEqual(withVouchers().vouchers);
  });

  test('from the month calendar check the vouchers, too, but dropping the code does not', async () => {
    const booking = { ...withVouchers(), search: { ...plain.search, code: 'SPRING' } };
    const none = startRooms(inputFor(booking, { availability: nothingAvailable }));
    await clickDates(none, '2027-05-20', '2027-05-23');
    monthCalendarOf(none.actor)?.send({ type: 'dates.confirmed' });
    expect(none.checks.map(({ input }) => input)).toEqual([
      { reference: 'GIFT-100', arrivalDate: '2027-05-20' },
    ]);
    const availability = { ...availabilityFor(booking), isPromoAvailable: false };
    const coded = startRooms(inputFor(booking, { availability }));
    monthCalendarOf(coded.actor)?.send({ type: 'code.dropped' });
    expect(coded.actor.getSnapshot().output).toMatchObject({
      search: { code: null },
      vouchers: booking.vouchers,
    });
  });
});
