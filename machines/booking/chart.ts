import { and, assign, emit, enqueueActions, not, or, raise, setup, stateIn } from 'xstate';
import type { Failure } from '../../src/api/failure.ts';
import type { Place, Step } from '../../src/domain/booking/steps.ts';
import { amendmentDoubted } from '../shared/amendment-doubted.ts';
import { failureOf } from '../shared/failure.ts';
import { flowPorts } from '../shared/flow-ports.ts';
import { port } from '../shared/port.ts';
import type { SumsDiffer } from '../steps/confirmation/confirmation.rules.ts';
import type { StartOutput } from '../steps/start/start.machine.ts';
import { bookingOf } from './booking.rules.ts';
import type {
  BookingContext,
  BookingEmitted,
  BookingEvent,
  BookingInput,
  Changes,
  Destination,
} from './booking.types.ts';
import { hintOf } from './hints.rules.ts';
import type { IdleOutput } from './idle/idle.machine.ts';
import { stepPorts } from './inputs.ts';
import { amendIdOf, isAmendedGone } from './member/amending.rules.ts';
import { hasMembersData } from './member/member.rules.ts';
import { newsOf } from './news.rules.ts';
import { isPaymentAddressed, mustAskForPayment } from './opening/opening.rules.ts';
import { isNewBooking } from './places.rules.ts';
import { openSearch, opensLink, opensWholeLink } from './searching/searching.rules.ts';

const types = {} as {
  context: BookingContext;
  events: BookingEvent;
  input: BookingInput;
  emitted: BookingEmitted;
  /** 'failed': the flow waits until the guest tries again. */
  tags: 'busy' | 'locked' | 'failed';
  /** `actor`: the child that runs the step's screen, if its name differs from the step's. */
  meta: { step: Step; actor?: string };
};

/**
 * The types and ports of the booking's chart, and the guards and actions that are more than a rule. A rule stands where
 * it is used: `change(rule)` in a transition, `by(decision)` where the way on depends on it (transitions.ts).
 */
export const bookingSetup = setup({
  types,
  actors: { ...flowPorts, idle: port<IdleOutput, { sessionId: string }>('idle'), ...stepPorts },
  guards: {
    isOutcome: (_, params: { outcome: string; expected: string }) => params.outcome === params.expected,
    isPaymentUnresolved: ({ context }) => mustAskForPayment(context),
    isPaymentFramed: ({ context }) => context.payment?.state === 'framed',
    isPaymentAddressed: and(['isSignInKnown', ({ context }) => isPaymentAddressed(context)]),
    isNewBooking: (_, params: { destination: Destination }) => isNewBooking(params.destination),
    isSignInKnown: not(stateIn({ member: 'restoring' })),
    opensLink: and(['isSignInKnown', ({ context }) => opensLink(context)]),
    opensWholeLink: and(['isSignInKnown', ({ context }) => opensWholeLink(context)]),
    isAmending: ({ context }) => amendIdOf(context) !== null,
    hasMembersData: ({ context }, { place }: { place: Place | null }) =>
      place !== null && hasMembersData(context, place),
    canCancel: and([
      ({ context: { configuration, payment } }) => configuration !== null && payment === null,
      not(stateIn({ flow: 'locked' })),
      not(stateIn({ flow: 'left' })),
    ]),
    /** Sign-in is offered on the shorter way, from the search up to the payment. */
    canSignIn: and([
      'canCancel',
      not(stateIn({ flow: { open: 'start' } })),
      not(stateIn({ flow: { open: 'identifying' } })),
      not(stateIn({ flow: 'payment' })),
      ({ context: { isShort, canLogin, profile } }) => isShort && canLogin && profile === null,
    ]),
    /** The guest has come back to the step that they left for the provider's pages. */
    isReturningHere: and([
      ({ context }) => context.isReturning,
      'canSignIn',
      not(stateIn({ flow: 'opening' })),
      not(stateIn({ flow: { open: 'arriving' } })),
      not(stateIn({ flow: { open: 'settled' } })),
      // An amendment may ask for a login of its own, once there is a session.
      or([not(stateIn({ flow: { open: 'search' } })), stateIn({ flow: { open: { search: 'form' } } })]),
    ]),
  },
  actions: {
    /** Changes the context, and raises what that means to the regions beside the flow: they need not watch it. */
    change: enqueueActions(({ context, enqueue }, changes: Changes) => {
      enqueue.assign(changes);
      for (const type of newsOf(context, { ...context, ...changes })) enqueue.raise({ type });
    }),
    /** Keeps the failure of the event that led here. */
    keepFailure: assign(({ event }) => ({
      failure: failureOf('error' in event ? event.error : null, event.type),
    })),
    openSearch: enqueueActions(({ context, enqueue }) => {
      const { search = null, warnings = [] } = openSearch(context) ?? {};
      if (!bookingOf(context)) enqueue.assign({ search });
      if (warnings.length === 0) return;
      enqueue.assign({ hint: hintOf(context, 'unreadableLink') });
      enqueue.emit({ type: 'opening.refused', warnings });
    }),
    tellRefused: enqueueActions(({ context, enqueue }, failure: Failure) => {
      const booking = bookingOf(context);
      if (booking) for (const event of amendmentDoubted({ booking, failure })) enqueue.raise(event);
    }),
    tellGone: enqueueActions(({ context, enqueue }) => {
      if (isAmendedGone(context)) enqueue.raise({ type: 'amendment.gone' });
    }),
    /** Tells the other regions, and the open step. */
    raise: raise((_, event: BookingEvent) => event),
    askToRegister: emit((_, output: StartOutput) => ({
      type: 'registration.needed',
      emailAddress: output.type === 'migrating' ? output.emailAddress : '',
    })),
    warnOfSums: emit((_, event: SumsDiffer) => event),
    leavePage: emit({ type: 'left', to: 'home' }),
  },
});
