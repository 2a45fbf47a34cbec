import { withOutput } from '../shared/params.ts';
import type { StartOutput } from '../steps/start/start.machine.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { CLOSE_SIGN_IN, FLOW } from './flow-targets.ts';
import { byOutput } from './transitions.ts';

/**
 * An amendment waits for its member: nobody else may replace the room (F-13). Whoever does not log in begins a new
 * booking.
 */
export const identifying = bookingSetup.createStateConfig({
  meta: { step: 'search', actor: 'start' },
  entry: CLOSE_SIGN_IN,
  invoke: {
    ...calls.identify,
    onDone: byOutput<Exclude<StartOutput, { type: 'restore' }>>()({
      migrating: { target: FLOW.identifying, reenter: true, actions: withOutput('askToRegister') },
      signedIn: { target: FLOW.arriving, actions: withOutput('takeStart') },
      anonymous: { target: FLOW.arriving, actions: 'endAmendment' },
    }),
    onError: FLOW.searchUnavailable,
  },
  // The member has left during a payment, and the amendment ends only now.
  on: { 'member.loggedOut': FLOW.arriving },
});
