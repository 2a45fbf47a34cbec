import { withMember, withoutMember } from '../../src/domain/booking/booking-member.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import { factsOf, type Place } from '../../src/domain/booking/steps.ts';
import { amendIdOf, endAmendment } from './amending.rules.ts';
import { hintOf } from './hints.rules.ts';
import type { BookingContext, Changes } from './booking.types.ts';
import { withBooking } from './visit.rules.ts';

/** Makes a member who signs in during the booking its lead booker. An address that was entered stays. */
export function takeSignIn(context: BookingContext, profile: Profile): Changes {
  return { profile, ...withBooking(context, (booking) => withMember(booking, context.asksLeadOnly)) };
}

/**
 * Removes the member's data from the booking, from a kept draft and from the lost booking (E-07). A room that was being
 * changed is the member's too, so the booking goes on as a new one (F-13).
 */
export function forgetMember(context: BookingContext): Changes {
  const { lost, ...ended } = endAmendment(context);
  const id = amendIdOf(context);
  return {
    ...ended,
    profile: null,
    ...withBooking({ ...context, ...ended }, withoutMember),
    lost: lost && withoutMember(lost),
    ...(id === null
      ? {}
      : { endedAmendment: { id, isTold: false }, hint: hintOf(context, 'amendmentEnded') }),
  };
}

/** Whether the step has its own copy of the member's data. The search form has the id of the room that is changed. */
export function hasMembersData(context: BookingContext, { step }: Place): boolean {
  return factsOf(step).hasMembersData || (step === 'search' && amendIdOf(context) !== null);
}
