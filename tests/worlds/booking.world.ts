import type { EventFrom } from 'xstate';
import { CallError } from '../../src/api/failure.ts';
import type { Booking } from '../../src/domain/booking.ts';
import type { PaymentRecord } from '../../src/domain/payment-record.ts';
import type { Place } from '../../src/domain/steps.ts';
import type { Draft } from '../../src/draft/draft.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { BookingInput, Wanted } from '../../machines/booking/booking.types.ts';
import type { PaymentOutput } from '../../machines/steps/payment/payment.contract.ts';
import { environmentOf } from '../paths/environment.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import {
  addOn,
  availability,
  availableRate,
  booking,
  configuration,
  leadGuest,
  profile,
  rateGroupRate,
  search,
  session,
} from '../support/fixtures.ts';

const noStorage = { setItem: () => undefined, removeItem: () => undefined };

type BookingEvent = EventFrom<typeof bookingMachine>;

const gone = named(
  'the session is over',
  new CallError({ kind: 'http', endpoint: 'checkSession', status: 404, message: '' }),
);
const otherTabs = named(
  'another tab has the session',
  new CallError({ kind: 'http', endpoint: 'checkSession', status: 423, message: '' }),
);
const offline = new CallError({ kind: 'offline', endpoint: 'checkSession' });
const quota = { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0 };
const input: BookingInput = {
  opening: {},
  canLogin: true,
  draft: null,
  payment: null,
  wanted: null,
  hint: null,
};
export const houseWithoutAddOns = named('a house without add-ons', configuration());
export const houseWithAddOns = named(
  'a house with add-ons',
  configuration({
    AddOns: [addOn()],
    RateGroups: [
      {
        Key: 'simple',
        DisplayName: 'Simply the room',
        Description: '',
        Images: [],
        Rates: [rateGroupRate({ AllowedAddOnPackages: ['FIZZ'] })],
      },
    ],
  }),
);
const complete: Booking = booking({ leadGuest });

export function draft(values: Partial<Draft> = {}): Draft {
  return {
    sessionId: session.Id,
    businessDate: session.BusinessDate,
    place: { step: 'summary', leg: 1 },
    booking: complete,
    search: search(),
    ...values,
  };
}

export function wanted(step: Wanted['place']['step'], sessionId: string | null = null): Wanted {
  return { place: { step, leg: 1 }, sessionId, notice: null };
}

/** Every step from the summary, and the way back to the start from everywhere else. */
function wishes(all: boolean) {
  const steps = ['start', 'search', 'guests', 'itinerary', 'addons', 'details', 'summary'] as const;
  return (all ? steps : steps.slice(0, 1)).map((step) =>
    named(`Go to #/${step} by the address`, { wanted: wanted(step) }),
  );
}

const legBooked = named('the room is held', {
  type: 'legBooked' as const,
  rate: availableRate(),
  includedPackages: [],
  confirmationNumber: 'C-1',
  internalIdentifier: 'I-1',
});

const expired = named('the time is over', { type: 'expired' as const });

const sentPayment: PaymentRecord = {
  sessionId: session.Id,
  confirmationNumbers: ['C-1'],
  dueToday: 0,
  state: 'sending',
  iPageSessionId: null,
  at: null,
};
const framedPayment: PaymentRecord = { ...sentPayment, state: 'framed', iPageSessionId: 'PS1' };
const paidPayment: PaymentRecord = { ...sentPayment, state: 'paid' };

/** What only the steps tell the flow. */
const NOTHING_SENT = {
  'payment.started': [],
  'payment.ended': [],
  'frame.opened': [],
  'frame.rested': [],
  'frame.closed': [],
  'sums.differ': [],
  'anotherBooking.requested': [],
};

const lost = named('no answer comes', { type: 'lost' as const });
const sessionOver = named('the session is over', { type: 'gone' as const });

/** What was not sent cannot be lost. */
function endOfPayment(snapshot: BookingSnapshot): PaymentOutput[] {
  return snapshot.matches({ flow: { payment: 'paying' } })
    ? [{ type: 'paid' }, lost, sessionOver]
    : [{ type: 'back' }];
}

const staged = named('the booking is ready to be paid', { type: 'staged' as const, iPageSessionId: null });

const linked: Wanted = { ...wanted('search'), link: { arrivalDate: '2027-07-01' } };

/** E-07: one of those that have what is the member's, and one that stays as it is. */
const STEPS_OF_A_LOGOUT = ['summary', 'confirmation'] as const;

/** D-52: the question about a link stands beside every step and would double the graph, so it has a world of its own. */
const aboutLinks = environmentOf(bookingMachine, {
  inputs: [named('a kept booking and a link with dates', { ...input, draft: draft(), wanted: linked })],
  events: {
    'booking.updated': [],
    navigated: (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: 'summary' }) ? [named('Follow a link with dates', { wanted: linked })] : [],
    'step.edited': [],
    'cancel.requested': [],
    'signIn.ended': [],
    'booking.ended': [],
    ...NOTHING_SENT,
  },
  actors: {
    loadConfiguration: { done: [named('a house without add-ons', configuration())] },
    restoreSignIn: { done: [null] },
    beginSession: { done: [] },
    searchAvailability: { done: [] },
    idle: { done: [expired] },
    start: { done: [] },
    search: { done: [] },
    rooms: { done: [] },
    rates: { done: [] },
    guests: { done: [] },
    itinerary: { done: [] },
    addons: { done: [] },
    details: { done: [] },
    summary: { done: [staged] },
    payment: { done: [], sends: [{ type: 'payment.started', payment: sentPayment }] },
    outcome: { done: [] },
    confirmation: { done: [] },
  },
  project: ({ session: live, booking: made, link: waiting }) => [
    live === null,
    made === null,
    waiting === null,
  ],
});

/** E-02: what an earlier load of the page has kept of a payment, and the provider's frame, have a world of their own too. */
const aboutPayments = environmentOf(bookingMachine, {
  inputs: [
    named('a booking that was being paid', {
      ...input,
      draft: draft({ place: { step: 'payment', leg: 1 } }),
      payment: sentPayment,
    }),
    named("a booking that was being paid in the provider's page", {
      ...input,
      draft: draft({ place: { step: 'payment', leg: 1 } }),
      payment: framedPayment,
    }),
    named('a booking that is paid', {
      ...input,
      draft: draft({ place: { step: 'confirmation', leg: 1 } }),
      payment: paidPayment,
    }),
    named('a payment without its booking', { ...input, payment: sentPayment }),
    named('a booking that is paid, and an address of the search', {
      ...input,
      draft: draft({ place: { step: 'confirmation', leg: 1 } }),
      payment: paidPayment,
      wanted: wanted('search'),
    }),
  ],
  events: {
    'booking.updated': [],
    navigated: [],
    'step.edited': [],
    'cancel.requested': [],
    'signIn.ended': [],
    'booking.ended': [],
    ...NOTHING_SENT,
    'anotherBooking.requested': (snapshot: BookingSnapshot) =>
      snapshot.matches({ flow: 'receipt' }) ? [named('Press Book another stay', {})] : [],
  },
  actors: {
    loadConfiguration: { done: [houseWithoutAddOns], error: [offline] },
    restoreSignIn: { done: [null, named('a member', profile)] },
    beginSession: { done: [] },
    checkSession: { done: [undefined], error: [gone, otherTabs] },
    searchAvailability: { done: [] },
    idle: { done: [expired] },
    start: { done: [] },
    search: { done: [] },
    rooms: { done: [] },
    rates: { done: [] },
    guests: { done: [] },
    itinerary: { done: [] },
    addons: { done: [] },
    details: { done: [] },
    summary: { done: [staged] },
    payment: {
      done: endOfPayment,
      sends: (snapshot: BookingSnapshot): BookingEvent[] => {
        if (snapshot.matches({ flow: { payment: 'paying' } })) return [{ type: 'payment.ended' }];
        if (snapshot.matches({ flow: { payment: 'framed' } })) {
          return [
            { type: 'frame.rested' },
            { type: 'frame.closed' },
            { type: 'payment.started', payment: sentPayment },
          ];
        }
        return [{ type: 'frame.opened', payment: framedPayment }, { type: 'frame.closed' }];
      },
    },
    outcome: { done: [{ type: 'booked' }, { type: 'begunAnew' }] },
    confirmation: {
      done: [],
      sends: [{ type: 'sums.differ', confirmationNumber: 'C-1', shown: 100, estate: 200 }],
    },
  },
  project: ({
    session: live,
    booking: made,
    draft: kept,
    payment,
    profile: member,
    configuration: estate,
    hint,
    isAddressed,
  }) => [
    live === null,
    made === null,
    kept === null,
    payment?.state ?? null,
    member === null,
    estate === null,
    hint,
    isAddressed,
  ],
});

export const bookingWorld = worldOf(
  bookingMachine,
  {
    inputs: [
      named('nothing kept', input),
      named('a kept booking', { ...input, draft: draft() }),
      named('a link with dates', { ...input, wanted: linked }),
    ],
    events: {
      'booking.updated': [
        named('The room is held, and the lead guest known', {
          patch: { legs: complete.legs, leadGuest: complete.leadGuest },
        }),
      ],
      navigated: (snapshot: BookingSnapshot) =>
        wishes(snapshot.matches({ flow: 'summary' }) || snapshot.matches({ flow: 'confirmation' })),
      'step.edited': (snapshot: BookingSnapshot): { place: Place }[] =>
        snapshot.matches({ flow: 'details' })
          ? [
              named('Change the room, from the summary beside the step', {
                place: { step: 'rooms', leg: 1 },
              }),
              named('Change the rate, from the summary beside the step', {
                place: { step: 'rates', leg: 1 },
              }),
            ]
          : [],
      'signIn.ended': (snapshot: BookingSnapshot): { place: Place }[] =>
        STEPS_OF_A_LOGOUT.filter((step) => snapshot.context.profile && snapshot.matches({ flow: step })).map(
          (step) => named('Log out in another tab', { place: { step, leg: 1 } }),
        ),
      'booking.ended': [],
      ...NOTHING_SENT,
    },
    actors: {
      loadConfiguration: {
        done: [houseWithoutAddOns, houseWithAddOns],
        error: [offline],
      },
      restoreSignIn: { done: [null, named('a member', profile)] },
      beginSession: { done: [named('a new session', session)] },
      checkSession: { done: [undefined], error: [gone, offline, otherTabs] },
      searchAvailability: { done: [named('two rooms are free', availability(2))], error: [offline, gone] },
      idle: { done: [expired, named('the session could not be kept', { type: 'keepAliveFailed' })] },
      start: {
        done: [
          { type: 'anonymous' },
          { type: 'signedIn', profile },
          named('an old account, which has to be renewed', {
            type: 'migrating',
            emailAddress: 'ada@example.test',
          }),
        ],
      },
      search: {
        done: [
          named('a search for one room', { type: 'searched', search: search(), vouchers: [] }),
          named('a search for two rooms', {
            type: 'searched',
            search: search({
              guestOccupancies: [...search().guestOccupancies, ...search().guestOccupancies],
            }),
            vouchers: [],
          }),
        ],
      },
      rooms: {
        done: [
          named('a room is chosen', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota }),
          named('other dates are chosen', {
            type: 'searchAgain',
            arrivalDate: '2027-06-01',
            numberOfNights: 1,
            code: null,
          }),
          named('the guest wants another search', { type: 'newSearch' }),
        ],
      },
      rates: { done: [legBooked, { type: 'back' }, { type: 'restart' }] },
      guests: { done: [{ type: 'next' }, { type: 'back' }] },
      itinerary: { done: [{ type: 'next' }, { type: 'back' }] },
      addons: { done: [{ type: 'next' }, { type: 'back' }] },
      details: { done: [{ type: 'next', profile: null }, { type: 'back' }] },
      summary: {
        done: [
          staged,
          { type: 'back' },
          named('the guest edits the names', { type: 'edit', place: { step: 'guests', leg: 1 } }),
          named('the booking is made already', { type: 'made', payment: paidPayment }),
        ],
      },
      payment: {
        done: endOfPayment,
        sends: (snapshot): BookingEvent[] => [
          snapshot.matches({ flow: { payment: 'paying' } })
            ? { type: 'payment.ended' }
            : { type: 'payment.started', payment: sentPayment },
        ],
      },
      outcome: { done: [{ type: 'booked' }, { type: 'begunAnew' }] },
      confirmation: { done: [undefined], sends: [{ type: 'anotherBooking.requested' }] },
    },
    project: ({ configuration: estate, session: live, booking: made, ...context }) => [
      estate?.AddOns.length ?? null,
      live === null,
      context.profile === null,
      made?.legs.map((leg) => [leg.roomCode !== null, leg.confirmationNumber !== null]) ?? null,
      (made?.leadGuest ?? null) === null,
      context.availability === null,
      context.draft === null,
      context.payment?.state ?? null,
      context.link === null,
    ],
  },
  {
    also: [aboutLinks, aboutPayments],
    resumeWith: (record) => {
      const kept = loadDraft({ ...noStorage, getItem: () => record });
      return kept && { ...input, draft: kept };
    },
    mayRest: (snapshot) =>
      snapshot.matches({ flow: 'confirmation' }) ||
      snapshot.matches({ flow: 'receipt' }) ||
      snapshot.matches({ flow: 'left' }),
    invariants: {
      'a step after the search has a booking and a session': (snapshot) =>
        !['guests', 'itinerary', 'details', 'summary', 'confirmation'].some((step) =>
          snapshot.matches({ flow: step as 'guests' }),
        ) ||
        (snapshot.context.booking !== null && snapshot.context.session !== null),
      'the idle session is watched only over a hold': (snapshot) =>
        !snapshot.matches({ idle: 'watching' }) ||
        typeof snapshot.context.booking?.legs[0]?.confirmationNumber === 'string',
      'a payment whose outcome is not known is never sent again (E-02)': (snapshot) =>
        !snapshot.matches({ flow: 'payment' }) ||
        !['unknown', 'gone', 'paid'].includes(snapshot.context.payment?.state ?? ''),
      'nobody is asked to leave while paying': (snapshot) =>
        !(snapshot.matches({ flow: { payment: 'paying' } }) && snapshot.matches({ leave: 'asking' })),
    },
  },
);
