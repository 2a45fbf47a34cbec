import { withMember, withoutMember } from '../../src/domain/booking-member.ts';
import type { Profile } from '../../src/domain/session.ts';
import { factsOf, type Place } from '../../src/domain/steps.ts';
import { withBooking } from './booking.stay.ts';
import type { BookingContext, Changes } from './booking.types.ts';

/** Makes a member who signs in during the booking its lead booker. An address that was entered stays. */
export function takeSignIn({ stay, asksLeadOnly }: BookingContext, profile: Profile): Changes {
  return { profile, stay: withBooking(stay, (booking) => withMember(booking, asksLeadOnly)) };
}

/** Removes the member's data from the booking, from a kept draft and from the lost booking (E-07). */
export function forgetMember({ stay, lost }: BookingContext): Changes {
  return { profile: null, stay: withBooking(stay, withoutMember), lost: lost && withoutMember(lost) };
}

export function hasMembersData({ step }: Place): boolean {
  return factsOf(step).hasMembersData;
}
