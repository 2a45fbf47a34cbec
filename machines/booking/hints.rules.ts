import { endAmendment } from './amending.rules.ts';
import {
  destinationAt,
  type BookingContext,
  type BookingInput,
  type Changes,
  type Hint,
} from './booking.types.ts';
import { searchOf, searchOfDraft, withoutVisit } from './visit.rules.ts';

/** Another tab has the booking. Here the guest may begin another booking with the same search (D-162). */
export function leaveToOtherTab(context: BookingContext): Changes {
  return { ...searchAgain(context), payment: null, hint: hintOf(context, 'otherTab') };
}

/** What the session held is given back. The guest begins another booking, with the same search if that is known. */
export function giveUp(context: BookingContext): Changes {
  return { ...searchAgain(context), hint: hintOf(context, 'renewed') };
}

function searchAgain(context: BookingContext): Changes {
  const { draft, link, destination } = context;
  return {
    ...withoutVisit(link ? null : (searchOfDraft(draft) ?? searchOf(context))),
    destination: link ? destination : destinationAt({ step: 'search', leg: 1 }),
  };
}

/** The hint that the booking opens with. What an earlier page has left to say comes before what the address asks for. */
export function firstHint({ isPaymentUnreadable, payment, draft, hint }: BookingInput): Hint {
  if (isPaymentUnreadable) return 'unreadablePayment';
  return payment === null ? hintOfEnded({ hint, endedAmendment: draft?.endedAmendment ?? null }) : hint;
}

/** The hint once nothing is being paid: a change of a booking that a logout has ended is told then. */
export function hintOfEnded(context: Pick<BookingContext, 'hint' | 'endedAmendment'>): Hint {
  const { endedAmendment } = context;
  return endedAmendment && !endedAmendment.isTold ? hintOf(context, 'amendmentEnded') : context.hint;
}

/** The guest has read the hint. */
export function dismissHint({ hint, endedAmendment }: BookingContext): Changes {
  const isTold = hint === 'amendmentEnded';
  return {
    hint: null,
    endedAmendment: endedAmendment && { ...endedAmendment, ...(isTold ? { isTold } : {}) },
  };
}

/** The guest lets go of a booked room that has gone, and is told that this is a new booking now. */
export function dropAmendment(context: BookingContext): Changes {
  return { ...endAmendment(context), hint: hintOf(context, 'amendmentDropped') };
}

/** The hint after `next` came up. A payment that may have been sent is told until the guest has dismissed it. */
export function hintOf({ hint }: Pick<BookingContext, 'hint'>, next: Hint): Hint {
  return hint === 'unreadablePayment' ? hint : next;
}
