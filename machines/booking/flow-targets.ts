import type { Step } from '../../src/domain/booking/steps.ts';
import { withEvent } from '../shared/params.ts';
import type { StartNotice } from '../steps/start/start.machine.ts';
import { wayOfEnd } from './booking.rules.ts';
import type { BookingEnded } from './booking.types.ts';
import type { PlainStep } from './flow-calls.ts';
import { by } from './transitions.ts';

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
export function goTo<const Wanted extends Step>(step: Wanted) {
  return { type: 'setDestination', params: { place: { step, leg: 1 } } } as const;
}

/** Ends the booking, whatever step is open. */
export function endBooking<const Reason extends BookingEnded['reason']>(reason: Reason) {
  return { type: 'raise', params: { type: 'booking.ended', reason } } as const;
}

/** Says why the start opens. */
export function setNotice<const Notice extends StartNotice>(notice: Notice) {
  return { type: 'setNotice', params: { notice } } as const;
}

/** The step has a login of its own, or takes the payment. */
export const CLOSE_SIGN_IN = { type: 'raise', params: { type: 'signIn.closed' } } as const;

/** Leads to the message about a broken step. The guest goes on from that step. */
export function onStepFailed<const Broken extends Step>(step: Broken) {
  return { target: FLOW.stepFailed, actions: goTo(step) } as const;
}

/** Starts the step anew after a sign-in, where it shows whose booking it is. */
export function onSignedIn<const Open extends Step>(step: Open) {
  return { 'member.signedIn': { target: FLOW.arriving, actions: goTo(step) } } as const;
}

/** The ways to a new place: an address, 'Edit', and a change of who the guest is. */
export const hears = {
  navigated: [
    { guard: withEvent('asksBeforeLink'), actions: withEvent('keepLink') },
    { target: FLOW.arriving, actions: withEvent('navigate') },
  ],
  'step.edited': { target: FLOW.arriving, actions: withEvent('setDestination') },
  'member.loggedOut': {
    guard: withEvent('hasMembersData'),
    target: FLOW.arriving,
    actions: withEvent('setDestination'),
  },
  'amendment.dropped': {
    target: FLOW.arriving,
    actions: ['dropAmendment', withEvent('setDestination')],
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
    left: { target: FLOW.left, actions: ['clearBooking', 'leavePage'] },
    lost: { target: FLOW.start, actions: ['loseBooking', setNotice('expired')] },
  }),
};

/** The same for a payment without the provider's page. It has a session, and shows whose booking it is. */
export const atPayment = {
  ...hears,
  'member.loggedOut': { target: FLOW.arriving, actions: withEvent('setDestination') },
  'booking.ended': by(({ event }: { event: BookingEnded }) => event.reason)(givenBack),
} as const;
