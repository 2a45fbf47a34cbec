import { isAnyAddOnEligible } from './addon-rules.ts';
import type { Booking } from './booking.ts';
import type { StayConfiguration } from './configuration.ts';
import { areGuestsNamed, isLeadGuestComplete } from './guests.ts';
import { areAllLegsHeld, areEarlierLegsHeld, legOf } from './legs.ts';
import type { Place, Step } from './steps.ts';

/** What decides how far a guest may go. */
export interface Progress {
  configuration: StayConfiguration;
  hasSession: boolean;
  booking: Booking | null;
}

/**
 * The place that was asked for, or the nearest earlier one that the booking allows (D-38); so are add-ons of which none
 * is eligible, which is no place to stand (A §2.11, D-402). The confirmation is reached by paying only: asking for it leads to
 * the summary at most. A leg that does not exist counts as the nearest that does.
 */
export function nearestPlace(wanted: Place, progress: Progress): Place {
  const { configuration, hasSession, booking } = progress;
  if (wanted.step === 'start' || !hasSession) return { step: 'start', leg: 1 };
  if (wanted.step === 'search' || booking === null) return { step: 'search', leg: 1 };
  const road = roadTo(wanted, booking.legs.length);
  const place = road.findLast((candidate) => isAllowed(candidate, booking)) ?? { step: 'search', leg: 1 };
  if (place.step !== 'addons' || isAnyAddOnEligible(configuration, booking)) return place;
  return { ...place, step: 'itinerary' };
}

/** What lies after the search. */
type MiddleStep = Exclude<Step, 'start' | 'search' | 'confirmation'>;

interface MiddlePlace {
  step: MiddleStep;
  leg: number;
}

/** Every place from the first room to the wanted one, which is the last, or to the summary. */
function roadTo(wanted: Place, legs: number): MiddlePlace[] {
  const rooms = Array.from({ length: legs }, (_, index): MiddlePlace[] => [
    { step: 'rooms', leg: index + 1 },
    { step: 'rates', leg: index + 1 },
  ]).flat();
  const after = (['guests', 'itinerary', 'addons', 'details', 'summary', 'payment'] as const).map((step) => ({
    step,
    leg: 1,
  }));
  const road = [...rooms, ...after];
  const leg =
    wanted.step === 'rooms' || wanted.step === 'rates' ? Math.min(Math.max(wanted.leg, 1), legs) : 1;
  const goal = road.findIndex((place) => place.step === wanted.step && place.leg === leg);
  // Where it is the confirmation, the road ends before the payment.
  return road.slice(0, goal < 0 ? -1 : goal + 1);
}

function isAllowed(place: MiddlePlace, booking: Booking): boolean {
  switch (place.step) {
    case 'rooms':
      return areEarlierLegsHeld(booking, place.leg);
    case 'rates':
      return areEarlierLegsHeld(booking, place.leg) && hasRoom(booking, place.leg);
    case 'guests':
      return areAllLegsHeld(booking);
    case 'itinerary':
    case 'addons':
    case 'details':
      return areAllLegsHeld(booking) && areGuestsNamed(booking);
    case 'summary':
    case 'payment':
      return areAllLegsHeld(booking) && areGuestsNamed(booking) && isLeadGuestComplete(booking);
  }
}

function hasRoom(booking: Booking, leg: number): boolean {
  return (legOf(booking, leg)?.roomCode ?? null) !== null;
}
