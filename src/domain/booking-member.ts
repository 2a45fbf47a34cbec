import type { Booking, Guest, Leg } from './booking.ts';
import { withoutLeadName } from './lead-names.ts';

/**
 * The booking after its member has logged out (E-07): without the member's name among the guests, lead booker (D-372),
 * contact, address and account. What was entered for others stays, but for other rooms in the member's name (D-479).
 */
export function withoutMember(booking: Booking): Booking {
  return {
    ...booking,
    legs: roomsWithoutMember(booking),
    selectedGuest: null,
    leadGuest: null,
    account: null,
    accountCreateStatus: 'notAttempted',
    carried: booking.carried && {
      before: roomsWithoutMember({ ...booking, legs: booking.carried.before }),
      // One of them may be the member.
      notKept: booking.carried.notKept.filter(({ kind }) => kind !== 'guest'),
    },
  };
}

function roomsWithoutMember(booking: Booking): Leg[] {
  const isStaying = booking.legs.some(({ guests }) => guests.some(({ isLoggedInUser }) => isLoggedInUser));
  const { legs } = isStaying ? withoutLeadName(booking) : booking;
  return legs.map((leg) => ({ ...leg, guests: leg.guests.map(withoutLead) }));
}

function withoutLead(guest: Guest): Guest {
  const nobody = { title: '', firstName: '', lastName: '' };
  return { ...guest, ...(guest.isLoggedInUser ? nobody : {}), isLoggedInUser: false, isLeadGuest: false };
}

/**
 * The booking after somebody has signed in on the way (D-546): the member is the lead booker now, so the name and e-mail
 * address of whom was to be are forgotten. Telephone and address stay as they were entered. Rooms that were in the lead
 * guest's name are in the member's, where only that is asked for (D-479).
 */
export function withMember(booking: Booking, asksLeadOnly: boolean): Booking {
  const nobody = { title: '', firstName: '', lastName: '', emailAddress: '' };
  return {
    ...(asksLeadOnly ? withoutLeadName(booking) : booking),
    selectedGuest: null,
    leadGuest: booking.leadGuest && { ...booking.leadGuest, ...nobody },
  };
}
