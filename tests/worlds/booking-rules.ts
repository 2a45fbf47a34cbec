import {
  selectBooking,
  selectPlace,
  type BookingSnapshot,
} from '../../machines/booking/booking.selectors.ts';
import type { Booking } from '../../src/domain/booking.ts';
import type { Session } from '../../src/domain/session.ts';
import type { Rules } from '../paths/invariants.ts';
import { session } from '../support/fixtures.ts';
import { busyDuring, given } from './rules.ts';

const STEPS = ['guests', 'itinerary', 'addons', 'details', 'summary', 'payment'] as const;

/** What the flow gives its steps and the estate, and tells the page. */
export const rules: Rules<BookingSnapshot> = {
  'a step is given the booking and the session that the flow has (A §2)': (seen) => {
    const begun = STEPS.flatMap((step) => given<{ booking: Booking; session: Session }>(seen, step) ?? []);
    if (begun.length === 0) return null;
    const booking = selectBooking(seen.after);
    return begun.every((input) => input.booking === booking && input.session.id === session.id);
  },
  'a bill that the summary has staged is not staged again, any other is (D-38)': (seen) => {
    const paid = given<{ isStaged: boolean; iPageSessionId: string | null }>(seen, 'payment');
    if (!paid) return null;
    // The provider's page that was open is opened again (E-04).
    const isOpenAgain = seen.after.context.payment !== null;
    return paid.isStaged === (seen.event.type === 'xstate.done.actor.summary' || isOpenAgain);
  },
  'what is given back is the session of the booking (A §2.2)': (seen) => {
    const asked = given<{ sessionId: string }>(seen, 'ignoreBooking');
    return asked && asked.sessionId === session.id;
  },
  'the session is watched by its id (A §4.4)': (seen) => {
    const asked = given<{ sessionId: string }>(seen, 'idle');
    return asked && asked.sessionId === session.id;
  },
  'a payment is asked about as it was kept (E-03)': (seen) => {
    const asked = given<{ payment: { confirmationNumbers: string[] } }>(seen, 'outcome');
    return asked && asked.payment.confirmationNumbers.join() === 'C-1';
  },
  'it is busy while the estate is asked': busyDuring(
    'loadConfiguration',
    'beginSession',
    'checkSession',
    'searchAvailability',
    'ignoreBooking',
  ),
  'nothing leads away while paying (E-02)': ({ after, tags }) =>
    after.matches({ flow: { payment: 'paying' } }) ? tags.has('locked') : null,
  'the page is left once, when the guest has cancelled, and told of nothing else then': ({
    before,
    after,
    emitted,
  }) => {
    if (!after.matches({ flow: 'left' }) || before?.matches({ flow: 'left' })) return null;
    return JSON.stringify(emitted) === '[{"type":"left","to":"home"}]';
  },
  'who has an old account is asked to renew it, with the address that was given (B §2.7)': ({
    event,
    emitted,
  }) => {
    const isAsked = emitted.some(({ type }) => type === 'registration.needed');
    const { output } = event as unknown as { output?: { type?: string } | null };
    const isLogin = ['xstate.done.actor.start', 'xstate.done.actor.signIn'].includes(event.type);
    if (!isLogin || output?.type !== 'migrating') return isAsked ? false : null;
    return JSON.stringify(emitted) === '[{"type":"registration.needed","emailAddress":"ada@example.test"}]';
  },
  'who signs in on the way stays where they are, and is known there (D-546)': ({ event, before, after }) => {
    const { output } = event as unknown as { output?: { type?: string } | null };
    if (event.type !== 'xstate.done.actor.signIn' || output?.type !== 'signedIn' || !before) return null;
    // At the summary the lead booker is another now, and has to be looked at.
    const from = selectPlace(before)?.step;
    return (
      after.context.profile !== null && selectPlace(after)?.step === (from === 'summary' ? 'details' : from)
    );
  },
  'the shorter way has no start screen but to say why a booking is over (D-546)': ({ after }) =>
    after.context.isShort && after.matches({ flow: 'start' }) ? after.context.notice !== null : null,
  'another bill of the estate is told as it is (E-06)': ({ event, emitted }) =>
    event.type === 'sums.differ' ? emitted.length === 1 && emitted[0] === event : null,
};
