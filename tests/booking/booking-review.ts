import { bookingOf } from '../../machines/booking/booking.rules.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { Question } from '../../src/domain/booking/questions.ts';
import type { Place } from '../../src/domain/booking/steps.ts';
import { availability, search, staySearch } from '../support/fixtures.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { anonymous } from './start-booking.ts';
import * as samples from './booking-samples.ts';

const EDITED = ['search', 'rooms', 'rates', 'guests', 'itinerary', 'addons'] as const;
const reviewed = {
  unseen: [],
  questions: [['dietaryRequirements', 'specialRequirements']] satisfies Question[][],
};
const [party] = search().guestOccupancies;

/** D-646: a guest who has seen the summary changes a part, and is led back there. */
export const aboutReview = environmentOf(bookingMachine, {
  inputs: [
    named('a kept booking, at the summary', { ...anonymous, draft: samples.draft() }),
    named('a kept booking, where a part is changed', {
      ...anonymous,
      draft: samples.draft({ place: { step: 'rates', leg: 1 }, ...reviewed }),
    }),
    named('the shortest way, a kept booking, where a part is changed', {
      ...anonymous,
      ...{ isShort: true, asksLeadOnly: true },
      draft: samples.draft({ place: { step: 'rates', leg: 1 }, ...reviewed }),
    }),
  ],
  events: {
    ...samples.NO_EVENTS,
    'booking.updated': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: { open: 'guests' } })
        ? [named('Name the guests', { patch: { legs: samples.draft().booking?.legs ?? [] } })]
        : [],
  },
  actors: {
    ...samples.NO_ANSWERS,
    loadConfiguration: { done: [samples.houseWithBoth, samples.houseWithAddOns] },
    checkSession: { done: [undefined] },
    searchAvailability: { done: [named('two rooms are free', availability(2))] },
    search: {
      done: [
        named('a search for one room', { type: 'searched', search: staySearch(), vouchers: [] }),
        named('a search for two rooms', {
          type: 'searched',
          search: staySearch({ guestOccupancies: party ? [party, party] : [] }),
          vouchers: [],
        }),
      ],
    },
    rooms: { done: [{ type: 'roomChosen', roomCode: 'LAK', guestQuota: samples.quota }] },
    rates: { done: [samples.legHeld] },
    ...samples.ON_OR_BACK,
    details: { done: [{ type: 'next', profile: null }] },
    summary: {
      done: EDITED.map((step): { type: 'edit'; place: Place } =>
        named(`the guest edits the ${step}`, { type: 'edit', place: { step, leg: 1 } }),
      ),
    },
    payment: { done: [{ type: 'back' }] },
  },
  project: (context) => [
    samples.comeTo(context),
    context.configuration?.rateGroups[0]?.rates[0]?.includesBreakfast ?? null,
    context.asksLeadOnly,
    bookingOf(context)?.legs.map((leg) => [
      leg.roomCode !== null,
      leg.hold !== null,
      leg.guests.every(({ firstName }) => firstName !== ''),
    ]) ?? null,
    context.visit?.stay?.unseen ?? null,
    context.visit?.stay?.questions ?? null,
    context.visit?.stay?.availability === null,
    context.visit?.stay?.leg ?? null,
    context.destination.place.step,
  ],
});
