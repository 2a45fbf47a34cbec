import { isAnyAddOnEligible } from '../addons/addon-rules.ts';
import { isAnyTimeIncluded } from '../addons/included-times.ts';
import type { Booking } from './booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { areGuestsNamed, isLeadGuestComplete } from '../guests/guests.ts';
import { areRoomsNamed } from '../guests/lead-names.ts';
import { areAllLegsHeld, areEarlierLegsHeld, legOf } from './legs.ts';
import { factsOf, STEPS, type Place, type Requirement, type Step } from './steps.ts';

/** What decides how far a guest may go. */
export interface Progress {
  configuration: StayConfiguration;
  hasSession: boolean;
  booking: Booking | null;
  /** The booking asks for the lead guest's name only, with the details. */
  asksLeadOnly?: boolean;
}

/**
 * The wanted place, or the nearest earlier one that the booking allows (D-38). Add-ons without an eligible one, and
 * an itinerary without a time to choose, lead to the place before them. The confirmation leads to the summary at most:
 * only paying reaches it. A leg that does not exist counts as the nearest that does.
 */
export function nearestPlace(wanted: Place, progress: Progress): Place {
  const { configuration, hasSession, booking, asksLeadOnly = false } = progress;
  if (wanted.step === 'start' || !hasSession) return { step: 'start', leg: 1 };
  if (wanted.step === 'search' || booking === null) return { step: 'search', leg: 1 };
  const road = roadTo(wanted, booking.legs.length);
  const isOpen = (place: Place) =>
    isAllowed(place, booking, asksLeadOnly) && HAS_CHOICES[place.step]?.(configuration, booking) !== false;
  return road.findLast(isOpen) ?? { step: 'search', leg: 1 };
}

/** The steps that may have nothing to choose. */
const HAS_CHOICES: Partial<Record<Step, (configuration: StayConfiguration, booking: Booking) => boolean>> = {
  itinerary: isAnyTimeIncluded,
  addons: isAnyAddOnEligible,
};

/** Every place from the first room to the wanted one. For the confirmation, to the summary. */
function roadTo(wanted: Place, legs: number): Place[] {
  const middle = STEPS.filter((step) => factsOf(step).needs !== null);
  const perRoom = middle.filter((step) => factsOf(step).isPerRoom);
  const rooms = Array.from({ length: legs }, (_, index) => perRoom.map((step) => ({ step, leg: index + 1 })));
  const after = middle.filter((step) => !perRoom.includes(step)).map((step) => ({ step, leg: 1 }));
  const road = [...rooms.flat(), ...after];
  const leg = perRoom.includes(wanted.step) ? Math.min(Math.max(wanted.leg, 1), legs) : 1;
  const goal = road.findIndex((place) => place.step === wanted.step && place.leg === leg);
  // The confirmation is not on the road: the road then ends before the payment.
  return road.slice(0, goal < 0 ? -1 : goal + 1);
}

/** `byLead`: the booking asks for the lead guest's name only. */
const HAS: Record<Requirement, (booking: Booking, leg: number, byLead: boolean) => boolean> = {
  earlierRooms: areEarlierLegsHeld,
  room: (booking, leg) => areEarlierLegsHeld(booking, leg) && hasRoom(booking, leg),
  allRooms: areAllLegsHeld,
  guestNames: (booking, _, byLead) => areAllLegsHeld(booking) && (byLead || areGuestsNamed(booking)),
  leadGuest: (booking, _, byLead) =>
    areAllLegsHeld(booking) &&
    (byLead ? areRoomsNamed(booking) : areGuestsNamed(booking)) &&
    isLeadGuestComplete(booking),
};

function isAllowed({ step, leg }: Place, booking: Booking, byLead: boolean): boolean {
  const { needs } = factsOf(step);
  return needs !== null && HAS[needs](booking, leg, byLead);
}

function hasRoom(booking: Booking, leg: number): boolean {
  return (legOf(booking, leg)?.roomCode ?? null) !== null;
}
