import type { Booking, Guest, SelectedGuest } from '../../../src/domain/booking.ts';
import { isNamed, leadCandidates, type LeadCandidate } from '../../../src/domain/guests.ts';
import { areRoomsNamed, isSameName } from '../../../src/domain/lead-names.ts';
import type { StayInput } from '../stay-step.types.ts';

/** What decides who can be the lead booker. */
type LeadInput = Pick<StayInput, 'asksLeadOnly' | 'booking'>;

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

/** The first guest of the first room, who is the lead booker where only the lead guest is asked for (D-479). */
const FIRST_GUEST: SelectedGuest = { legIndex: 0, guestIndex: 0 };

/** Whether the details ask for the lead guest's name, where nobody is named who could be chosen (D-479). */
export function namesLead({ asksLeadOnly = false, booking }: LeadInput): boolean {
  return asksLeadOnly && !canChooseLead(booking);
}

/** Who can be the lead booker: every adult (B §2.2), but for those who are named later (D-479). */
export function leadChoices({ asksLeadOnly = false, booking }: LeadInput): LeadCandidate[] {
  return asksLeadOnly ? namedAdults(booking) : leadCandidates(booking);
}

/** Who was chosen before; where nobody was, the only adult (D-548). */
export function knownLeadBooker(input: LeadInput): string {
  if (namesLead(input)) return keyOf(FIRST_GUEST);
  const { selectedGuest, leadGuest } = input.booking;
  if (selectedGuest) {
    const key = keyOf(selectedGuest);
    return leadChoices(input).some((place) => keyOf(place) === key) ? key : NO_LEAD_BOOKER;
  }
  if (leadGuest?.firstName) return SOMEONE_ELSE;
  const [only, ...others] = leadChoices(input);
  return only && others.length === 0 ? keyOf(only) : NO_LEAD_BOOKER;
}

/** The adults who have names, by their places; a name that several rooms are in counts once. */
function namedAdults(booking: Booking): LeadCandidate[] {
  const named = leadCandidates(booking).filter(({ guest }) => isNamed(guest));
  return named.filter(({ guest }, index) => named.findIndex((one) => isSameName(one.guest, guest)) === index);
}

/** Whether the guests have been named so far that one of them can be chosen as the lead booker (B §2.2). */
function canChooseLead(booking: Booking): boolean {
  return areRoomsNamed(booking) && namedAdults(booking).length > 1;
}
