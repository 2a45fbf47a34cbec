import type { Step } from '../../src/domain/steps.ts';

/** The states of the flow that others lead to from within, or from another file. */
export const FLOW = {
  loading: '#booking.flow.loading',
  arriving: '#booking.flow.arriving',
  start: '#booking.flow.start',
  openingSearch: '#booking.flow.openingSearch',
  legs: '#booking.flow.legs',
  itinerary: '#booking.flow.itinerary',
  details: '#booking.flow.details',
  summary: '#booking.flow.summary',
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
export function want<const Wanted extends Step>(step: Wanted) {
  return { type: 'wantPlace', params: { place: { step, leg: 1 } } } as const;
}

/** A step that broke is where the guest goes on. */
export function broken<const Broken extends Step>(step: Broken) {
  return { target: FLOW.stepFailed, actions: want(step) } as const;
}

/** The way to a state where a step is the place to go to. */
export function leadsTo<const Target extends string>(step: Step, target: Target) {
  return { guard: { type: 'isPlace', params: { step } }, target } as const;
}
