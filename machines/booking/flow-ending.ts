import { bookingSetup } from './booking.setup.ts';
import { sessionOf } from './flow-context.ts';

const config = bookingSetup.createStateConfig.bind(bookingSetup);

/** A booking comes to its end: what the estate holds for it is given back first, whether that succeeds or not (A §2.2, §2.4, §4.4). */
export const ending = config({
  tags: ['busy', 'locked'],
  initial: 'deciding',
  on: { navigated: {}, 'step.edited': {}, 'booking.ended': {} },
  states: {
    deciding: {
      always: [{ guard: 'hasNothingToEnd', target: 'ended' }, { target: 'givingBack' }],
    },
    givingBack: {
      invoke: {
        id: 'ignoreBooking',
        src: 'ignoreBooking',
        input: ({ context }) => ({ sessionId: sessionOf(context).id }),
        onDone: 'ended',
        onError: 'ended',
      },
    },
    ended: {
      always: [
        {
          guard: { type: 'isEnding', params: { reason: 'searchedAgain' } },
          target: '#booking.flow.legs',
          actions: 'beginBooking',
        },
        {
          guard: { type: 'isEnding', params: { reason: 'cancelled' } },
          target: '#booking.flow.left',
          actions: ['clearBooking', 'leavePage'],
        },
        {
          guard: { type: 'isEnding', params: { reason: 'begunAnew' } },
          target: '#booking.flow.loading',
          actions: ['clearBooking', { type: 'wantPlace', params: { place: { step: 'search', leg: 1 } } }],
        },
        {
          guard: { type: 'isEnding', params: { reason: 'linked' } },
          target: '#booking.flow.openingSearch',
          actions: 'takeLink',
        },
        {
          guard: { type: 'isEnding', params: { reason: 'restarted' } },
          target: '#booking.flow.start',
          actions: ['clearBooking', 'forgetSearch'],
        },
        {
          guard: { type: 'isEnding', params: { reason: 'expired' } },
          target: '#booking.flow.start',
          actions: ['clearBooking', 'noticeExpired'],
        },
        { target: '#booking.flow.start', actions: ['clearBooking', 'noticeError'] },
      ],
    },
  },
});

/** The guest has gone to another page; coming back begins anew. */
export const left = config({ tags: 'locked' });
