import { and, assign, emit, enqueueActions, not, raise, setup, stateIn } from 'xstate';
import type { Failure } from '../../src/api/failure.ts';
import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { PaymentRecord, PaymentState } from '../../src/domain/payment/payment-record.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import type { BookedRoom } from '../../src/domain/account/stay-bookings.ts';
import type { Place, Step } from '../../src/domain/booking/steps.ts';
import { amendmentDoubted } from '../shared/amendment-doubted.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import { failureOf, isSessionGone } from '../shared/failure.ts';
import { flowPorts } from '../shared/flow-ports.ts';
import type { LoginOutput } from '../shared/login/login.machine.ts';
import { port } from '../shared/port.ts';
import type { SumsDiffer } from '../steps/confirmation/confirmation.types.ts';
import type { DetailsOutput } from '../steps/details/details.types.ts';
import type { AvailabilityRenewed, RatesOutput } from '../steps/rates/rates.types.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.types.ts';
import type { SearchOutput } from '../steps/search/search.types.ts';
import type { StartOutput } from '../steps/start/start.machine.ts';
import type { SummaryOutput } from '../steps/summary/summary.types.ts';
import { isPaymentAddressed, leaveAddressed, takeAddressedPayment } from './addressed-payment.rules.ts';
import {
  amendIdOf,
  asksForMemberAtSearch,
  beginAsking,
  doubtAmended,
  endAmendment,
  isAmendedGone,
  keepAmended,
} from './amending.rules.ts';
import { beginBooking, dismissNotKept } from './carried.rules.ts';
import { dismissHint, dropAmendment, giveUp, hintOf, hintOfEnded, leaveToOtherTab } from './hints.rules.ts';
import { beginRestoring, isSessionRefused, loseBooking } from './lost.rules.ts';
import { forgetMember, hasMembersData, takeSignIn } from './member.rules.ts';
import {
  applyPatch,
  arrive,
  clearBooking,
  forgetSearch,
  holdsRooms,
  keepAvailability,
  keepSession,
  openSearch,
  opensLink,
  opensWholeLink,
  placeToGo,
  takeLink,
  takeRates,
  takeRooms,
  takeSearch,
  takeSummary,
} from './booking.rules.ts';
import {
  destinationAt,
  type BookingContext,
  type BookingEmitted,
  type BookingEvent,
  type BookingInput,
  type Destination,
} from './booking.types.ts';
import { change } from './change.ts';
import { stepPorts } from './flow-calls.ts';
import type { IdleOutput } from './idle/idle.machine.ts';
import { adoptDraft, beginAnother, dropDraft, forgetDraft, mustAskForPayment } from './kept-booking.rules.ts';
import { bookingOf } from './visit.rules.ts';

/** The status of a session that another tab holds (D-162). */
const LOCKED = 423;

function isNewBooking({ place }: Destination): boolean {
  return place.step === 'start' || place.step === 'search';
}

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

/** Types, ports, guards and actions of the root machine. */
export const bookingSetup = setup({
  types,
  actors: { ...flowPorts, idle: port<IdleOutput, { sessionId: string }>('idle'), ...stepPorts },
  guards: {
    isOutcome: (_, params: { outcome: string; expected: string }) => params.outcome === params.expected,
    lacksSession: ({ context }) => context.visit === null,
    lacksBooking: ({ context }) => bookingOf(context) === null,
    hasConfiguration: ({ context }) => context.configuration !== null,
    hasBooking: ({ context }) => bookingOf(context) !== null,
    hasAvailability: ({ context: { visit } }) => (visit?.stay?.availability ?? null) !== null,
    hasNoDraft: ({ context }) => context.draft === null,
    isRemnant: ({ context }) => context.draft?.isRemnant === true,
    /** A payment is open, under way or made: its step goes on unchanged. */
    hasPayment: ({ context }) => context.payment !== null,
    isPaid: ({ context }) => context.payment?.state === 'paid',
    isPaymentUnresolved: ({ context }) => mustAskForPayment(context),
    isPaymentFramed: ({ context }) => context.payment?.state === 'framed',
    isPaymentAddressed: and(['isSignInKnown', ({ context }) => isPaymentAddressed(context)]),
    isAnotherWanted: ({ context }) =>
      context.payment?.state === 'paid' && context.isAddressed && isNewBooking(context.destination),
    isNewBooking: (_, params: { destination: Destination }) => isNewBooking(params.destination),
    isSignInKnown: not(stateIn({ member: 'restoring' })),
    isSignInLostWhilePaying: ({ context: { profile, payment } }) =>
      profile !== null && payment !== null && payment.state !== 'paid',
    isRefused: (_, failure: Failure) => isSessionRefused(failure),
    /** The session is gone. A payment in the provider's open page may be made all the same (E-04). */
    isRefusedWhileFramed: ({ context }, failure: Failure) =>
      context.payment?.state === 'framed' && isSessionRefused(failure),
    isOtherTabs: (_, failure: Failure) => failure.kind === 'http' && failure.status === LOCKED,
    isSessionGone: (_, failure: Failure) => isSessionGone(failure),
    opensLink: and(['isSignInKnown', ({ context }) => opensLink(context)]),
    opensWholeLink: and(['isSignInKnown', ({ context }) => opensWholeLink(context)]),
    asksBeforeLink: ({ context }, { destination }: { destination: Destination }) =>
      destination.link !== undefined && holdsRooms(bookingOf(context)),
    asksForMemberAtSearch: ({ context }) => asksForMemberAtSearch(context),
    isForRates: ({ context }) => placeToGo(context).step === 'rates',
    isAmending: ({ context }) => amendIdOf(context) !== null,
    hasMembersData: ({ context }, { place }: { place: Place | null }) =>
      place !== null && hasMembersData(context, place),
    canCancel: and([
      'hasConfiguration',
      not('hasPayment'),
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
  },
  actions: {
    keepConfiguration: assign((_, configuration: StayConfiguration) => ({ configuration })),
    keepSession: change(keepSession),
    keepProfile: change((_, profile: Profile | null) => ({ profile })),
    forgetProfile: change(() => ({ profile: null })),
    forgetMember: change(forgetMember),
    endAmendment: change(endAmendment),
    dropAmendment: change(dropAmendment),
    beginAsking: assign(({ context }) => beginAsking(context)),
    keepAmended: change((context, room: BookedRoom | null) => keepAmended(context, room)),
    doubtAmended: change((context, { failure }: { failure: Failure }) => doubtAmended(context, failure)),
    tellRefused: enqueueActions(({ context, enqueue }, failure: Failure) => {
      const booking = bookingOf(context);
      if (booking) for (const event of amendmentDoubted({ booking, failure })) enqueue.raise(event);
    }),
    tellGone: enqueueActions(({ context, enqueue }) => {
      if (isAmendedGone(context)) enqueue.raise({ type: 'amendment.gone' });
    }),
    /** Keeps the failure of the event that led here. */
    keepFailure: assign(({ event }) => ({
      failure: failureOf('error' in event ? event.error : null, event.type),
    })),
    keepAvailability: change((context, found: Availability) => keepAvailability(context, found)),
    takeRenewed: change((context, { availability }: AvailabilityRenewed) =>
      keepAvailability(context, availability),
    ),
    takeStart: change((_, output: StartOutput) =>
      output.type === 'signedIn' ? { profile: output.profile } : {},
    ),
    takeSignIn: change((context, output: LoginOutput) =>
      output.type === 'signedIn' ? takeSignIn(context, output.profile) : {},
    ),
    askToRegister: emit((_, output: StartOutput) => ({
      type: 'registration.needed',
      emailAddress: output.type === 'migrating' ? output.emailAddress : '',
    })),
    takeSearch: change((context, output: SearchOutput) => takeSearch(context, output)),
    beginBooking: change(beginBooking),
    takeRooms: change((context, output: RoomsOutput) => takeRooms(context, output)),
    takeRates: change((context, output: RatesOutput) => takeRates(context, output)),
    takeDetails: change((_, output: DetailsOutput) =>
      output.type === 'next' ? { profile: output.profile } : {},
    ),
    takeSummary: change((context, output: SummaryOutput) => takeSummary(context, output)),
    navigate: change((context, { destination }: { destination: Destination }) => ({
      destination,
      link: destination.link ?? null,
      hint: hintOf(context, destination.hint ?? context.hint),
    })),
    keepLink: change((_, { destination }: { destination: Destination }) => ({
      link: destination.link ?? null,
    })),
    forgetLink: change(() => ({ link: null })),
    takeLink: change(takeLink),
    recordPayment: change((_, { payment }: { payment: PaymentRecord }) => ({ payment })),
    markPayment: change((context, { state }: { state: PaymentState }) => ({
      payment: context.payment && { ...context.payment, state },
    })),
    takeAddressedPayment: change(takeAddressedPayment),
    settlePayment: change((context) => ({
      ...leaveAddressed(context),
      payment: null,
      hint: hintOfEnded(context),
    })),
    leaveFrame: change(({ payment }) =>
      payment?.state === 'framed' ? { payment: { ...payment, state: 'left' } } : {},
    ),
    warnOfSums: emit((_, event: SumsDiffer) => event),
    openSearch: enqueueActions(({ context, enqueue }) => {
      const { search = null, warnings = [] } = openSearch(context) ?? {};
      if (!bookingOf(context)) enqueue.assign({ search });
      if (warnings.length === 0) return;
      enqueue.assign({ hint: hintOf(context, 'unreadableLink') });
      enqueue.emit({ type: 'opening.refused', warnings });
    }),
    forgetSearch: assign(({ context }) => forgetSearch(context)),
    /** `place`: null between two screens, where the destination stays. */
    setDestination: assign((_, { place }: { place: Place | null }) =>
      place ? { destination: destinationAt(place) } : {},
    ),
    setHint: assign(({ context }, { hint }: Pick<BookingContext, 'hint'>) => ({
      hint: hintOf(context, hint),
    })),
    dismissHint: assign(({ context }) => dismissHint(context)),
    dismissNotKept: assign(({ context }) => dismissNotKept(context)),
    arrive: change(arrive),
    adoptDraft: change(adoptDraft),
    forgetDraft: change(forgetDraft),
    dropDraft: change(dropDraft),
    beginAnother: change(beginAnother),
    giveUp: change(giveUp),
    leaveToOtherTab: change(leaveToOtherTab),
    mergePatch: change((context, event: BookingUpdated) => applyPatch(context, event)),
    clearBooking: change(clearBooking),
    loseBooking: change(loseBooking),
    beginRestoring: change(beginRestoring),
    setNotice: assign((_, { notice }: Pick<BookingContext, 'notice'>) => ({ notice })),
    /** Tells the other regions, and the open step. */
    raise: raise((_, event: BookingEvent) => event),
    leavePage: emit({ type: 'left', to: 'home' }),
  },
});
