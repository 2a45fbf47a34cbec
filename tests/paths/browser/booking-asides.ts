import { selectPlace } from '../../../machines/booking/booking.selectors.ts';
import { availability, profile, session } from '../../support/fixtures.ts';
import { anonymous, complete } from '../../support/start-booking.ts';
import {
  draft,
  framedPayment,
  houseWithAddOns,
  lostRound,
  NOTHING_SENT,
  paidPayment,
  sentPayment,
  destinationOf,
} from '../../worlds/booking-samples.ts';
import { named } from '../names.ts';
import {
  broken,
  chosen,
  framedAtReload,
  held,
  isAsked,
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
import { toldBy } from '../../support/told-booking.ts';

/** Steps that do only what a path is about. */
const quiet = {
  loadConfiguration: { done: [houseWithAddOns], error: [] },
  restoreSignIn: { done: [null], error: [] },
  signIn: { done: [], error: [] },
  restore: { done: [], error: [] },
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
  'signIn.expired': [],
  'signIn.requested': [],
  'member.signedIn': [],
  'member.loggedOut': [],
  'booking.ended': [],
  ...NOTHING_SENT,
};

/** Choosing one room after the other (A §4.1). */
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

/** Whether the provider's page is open. After a reload it waits for the code of its step. */
const isFrameOpen = (at: At) => at.matches({ flow: { payment: 'framed' } });

/** The question about a link while a booking is kept (D-52). */
const aboutLinks: Booking = {
  project,
  inputs: [
    named('a kept booking and a link with dates', { ...anonymous, draft: draft(), destination: link }),
  ],
  events: {
    ...noEvents,
    navigated: when((at) => isFree(at) && at.matches({ flow: 'summary' }), { destination: link }),
  },
  actors: {
    ...quiet,
    ignoreBooking: { done: [undefined], error: [offline] },
    idle: { done: when(isResting, { type: 'expired' as const }), error: [] },
  },
};

/** Questions during staging, so that the payment starts or completes behind them (D-52, A §4.4). */
const aboutQuestions: Booking = {
  project,
  inputs: [
    named('a kept booking, on its way to the payment', {
      ...anonymous,
      draft: draft({ place: { step: 'details', leg: 1 } }),
    }),
  ],
  events: {
    ...noEvents,
    navigated: when((at) => isFree(at) && at.matches({ flow: 'summary' }), { destination: link }),
    'cancel.requested': when((at) => isFree(at) && at.matches({ flow: 'summary' }), {}),
  },
  actors: {
    ...quiet,
    details: { done: [{ type: 'next', profile: null }], error: [] },
    summary: {
      done: when(
        isAsked,
        { type: 'staged' as const, iPageSessionId: 'PS1', wallets: [] },
        { type: 'made' as const, payment: paidPayment },
      ),
      error: [],
    },
    payment: {
      done: [],
      sends: (at) => [...when(isUnopened, { type: 'frame.opened' as const, payment: framedPayment })(at)],
      error: [],
    },
  },
};

const told = { ...complete, carried: { before: [], notKept: [lostRound] } };
const isTold = (at: At) => toldBy(at.context).booking?.carried?.notKept.length === 1;

/** Addresses that name no place of the widget, and values that a new search did not keep (D-484). */
const aboutHints: Booking = {
  project,
  inputs: [
    named('a kept booking', { ...anonymous, draft: draft() }),
    named('a kept booking, with what did not come along', { ...anonymous, draft: draft({ booking: told }) }),
  ],
  events: {
    ...noEvents,
    'route.unknown': when((at) => at.matches({ flow: 'summary' }) && !isTold(at), {}),
    'hint.dismissed': when((at) => at.context.hint !== null && !isTold(at), {}),
    'notKept.dismissed': when(
      (at) => at.matches({ flow: 'summary' }) && isTold(at) && at.context.hint === null,
      {},
    ),
  },
  actors: quiet,
};

/** The provider's page has been open for half an hour, and the session is no longer kept alive (E-04). */
const hasRested = (at: At) =>
  at.matches({ flow: { payment: 'open' } }) &&
  at.context.payment?.state === 'framed' &&
  at.context.payment.at === null;
const isLeft = (at: At) => at.context.payment?.state === 'left';

/** The provider's page, which a reload opens again and the guest can leave early (E-04, D-375). */
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
    navigated: when(isFrameOpen, { destination: destinationOf('summary') }),
    'step.edited': when(isFrameOpen, { place: { step: 'rooms', leg: 1 } }),
  },
  actors: {
    ...quiet,
    checkSession: { done: [undefined], error: [refused(404)] },
    idle: { done: when(hasRested, { type: 'expired' as const }), error: [] },
    outcome: {
      done: (at) => [{ type: 'booked' as const }, ...when(isLeft, { type: 'untaken' as const })(at)],
      error: [],
    },
    payment: {
      done: (at) => [
        ...when(isPaying, { type: 'paid' as const })(at),
        ...when(isFrameOpen, { type: 'frameLeft' as const })(at),
      ],
      sends: (at) => [
        ...when(isUnopened, { type: 'frame.opened' as const, payment: framedPayment })(at),
        // Half an hour ends every held call.
        ...when(() => isFrameOpen(at) && at.matches({ member: 'known' }), {
          type: 'frame.unattended' as const,
        })(at),
        ...when(isFrameOpen, { type: 'frame.closed' as const })(at),
        ...when(isFrameOpen, { type: 'payment.recorded' as const, payment: sentPayment })(at),
      ],
      error: when(isFrameOpen, ...broken),
    },
  },
};

/** Whether nothing is known of the booking that was paid for. */
const isUnknown = ({ context }: At) => (toldBy(context).booking ?? toldBy(context).draft) === null;

const atConfirmation = draft({ place: { step: 'confirmation', leg: 1 } });

/** A payment that an earlier load of the page kept, sent or completed (E-02). */
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
      destination: destinationOf('search'),
    }),
  ],
  events: {
    ...noEvents,
    // Without the booking there are no details to show.
    'load.retried': when((at) => at.matches({ flow: 'receipt' }) && !isUnknown(at), {}),
    'anotherBooking.requested': when((at) => at.matches({ flow: 'receipt' }), {}),
    navigated: when((at) => at.matches({ flow: 'receipt' }), { destination: destinationOf('search') }),
  },
  actors: {
    ...quiet,
    loadConfiguration: { done: [houseWithAddOns], error: [offline] },
    beginSession: { done: [named('a new session', session)], error: [] },
    outcome: {
      done: (at) => [
        { type: 'booked' as const },
        // Moving the clock on for this would end a pending question for the sign-in.
        ...when(() => isUnknown(at) && at.matches({ member: 'known' }), { type: 'begunAnew' as const })(at),
      ],
      error: [],
    },
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

/** Another tab reports that the member has logged out, before and after a payment (E-07). */
const aboutLogouts: Booking = {
  project,
  inputs: [
    named('a kept booking', { ...anonymous, draft: draft() }),
    named('a booking that is paid', { ...anonymous, draft: atConfirmation, payment: paidPayment }),
  ],
  events: {
    ...noEvents,
    'member.loggedOut': (at) => {
      const place = selectPlace(at);
      return at.context.profile !== null && isResting(at) && place !== null ? [{ place }] : [];
    },
  },
  actors: { ...quiet, restoreSignIn: { done: [named('a member', profile)], error: [] } },
};

/** The special cases, walked besides the everyday. */
export const asides: Booking[] = [
  aboutTwoRooms,
  aboutLinks,
  aboutQuestions,
  aboutHints,
  aboutFrames,
  aboutPayments,
  aboutLogouts,
];
