import type { OutcomeInput } from '../../machines/shared/outcome/outcome.machine.ts';
import { paymentOf } from '../../src/domain/booking/sent-write.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import type { Session } from '../../src/domain/booking/session.ts';
import type { Rules } from '../tools/paths/invariants.ts';
import { session } from '../support/fixtures.ts';
import { busyDuring, given } from '../worlds/rules.ts';

const STEPS = ['guests', 'itinerary', 'addons', 'details', 'summary', 'payment'] as const;

/** What the flow gives its steps and the estate, and what it tells the page. */
export const rules: Rules<selectors.BookingSnapshot> = {
  'a step gets the booking and the session of the flow (A §2)': (seen) => {
    const begun = STEPS.flatMap((step) => given<{ booking: Booking; session: Session }>(seen, step) ?? []);
    if (begun.length === 0) return null;
    const booking = selectors.selectBooking(seen.after);
    return begun.every((input) => input.booking === booking && input.session.id === session.id);
  },
  'a step and a call get what they need, wherever the flow begins them': ({ inputs }) => {
    const begun = Object.values(inputs);
    return begun.length === 0 ? null : !begun.includes(null);
  },
  'only the bill that the summary has staged is not staged again (D-38)': (seen) => {
    const paid = given<{ isStaged: boolean; iPageSessionId: string | null }>(seen, 'payment');
    if (!paid) return null;
    // A provider's page that was open opens again (E-04).
    const isOpenAgain = seen.after.context.payment !== null;
    return paid.isStaged === (seen.event.type === 'xstate.done.actor.summary' || isOpenAgain);
  },
  'giving back gets the session of the booking (A §2.2)': (seen) => {
    const asked = given<{ sessionId: string }>(seen, 'ignoreBooking');
    return asked && asked.sessionId === session.id;
  },
  'the idle watch gets the session (A §4.4)': (seen) => {
    const asked = given<{ sessionId: string }>(seen, 'idle');
    return asked && asked.sessionId === session.id;
  },
  'the outcome gets the payment as it was kept, or as only its address names it (E-03)': (seen) => {
    const asked = given<OutcomeInput>(seen, 'outcome');
    if (!asked) return null;
    const { state, iPageSessionId, confirmationNumbers } = paymentOf(asked.write);
    // A page that was kept has the provider's payment session.
    const isAddressed = state === 'left' && iPageSessionId === null;
    return confirmationNumbers.join() === (isAddressed ? '' : 'C-1');
  },
  'it is busy during calls to the estate': busyDuring(
    'loadConfiguration',
    'beginSession',
    'checkSession',
    'searchAvailability',
    'ignoreBooking',
  ),
  'nothing leads away while paying (E-02)': ({ after, tags }) =>
    after.matches({ flow: { payment: 'sending' } }) ? tags.has('locked') : null,
  'a cancelled booking leaves the page once, with no other event': ({ before, after, emitted }) => {
    if (!after.matches({ flow: 'left' }) || before?.matches({ flow: 'left' })) return null;
    return JSON.stringify(emitted) === '[{"type":"left","to":"home"}]';
  },
  'a member with an old account is sent to register with the given e-mail (B §2.7)': ({ event, emitted }) => {
    const isAsked = emitted.some(({ type }) => type === 'registration.needed');
    const { output } = event as unknown as { output?: { type?: string } | null };
    const isLogin = ['xstate.done.actor.start', 'xstate.done.actor.signIn'].includes(event.type);
    if (!isLogin || output?.type !== 'migrating') return isAsked ? false : null;
    return JSON.stringify(emitted) === '[{"type":"registration.needed","emailAddress":"ada@example.test"}]';
  },
  'a guest who signs in over a step stays there, with the profile (D-546)': ({ event, before, after }) => {
    const { output } = event as unknown as { output?: { type?: string } | null };
    if (event.type !== 'xstate.done.actor.signIn' || output?.type !== 'signedIn' || !before) return null;
    // The summary leads to the details, since the lead booker has changed.
    const from = selectors.selectPlace(before)?.step;
    return (
      after.context.profile !== null &&
      selectors.selectPlace(after)?.step === (from === 'summary' ? 'details' : from)
    );
  },
  'the login is offered on the shorter way only, and neither before the search nor from the payment on (D-546)':
    ({ after }) => {
      if (!selectors.selectOffersSignIn(after)) return null;
      const { isShort, configuration, payment } = after.context;
      const isElsewhere = ([{ open: 'start' }, 'payment', 'locked', 'left'] as const).some((flow) =>
        after.matches({ flow }),
      );
      return isShort && configuration !== null && payment === null && !isElsewhere;
    },
  'the shorter way shows the start screen only with a notice (D-546)': ({ after }) =>
    after.context.isShort && after.matches({ flow: { open: 'start' } })
      ? after.context.notice !== null
      : null,
  'a difference in the sums goes to the page unchanged (E-06)': ({ event, emitted }) =>
    event.type === 'sums.differ' ? emitted.length === 1 && emitted[0] === event : null,
};
