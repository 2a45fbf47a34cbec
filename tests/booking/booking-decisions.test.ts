import { describe, expect, it } from 'vitest';
import type { RoomsOutput } from '../../machines/steps/rooms/rooms.rules.ts';
import { CallError } from '../../src/api/failure.ts';
import { createBooking } from '../../src/domain/booking/legs.ts';
import { availability, availableRate, search, staySearch, session } from '../support/fixtures.ts';
import { appliedVoucher } from '../steps/payment/voucher-fixtures.ts';
import {
  atSearch,
  complete,
  keptDraft,
  opened,
  resumed,
  type StartedBooking,
  withBreakfast,
} from './start-booking.ts';

const otherDates: RoomsOutput = {
  type: 'searchAgain',
  search: staySearch({ arrivalDate: '2027-07-01', numberOfNights: 1 }),
  vouchers: [],
};

const offline = new CallError({ kind: 'offline', endpoint: 'any' });
const quota = { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 };
const party = { adults: 2, childCount: 0, children: [], dogs: 0 };
const twoRooms = staySearch({ guestOccupancies: [party, party] });

/** A guest at the rooms of leg 1. */
async function atRooms(asked = staySearch()) {
  const started = await atSearch();
  await started.answer('search', { type: 'searched', search: asked, vouchers: [] });
  await started.answers({ searchAvailability: availability(asked.guestOccupancies.length) }, 'rooms');
  return started;
}

async function bookLeg({ answer }: StartedBooking, leg: number) {
  await answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
  await answer('rates', {
    type: 'legHeld',
    rate: availableRate({ rateCode: 'ROOM' }),
    includedPackages: [],
    hold: { confirmationNumber: `C-${leg}`, internalIdentifier: `I-${leg}` },
  });
}

describe("A §2.4 'Check Availability' does its five steps in order", () => {
  const next = staySearch({ arrivalDate: '2027-06-01', numberOfNights: 3, code: 'HEATHER' });
  const searched = { type: 'searched' as const, search: next, vouchers: [appliedVoucher()] };

  it('keeps the previous booking until it is given back', async () => {
    const started = await resumed('search');
    await started.answers({ search: searched }, 'ignoreBooking');
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    expect(started.context().booking).toEqual(complete);
    expect(started.inputs('searchAvailability')).toEqual([]);
    expect(started.place()).toBe(null);
  });

  it.each([
    ['clears the data once the previous booking is given back', null],
    ['clears the data even when giving it back fails', offline],
  ])('%s, stores the search, creates the draft and opens the rooms of leg 1', async (_, failure) => {
    const started = await resumed('search');
    await started.answer('search', searched);
    await (failure ? started.fail('ignoreBooking', failure) : started.answer('ignoreBooking', undefined));
    await started.begun('searchAvailability');
    const made = createBooking({ search: next, vouchers: [appliedVoucher()] });
    // D-483: the lead booker stays, and the legs wait for a room with all they had.
    expect(started.context().booking).toEqual({
      ...made,
      leadGuest: complete.leadGuest,
      carried: { before: complete.legs, notKept: [] },
    });
    const asked = { ...next, voucherCodes: ['GIFT-100'] };
    expect(started.context().search).toEqual(asked);
    expect(started.inputs('searchAvailability')).toEqual([{ sessionId: 's-1', search: asked }]);
    expect(started.place()).toEqual({ step: 'rooms', leg: 1 });
    expect(started.inputs('beginSession')).toEqual([]);
  });

  it('gives nothing back without a previous booking', async () => {
    const started = await atSearch();
    await started.answers({ search: searched }, 'searchAvailability');
    expect(started.inputs('ignoreBooking')).toEqual([]);
    expect(started.context().booking).toEqual(createBooking({ search: next, vouchers: [appliedVoucher()] }));
  });

  it('can search again after a failure', async () => {
    const started = await atSearch();
    await started.answer('search', searched);
    await started.fail('searchAvailability', offline);
    expect(started.context().failure).toEqual({ kind: 'offline', endpoint: 'any' });
    started.actor.send({ type: 'load.retried' });
    await started.answers({ searchAvailability: availability() }, 'rooms');
    expect(started.inputs('rooms')).toEqual([
      {
        configuration: withBreakfast,
        session,
        booking: createBooking({ search: next, vouchers: [appliedVoucher()] }),
        leg: 1,
        availability: availability(),
      },
    ]);
  });

  it('A §4.5 repeats them for other dates chosen at the rooms, with the vouchers valid then', async () => {
    const started = await atSearch();
    await started.answer('search', { ...searched, search: staySearch({ code: 'OLD' }), vouchers: [] });
    await started.answer('searchAvailability', availability());
    const again = staySearch({ arrivalDate: '2027-07-01', numberOfNights: 1, code: null });
    await started.answer('rooms', { type: 'searchAgain', search: again, vouchers: [appliedVoucher()] });
    await started.answers({ ignoreBooking: undefined }, 'searchAvailability');
    expect(started.inputs('searchAvailability')[1]).toEqual({
      sessionId: 's-1',
      search: { ...again, voucherCodes: ['GIFT-100'] },
    });
    expect(started.context().booking).toEqual({
      ...createBooking({ search: again, vouchers: [appliedVoucher()] }),
      carried: { before: [], notKept: [] },
    });
  });

  it('A §4.5 returns to leg 1 when the guest chooses other dates for a later room', async () => {
    const started = await atRooms(twoRooms);
    await bookLeg(started, 1);
    await started.begun('rooms');
    await started.answers({ rooms: otherDates, ignoreBooking: undefined });
    await started.answers({ searchAvailability: availability(2) }, 'rooms');
    expect([started.place(), started.inputs('rooms').at(-1)?.leg]).toEqual([{ step: 'rooms', leg: 1 }, 1]);
  });

  it('A §4.5 searches again for other dates chosen at the rooms after a reload', async () => {
    const started = await opened({ draft: keptDraft({ place: { step: 'rooms', leg: 1 } }) });
    await started.answers({ checkSession: undefined, searchAvailability: availability(), rooms: otherDates });
    await started.answers({ ignoreBooking: undefined }, 'searchAvailability');
    expect(started.inputs('searchAvailability')[1]).toEqual({
      sessionId: 's-1',
      search: search({ arrivalDate: '2027-07-01', numberOfNights: 1, code: null, voucherCodes: [] }),
    });
  });
});

describe('A §4.1 leg after leg', () => {
  it('holds each room before the next, and asks for the guests after the last', async () => {
    const started = await atRooms(twoRooms);
    await bookLeg(started, 1);
    await started.begun('rooms');
    expect(started.place()).toEqual({ step: 'rooms', leg: 2 });
    expect(started.inputs('searchAvailability')).toHaveLength(1);
    await bookLeg(started, 2);
    await started.begun('guests');
    expect(started.place()).toEqual({ step: 'guests', leg: 1 });
    expect(
      started
        .context()
        .booking?.legs.map((leg) => [leg.roomCode, leg.rate?.rateCode, leg.hold?.confirmationNumber ?? null]),
    ).toEqual([
      ['LAK', 'ROOM', 'C-1'],
      ['LAK', 'ROOM', 'C-2'],
    ]);
  });

  it('A §4.4 watches the session from the moment leg 1 is held', async () => {
    const started = await atRooms(twoRooms);
    expect(started.inputs('idle')).toEqual([]);
    await bookLeg(started, 1);
    expect(started.inputs('idle')).toEqual([{ sessionId: 's-1' }]);
  });

  it('returns from the rooms to the search form with the last search, and gives nothing back yet', async () => {
    const started = await atRooms(twoRooms);
    await started.answers({ rooms: { type: 'newSearch' } }, 'search');
    expect(started.inputs('search').at(-1)?.search).toEqual({ ...twoRooms, voucherCodes: [] });
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  it('E-12 goes from a changed room to the next, although it is held, and then to the guests', async () => {
    const started = await atRooms(twoRooms);
    await bookLeg(started, 1);
    await bookLeg(started, 2);
    await started.begun('guests');
    started.actor.send({ type: 'step.edited', place: { step: 'rooms', leg: 1 } });
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'MOR', guestQuota: quota });
    expect(started.place()).toEqual({ step: 'rates', leg: 1 });
    expect(started.context().booking?.legs.map((leg) => leg.hold?.confirmationNumber ?? null)).toEqual([
      null,
      'C-2',
    ]);
    await started.answer('rates', {
      type: 'legHeld',
      rate: availableRate(),
      includedPackages: [],
      hold: { confirmationNumber: 'C-3', internalIdentifier: 'I-3' },
    });
    await started.begun('rooms');
    expect(started.place()).toEqual({ step: 'rooms', leg: 2 });
    expect(started.context().booking?.legs.map((leg) => leg.hold?.confirmationNumber ?? null)).toEqual([
      'C-3',
      'C-2',
    ]);
    await bookLeg(started, 2);
    await started.begun('guests');
    expect(started.inputs('searchAvailability')).toHaveLength(1);
  });

  it('edits a rate without asking for its room again; Back leads to the rooms', async () => {
    const started = await atRooms();
    await bookLeg(started, 1);
    await started.begun('guests');
    started.actor.send({ type: 'step.edited', place: { step: 'rates', leg: 1 } });
    await started.begun('rates');
    expect(started.place()).toEqual({ step: 'rates', leg: 1 });
    expect([started.inputs('rooms').length, started.inputs('rates').length]).toEqual([1, 2]);
    await started.answers({ rates: { type: 'back' } }, 'rooms');
    expect(started.place()).toEqual({ step: 'rooms', leg: 1 });
  });

  it('leads Back from the rates to the rooms of the same leg', async () => {
    const started = await atRooms(twoRooms);
    await bookLeg(started, 1);
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
    await started.answers({ rates: { type: 'back' } }, 'rooms');
    expect(started.place()).toEqual({ step: 'rooms', leg: 2 });
  });

  it('F-07 searches again for the rooms of the same leg after a room that has gone', async () => {
    const started = await atRooms(twoRooms);
    await bookLeg(started, 1);
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
    await started.answers({ rates: { type: 'otherRoom' } }, 'searchAvailability');
    expect(started.inputs('searchAvailability')).toHaveLength(2);
    await started.answers({ searchAvailability: availability(2) }, 'rooms');
    expect(started.place()).toEqual({ step: 'rooms', leg: 2 });
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  it('F-07 leads from rates that an address has opened to the rooms', async () => {
    const started = await atRooms();
    await bookLeg(started, 1);
    started.actor.send({ type: 'step.edited', place: { step: 'rates', leg: 1 } });
    await started.answers({ rates: { type: 'otherRoom' }, searchAvailability: availability(2) }, 'rooms');
    expect(started.place()).toEqual({ step: 'rooms', leg: 1 });
  });

  it('F-07 keeps what a room’s rates have read anew', async () => {
    const started = await atRooms();
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
    started.actor.send({ type: 'availability.renewed', availability: availability(0) });
    await started.answers({ rates: { type: 'back' } }, 'rooms');
    expect(started.inputs('rooms').at(-1)).toMatchObject({ availability: availability(0) });
    expect(started.inputs('searchAvailability')).toHaveLength(1);
  });

  it('leads from the same room again to its rates, which hold it at the first room’s rate', async () => {
    const started = await atRooms(twoRooms);
    await bookLeg(started, 1);
    await started.answer('rooms', { type: 'sameAgain', roomCode: 'LAK', guestQuota: quota });
    const [first, second] = started.inputs('rates') as { rateToHold?: string; leg: number }[];
    const rateCode = started.context().booking?.legs[0]?.rate?.rateCode;
    expect([first?.rateToHold, second?.rateToHold, second?.leg]).toEqual([undefined, rateCode, 2]);
    expect(started.context().booking?.legs[1]?.roomCode).toBe('LAK');
    // Afterwards the rates are chosen again.
    await started.answers({ rates: { type: 'back' } }, 'rooms');
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
    expect((started.inputs('rates').at(-1) as { rateToHold?: string }).rateToHold).toBeUndefined();
  });

  it('A §2.7, §8.5 gives everything back and leads to the start when the rates restart', async () => {
    const started = await atRooms();
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
    await started.answers({ rates: { type: 'restart' }, ignoreBooking: undefined }, 'start');
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    expect(started.inputs('start').at(-1)).toEqual({ notice: null, canLogin: true });
    expect(started.context()).toMatchObject({ booking: null, session: null, search: null });
  });
});
