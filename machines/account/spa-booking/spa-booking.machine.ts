import { assign, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { SpaBooking } from '../../../src/domain/spa-bookings.ts';
import { failureOf } from '../../shared/failure.ts';
import type { MemberInput, ScreenOutput } from '../account.contract.ts';
import { bookingsPorts } from '../bookings.ports.ts';
import { resendMachine } from '../resend/resend.machine.ts';

export interface SpaBookingContext extends MemberInput<'spaBooking'> {
  visit: SpaBooking | null;
  failure: Failure | null;
}

/** One visit to the spa, to be read, printed and sent again (B §2.17). A link leads away; it has no end. */
export const spaBookingMachine = setup({
  types: {
    context: {} as SpaBookingContext,
    events: {} as { type: 'load.retried' },
    input: {} as MemberInput<'spaBooking'>,
    output: {} as ScreenOutput,
    children: {} as { loadSpaBooking: 'loadSpaBooking'; resend: 'resend' },
    tags: {} as 'busy',
  },
  actors: { loadSpaBooking: bookingsPorts.loadSpaBooking, resend: resendMachine },
  actions: {
    keepVisit: assign((_, { visit }: { visit: SpaBooking }) => ({ visit, failure: null })),
    keepFailure: assign((_, { error, port }: { error: unknown; port: string }) => ({
      failure: failureOf(error, port),
    })),
  },
}).createMachine({
  id: 'spaBooking',
  context: ({ input }) => ({ ...input, visit: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSpaBooking',
        src: 'loadSpaBooking',
        input: ({ context }) => ({ id: context.route.id }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepVisit', params: ({ event }) => ({ visit: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ error: event.error, port: 'loadSpaBooking' }),
          },
        },
      },
    },
    shown: {
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context }) => ({ confirmationNumber: context.visit?.Item.ConfirmationId ?? '' }),
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error, port: 'resend' }) },
        },
      },
    },
    failed: { on: { 'load.retried': 'loading' } },
  },
});
