import type { Step } from '../../src/domain/booking/steps.ts';
import { withEvent } from '../shared/params.ts';
import type { StartNotice } from '../steps/start/start.machine.ts';
import { wantPlace } from './booking.rules.ts';
import { calls, type PlainStep } from './inputs.ts';
import { destinationAt, type BookingEnded } from './booking.types.ts';
import { clearBooking, wayOfEnd } from './ending/ending.rules.ts';
import { dropAmendment } from './hints.rules.ts';
import { keepLink, navigate, wayOfAddress } from './searching/searching.rules.ts';
import { by, change, changeByEvent, type Transition, type Transitions } from './transitions.ts';

/** States of the flow that nested states or other files lead to. */
export const FLOW = {
  opening: '#booking.flow.opening',
  loading: '#booking.flow.opening.loading',
  arriving: '#booking.flow.open.arriving',
  start: '#booking.flow.open.start',
  identifying: '#booking.flow.open.identifying',
  search: '#booking.flow.open.search',
  searchUnavailable: '#booking.flow.open.search.unavailable',
  legs: '#booking.flow.open.legs',
  details: '#booking.flow.open.details',
  summary: '#booking.flow.open.summary',
  stepFailed: '#booking.flow.open.stepFailed',
  payment: '#booking.flow.payment',
  framed: '#booking.flow.payment.framed',
  outcome: '#booking.flow.locked.outcome',
  cancelled: '#booking.flow.locked.ending.cancelled',
  notTakenUp: '#booking.flow.locked.ending.notTakenUp',
  expired: '#booking.flow.locked.ending.expired',
  linked: '#booking.flow.locked.ending.linked',
  failed: '#booking.flow.locked.ending.failed',
  searchedAgain: '#booking.flow.locked.ending.searchedAgain',
  begunAnew: '#booking.flow.locked.ending.begunAnew',
  restarted: '#booking.flow.locked.ending.restarted',
  made: '#booking.flow.made',
  receipt: '#booking.flow.made.receipt',
  left: '#booking.flow.left',
} as const;

/** The way to a plain step. */
export function toPlainStep(step: PlainStep) {
  return { target: `#booking.flow.open.${step}` } as const;
}

/** Sets a step as the guest's destination. A step with one screen per room begins at room 1. */
export function goTo(step: Step) {
  return change(() => ({ destination: destinationAt({ step, leg: 1 }) }));
}

/** Ends the booking, whatever step is open. */
export function endBooking<const Reason extends BookingEnded['reason']>(reason: Reason) {
  return { type: 'raise', params: { type: 'booking.ended', reason } } as const;
}

/** Says why the start opens. */
export function setNotice(notice: StartNotice) {
  return change(() => ({ notice }));
}

/** Loading has failed, or a step broke: the guest sees a message and can try again. */
export function failed<const Target extends string>(target: Target) {
  return { tags: 'failed', entry: 'keepFailure', on: { 'load.retried': target } } as const;
}

/** The step has a login of its own, or takes the payment. */
export const CLOSE_SIGN_IN = { type: 'raise', params: { type: 'signIn.closed' } } as const;

/** Leads to the message about a broken step. The guest goes on from that step. */
export function onStepFailed(step: Step) {
  return { target: FLOW.stepFailed, actions: goTo(step) } as const;
}

/** Runs a step, with the ways that its answer may lead. Where it breaks, the guest goes on from it. */
export function runs<
  const Name extends Step,
  Args,
  Outcome extends string,
  const Given extends Record<Outcome, Transition>,
>(step: Name, decide: (args: Args) => Outcome, ways: Transitions<Outcome, Given>) {
  const onDone = by(decide)<Given>(ways);
  return { meta: { step }, invoke: { ...calls[step], onDone, onError: onStepFailed(step) } } as const;
}

/** Starts the step anew after a sign-in, where it shows whose booking it is. */
export function onSignedIn(step: Step) {
  return { 'member.signedIn': { target: FLOW.arriving, actions: goTo(step) } } as const;
}

/** An address is followed. */
export const FOLLOWED = { target: FLOW.arriving, actions: changeByEvent(navigate) } as const;

/** The ways to a new place: an address, 'Edit', and a change of who the guest is. */
export const hears = {
  navigated: by(wayOfAddress)({ asked: { actions: changeByEvent(keepLink) }, followed: FOLLOWED }),
  'step.edited': { target: FLOW.arriving, actions: changeByEvent(wantPlace) },
  'member.loggedOut': {
    guard: withEvent('hasMembersData'),
    target: FLOW.arriving,
    actions: changeByEvent(wantPlace),
  },
  'amendment.dropped': {
    target: FLOW.arriving,
    actions: [change(dropAmendment), changeByEvent(wantPlace)],
  },
} as const;

const givenBack = {
  cancelled: { target: FLOW.cancelled },
  expired: { target: FLOW.expired },
  linked: { target: FLOW.linked },
  failed: { target: FLOW.failed },
} as const;

/** The ways out of a booking that ends. Without a session there is nothing to give back. */
export const ends = {
  'booking.ended': by(wayOfEnd)({
    ...givenBack,
    left: { target: FLOW.left, actions: [change(clearBooking), 'leavePage'] },
    lost: { target: FLOW.start, actions: setNotice('expired') },
  }),
};

/** The same for a payment without the provider's page. It has a session, and shows whose booking it is. */
export const atPayment = {
  ...hears,
  'member.loggedOut': { target: FLOW.arriving, actions: changeByEvent(wantPlace) },
  'booking.ended': by(({ event }: { event: BookingEnded }) => event.reason)(givenBack),
} as const;
