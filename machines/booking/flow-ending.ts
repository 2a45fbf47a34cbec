import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { FLOW, want } from './flow-targets.ts';

/** A booking comes to its end: what the estate holds for it is given back first, whether that succeeds or not (A §2.2, §2.4, §4.4). */
export const ending = bookingSetup.createStateConfig({
  tags: ['busy', 'locked'],
  initial: 'deciding',
  on: { navigated: {}, 'step.edited': {}, 'booking.ended': {} },
  states: {
    deciding: {
      always: [{ guard: 'hasNothingToEnd', target: 'ended' }, { target: 'givingBack' }],
    },
    givingBack: {
      invoke: {
        ...calls.ignoreBooking,
        onDone: 'ended',
        onError: 'ended',
      },
    },
    ended: {
      always: [
        {
          guard: { type: 'isEnding', params: { reason: 'searchedAgain' } },
          target: FLOW.legs,
          actions: 'beginBooking',
        },
        {
          guard: { type: 'isEnding', params: { reason: 'cancelled' } },
          target: FLOW.left,
          actions: ['clearBooking', 'leavePage'],
        },
        {
          guard: { type: 'isEnding', params: { reason: 'begunAnew' } },
          target: FLOW.loading,
          actions: ['clearBooking', want('search')],
        },
        {
          guard: { type: 'isEnding', params: { reason: 'linked' } },
          target: FLOW.openingSearch,
          actions: 'takeLink',
        },
        {
          guard: { type: 'isEnding', params: { reason: 'restarted' } },
          target: FLOW.start,
          actions: ['clearBooking', 'forgetSearch'],
        },
        {
          guard: { type: 'isEnding', params: { reason: 'expired' } },
          target: FLOW.start,
          actions: ['clearBooking', 'noticeExpired'],
        },
        { target: FLOW.start, actions: ['clearBooking', 'noticeError'] },
      ],
    },
  },
});
