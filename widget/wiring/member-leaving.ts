import { selectPayment } from '../../machines/booking/paying/payment.selectors.ts';
import { selectPlace, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';

/** Tells a booking that its member has logged out. */
export interface MemberLeaving {
  leave: () => void;
  /**
   * Whether the booking still holds the member's data, because of a payment under way or made. A draft must leave the
   * data out.
   */
  isPending: () => boolean;
  stop: () => void;
}

/** Removes only the profile while a payment is under way or made. The rest is removed after the payment. */
export function createMemberLeaving(actor: BookingActor): MemberLeaving {
  let isPending = false;
  const leave = () => {
    const snapshot = actor.getSnapshot();
    isPending = hasPayment(snapshot);
    actor.send({ type: 'member.loggedOut', place: selectPlace(snapshot) });
  };
  const subscription = actor.subscribe((snapshot) => {
    if (isPending && !hasPayment(snapshot)) leave();
  });
  return {
    leave,
    isPending: () => isPending,
    stop: () => {
      subscription.unsubscribe();
    },
  };
}

const hasPayment = (snapshot: BookingSnapshot) => selectPayment(snapshot) !== null;
