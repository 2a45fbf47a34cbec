import type { Booking, Guest, SelectedGuest } from '../../../src/domain/booking.ts';
import { leadCandidates } from '../../../src/domain/guests.ts';

/** Who the lead booker is: nobody yet, the signed-in member, somebody who does not stay, or a guest ('leg.guest', from 0). */
const NO_LEAD_BOOKER = '';
export const MEMBER = 'member';
export const SOMEONE_ELSE = 'someoneElse';

/** Whether the lead booker is one of the guests who were named (B §2.2). */
export function isListedGuest(leadBooker: string): boolean {
  return leadBooker !== NO_LEAD_BOOKER && leadBooker !== MEMBER && leadBooker !== SOMEONE_ELSE;
}

/** The guest that a key of the form means; null when there is none. */
export function guestOf(booking: Booking, leadBooker: string): Guest | null {
  const place = placeOf(leadBooker);
  return place ? (booking.legs[place.legIndex]?.guests[place.guestIndex] ?? null) : null;
}

/** What the form holds for a guest. */
export function keyOf({ legIndex, guestIndex }: SelectedGuest): string {
  return `${legIndex}.${guestIndex}`;
}

/** The place of the guest that a key of the form means; null when there is none. */
export function placeOf(leadBooker: string): SelectedGuest | null {
  if (!isListedGuest(leadBooker)) return null;
  const [legIndex, guestIndex] = leadBooker.split('.').map(Number);
  return legIndex === undefined || guestIndex === undefined ? null : { legIndex, guestIndex };
}

/** Who was chosen before; where nobody was, the only adult (D-548). */
export function knownLeadBooker(booking: Booking): string {
  const { selectedGuest, leadGuest } = booking;
  if (selectedGuest) {
    const key = keyOf(selectedGuest);
    return leadCandidates(booking).some((place) => keyOf(place) === key) ? key : NO_LEAD_BOOKER;
  }
  if (leadGuest?.firstName) return SOMEONE_ELSE;
  const [only, ...others] = leadCandidates(booking);
  return only && others.length === 0 ? keyOf(only) : NO_LEAD_BOOKER;
}
