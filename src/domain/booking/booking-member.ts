import type { Booking, Guest, Leg } from './booking.ts';
import { asNewSearch } from '../search/occupancy.ts';
import { withoutLeadName } from '../guests/lead-names.ts';

/**
 * The booking after its member has logged out (E-07). The member's name goes from the guests, and with it lead booker,
 * contact, address and account, and the change of a booked room (F-13). Other guests keep their names, except in rooms that had the member's name (D-479).
 */
export function withoutMember(booking: Booking): Booking {
  return {
    ...booking,
    search: asNewSearch(booking.search),
    legs: roomsWithoutMember(booking),
    selectedGuest: null,
    leadGuest: null,
    account: null,
    accountCreateStatus: 'notAttempted',
    agreesToTerms: false,
    carried: booking.carried && {
      before: roomsWithoutMember({ ...booking, legs: booking.carried.before }),
      // A guest in the list may be the member.
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
 * The booking after somebody has signed in on the way (D-546). The member leads now: the earlier lead booker's name and
 * e-mail address go, telephone and address stay.
 * Nobody has agreed to the terms in the member's name. Where only the lead guest's name is asked for, rooms in the earlier
 * lead's name lose it.
 */
export function withMember(booking: Booking, asksLeadOnly: boolean): Booking {
  const nobody = { title: '', firstName: '', lastName: '', emailAddress: '' };
  return {
    ...(asksLeadOnly ? withoutLeadName(booking) : booking),
    selectedGuest: null,
    agreesToTerms: false,
    leadGuest: booking.leadGuest && { ...booking.leadGuest, ...nobody },
  };
}
