import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { RatesInput } from '../../../machines/steps/rates/rates.rules.ts';
import { ratesMachine } from '../../../machines/steps/rates/rates.machine.ts';
import { rateGroupRate } from '../../support/fixtures.ts';
import { holdMachine } from '../../support/held-calls.ts';
import {
  availabilityFor,
  bookingFor,
  configuration,
  kingRates,
  rate,
  session,
  twoAdults,
  twoAdultsWithDog,
  withFirstLeg,
} from '../rooms/rooms-stay.ts';
import { startStep } from '../start-step.ts';

/** The king room is chosen for two adults and a dog. */
export const kingChosen: Booking = withFirstLeg(bookingFor(twoAdultsWithDog), { roomCode: 'KNG' });

export function ratesInput(booking: Booking = kingChosen, changes: Partial<RatesInput> = {}): RatesInput {
  return { configuration, session, booking, leg: 1, availability: availabilityFor(booking), ...changes };
}

/**
 * The first of two rooms, with 31 rates in its first group: two at one price, one with a name of a hundred
 * letters, one with a deposit and without a time, one with a time of its own.
 */
export function manyRatesInput(): RatesInput {
  const two = withFirstLeg(bookingFor(twoAdultsWithDog, twoAdults), { roomCode: 'KNG' });
  const [first, ...others] = configuration.rateGroups;
  if (!first) throw new Error('The configuration has no rates');
  const more = Array.from({ length: 29 }, (_, n) => ({
    content: rateGroupRate({
      code: `MORE${n}`,
      displayName: n === 0 ? 'Lakeside summer of the long grass '.repeat(3).slice(0, 100) : `Summer ${n}`,
      includesBreakfast: true,
      includesDinner: n % 3 === 0,
      includesSpaPool: n % 5 === 0,
    }),
    offer: rate(`MORE${n}`, 30_000 + n * 333, {
      requiresDeposit: n === 2,
      cancellationDateTime: n === 2 ? null : `2027-04-${n === 3 ? '22' : '30'}T15:00:00`,
    }),
  }));
  const group = { ...first, rates: [...first.rates, ...more.map(({ content }) => content)] };
  const room = { ...kingRates, rates: [...kingRates.rates, ...more.map(({ offer }) => offer)] };
  return ratesInput(two, {
    configuration: { ...configuration, rateGroups: [group, ...others] },
    availability: availabilityFor(two, [room]),
  });
}

/** Starts the rates step. The test answers its calls to the room system. */
export function startRates(input: RatesInput) {
  const { machine, calls } = holdMachine(ratesMachine);
  const { bookLeg, searchAvailability: searches, loadCalendar: calendars } = calls;
  return { ...startStep(machine, input), calls: bookLeg, searches, calendars };
}
