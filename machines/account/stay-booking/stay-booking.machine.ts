import { stayBookingSetup } from './stay-booking.setup.ts';

/**
 * One stay: to be read, printed, sent again, and while it is to come amended and cancelled (B §2.16, §4). Amending is a
 * link into the booking. A cancellation is sent once; whatever becomes of it, the stay is read again (D-180).
 */
export const stayBookingMachine = stayBookingSetup.createMachine({
  id: 'stayBooking',
  context: ({ input }) => ({ ...input, stay: null, failure: null, asked: null }),
  invoke: {
    id: 'resend',
    src: 'resend',
    input: ({ context }) => ({ confirmationNumber: context.route.id }),
    onError: {
      target: '.failed',
      actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error, port: 'resend' }) },
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
          actions: { type: 'keepStay', params: ({ event }) => ({ stay: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ error: event.error, port: 'loadStayBooking' }),
          },
        },
      },
    },
    failed: { on: { 'load.retried': 'loading' } },
    shown: {
      initial: 'reading',
      on: { 'packages.changed': 'loading' },
      states: {
        reading: {
          on: {
            'cancel.opened': { guard: 'offersChanges', target: 'cancelling' },
            'amend.opened': { guard: 'offersChanges', target: 'amending' },
          },
        },
        amending: { on: { 'amend.closed': 'reading' } },
        cancelling: {
          initial: 'choosing',
          on: { 'cancel.closed': 'reading' },
          states: {
            choosing: {
              initial: 'fresh',
              on: {
                'cancel.roomChosen': {
                  guard: { type: 'canCancel', params: ({ event }) => ({ leg: event.leg }) },
                  target: 'confirming',
                  actions: { type: 'askAboutRoom', params: ({ event }) => ({ leg: event.leg }) },
                },
                'cancel.allChosen': { guard: 'canCancelAll', target: 'confirming', actions: 'askAboutAll' },
              },
              states: {
                fresh: {},
                /** The last cancellation did not work, or nobody knows. */
                refused: {},
              },
            },
            confirming: {
              on: { 'cancel.confirmed': 'sending', 'cancel.declined': 'choosing' },
            },
            sending: {
              tags: 'busy',
              on: { 'packages.changed': {}, 'cancel.closed': {} },
              invoke: {
                id: 'cancelStay',
                src: 'cancelStay',
                input: ({ context }) => ({
                  confirmationNumber: context.route.id,
                  legs: context.asked === null ? null : [context.asked],
                }),
                onDone: '#stayBooking.loading',
                onError: 'checking',
              },
            },
            checking: {
              tags: 'busy',
              on: { 'packages.changed': {}, 'cancel.closed': {} },
              invoke: {
                id: 'readAgain',
                src: 'loadStayBooking',
                input: ({ context }) => ({ confirmationNumber: context.route.id }),
                onDone: {
                  target: 'choosing.refused',
                  actions: { type: 'keepStay', params: ({ event }) => ({ stay: event.output }) },
                },
                onError: 'choosing.refused',
              },
            },
          },
        },
      },
    },
  },
});
