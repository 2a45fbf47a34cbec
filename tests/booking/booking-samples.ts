import type { EventFrom } from 'xstate';
import { CallError } from '../../src/api/failure.ts';
import type { NotKept } from '../../src/domain/booking/not-kept.ts';
import type { PaymentRecord } from '../../src/domain/payment/payment-record.ts';
import type { Draft } from '../../src/draft/draft.ts';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { byPlainStep } from '../../machines/booking/inputs.ts';
import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { BookingContext, Destination } from '../../machines/booking/booking.types.ts';
import type { PaymentOutput } from '../../machines/steps/payment/payment.types.ts';
import { named } from '../tools/paths/names.ts';
import { availability, availableRate, configuration, search, session } from '../support/fixtures.ts';
import { complete, withAddOns, withBoth, withBreakfast } from './start-booking.ts';
import { httpError } from '../support/http-error.ts';

export type BookingEvent = EventFrom<typeof bookingMachine>;

export const gone = named('the session is over', httpError('checkSession', 404));
export const otherTabs = named('another tab has the session', httpError('checkSession', 423));
export const offline = new CallError({ kind: 'offline', endpoint: 'checkSession' });
export const quota = { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 };
export const houseWithoutAddOns = named('an estate without add-ons', configuration());
export const houseWithAddOns = named('an estate with add-ons', withAddOns);
export const houseWithBreakfast = named('an estate with breakfast at a time', withBreakfast);
export const houseWithBoth = named('an estate with add-ons, and breakfast at a time', withBoth);

/** How far the guest has come: what is known of a visit. */
export function comeTo({ draft, visit }: Pick<BookingContext, 'draft' | 'visit'>): string {
  if (draft) return 'a kept draft';
  if (visit?.stay) return 'a booking';
  return visit ? 'a session' : 'nothing';
}

export function draft(values: Partial<Draft> = {}): Draft {
  return {
    sessionId: session.id,
    businessDate: session.businessDate,
    place: { step: 'summary', leg: 1 },
    booking: complete,
    search: search(),
    questions: [['dietaryRequirements', 'specialRequirements']],
    ...values,
  };
}

export function destinationOf(
  step: Destination['place']['step'],
  sessionId: string | null = null,
): Destination {
  return { place: { step, leg: 1 }, sessionId, notice: null };
}

/** Addresses to go to: every step from the summary, from elsewhere only the start. */
export function wishes(all: boolean) {
  const steps = ['start', 'search', 'guests', 'itinerary', 'addons', 'details', 'summary'] as const;
  return (all ? steps : steps.slice(0, 1)).map((step) =>
    named(`Go to #/${step} by the address`, { destination: destinationOf(step) }),
  );
}

export const renewed = named('the estate has one room now', {
  type: 'availability.renewed' as const,
  availability: availability(1),
});

export const legHeld = named('the room is held', {
  type: 'legHeld' as const,
  rate: availableRate(),
  includedPackages: [],
  hold: { confirmationNumber: 'C-1', internalIdentifier: 'I-1' },
});

/** An entry of what a search did not keep (D-484). */
export const lostRound: NotKept = { leg: 1, kind: 'golf', name: '', when: null, why: 'outsideStay' };

export const expired = named('the time is over', { type: 'expired' as const });

export const sentPayment: PaymentRecord = {
  sessionId: session.id,
  confirmationNumbers: ['C-1'],
  dueToday: 0,
  state: 'sending',
  iPageSessionId: null,
  at: null,
};
export const framedPayment: PaymentRecord = { ...sentPayment, state: 'framed', iPageSessionId: 'PS1' };
export const paidPayment: PaymentRecord = { ...sentPayment, state: 'paid' };

/** No event comes, neither from the guest nor from the page, the member or a step. */
export const NO_EVENTS = {
  'availability.renewed': [],
  'booking.updated': [],
  navigated: [],
  'step.edited': [],
  'leave.requested': [],
  // The answer to the question, while it stands.
  'leave.confirmed': (snapshot: BookingSnapshot) => (snapshot.matches({ question: 'leaving' }) ? [{}] : []),
  'signIn.requested': [],
  'member.signedIn': [],
  'signIn.closed': [],
  'flow.locked': [],
  'hold.begun': [],
  'hold.ended': [],
  'link.waits': [],
  'link.settled': [],
  'payment.begun': [],
  'member.known': [],
  'amended.wanted': [],
  'member.loggedOut': [],
  'booking.ended': [],
  'amendment.doubted': [],
  'amendment.gone': [],
  'amendment.dropped': [],
  'payment.recorded': [],
  'payment.dropped': [],
  'frame.opened': [],
  'frame.unattended': [],
  'frame.closed': [],
  'sums.differ': [],
  'anotherBooking.requested': [],
  'notKept.dismissed': [],
};

/** A guest who is not signed in and ends no step; nothing is asked but the configuration. */
export const NO_ANSWERS = {
  loadConfiguration: { done: [houseWithoutAddOns] },
  restoreSignIn: { done: [null] },
  signIn: { done: [] },
  restore: { done: [] },
  beginSession: { done: [] },
  findBookedRoom: { done: [] },
  searchAvailability: { done: [] },
  idle: { done: [expired] },
  start: { done: [] },
  search: { done: [] },
  rooms: { done: [] },
  rates: { done: [] },
  ...byPlainStep(() => ({ done: [] })),
  details: { done: [] },
  summary: { done: [] },
  payment: { done: [] },
  outcome: { done: [] },
  confirmation: { done: [] },
};

/** At each plain step the guest goes on or back. */
export const ON_OR_BACK = byPlainStep(() => ({
  done: [{ type: 'next' as const }, { type: 'back' as const }],
}));

const lost = named('no answer comes', { type: 'unknown' as const });
const sessionOver = named('the session is over', { type: 'gone' as const });

/** The ends of a payment. Only a sent payment can be lost. */
export function endOfPayment(snapshot: BookingSnapshot): PaymentOutput[] {
  if (snapshot.matches({ flow: { payment: 'sending' } })) return [{ type: 'paid' }, lost, sessionOver];
  return [snapshot.context.payment?.state === 'framed' ? { type: 'frameLeft' } : { type: 'back' }];
}

export const staged = named('the booking is ready to be paid', {
  type: 'staged' as const,
  iPageSessionId: null,
  wallets: [],
});

export const linked: Destination = { ...destinationOf('search'), link: { arrivalDate: '2027-07-01' } };
