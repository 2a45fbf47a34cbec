import type { Booking, Guest, Leg } from './booking.ts';

/**
 * The booking after its member has logged out (E-07): without the member's name among the guests, lead booker, contact,
 * address and account. What was entered for others stays.
 */
export function withoutMember(booking: Booking): Booking {
  return {
    ...booking,
    legs: booking.legs.map(withoutMembers),
    selectedGuest: null,
    leadGuest: null,
    account: null,
    accountCreateStatus: 'notAttempted',
    carried: booking.carried && {
      before: booking.carried.before.map(withoutMembers),
      // One of them may be the member.
      notKept: booking.carried.notKept.filter(({ kind }) => kind !== 'guest'),
    },
  };
}

function withoutMembers(leg: Leg): Leg {
  return { ...leg, guests: leg.guests.map(withoutLead) };
}

function withoutLead(guest: Guest): Guest {
  const nobody = { title: '', firstName: '', lastName: '' };
  return { ...guest, ...(guest.isLoggedInUser ? nobody : {}), isLoggedInUser: false, isLeadGuest: false };
}

/**
 * The booking after somebody has signed in on the way (D-546): the member is the lead booker now, so the name and e-mail
 * address of whom was to be are forgotten. Telephone and address stay as they were entered.
 */
export function withMember(booking: Booking): Booking {
  const nobody = { title: '', firstName: '', lastName: '', emailAddress: '' };
  return {
    ...booking,
    selectedGuest: null,
    leadGuest: booking.leadGuest && { ...booking.leadGuest, ...nobody },
  };
}
