import { bookingSetup } from '../chart.ts';
import { calls } from '../inputs.ts';
import { adoptDraft } from '../opening/opening.rules.ts';
import { forgetSearch, takeLink } from '../searching/searching.rules.ts';
import { beginBooking } from '../staying/staying.rules.ts';
import { FLOW, goTo, setNotice } from '../targets.ts';
import { by, change } from '../transitions.ts';
import { clearBooking, clearKept, loseBooking, wayOfNotTakenUp } from './ending.rules.ts';

/** Gives back what the estate holds, then goes on. A failure of that call changes nothing. */
function givingBack<const Next extends object>(next: Next) {
  return { invoke: { ...calls.ignoreBooking, onDone: next, onError: next } };
}

const TAKEN_UP = { target: FLOW.cancelled, actions: change(adoptDraft) } as const;

/** A booking comes to its end, by the reason for it. */
export const ending = bookingSetup.createStateConfig({
  tags: 'busy',
  initial: 'failed',
  states: {
    searchedAgain: givingBack({ target: FLOW.legs, actions: change(beginBooking) }),
    cancelled: givingBack({ target: FLOW.left, actions: [change(clearBooking), 'leavePage'] }),
    /** The guest leaves before the kept booking is taken up. The session is checked: another tab may have it. */
    notTakenUp: {
      invoke: {
        ...calls.checkSession,
        onDone: TAKEN_UP,
        onError: by(wayOfNotTakenUp)({
          cancelled: TAKEN_UP,
          left: { target: FLOW.left, actions: [change(clearKept), 'leavePage'] },
        }),
      },
    },
    /** Keeps the search. */
    begunAnew: givingBack({ target: FLOW.loading, actions: [change(clearBooking), goTo('search')] }),
    linked: givingBack({ target: FLOW.search, actions: change(takeLink) }),
    restarted: givingBack({ target: FLOW.arriving, actions: [change(clearBooking), change(forgetSearch)] }),
    expired: givingBack({ target: FLOW.start, actions: [change(loseBooking), setNotice('expired')] }),
    failed: givingBack({ target: FLOW.start, actions: [change(clearBooking), setNotice('error')] }),
  },
});
