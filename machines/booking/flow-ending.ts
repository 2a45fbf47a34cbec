import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { FLOW, goTo, setNotice } from './flow-targets.ts';

/** Gives back what the estate holds, then goes on. A failure of that call changes nothing. */
function givingBack<const Next extends object>(next: Next) {
  return { invoke: { ...calls.ignoreBooking, onDone: next, onError: next } };
}

/** A booking comes to its end, by the reason for it. */
export const ending = bookingSetup.createStateConfig({
  tags: 'busy',
  initial: 'failed',
  states: {
    searchedAgain: givingBack({ target: FLOW.legs, actions: 'beginBooking' }),
    cancelled: givingBack({ target: FLOW.left, actions: ['clearBooking', 'leavePage'] }),
    /** Keeps the search. */
    begunAnew: givingBack({ target: FLOW.loading, actions: ['clearBooking', goTo('search')] }),
    linked: givingBack({ target: FLOW.search, actions: 'takeLink' }),
    restarted: givingBack({ target: FLOW.arriving, actions: ['clearBooking', 'forgetSearch'] }),
    expired: givingBack({ target: FLOW.start, actions: ['loseBooking', setNotice('expired')] }),
    failed: givingBack({ target: FLOW.start, actions: ['clearBooking', setNotice('error')] }),
  },
});
