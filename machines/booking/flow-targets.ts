import type { Step } from '../../src/domain/booking/steps.ts';
import { PLAIN_STEPS, type PlainStep } from './flow-calls.ts';
import type { BookingEnded } from './booking.types.ts';

/** States of the flow that nested states or other files lead to. */
export const FLOW = {
  loading: '#booking.flow.loading',
  arriving: '#booking.flow.arriving',
  start: '#booking.flow.start',
  choosingPlace: '#booking.flow.choosingPlace',
  identifying: '#booking.flow.identifying',
  openingSearch: '#booking.flow.openingSearch',
  searchUnavailable: '#booking.flow.searchUnavailable',
  legs: '#booking.flow.legs',
  leavingGuests: '#booking.flow.leavingGuests',
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

/** Sets a step as the guest's destination. A step with one screen per room begins at room 1. */
export function goTo<const Wanted extends Step>(step: Wanted) {
  return { type: 'setDestination', params: { place: { step, leg: 1 } } } as const;
}

/** Ends the booking, whatever the flow is doing. */
export function endBooking<const Reason extends BookingEnded['reason']>(reason: Reason) {
  return { type: 'endBooking', params: { reason } } as const;
}

/** Leads to the message about a broken step. The guest goes on from that step. */
export function onStepFailed<const Broken extends Step>(step: Broken) {
  return { target: FLOW.stepFailed, actions: goTo(step) } as const;
}

/** Starts the step anew after a sign-in, where it shows whose booking it is. */
export function onSignedIn<const Open extends Step>(step: Open) {
  return { 'member.signedIn': { target: FLOW.arriving, actions: goTo(step) } } as const;
}

/**
 * The ways from the settled place to the state of its step. A plain step's state has its name. Any other step that is
 * left out does not compile. The confirmation is not among them: only paying leads there (D-38). The last way has no
 * guard, as it is the only one left.
 */
export function leadsTo<const Target extends string>(
  targets: Record<Exclude<Step, PlainStep | 'confirmation'>, Target>,
) {
  const ways = [...PLAIN_STEPS.map((step) => [step, step] as const), ...Object.entries<Target>(targets)];
  return ways.map(([step, target], index) =>
    index === ways.length - 1
      ? { target }
      : { guard: { type: 'isPlace' as const, params: { step: step as Step } }, target },
  );
}
