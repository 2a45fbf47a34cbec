import type { PaymentRecord, PaymentState } from '../../../src/domain/payment/payment-record.ts';
import type { OutcomeOutput } from '../../shared/outcome/outcome.machine.ts';
import { bookingOf, searchOf, searchOfDraft, withoutVisit } from '../booking.rules.ts';
import type { BookingContext, Changes } from '../booking.types.ts';
import { clearBooking } from '../ending/ending.rules.ts';
import { hintOfEnded } from '../hints.rules.ts';
import { endAmendment } from '../member/amending.rules.ts';
import { leaveAddressed } from '../opening/opening.rules.ts';
import { change, type Answered, type Flow } from '../transitions.ts';

/** A payment that was not made gives back its rooms, where the booking is still known. */
export function wayFromOutcome({ context, event: { output } }: Answered<OutcomeOutput>) {
  return output.type === 'notMade' && context.visit === null ? 'nothing' : output.type;
}

/** The number alone needs neither a booking nor the configuration. */
export function wayToMade({ context }: Flow) {
  if (bookingOf(context) === null) return 'receipt';
  return context.configuration ? 'confirmation' : 'loading';
}

/** A payment is about to be sent, or the provider's page has opened. */
export function recordPayment(_: BookingContext, { payment }: { payment: PaymentRecord }): Changes {
  return { payment };
}

/** The payment has come to this state. */
export function markPayment(state: PaymentState) {
  return change(({ payment }) => ({ payment: payment && { ...payment, state } }));
}

/** Nothing is being paid any more. */
export function settlePayment(context: BookingContext): Changes {
  return { ...leaveAddressed(context), payment: null, hint: hintOfEnded(context) };
}

/** The provider's page is not shown any more. */
export function leaveFrame({ payment }: BookingContext): Changes {
  return payment?.state === 'framed' ? { payment: { ...payment, state: 'left' } } : {};
}

/**
 * The booking is paid, and the guest wants another: forgets the payment and the draft, keeps the search. A booked room
 * that was changed is replaced by now. A link to another change, such as of the room that is just booked, stands.
 */
export function dropDraft(context: BookingContext): Changes {
  const { link } = context;
  const ended = endAmendment(context);
  const replaced = (searchOfDraft(context.draft) ?? searchOf(context))?.amendId;
  return {
    ...ended,
    link: link?.amendId === replaced ? ended.link : link,
    payment: null,
    ...(ended.visit?.stay ? {} : withoutVisit(searchOfDraft(ended.draft))),
  };
}

/** The booking is made, and the guest wants another: forgets all of it but the search. */
export function beginAnother(context: BookingContext): Changes {
  const dropped = dropDraft(context);
  return { ...dropped, ...clearBooking({ ...context, ...dropped }) };
}
