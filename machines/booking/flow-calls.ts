import { holdsRooms } from './booking.rules.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingOf, configurationOf, had, paymentOf, searchOf, sessionOf } from './flow-context.ts';

/** What an input is made of. */
export interface Given {
  context: BookingContext;
}

const sessionId = ({ context }: Given) => ({ sessionId: sessionOf(context).id });

/** What every step after the rooms begins with. */
const stayInput = ({ context }: Given) => ({
  configuration: configurationOf(context),
  session: sessionOf(context),
  booking: bookingOf(context),
  profile: context.profile,
});

const legInput = ({ context }: Given) => ({
  configuration: configurationOf(context),
  session: sessionOf(context),
  booking: bookingOf(context),
  leg: context.leg,
  availability: had(context.availability, 'availability'),
});

function named<const Name extends string>(name: Name) {
  return { id: name, src: name } as const;
}

/** The estate's calls and the steps of the flow, each with what it is given. */
export const calls = {
  loadConfiguration: named('loadConfiguration'),
  checkSession: {
    ...named('checkSession'),
    input: ({ context }: Given) => ({ sessionId: context.draft?.sessionId ?? '' }),
  },
  beginSession: named('beginSession'),
  searchAvailability: {
    ...named('searchAvailability'),
    input: ({ context }: Given) => ({
      sessionId: sessionOf(context).id,
      search: bookingOf(context).search,
    }),
  },
  ignoreBooking: { ...named('ignoreBooking'), input: sessionId },
  idle: { ...named('idle'), input: sessionId },
  start: {
    ...named('start'),
    input: ({ context }: Given) => ({
      notice: context.notice,
      canLogin: context.canLogin && !context.profile,
    }),
  },
  search: {
    ...named('search'),
    input: ({ context }: Given) => ({
      configuration: configurationOf(context),
      session: sessionOf(context),
      search: searchOf(context),
      ...(holdsRooms(context) ? { holdsRooms: true } : {}),
    }),
  },
  rooms: { ...named('rooms'), input: legInput },
  rates: { ...named('rates'), input: legInput },
  guests: { ...named('guests'), input: stayInput },
  itinerary: { ...named('itinerary'), input: stayInput },
  addons: { ...named('addons'), input: stayInput },
  details: { ...named('details'), input: stayInput },
  summary: { ...named('summary'), input: stayInput },
  payment: {
    ...named('payment'),
    input: ({ context }: Given) => ({
      ...stayInput({ context }),
      iPageSessionId: context.iPageSessionId,
      // By the address it is come to without (D-38), but for the provider's page that was open.
      isStaged: context.payment !== null || context.wanted.place.step !== 'payment',
    }),
  },
  outcome: { ...named('outcome'), input: ({ context }: Given) => ({ payment: paymentOf(context) }) },
  confirmation: { ...named('confirmation'), input: stayInput },
};
