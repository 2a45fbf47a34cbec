import type { Step } from '../../src/domain/steps.ts';
import { withFailure, withOutput } from '../shared/params.ts';
import type { StartOutput } from '../steps/start/start.contract.ts';
import { answered } from './answered.ts';
import { bookingSetup } from './booking.setup.ts';
import { holdsRooms } from './booking.rules.ts';
import { configurationOf, searchOf, sessionOf } from './flow-context.ts';

const config = bookingSetup.createStateConfig.bind(bookingSetup);

const leadsTo = <const Target extends string>(step: Step, target: Target) =>
  ({ guard: { type: 'isPlace', params: { step } }, target }) as const;

/** A payment of which nobody knows what became is asked about before anything else (E-02). */
export const lookingBack = config({
  always: [
    { guard: 'isPaymentUnresolved', target: 'outcome', actions: ['adoptDraft', 'forgetLink'] },
    { target: 'loading' },
  ],
});

/** From the first moment to the first screen: configuration, kept draft, the place that is wanted (D-38). */
export const loading = config({
  tags: ['busy', 'locked'],
  invoke: {
    id: 'loadConfiguration',
    src: 'loadConfiguration',
    onDone: {
      target: 'remembering',
      actions: withOutput('keepConfiguration'),
    },
    onError: [
      // That a booking is made can be said all the same.
      { guard: 'isPaid', target: 'receipt' },
      { target: 'unavailable' },
    ],
  },
  on: { navigated: {} },
});

export const unavailable = config({
  tags: 'failed',
  entry: 'keepFailure',
  on: { 'load.retried': 'loading', navigated: {} },
});

/** A booking that is made is shown until another is wanted (E-02). A kept draft goes on when its session is alive (D-38). */
export const remembering = config({
  always: [
    { guard: 'isAnotherWanted', target: 'arriving', actions: 'dropDraft' },
    { guard: 'isPaid', target: 'confirming', actions: 'adoptDraft' },
    { guard: 'hasNoDraft', target: 'arriving' },
    { target: 'resuming' },
  ],
});

export const resuming = config({
  tags: ['busy', 'locked'],
  invoke: {
    id: 'checkSession',
    src: 'checkSession',
    input: ({ context }) => ({ sessionId: context.draft?.sessionId ?? '' }),
    onDone: { target: 'arriving', actions: 'adoptDraft' },
    onError: [
      {
        guard: withFailure('isOtherTabs', 'checkSession'),
        target: 'arriving',
        actions: 'leaveToOtherTab',
      },
      {
        guard: withFailure('isRefused', 'checkSession'),
        target: 'forgetting',
      },
      { target: 'unavailable' },
    ],
  },
  on: { navigated: {} },
});

/** The session is gone. A payment in the provider's page that was open may be made all the same (E-04). */
export const forgetting = config({
  always: [
    { guard: 'isPaymentFramed', target: 'outcome', actions: 'adoptDraft' },
    { target: 'arriving', actions: 'forgetDraft' },
  ],
});

/** Waits until it is known whether a member is signed in, then goes to the wanted place or the nearest allowed one. */
export const arriving = config({
  tags: 'busy',
  always: [
    { guard: 'isPaymentUnresolved', target: 'outcome' },
    { guard: 'isPaymentFramed', target: 'payment' },
    { guard: 'opensLink', target: 'choosingPlace', actions: ['takeLink', 'arrive'] },
    { guard: 'isSignInKnown', target: 'choosingPlace', actions: 'arrive' },
  ],
});

export const choosingPlace = config({
  always: [
    leadsTo('start', 'start'),
    leadsTo('search', 'openingSearch'),
    leadsTo('rooms', 'legs'),
    leadsTo('rates', 'legs'),
    leadsTo('guests', 'guests'),
    leadsTo('itinerary', 'itinerary'),
    leadsTo('addons', 'addons'),
    leadsTo('details', 'details'),
    leadsTo('payment', 'payment'),
    { target: 'summary' },
  ],
});

export const start = config({
  meta: { step: 'start' },
  exit: 'clearNotice',
  invoke: {
    id: 'start',
    src: 'start',
    input: ({ context }) => ({ notice: context.notice, canLogin: context.canLogin && !context.profile }),
    onDone: answered<StartOutput>()({
      migrating: { target: 'start', reenter: true, actions: withOutput('askToRegister') },
      signedIn: { target: 'openingSearch', actions: withOutput('takeStart') },
      anonymous: { target: 'openingSearch' },
    }),
    onError: { target: 'unavailable' },
  },
});

/** The session gives the earliest arrival, so it begins before the form is shown (A §3.1). */
export const openingSearch = config({
  always: [{ guard: 'hasSession', target: 'search', actions: 'openSearch' }, { target: 'beginningSession' }],
});

export const beginningSession = config({
  tags: 'busy',
  meta: { step: 'search' },
  invoke: {
    id: 'beginSession',
    src: 'beginSession',
    onDone: {
      target: 'search',
      actions: [withOutput('keepSession'), 'openSearch'],
    },
    onError: { target: 'searchUnavailable' },
  },
});

export const searchUnavailable = config({
  tags: 'failed',
  entry: 'keepFailure',
  meta: { step: 'search' },
  on: { 'load.retried': 'openingSearch' },
});

export const search = config({
  meta: { step: 'search' },
  invoke: {
    id: 'search',
    src: 'search',
    input: ({ context }) => ({
      configuration: configurationOf(context),
      session: sessionOf(context),
      search: searchOf(context),
      ...(holdsRooms(context) ? { holdsRooms: true } : {}),
    }),
    onDone: {
      target: 'ending',
      actions: [withOutput('takeSearch'), { type: 'keepReason', params: { reason: 'searchedAgain' } }],
    },
    onError: { target: 'searchUnavailable' },
  },
});
