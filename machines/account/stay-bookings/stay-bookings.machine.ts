import { assign, setup, type ActorRefFrom } from 'xstate';
import type { StayReservation } from '../../../src/domain/account/stay-bookings.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { withFailure, withOutput } from '../../shared/params.ts';
import type { MemberInput, ScreenOutput } from '../account.types.ts';
import { bookingsPorts } from '../shared/ports.ts';

export interface StayBookingsContext extends MemberInput<'stayBookings'>, LastFailure {
  stays: StayReservation[];
}

const types = {} as {
  context: StayBookingsContext;
  events: { type: 'load.retried' };
  input: MemberInput<'stayBookings'>;
  output: ScreenOutput;
  tags: 'busy' | 'failed';
};

/** A member sees the stays, upcoming and previous. The chart has no end: links lead away. */
export const stayBookingsMachine = setup({
  types,
  actors: { loadStayBookings: bookingsPorts.loadStayBookings },
  actions: {
    keepBookings: assign((_, stays: StayReservation[]) => ({ stays })),
    keepFailure: assign(keepFailure),
  },
}).createMachine({
  id: 'stayBookings',
  context: ({ input }) => ({ ...input, stays: [], ...NO_FAILURE }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStayBookings',
        src: 'loadStayBookings',
        onDone: {
          target: 'shown',
          actions: withOutput('keepBookings'),
        },
        onError: {
          target: 'failed',
          actions: withFailure('keepFailure', 'loadStayBookings'),
        },
      },
    },
    shown: {},
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
  },
});

export type StayBookingsRef = ActorRefFrom<typeof stayBookingsMachine>;
