import { assign, setup, type ActorRefFrom } from 'xstate';
import type { SpaBooking } from '../../../src/domain/spa/spa-bookings.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { withFailure, withOutput } from '../../shared/params.ts';
import { sendConfirmationMachine } from '../../shared/send-confirmation/send-confirmation.machine.ts';
import type { MemberInput, ScreenOutput } from '../account.types.ts';
import { bookingsPorts } from '../shared/ports.ts';

export interface SpaBookingContext extends MemberInput<'spaBooking'>, LastFailure {
  visit: SpaBooking | null;
}

const types = {} as {
  context: SpaBookingContext;
  events: { type: 'load.retried' };
  input: MemberInput<'spaBooking'>;
  output: ScreenOutput;
  children: { loadSpaBooking: 'loadSpaBooking'; resend: 'resend' };
  tags: 'busy' | 'failed';
};

/**
 * A member reads one visit to the spa, prints it and has its confirmation sent again. The machine never ends: a link
 * leads away.
 */
export const spaBookingMachine = setup({
  types,
  actors: { loadSpaBooking: bookingsPorts.loadSpaBooking, resend: sendConfirmationMachine },
  actions: {
    keepVisit: assign((_, visit: SpaBooking) => ({ visit })),
    keepFailure: assign(keepFailure),
  },
}).createMachine({
  id: 'spaBooking',
  context: ({ input }) => ({ ...input, visit: null, ...NO_FAILURE }),
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
          actions: withOutput('keepVisit'),
        },
        onError: {
          target: 'failed',
          actions: withFailure('keepFailure', 'loadSpaBooking'),
        },
      },
    },
    shown: {
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context }) => ({ confirmationNumber: context.visit?.item.confirmationId ?? '' }),
        onError: {
          target: 'failed',
          actions: withFailure('keepFailure', 'resend'),
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
  },
});

export type SpaBookingRef = ActorRefFrom<typeof spaBookingMachine>;
