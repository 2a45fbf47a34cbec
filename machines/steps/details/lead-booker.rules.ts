import type { Booking, Guest, SelectedGuest } from '../../../src/domain/booking/booking.ts';
import { isNamed, leadCandidates, type LeadCandidate } from '../../../src/domain/guests/guests.ts';
import { areRoomsNamed, isSameName } from '../../../src/domain/guests/lead-names.ts';
import type { StayInput } from '../stay-step.types.ts';

/** What the choice of lead booker depends on. */
type LeadInput = Pick<StayInput, 'asksLeadOnly' | 'booking'>;

/** The lead booker's key: nobody yet, the member, somebody who does not stay, or a guest as 'leg.guest', from 0. */
const NO_LEAD_BOOKER = '';
export const MEMBER = 'member';
export const SOMEONE_ELSE = 'someoneElse';

/** Whether the lead booker is one of the guests in the rooms. */
export function isListedGuest(leadBooker: string): boolean {
  return leadBooker !== NO_LEAD_BOOKER && leadBooker !== MEMBER && leadBooker !== SOMEONE_ELSE;
}

/** The guest with this key; null where there is none. */
export function guestOf(booking: Booking, leadBooker: string): Guest | null {
  const place = placeOf(leadBooker);
  return place ? (booking.legs[place.legIndex]?.guests[place.guestIndex] ?? null) : null;
}

/** The key of a guest. */
export function keyOf({ legIndex, guestIndex }: SelectedGuest): string {
  return `${legIndex}.${guestIndex}`;
}

/** The place of the guest with this key; null where there is none. */
export function placeOf(leadBooker: string): SelectedGuest | null {
  if (!isListedGuest(leadBooker)) return null;
  const [legIndex, guestIndex] = leadBooker.split('.').map(Number);
  return legIndex === undefined || guestIndex === undefined ? null : { legIndex, guestIndex };
}

/** The first guest of the first room: the lead booker where the details ask for the lead guest's name. */
const FIRST_GUEST: SelectedGuest = { legIndex: 0, guestIndex: 0 };

/** Whether the details ask for the lead guest's name. They do where no other named guest could lead. */
export function namesLead({ asksLeadOnly = false, booking }: LeadInput): boolean {
  return asksLeadOnly && !canChooseLead(booking);
}

/** The possible lead bookers: every adult except those named later. */
export function leadChoices({ asksLeadOnly = false, booking }: LeadInput): LeadCandidate[] {
  return asksLeadOnly ? namedAdults(booking) : leadCandidates(booking);
}

/**
 * The key of the lead booker chosen before, else of the first adult. Where the details ask for the lead guest's name,
 * the key of the first guest.
 */
export function knownLeadBooker(input: LeadInput): string {
  if (namesLead(input)) return keyOf(FIRST_GUEST);
  const { selectedGuest, leadGuest } = input.booking;
  const keys = leadChoices(input).map(keyOf);
  const [first = NO_LEAD_BOOKER] = keys;
  if (selectedGuest) return keys.find((key) => key === keyOf(selectedGuest)) ?? first;
  return leadGuest?.firstName ? SOMEONE_ELSE : first;
}

/** The adults with names, and their places. A name in several rooms counts once. */
function namedAdults(booking: Booking): LeadCandidate[] {
  const named = leadCandidates(booking).filter(({ guest }) => isNamed(guest));
  return named.filter(({ guest }, index) => named.findIndex((one) => isSameName(one.guest, guest)) === index);
}

/** Whether enough guests are named to choose the lead booker among them. */
function canChooseLead(booking: Booking): boolean {
  return areRoomsNamed(booking) && namedAdults(booking).length > 1;
}
