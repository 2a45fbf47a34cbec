import type { ActorRefFrom } from 'xstate';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { OutcomeInput } from '../../shared/outcome/outcome.types.ts';
import { bookingOf, bookingDetailsSetup, cancellationOf } from './booking-details.setup.ts';

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
      on: { 'cancel.confirmed': 'sending', 'cancel.declined': 'choosing' },
    },
    sending: {
      tags: ['busy', 'cancelling'],
      // Kept before the call is sent, for a reload meanwhile.
      entry: ['keepSent', 'noteSent'],
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
            actions: [withOutput('keepStay'), 'forgetSent', 'noteSent', 'announceStay'],
          },
          {
            target: '#bookingDetails.shown.guest.opening',
            actions: [withOutput('keepStay'), 'announceStay'],
          },
        ],
        onError: '#bookingDetails.shown.guest.asking',
      },
    },
  },
});

/** The upsell packages, for as long as the stay can change. Each change of a package reads the stay again. */
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
        current: { on: { 'packages.changed': 'reading' } },
        reading: {
          invoke: {
            id: 'readPackages',
            src: 'loadStayBooking',
            input: ({ context }) => ({ confirmationNumber: context.route.id }),
            onDone: {
              target: 'current',
              actions: [withOutput('keepStay'), 'tellPackages'],
            },
            onError: {
              target: '#bookingDetails.failed',
              actions: withFailure('keepFailure', 'loadStayBooking'),
            },
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
 * Amending is a link into the booking. Whatever becomes of a change, the stay is read again. A cancellation that the stay
 * does not show is asked about, after a reload too.
 */
export const bookingDetailsMachine = bookingDetailsSetup.createMachine({
  id: 'bookingDetails',
  context: ({ input }) => ({ ...input, stay: null, asked: null, sent: null, refusal: null, ...NO_FAILURE }),
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
        id: 'recallCancellation',
        src: 'recallCancellation',
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
        onDone: {
          target: 'shown',
          actions: withOutput('keepStay'),
        },
        onError: {
          target: 'failed',
          actions: withFailure('keepFailure', 'loadStayBooking'),
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    shown: {
      type: 'parallel',
      states: {
        guest: {
          initial: 'opening',
          states: {
            opening: {
              always: [{ guard: 'isUnresolved', target: 'asking' }, { target: 'reading' }],
            },
            reading: {
              entry: ['forgetSent', 'noteSent'],
              on: {
                'cancel.opened': { guard: 'offersChanges', target: 'cancelling' },
                'amend.opened': { guard: 'offersChanges', target: 'amending' },
              },
            },
            amending: { on: { 'amend.closed': 'reading' } },
            cancelling,
            /** Nobody knows yet what became of a cancellation. Nothing else can be changed before (F-12). */
            asking: {
              invoke: {
                id: 'outcome',
                src: 'outcome',
                input: ({ context }): OutcomeInput => ({
                  write: { kind: 'cancellation', cancellation: cancellationOf(context) },
                  wasRefused: context.refusal !== null,
                }),
                onDone: { target: '#bookingDetails.loading', actions: withOutput('settle') },
                onError: { target: '#bookingDetails.failed', actions: withFailure('keepFailure', 'outcome') },
              },
            },
          },
        },
        packages,
      },
    },
  },
});

export type BookingDetailsRef = ActorRefFrom<typeof bookingDetailsMachine>;
