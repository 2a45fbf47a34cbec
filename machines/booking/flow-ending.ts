import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { FLOW, goTo } from './flow-targets.ts';

/** Gives back what the estate holds, then goes on. A failure of that call changes nothing. */
function givingBack<const Next extends object>(next: Next) {
  return { invoke: { ...calls.ignoreBooking, onDone: next, onError: next } };
}

/** Gives back what the estate holds, but skips the call where there is nothing to end. */
function givingBackIfAny<const Next extends object>(next: Next) {
  return {
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'hasNothingToEnd', ...next }, { target: 'givingBack' }] },
      givingBack: givingBack(next),
    },
  } as const;
}

/** A booking comes to its end, by the reason for it. */
export const ending = bookingSetup.createStateConfig({
  tags: ['busy', 'locked'],
  initial: 'failed',
  on: { navigated: {}, 'step.edited': {}, 'booking.ended': {} },
  states: {
    searchedAgain: givingBackIfAny({ target: FLOW.legs, actions: 'beginBooking' }),
    cancelled: givingBackIfAny({ target: FLOW.left, actions: ['clearBooking', 'leavePage'] }),
    /** Keeps the search. */
    begunAnew: givingBackIfAny({ target: FLOW.loading, actions: ['clearBooking', goTo('search')] }),
    linked: givingBack({ target: FLOW.openingSearch, actions: 'takeLink' }),
    restarted: givingBack({ target: FLOW.arriving, actions: ['clearBooking', 'forgetSearch'] }),
    expired: givingBackIfAny({ target: FLOW.start, actions: ['loseBooking', 'noticeExpired'] }),
    failed: givingBack({ target: FLOW.start, actions: ['clearBooking', 'noticeError'] }),
  },
});
