import { selectPlace } from '../../../machines/booking/booking.selectors.ts';
import { availability, profile, session } from '../../support/fixtures.ts';
import { anonymous } from '../../support/start-booking.ts';
import {
  draft,
  framedPayment,
  houseWithAddOns,
  NOTHING_SENT,
  paidPayment,
  sentPayment,
  wanted,
} from '../../worlds/booking-samples.ts';
import { named } from '../names.ts';
import {
  broken,
  chosen,
  framedAtReload,
  held,
  isFree,
  isPaying,
  isResting,
  isUnopened,
  link,
  offline,
  project,
  refused,
  twoRooms,
  when,
  type At,
  type Booking,
} from './booking-samples.ts';

/** Steps at which nothing is done but what the path is about. */
const quiet = {
  loadConfiguration: { done: [houseWithAddOns], error: [] },
  restoreSignIn: { done: [null], error: [] },
  beginSession: { done: [], error: [] },
  checkSession: { done: [undefined], error: [] },
  searchAvailability: { done: [], error: [] },
  ignoreBooking: { done: [undefined], error: [] },
  idle: { done: [], error: [] },
  start: { done: [], error: [] },
  search: { done: [], error: [] },
  rooms: { done: [], error: [] },
  rates: { done: [], error: [] },
  guests: { done: [], error: [] },
  itinerary: { done: [], error: [] },
  addons: { done: [], error: [] },
  details: { done: [], error: [] },
  summary: { done: [], error: [] },
  payment: { done: [], error: [] },
  outcome: { done: [], error: [] },
  confirmation: { done: [], error: [] },
} satisfies Booking['actors'];

const noEvents = {
  'booking.updated': [],
  navigated: [],
  'step.edited': [],
  'route.unknown': [],
  'hint.dismissed': [],
  'load.retried': [],
  'cancel.requested': [],
  'signIn.lost': [],
  'signIn.ended': [],
  'booking.ended': [],
  ...NOTHING_SENT,
};

/** A §4.1: one room after the other. */
const aboutTwoRooms: Booking = {
  project,
  inputs: [named('nothing kept', anonymous)],
  events: noEvents,
  actors: {
    ...quiet,
    beginSession: { done: [named('a new session', session)], error: [] },
    searchAvailability: { done: [named('rooms are free', availability(2))], error: [] },
    start: { done: [{ type: 'anonymous' }], error: [] },
    search: { done: [{ type: 'searched', search: twoRooms, vouchers: [] }], error: [] },
    rooms: { done: [chosen], error: [] },
    rates: { done: [held, { type: 'back' }], error: [] },
  },
};

/** D-52: the question about a link, with a kept booking. */
const aboutLinks: Booking = {
  project,
  inputs: [named('a kept booking and a link with dates', { ...anonymous, draft: draft(), wanted: link })],
  events: {
    ...noEvents,
    navigated: when((at) => isFree(at) && at.matches({ flow: 'summary' }), { wanted: link }),
  },
  actors: {
    ...quiet,
    idle: { done: when(isResting, { type: 'expired' as const }), error: [] },
  },
};

/** Addresses that name no place of ours. */
const aboutHints: Booking = {
  project,
  inputs: [named('a kept booking', { ...anonymous, draft: draft() })],
  events: {
    ...noEvents,
    'route.unknown': when((at) => at.matches({ flow: 'summary' }), {}),
    'hint.dismissed': when((at) => at.context.hint !== null, {}),
  },
  actors: quiet,
};

/** Whether the provider's page is there: until the code of the step has come after a reload, it is not. */
const isFrameOpen = (at: At) => at.matches({ flow: { payment: 'framed' } });

/** E-04: the provider's page, which a reload opens again, and in which something else can be asked for meanwhile. */
const aboutFrames: Booking = {
  project,
  inputs: [
    named("a booking that was being paid in the provider's page", {
      ...anonymous,
      draft: draft({ place: { step: 'payment', leg: 1 } }),
      payment: framedAtReload,
    }),
  ],
  events: {
    ...noEvents,
    navigated: when((at) => isFree(at) && isFrameOpen(at), { wanted: link }),
    'cancel.requested': when((at) => isFree(at) && isFrameOpen(at), {}),
  },
  actors: {
    ...quiet,
    checkSession: { done: [undefined], error: [refused(404)] },
    outcome: { done: [{ type: 'booked' as const }], error: [] },
    payment: {
      done: when(isPaying, { type: 'paid' as const }),
      sends: (at) => [
        ...when(isUnopened, { type: 'frame.opened' as const, payment: framedPayment })(at),
        // Half an hour ends every call that is held.
        ...when(() => isFree(at) && isFrameOpen(at) && at.matches({ member: 'known' }), {
          type: 'frame.rested' as const,
        })(at),
        ...when(() => isFree(at) && isFrameOpen(at), { type: 'frame.closed' as const })(at),
        ...when(isFrameOpen, { type: 'payment.started' as const, payment: sentPayment })(at),
      ],
      error: [],
    },
  },
};

const atConfirmation = draft({ place: { step: 'confirmation', leg: 1 } });

/** E-02: what an earlier load of the page has kept of a payment that was sent, or is made. */
const aboutPayments: Booking = {
  project,
  inputs: [
    named('a booking that was being paid', {
      ...anonymous,
      draft: draft({ place: { step: 'payment', leg: 1 } }),
      payment: sentPayment,
    }),
    named('a booking that is paid', { ...anonymous, draft: atConfirmation, payment: paidPayment }),
    named('a payment without its booking', { ...anonymous, payment: sentPayment }),
    named('a booking that is paid, and an address of the search', {
      ...anonymous,
      draft: atConfirmation,
      payment: paidPayment,
      wanted: wanted('search'),
    }),
  ],
  events: {
    ...noEvents,
    // Without the booking there are no details to show.
    'load.retried': when(
      (at) => at.matches({ flow: 'receipt' }) && (at.context.booking ?? at.context.draft) !== null,
      {},
    ),
    'anotherBooking.requested': when((at) => at.matches({ flow: 'receipt' }), {}),
    navigated: when((at) => at.matches({ flow: 'receipt' }), { wanted: wanted('search') }),
  },
  actors: {
    ...quiet,
    loadConfiguration: { done: [houseWithAddOns], error: [offline] },
    beginSession: { done: [named('a new session', session)], error: [] },
    outcome: { done: [{ type: 'booked' as const }], error: [] },
    confirmation: {
      done: [],
      sends: when((at) => at.context.payment?.state === 'paid', {
        type: 'sums.differ' as const,
        confirmationNumber: 'C-1',
        of: 'total' as const,
        shown: 100,
        estate: 200,
      }),
      error: broken,
    },
  },
};

/** E-07: another tab says that the member has logged out, before a payment and after it. */
const aboutLogouts: Booking = {
  project,
  inputs: [
    named('a kept booking', { ...anonymous, draft: draft() }),
    named('a booking that is paid', { ...anonymous, draft: atConfirmation, payment: paidPayment }),
  ],
  events: {
    ...noEvents,
    'signIn.ended': (at) => {
      const place = selectPlace(at);
      return at.context.profile !== null && isResting(at) && place !== null ? [{ place }] : [];
    },
  },
  actors: { ...quiet, restoreSignIn: { done: [named('a member', profile)], error: [] } },
};

/** What is walked beside the everyday. */
export const asides: Booking[] = [
  aboutTwoRooms,
  aboutLinks,
  aboutHints,
  aboutFrames,
  aboutPayments,
  aboutLogouts,
];
