import { searchOfDraft } from './booking.rules.ts';
import { draftOf, searchOf, withoutBooking } from './booking.stay.ts';
import { destinationAt, type BookingContext, type Changes, type Hint } from './booking.types.ts';

/** Another tab has the booking. Here the guest may begin another booking with the same search (D-162). */
export function leaveToOtherTab(context: BookingContext): Changes {
  return { ...searchAgain(context), payment: null, hint: hintOf(context, 'otherTab') };
}

/** What the session held is given back. The guest begins another booking, with the same search if that is known. */
export function giveUp(context: BookingContext): Changes {
  return { ...searchAgain(context), hint: hintOf(context, 'renewed') };
}

function searchAgain({ stay, link, destination }: BookingContext): Changes {
  return {
    stay: withoutBooking(link ? null : (searchOfDraft(draftOf(stay)) ?? searchOf(stay))),
    destination: link ? destination : destinationAt({ step: 'search', leg: 1 }),
  };
}

/** The hint after `next` came up. A payment that may have been sent is told until the guest has dismissed it. */
export function hintOf({ hint }: Pick<BookingContext, 'hint'>, next: Hint): Hint {
  return hint === 'unreadablePayment' ? hint : next;
}
