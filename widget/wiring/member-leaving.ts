import { selectIsPaying, selectPlace } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from './booking.ts';

/** Tells a booking that its member has logged out (E-07). */
export interface MemberLeaving {
  leave: () => void;
  /** Whether the booking still has what is the member's, since a payment is under way: a draft may not keep it. */
  isPending: () => boolean;
  stop: () => void;
}

/** While a payment is under way only the profile goes; the rest follows should it come to nothing. */
export function createMemberLeaving(actor: BookingActor): MemberLeaving {
  let isPending = false;
  const leave = () => {
    const snapshot = actor.getSnapshot();
    isPending = selectIsPaying(snapshot);
    actor.send({ type: 'signIn.ended', place: selectPlace(snapshot) });
  };
  const subscription = actor.subscribe((snapshot) => {
    if (isPending && !selectIsPaying(snapshot)) leave();
  });
  return {
    leave,
    isPending: () => isPending,
    stop: () => {
      subscription.unsubscribe();
    },
  };
}
