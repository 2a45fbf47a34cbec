import { withMember, withoutMember } from '../../src/domain/booking-member.ts';
import type { Profile } from '../../src/domain/session.ts';
import { factsOf, type Place } from '../../src/domain/steps.ts';
import { withBooking } from './booking.stay.ts';
import type { BookingContext, Changes } from './booking.types.ts';

/** The member who has signed in on the way is the lead booker; what was entered of the address stays (D-546). */
export function takeSignIn({ stay, asksLeadOnly }: BookingContext, profile: Profile): Changes {
  return { profile, stay: withBooking(stay, (booking) => withMember(booking, asksLeadOnly)) };
}

/** What was the member's goes from the booking, from a draft that is not taken up yet, and from what is lost (E-07). */
export function forgetMember({ stay, lost }: BookingContext): Changes {
  return { profile: null, stay: withBooking(stay, withoutMember), lost: lost && withoutMember(lost) };
}

/** Whether a step shows what is the member's. */
export function hasMembersData({ step }: Place): boolean {
  return factsOf(step).hasMembersData;
}
