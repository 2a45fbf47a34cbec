import type { ActorRefFrom } from 'xstate';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { bookingOf, bookingDetailsSetup } from './booking-details.setup.ts';

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
        /** The last cancellation failed, or its outcome is unknown. */
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
      invoke: {
        id: 'cancelStay',
        src: 'cancelStay',
        input: ({ context }) => ({
          confirmationNumber: context.route.id,
          legs: context.asked === null ? null : [context.asked],
        }),
        onDone: 'reading',
        onError: 'readingRefused',
      },
    },
    reading: {
      tags: ['busy', 'cancelling'],
      invoke: {
        id: 'readCancelled',
        src: 'loadStayBooking',
        input: ({ context }) => ({ confirmationNumber: context.route.id }),
        onDone: {
          target: '#bookingDetails.shown.guest.reading',
          actions: [withOutput('keepStay'), 'announceStay'],
        },
        onError: {
          target: '#bookingDetails.failed',
          actions: withFailure('keepFailure', 'loadStayBooking'),
        },
      },
    },
    readingRefused: {
      tags: ['busy', 'cancelling'],
      invoke: {
        id: 'readRefused',
        src: 'loadStayBooking',
        input: ({ context }) => ({ confirmationNumber: context.route.id }),
        onDone: [
          {
            // The call failed, but the stay shows the cancellation: only the answer was lost.
            guard: withOutput('isCancelled'),
            target: '#bookingDetails.shown.guest.reading',
            actions: [withOutput('keepStay'), 'announceStay'],
          },
          {
            target: 'choosing.refused',
            actions: [withOutput('keepStay'), 'announceStay'],
          },
        ],
        onError: 'choosing.refused',
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
 * Amending is a link into the booking. Whatever becomes of a change, the stay is read again.
 */
export const bookingDetailsMachine = bookingDetailsSetup.createMachine({
  id: 'bookingDetails',
  context: ({ input }) => ({ ...input, stay: null, asked: null, ...NO_FAILURE }),
  invoke: {
    id: 'resend',
    src: 'resend',
    input: ({ context }) => ({ confirmationNumber: context.route.id }),
    onError: {
      target: '.failed',
      actions: withFailure('keepFailure', 'resend'),
    },
  },
  initial: 'loading',
  states: {
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
          initial: 'reading',
          states: {
            reading: {
              on: {
                'cancel.opened': { guard: 'offersChanges', target: 'cancelling' },
                'amend.opened': { guard: 'offersChanges', target: 'amending' },
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
