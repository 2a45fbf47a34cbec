import type { Step } from '../../src/domain/steps.ts';
import type { BookingEnded } from './booking.types.ts';

/** The states of the flow that others lead to from within, or from another file. */
export const FLOW = {
  loading: '#booking.flow.loading',
  arriving: '#booking.flow.arriving',
  start: '#booking.flow.start',
  choosingPlace: '#booking.flow.choosingPlace',
  openingSearch: '#booking.flow.openingSearch',
  searchUnavailable: '#booking.flow.searchUnavailable',
  legs: '#booking.flow.legs',
  guests: '#booking.flow.guests',
  leavingGuests: '#booking.flow.leavingGuests',
  itinerary: '#booking.flow.itinerary',
  leavingItinerary: '#booking.flow.leavingItinerary',
  addons: '#booking.flow.addons',
  leavingAddOns: '#booking.flow.leavingAddOns',
  details: '#booking.flow.details',
  summary: '#booking.flow.summary',
  payment: '#booking.flow.payment',
  outcome: '#booking.flow.outcome',
  confirming: '#booking.flow.confirming',
  moving: '#booking.flow.moving',
  stepFailed: '#booking.flow.stepFailed',
  searchedAgain: '#booking.flow.ending.searchedAgain',
  begunAnew: '#booking.flow.ending.begunAnew',
  restarted: '#booking.flow.ending.restarted',
  left: '#booking.flow.left',
} as const;

/** The action by which the guest wants to be at a step, of the first room where it is of one. */
export function goTo<const Wanted extends Step>(step: Wanted) {
  return { type: 'setDestination', params: { place: { step, leg: 1 } } } as const;
}

/** The action by which a booking comes to its end, whatever stands. */
export function endBooking<const Reason extends BookingEnded['reason']>(reason: Reason) {
  return { type: 'endBooking', params: { reason } } as const;
}

/** A step that broke is where the guest goes on. */
export function onStepFailed<const Broken extends Step>(step: Broken) {
  return { target: FLOW.stepFailed, actions: goTo(step) } as const;
}

/** A step that shows whose booking it is begins again with whoever has signed in over it (D-546). */
export function onSignedIn<const Open extends Step>(step: Open) {
  return { 'member.signedIn': { target: FLOW.arriving, actions: goTo(step) } } as const;
}

/**
 * The ways to the states of the steps, to the one that is the place to go to: a step that is left out does not compile.
 * The confirmation is no such place, it is reached by paying only (D-38). The last is what remains, so it has no guard.
 */
export function leadsTo<const Target extends string>(targets: Record<Exclude<Step, 'confirmation'>, Target>) {
  const ways = Object.entries<Target>(targets);
  return ways.map(([step, target], index) =>
    index === ways.length - 1
      ? { target }
      : { guard: { type: 'isPlace' as const, params: { step: step as Step } }, target },
  );
}
