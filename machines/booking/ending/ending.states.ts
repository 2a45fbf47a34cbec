import { bookingSetup } from '../chart.ts';
import { calls } from '../inputs.ts';
import { forgetSearch, takeLink } from '../searching/searching.rules.ts';
import { beginBooking } from '../staying/staying.rules.ts';
import { FLOW, goTo, setNotice } from '../targets.ts';
import { change } from '../transitions.ts';
import { clearBooking, loseBooking } from './ending.rules.ts';

/** Gives back what the estate holds, then goes on. A failure of that call changes nothing. */
function givingBack<const Next extends object>(next: Next) {
  return { invoke: { ...calls.ignoreBooking, onDone: next, onError: next } };
}

/** A booking comes to its end, by the reason for it. */
export const ending = bookingSetup.createStateConfig({
  tags: 'busy',
  initial: 'failed',
  states: {
    searchedAgain: givingBack({ target: FLOW.legs, actions: change(beginBooking) }),
    cancelled: givingBack({ target: FLOW.left, actions: [change(clearBooking), 'leavePage'] }),
    /** Keeps the search. */
    begunAnew: givingBack({ target: FLOW.loading, actions: [change(clearBooking), goTo('search')] }),
    linked: givingBack({ target: FLOW.search, actions: change(takeLink) }),
    restarted: givingBack({ target: FLOW.arriving, actions: [change(clearBooking), change(forgetSearch)] }),
    expired: givingBack({ target: FLOW.start, actions: [change(loseBooking), setNotice('expired')] }),
    failed: givingBack({ target: FLOW.start, actions: [change(clearBooking), setNotice('error')] }),
  },
});
