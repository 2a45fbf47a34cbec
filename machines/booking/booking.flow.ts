import { not } from 'xstate';
import { withEvent, withFailure, withOutput } from '../shared/params.ts';
import type { DetailsOutput } from '../steps/details/details.types.ts';
import type { StartOutput } from '../steps/start/start.machine.ts';
import type { SummaryOutput } from '../steps/summary/summary.types.ts';
import { byOutput, byReason } from './transitions.ts';
import { bookingSetup } from './booking.setup.ts';
import type { BookingEnded } from './booking.types.ts';
import { calls } from './flow-calls.ts';
import { ending } from './flow-ending.ts';
import { identifying } from './flow-identifying.ts';
import { followingLink } from './flow-link.ts';
import { legs } from './flow-legs.ts';
import { afterBooking, outcome, payment } from './flow-paying.ts';
import { restoring } from './flow-restoring.ts';
import { stay } from './flow-stay.ts';
import { onSignedIn, onStepFailed, FLOW, leadsTo, goTo } from './flow-targets.ts';

/** The whole flow, from the first moment to the confirmation, in the order of the steps. */
export const flow = bookingSetup.createStateConfig({
  initial: 'lookingBack',
  on: {
    navigated: [
      { guard: withEvent('asksBeforeLink'), actions: withEvent('keepLink') },
      { target: '.arriving', actions: withEvent('navigate') },
    ],
    'step.edited': { target: '.arriving', actions: withEvent('setDestination') },
    'member.loggedOut': [
      // The provider's page would go on with the change of the member's room (F-13).
      { guard: 'isAmendmentFramed', target: '.outcome', actions: goTo('details') },
      { guard: 'hasPayment' },
      {
        guard: withEvent('hasMembersData'),
        target: '.arriving',
        actions: withEvent('setMembersDestination'),
      },
    ],
    'amendment.dropped': [
      { guard: 'hasPayment' },
      { target: '.arriving', actions: ['dropAmendment', withEvent('setMembersDestination')] },
    ],
    'booking.ended': byReason<BookingEnded>()({
      cancelled: { target: '.ending.cancelled' },
      expired: { target: '.ending.expired' },
      linked: { target: '.ending.linked' },
      failed: { target: '.ending.failed' },
    }),
  },
  states: {
    /** A payment with an unknown outcome: the estate is asked before anything else. */
    lookingBack: {
      always: [
        { guard: 'isPaymentUnresolved', target: 'outcome', actions: ['adoptDraft', 'forgetLink'] },
        { target: 'loading' },
      ],
    },

    loading: {
      tags: ['busy', 'locked'],
      invoke: {
        ...calls.loadConfiguration,
        onDone: { target: 'remembering', actions: withOutput('keepConfiguration') },
        onError: [
          // The receipt needs no configuration.
          { guard: 'isPaid', target: 'receipt' },
          { target: 'unavailable' },
        ],
      },
      on: { navigated: {} },
    },

    unavailable: {
      tags: 'failed',
      entry: 'keepFailure',
      on: { 'load.retried': 'loading', navigated: {} },
    },

    /** Shows a paid booking until the guest wants another. Resumes a kept draft if its session is alive. */
    remembering: {
      always: [
        { guard: 'isAnotherWanted', target: 'arriving', actions: 'dropDraft' },
        { guard: 'isPaid', target: 'confirming', actions: 'adoptDraft' },
        { guard: 'hasNoDraft', target: 'arriving' },
        { target: 'resuming' },
      ],
    },

    resuming: {
      tags: ['busy', 'locked'],
      invoke: {
        ...calls.checkSession,
        onDone: [
          { guard: 'isRemnant', target: 'givingUp', actions: 'adoptDraft' },
          { target: 'arriving', actions: 'adoptDraft' },
        ],
        onError: [
          {
            guard: withFailure('isOtherTabs', 'checkSession'),
            target: 'arriving',
            actions: 'leaveToOtherTab',
          },
          { guard: withFailure('isRefused', 'checkSession'), target: 'forgetting' },
          { target: 'unavailable' },
        ],
      },
      on: { navigated: {} },
    },

    /** Another release began the booking, so the session gives back what it holds. */
    givingUp: {
      tags: ['busy', 'locked'],
      invoke: {
        ...calls.ignoreBooking,
        onDone: { target: 'arriving', actions: 'giveUp' },
        onError: { target: 'arriving', actions: 'giveUp' },
      },
      on: { navigated: {} },
    },

    /** The session is gone. A payment in the provider's open page may be made all the same (E-04). */
    forgetting: {
      always: [
        { guard: 'isPaymentFramed', target: 'outcome', actions: 'adoptDraft' },
        { target: 'arriving', actions: 'forgetDraft' },
      ],
    },

    /** Waits for the sign-in check, then goes to the wanted place, or to the nearest place that is allowed. */
    arriving: {
      tags: 'busy',
      always: [
        { guard: 'isPaymentUnresolved', target: 'outcome' },
        { guard: 'isPaymentFramed', target: 'payment' },
        { guard: 'isPaymentAddressed', target: 'outcome', actions: 'takeAddressedPayment' },
        { guard: 'opensLink', target: 'followingLink', actions: ['takeLink', 'arrive'] },
        { guard: 'isSignInKnown', target: 'choosingPlace', actions: 'arrive' },
      ],
    },

    followingLink,

    choosingPlace: {
      always: [
        { guard: 'asksForMember', target: 'identifying' },
        ...leadsTo({
          start: 'start',
          search: 'openingSearch',
          rooms: 'legs',
          rates: 'legs',
          details: 'details',
          payment: 'payment',
          summary: 'summary',
        }),
      ],
    },

    start: {
      meta: { step: 'start' },
      exit: 'clearNotice',
      invoke: {
        ...calls.start,
        onDone: byOutput<StartOutput>()({
          migrating: { target: 'start', reenter: true, actions: withOutput('askToRegister') },
          signedIn: { target: 'openingSearch', actions: withOutput('takeStart') },
          restore: { target: 'restoring' },
          anonymous: { target: 'openingSearch' },
        }),
        onError: 'unavailable',
      },
    },

    restoring,

    /** The session says which arrival is the earliest, so it begins before the form is shown. */
    openingSearch: {
      always: [
        { guard: 'hasSession', target: 'enteringSearch', actions: 'openSearch' },
        { target: 'beginningSession' },
      ],
    },

    beginningSession: {
      tags: 'busy',
      meta: { step: 'search' },
      invoke: {
        ...calls.beginSession,
        onDone: { target: 'enteringSearch', actions: [withOutput('keepSession'), 'openSearch'] },
        onError: 'searchUnavailable',
      },
    },

    searchUnavailable: {
      tags: 'failed',
      entry: 'keepFailure',
      meta: { step: 'search' },
      on: { 'load.retried': 'openingSearch' },
    },

    enteringSearch: {
      always: [{ guard: 'asksForMember', target: 'identifying' }, { target: 'search' }],
    },

    identifying,

    search: {
      meta: { step: 'search' },
      invoke: {
        ...calls.search,
        onDone: { target: FLOW.searchedAgain, actions: withOutput('takeSearch') },
        onError: 'searchUnavailable',
      },
    },

    legs,

    ...stay,

    details: {
      meta: { step: 'details' },
      invoke: {
        ...calls.details,
        onDone: byOutput<DetailsOutput>()({
          back: { target: 'leavingDetails' },
          next: { target: 'checking', actions: withOutput('takeDetails') },
        }),
        onError: onStepFailed('details'),
      },
      on: onSignedIn('details'),
    },

    /** Passes over the summary where the payment shows the whole booking (D-481). */
    checking: {
      always: [
        { guard: 'asksForMember', target: 'identifying', actions: goTo('summary') },
        { guard: 'passesSummary', target: 'payment', actions: goTo('payment') },
        { target: 'summary' },
      ],
    },

    summary: {
      meta: { step: 'summary' },
      invoke: {
        ...calls.summary,
        onDone: byOutput<SummaryOutput>()({
          staged: { target: 'payment', actions: withOutput('takeSummary') },
          edit: { target: 'arriving', actions: withOutput('takeSummary') },
          made: { target: 'confirming', actions: withOutput('takeSummary') },
          back: { target: 'details' },
        }),
        onError: onStepFailed('summary'),
      },
      on: {
        ...onSignedIn('summary'),
        // What the estate refused is said once, above the step.
        'amendment.gone': { target: 'summary', reenter: true },
      },
    },

    payment,
    outcome,

    confirming: {
      always: [
        { guard: not('hasBooking'), target: 'receipt' },
        { guard: 'hasConfiguration', target: 'confirmation' },
        { target: 'loading' },
      ],
    },

    /** Goes to the wanted place. Loads the configuration first if it is missing: a payment's outcome needs none. */
    moving: { always: [{ guard: 'hasConfiguration', target: 'arriving' }, { target: 'loading' }] },

    /** The end. It stays, over a reload too, until the guest begins a new booking. */
    confirmation: {
      meta: { step: 'confirmation' },
      invoke: { ...calls.confirmation, onDone: {}, onError: 'receipt' },
      // The guest may try again where the screen's code has not loaded, or its view broke.
      on: { ...afterBooking, 'load.retried': { target: 'confirmation', reenter: true } },
    },

    /** The end without a confirmation screen: only the number is known, or the screen has failed. */
    receipt: { meta: { step: 'confirmation' }, on: { ...afterBooking, 'load.retried': 'loading' } },

    /**
     * A step broke. The booking is kept: the guest goes on from that step, or from the nearest place that is allowed.
     */
    stepFailed: { tags: 'failed', entry: 'keepFailure', on: { 'load.retried': 'arriving' } },

    ending,

    /** The guest has gone to another page. Coming back begins anew. */
    left: { tags: 'locked' },
  },
});
