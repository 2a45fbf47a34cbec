import type { ActorRefFrom } from 'xstate';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { OutcomeInput } from '../../shared/outcome/outcome.machine.ts';
import { bookingOf, bookingDetailsSetup, cancellationOf, sentOf } from './booking-details.setup.ts';

/** What was sent is known: nothing is kept of it. */
const forget = ['forgetSent', 'noteSent'] as const;

/** Where the stay does not show what was sent, the estate is asked about it. */
const unresolved = [
  {
    guard: withOutput('isUnresolved'),
    target: '#bookingDetails.asking',
    actions: withOutput('keepStay'),
  },
] as const;

/** Cancelling rooms: the choice, the question, the call. A cancellation is sent once. */
const cancelling = bookingDetailsSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'fresh',
      on: {
        'cancel.closed': '#bookingDetails.shown.guest.reading',
        'cancel.roomChosen': {
          guard: withEvent('canCancel'),
          target: 'confirming',
          actions: withEvent('askAboutRoom'),
        },
        'cancel.allChosen': { guard: 'canCancelAll', target: 'confirming', actions: 'askAboutAll' },
      },
      states: {
        fresh: {},
        /** The estate has refused the last cancellation, and shows the room as standing. */
        refused: {},
      },
    },
    confirming: {
      // The stay may have been read again since the question opened: the room can be past cancelling.
      always: { guard: 'cannotCancelAsked', target: 'choosing' },
      on: {
        'cancel.confirmed': { guard: 'isFree', target: 'sending' },
        'cancel.declined': 'choosing',
      },
    },
    sending: {
      tags: ['busy', 'cancelling'],
      // Kept before the call is sent, for a reload meanwhile.
      entry: ['keepCancellation', 'noteSent'],
      invoke: {
        id: 'cancelStay',
        src: 'cancelStay',
        input: ({ context }) => cancellationOf(context),
        onDone: 'reading',
        onError: { target: 'reading', actions: withFailure('keepRefusal', 'cancelStay') },
      },
    },
    /** Whatever the answer was, the stay decides what became of the cancellation. */
    reading: {
      tags: ['busy', 'cancelling'],
      invoke: {
        id: 'readCancelled',
        src: 'loadStayBooking',
        input: ({ context }) => ({ confirmationNumber: context.route.id }),
        onDone: [
          {
            guard: withOutput('isRefused'),
            target: 'choosing.refused',
            actions: [withOutput('keepStay'), ...forget, 'announceStay'],
          },
          ...unresolved,
          {
            target: '#bookingDetails.shown.guest.reading',
            actions: [withOutput('keepStay'), 'keepMade', ...forget, 'announceStay'],
          },
        ],
        onError: '#bookingDetails.asking',
      },
    },
  },
});

/**
 * The upsell packages, for as long as the stay can change. A change is kept before it is sent. Whatever its answer was,
 * the stay is read again, and decides what became of it.
 */
const packages = bookingDetailsSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'offersChanges', target: 'offered' }, { target: 'none' }] },
    none: {},
    offered: {
      always: { guard: 'offersNothing', target: 'none' },
      invoke: {
        id: 'packages',
        src: 'packages',
        input: ({ context }) => ({ configuration: context.configuration, booking: bookingOf(context) }),
        onError: 'none',
      },
      on: { 'stay.reloaded': { actions: 'tellPackages' } },
      initial: 'current',
      states: {
        current: {
          on: {
            'package.sent': {
              guard: 'isFree',
              target: 'sending',
              actions: [withEvent('keepPackage'), 'noteSent'],
            },
          },
        },
        sending: { on: { 'package.answered': { target: 'reading', actions: withEvent('keepReason') } } },
        reading: {
          invoke: {
            id: 'readPackages',
            src: 'loadStayBooking',
            input: ({ context }) => ({ confirmationNumber: context.route.id }),
            onDone: [
              ...unresolved,
              { target: 'current', actions: [withOutput('keepStay'), ...forget, 'tellPackages'] },
            ],
            onError: '#bookingDetails.asking',
          },
        },
      },
    },
  },
});

/**
 * A member reads one stay, prints it and has its confirmation sent again. A stay to come can be amended, cancelled and
 * added to.
 *
 * Amending is a link into the booking. Whatever becomes of a change, the stay is read again. A change that the stay does
 * not show is asked about, after a reload too.
 */
export const bookingDetailsMachine = bookingDetailsSetup.createMachine({
  id: 'bookingDetails',
  context: ({ input }) => ({
    ...input,
    stay: null,
    asked: null,
    sent: null,
    timesMade: 0,
    cancelled: null,
    refusal: null,
    ...NO_FAILURE,
  }),
  invoke: {
    id: 'resend',
    src: 'resend',
    input: ({ context }) => ({ confirmationNumber: context.route.id }),
    onError: {
      target: '.failed',
      actions: withFailure('keepFailure', 'resend'),
    },
  },
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallChange',
        src: 'recallChange',
        input: ({ context }) => ({ confirmationNumber: context.route.id }),
        onDone: { target: 'loading', actions: withOutput('recallSent') },
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStayBooking',
        src: 'loadStayBooking',
        input: ({ context }) => ({ confirmationNumber: context.route.id }),
        onDone: [
          ...unresolved,
          { target: 'shown', actions: [withOutput('keepStay'), 'keepMade', ...forget] },
        ],
        onError: {
          target: 'failed',
          actions: withFailure('keepFailure', 'loadStayBooking'),
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    /** Nobody knows yet what became of a change. Nothing else can be changed before (F-12). */
    asking: {
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }): OutcomeInput => ({
          write: sentOf(context),
          wasRefused: context.refusal !== null,
          asked: context.timesMade,
        }),
        onDone: { target: 'loading', actions: withOutput('settle') },
        onError: { target: 'failed', actions: withFailure('keepFailure', 'outcome') },
      },
    },
    shown: {
      type: 'parallel',
      states: {
        guest: {
          initial: 'reading',
          states: {
            reading: {
              on: {
                'cancel.opened': { guard: 'canCancelNow', target: 'cancelling', actions: 'forgetMade' },
                'amend.opened': { guard: 'canAmend', target: 'amending' },
              },
            },
            amending: { on: { 'amend.closed': 'reading' } },
            cancelling,
          },
        },
        packages,
      },
    },
  },
});

export type BookingDetailsRef = ActorRefFrom<typeof bookingDetailsMachine>;
