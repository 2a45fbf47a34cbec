import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { environmentOf } from '../tools/paths/environment.ts';
import { named } from '../tools/paths/names.ts';
import { availability, profile, search, staySearch, session } from '../support/fixtures.ts';
import { anonymous } from './start-booking.ts';
import * as samples from './booking-samples.ts';

const { arrivalDate, numberOfNights, guestOccupancies } = search();
const wholeLink = {
  ...samples.destinationOf('search'),
  link: { arrivalDate, numberOfNights, guestOccupancies },
};

/**
 * D-546, D-479: the shorter way starts with the search, offers the login anywhere and skips
 * steps with nothing to decide.
 */
export const aboutTheShortWay = environmentOf(bookingMachine, {
  inputs: [
    named('the shorter way, nothing kept', { ...anonymous, isShort: true }),
    named('the shorter way, a kept booking', {
      ...anonymous,
      isShort: true,
      draft: samples.draft({ place: { step: 'guests', leg: 1 } }),
    }),
    named('the shorter way, a kept booking, back from a login on the provider’s pages', {
      ...anonymous,
      ...{ isShort: true, isReturning: true },
      draft: samples.draft({ place: { step: 'guests', leg: 1 } }),
    }),
    named('back at the start from a login on the provider’s pages', {
      ...anonymous,
      ...{ isReturning: true },
    }),
    named('the lead guest only, a kept booking', {
      ...anonymous,
      isShort: true,
      asksLeadOnly: true,
      draft: samples.draft({ place: { step: 'rates', leg: 1 } }),
    }),
    named('the shorter way, a link with a whole search', {
      ...anonymous,
      isShort: true,
      destination: wholeLink,
    }),
    named('the shorter way, a kept search and a link with a whole one', {
      ...anonymous,
      isShort: true,
      draft: samples.draft({ place: { step: 'search', leg: 1 }, booking: null }),
      destination: wholeLink,
    }),
  ],
  events: {
    ...samples.NO_EVENTS,
    'signIn.requested': [{}],
  },
  actors: {
    ...samples.NO_ANSWERS,
    loadConfiguration: {
      done: [samples.houseWithoutAddOns, samples.houseWithAddOns, samples.houseWithBreakfast],
    },
    restoreSignIn: { done: [null, named('a member', profile)] },
    signIn: {
      done: [
        { type: 'signedIn', profile },
        named('an old account that needs a registration', {
          type: 'migrating',
          emailAddress: 'ada@example.test',
        }),
      ],
      error: [samples.offline],
    },
    beginSession: { done: [named('a new session', session)], error: [samples.offline] },
    checkSession: { done: [undefined] },
    searchAvailability: { done: [availability(1)] },
    search: {
      done: [named('the search', { type: 'searched', search: staySearch(), vouchers: [] })],
      error: [samples.offline],
    },
    rates: { done: [samples.legHeld] },
    ...samples.ON_OR_BACK,
    details: { done: [{ type: 'next', profile: null }, { type: 'back' }] },
    summary: {
      done: [
        samples.staged,
        named('the booking is made already', { type: 'made', payment: samples.paidPayment }),
      ],
    },
    payment: { done: [], sends: [{ type: 'payment.recorded', payment: samples.sentPayment }] },
  },
  project: ({
    configuration,
    profile: known,
    payment,
    asksLeadOnly,
    link,
    opening,
    destination,
    isReturning,
    ...context
  }) => [
    isReturning,
    samples.comeTo(context),
    asksLeadOnly,
    link !== null,
    opening.arrivalDate ?? null,
    asksLeadOnly && destination.place.step,
    configuration && [configuration.addOns.length, configuration.rateGroups[0]?.rates[0]?.includesBreakfast],
    known === null,
    payment?.state ?? null,
    context.visit?.stay?.unseen ?? null,
    context.visit?.stay?.questions ?? null,
  ],
});
