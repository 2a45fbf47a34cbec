import { describe, expect, test } from 'vitest';
import type { RoomsInput } from '../../../machines/steps/rooms/rooms.rules.ts';
import {
  selectFees as selectMonthFees,
  selectWeeks,
} from '../../../machines/modals/calendar/calendar.selectors.ts';
import {
  availabilityFor,
  bookingFor,
  configuration,
  kingRates,
  nothingAvailable,
  session,
  twoAdults,
  twoAdultsWithDog,
} from './rooms-stay.ts';
import { UNKNOWN_FEES } from '../../../src/domain/money/fees.ts';
import { roomRate } from '../../support/fixtures.ts';
import { answerCalendar, clickDates, monthCalendarOf, startRooms } from './start-rooms.ts';
import { reach } from '../../support/reach.ts';

const plain = bookingFor(twoAdults);

function inputFor(booking = plain, changes: Partial<RoomsInput> = {}): RoomsInput {
  return { configuration, session, booking, leg: 1, availability: availabilityFor(booking), ...changes };
}

describe('A §4.6 no availability', () => {
  const coded = { ...plain, search: { ...plain.search, code: 'SPRING' } };

  test('A §4.5 searches again with the same code for dates chosen in the month calendar', async () => {
    const step = startRooms(inputFor(coded, { availability: nothingAvailable }));
    await clickDates(step, '2027-05-20', '2027-05-23');
    monthCalendarOf(step.actor)?.send({ type: 'dates.confirmed' });
    expect(step.actor.getSnapshot().output).toEqual({
      type: 'searchAgain',
      search: { ...coded.search, arrivalDate: '2027-05-20', numberOfNights: 3 },
      vouchers: [],
    });
  });

  test('E-08 adds the fees to the month when all rooms in the answer share them, and not when they are unknown', async () => {
    const withDog = bookingFor(twoAdultsWithDog);
    const kingOnly = { ...availabilityFor(withDog, [kingRates]), isAvailable: false };
    const monthOf = (availability: RoomsInput['availability']) => {
      const step = startRooms(inputFor(withDog, { availability }));
      const month = monthCalendarOf(step.actor);
      if (!month) throw new Error('no calendar is open');
      answerCalendar(step.calls[0]);
      return reach(month, (snapshot) => !snapshot.hasTag('busy'));
    };
    const known = await monthOf(kingOnly);
    expect(selectMonthFees(known)).toEqual({
      fees: [{ code: 'DOG', name: 'DOG', amount: 2_000 }],
      areAll: true,
    });
    expect(selectWeeks(1)(known)[1]?.[0]?.price).toBe(14_000);
    const unknown = await monthOf({ ...availabilityFor(withDog), isAvailable: false });
    expect(selectMonthFees(unknown)).toEqual(UNKNOWN_FEES);
    expect(selectWeeks(1)(unknown)[1]?.[0]?.price).toBe(12_000);
    expect(selectMonthFees(await monthOf(nothingAvailable))).toEqual(UNKNOWN_FEES);
  });

  test('E-11 the calendar knows how many nights it takes at least', () => {
    const longer = roomRate({ room: { code: 'KNG', unitsAvailable: 2 }, rates: [], minLengthOfStay: 3 });
    const availability = { ...availabilityFor(plain, [longer]), isAvailable: false };
    const { actor } = startRooms(inputFor(plain, { availability }));
    expect(monthCalendarOf(actor)?.getSnapshot().context.fewestNights).toBe(3);
  });

  test("A §4.5 'Continue without a code' repeats the search with no code", () => {
    const availability = { ...availabilityFor(coded), isPromoAvailable: false };
    const { actor } = startRooms(inputFor(coded, { availability }));
    monthCalendarOf(actor)?.send({ type: 'code.dropped' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'searchAgain',
      search: { ...coded.search, code: null },
      vouchers: [],
    });
  });

  test('A §2.6 leads to the search when the month calendar is closed', () => {
    const { actor } = startRooms(inputFor(plain, { availability: nothingAvailable }));
    monthCalendarOf(actor)?.send({ type: 'close.requested' });
    monthCalendarOf(actor)?.send({ type: 'close.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'newSearch' });
  });
});
