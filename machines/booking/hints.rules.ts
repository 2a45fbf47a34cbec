import { type BookingContext, type BookingInput, type Changes, type Hint } from './booking.types.ts';
import { endAmendment } from './member/amending.rules.ts';
import { change } from './transitions.ts';

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

/** Something comes up that the guest should know. */
export function hinting(hint: Hint) {
  return change((context) => ({ hint: hintOf(context, hint) }));
}
