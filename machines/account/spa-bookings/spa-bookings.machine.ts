import { assign, setup, type ActorRefFrom } from 'xstate';
import type { SpaBooking } from '../../../src/domain/spa/spa-bookings.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { withFailure, withOutput } from '../../shared/params.ts';
import type { MemberInput, ScreenOutput } from '../account.types.ts';
import { bookingsPorts } from '../shared/ports.ts';

export interface SpaBookingsContext extends MemberInput<'spaBookings'>, LastFailure {
  visits: SpaBooking[];
}

const types = {} as {
  context: SpaBookingsContext;
  events: { type: 'load.retried' };
  input: MemberInput<'spaBookings'>;
  output: ScreenOutput;
  tags: 'busy' | 'failed';
};

/** A member sees the visits to the spa, upcoming and previous. The chart has no end: links lead away. */
export const spaBookingsMachine = setup({
  types,
  actors: { loadSpaBookings: bookingsPorts.loadSpaBookings },
  actions: {
    keepBookings: assign((_, visits: SpaBooking[]) => ({ visits })),
    keepFailure: assign(keepFailure),
  },
}).createMachine({
  id: 'spaBookings',
  context: ({ input }) => ({ ...input, visits: [], ...NO_FAILURE }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSpaBookings',
        src: 'loadSpaBookings',
        onDone: {
          target: 'shown',
          actions: withOutput('keepBookings'),
        },
        onError: {
          target: 'failed',
          actions: withFailure('keepFailure', 'loadSpaBookings'),
        },
      },
    },
    shown: {},
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
  },
});

export type SpaBookingsRef = ActorRefFrom<typeof spaBookingsMachine>;
