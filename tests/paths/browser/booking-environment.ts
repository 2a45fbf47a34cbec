import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { selectIsUnavailable, selectStep } from '../../../machines/booking/booking.selectors.ts';
import type { IdleOutput } from '../../../machines/booking/idle/idle.machine.ts';
import type { PaymentOutput } from '../../../machines/steps/payment/payment.types.ts';
import type { DetailsOutput } from '../../../machines/steps/details/details.types.ts';
import type { RatesOutput } from '../../../machines/steps/rates/rates.types.ts';
import type { RoomsOutput } from '../../../machines/steps/rooms/rooms.types.ts';
import type { StartOutput } from '../../../machines/steps/start/start.types.ts';
import type { SummaryOutput } from '../../../machines/steps/summary/summary.types.ts';
import type { Step } from '../../../src/domain/steps.ts';
import { availability, profile, search, session } from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';
import { anonymous } from '../../support/start-booking.ts';
import {
  draft,
  houseWithAddOns,
  houseWithoutAddOns,
  lost,
  NOTHING_SENT,
  paidPayment,
  sentPayment,
  sessionOver,
  destinationOf,
} from '../../worlds/booking-samples.ts';
import { environmentOf, type Environment } from '../environment.ts';
import { named } from '../names.ts';
import { asides } from './booking-asides.ts';
import {
  offline,
  project,
  refused,
  broken,
  link,
  soldOut,
  chosen,
  held,
  withNames,
  areNamed,
  hasLeadGuest,
  isAsked,
  isFree,
  isPaying,
  isResting,
  when,
  type Booking,
  type At,
} from './booking-samples.ts';
import { toldBy } from '../../support/told-booking.ts';
import type { WayOn } from '../../../machines/steps/stay-step.types.ts';

const step = <Output>(...outputs: Output[]) => ({
  done: when(isFree, ...outputs),
  error: when(isFree, ...broken),
});

/** The steps that the address leads to: from the summary all, from most others the start. */
const WISHES: Partial<Record<Step, Step[]>> = {
  summary: ['start', 'search', 'guests', 'itinerary', 'addons', 'details'],
  details: ['rates', 'start'],
  confirmation: ['details', 'search'],
  start: ['search'],
};

const wishes = (at: At) =>
  (WISHES[selectStep(at) ?? 'search'] ?? ['start']).map((place) => ({ destination: destinationOf(place) }));

/** The root machine's world, as far as a guest, the estate and the clock can bring it about in a browser. */
const everyday: Booking = {
  inputs: [
    named('nothing kept', anonymous),
    named('a kept booking', { ...anonymous, draft: draft() }),
    named('a link with dates', { ...anonymous, destination: link }),
  ],
  events: {
    'booking.updated': (at) => [
      ...when(() => isFree(at) && at.matches({ flow: 'guests' }), { patch: { legs: withNames(at) } })(at),
      // A member's details are already filled in.
      ...when(() => isFree(at) && at.matches({ flow: 'details' }) && at.context.profile === null, {
        patch: { leadGuest },
      })(at),
    ],
    navigated: (at) => (isFree(at) ? wishes(at) : []),
    'step.edited': when((at) => isFree(at) && at.matches({ flow: 'details' }), {
      place: { step: 'rooms', leg: 1 },
    }),
    'route.unknown': [],
    'hint.dismissed': [],
    'load.retried': when((at) => isFree(at) && selectIsUnavailable(at), {}),
    // With rooms held, with none held, and before the search.
    'cancel.requested': when(
      (at) =>
        isFree(at) &&
        (at.matches({ flow: 'guests' }) || selectStep(at) === 'rooms' || selectStep(at) === 'search'),
      {},
    ),
    // The answer to a held call reports it.
    'signIn.expired': when(
      (at) =>
        isFree(at) &&
        (at.matches({ flow: { legs: 'loading' } }) || at.matches({ flow: 'outcome' })) &&
        at.matches({ member: 'known' }) &&
        at.context.profile !== null,
      {},
    ),
    // A logout in another tab: e2e/logging-out.e2e.ts. The shorter way: e2e/short-way.e2e.ts.
    'signIn.requested': [],
    'member.signedIn': [],
    'member.loggedOut': [],
    'booking.ended': [],
    ...NOTHING_SENT,
  },
  actors: {
    loadConfiguration: { done: [houseWithoutAddOns, houseWithAddOns], error: [offline] },
    // The wiring never rejects: a sign-in that cannot be restored counts as none.
    restoreSignIn: { done: [null, named('a member', profile)], error: [] },
    signIn: { done: [], error: [] },
    restore: { done: [], error: [] },
    beginSession: { done: [named('a new session', session)], error: [offline] },
    checkSession: { done: [undefined], error: [refused(404), offline, refused(423)] },
    searchAvailability: {
      done: [named('rooms are free', availability(2)), named('nothing is free', soldOut)],
      error: [offline, refused(404)],
    },
    ignoreBooking: { done: [undefined], error: [offline] },
    idle: {
      done: (at): IdleOutput[] =>
        !isResting(at)
          ? []
          : [{ type: 'expired' }, ...when(isFree, { type: 'keepAliveFailed' } as const)(at)],
      error: when(isResting, ...broken),
    },
    start: {
      done: (at): StartOutput[] => [
        ...when(isFree, { type: 'anonymous' } as const)(at),
        ...when(
          () => isFree(at) && at.context.profile === null,
          { type: 'signedIn', profile } as const,
          { type: 'migrating', emailAddress: 'edith.marlow@example.com' } as const,
        )(at),
      ],
      error: when(isFree, ...broken),
    },
    search: step({ type: 'searched' as const, search: search(), vouchers: [] }),
    rooms: {
      done: (at): RoomsOutput[] => {
        if (isAsked(at)) return [];
        if (toldBy(at.context).availability?.isAvailable !== true) return [{ type: 'newSearch' }];
        if (toldBy(at.context).leg > 1) return [chosen];
        return [
          chosen,
          { type: 'searchAgain', arrivalDate: '2027-06-01', numberOfNights: 1, code: null, vouchers: [] },
        ];
      },
      error: when(isFree, ...broken),
    },
    rates: {
      done: (at): RatesOutput[] => {
        if (isAsked(at)) return [];
        const isHeld = toldBy(at.context).booking?.legs[toldBy(at.context).leg - 1]?.hold !== null;
        return [held, { type: 'back' }, ...(isHeld ? [] : [{ type: 'restart' as const }])];
      },
      error: when(isFree, ...broken),
    },
    guests: {
      done: (at): WayOn[] => [
        ...when(() => isFree(at) && areNamed(at), { type: 'next' as const })(at),
        ...when(isFree, { type: 'back' as const })(at),
      ],
      error: when(isFree, ...broken),
    },
    itinerary: step({ type: 'next' as const }, { type: 'back' as const }),
    addons: step({ type: 'next' as const }, { type: 'back' as const }),
    details: {
      done: (at): DetailsOutput[] => [
        ...when(() => isFree(at) && hasLeadGuest(at), { type: 'next' as const, profile: at.context.profile })(
          at,
        ),
        ...when(isFree, { type: 'back' as const })(at),
      ],
      error: when(isFree, ...broken),
    },
    summary: step<SummaryOutput>(
      { type: 'staged', iPageSessionId: null, wallets: [] },
      { type: 'back' as const },
      { type: 'edit', place: { step: 'guests', leg: 1 } },
      named('the booking is made already', { type: 'made' as const, payment: paidPayment }),
    ),
    payment: {
      done: (at): PaymentOutput[] => {
        if (isPaying(at)) return [{ type: 'paid' }, lost, sessionOver];
        return isFree(at) ? [{ type: 'back' }] : [];
      },
      sends: (at) => [
        ...when(isPaying, { type: 'payment.dropped' as const })(at),
        ...when(() => !isPaying(at) && isFree(at), {
          type: 'payment.recorded' as const,
          payment: sentPayment,
        })(at),
      ],
      error: when((at) => isFree(at) && !isPaying(at), ...broken),
    },
    outcome: step({ type: 'booked' as const }, { type: 'begunAnew' as const }),
    confirmation: {
      done: [],
      sends: when(isFree, { type: 'anotherBooking.requested' as const }),
      error: when(isFree, ...broken),
    },
  },
  project,
};

export const bookingInBrowser: Environment[] = [everyday, ...asides].map((environment) =>
  environmentOf(bookingMachine, environment),
);
