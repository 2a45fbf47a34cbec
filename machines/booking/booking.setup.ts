import { and, assign, emit, enqueueActions, not, raise, setup, stateIn } from 'xstate';
import type { Failure } from '../../src/api/failure.ts';
import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { BookedRoom } from '../../src/domain/account/stay-bookings.ts';
import type { Profile, Session } from '../../src/domain/booking/session.ts';
import type { PaymentRecord, PaymentState } from '../../src/domain/payment/payment-record.ts';
import type { Place, Step } from '../../src/domain/booking/steps.ts';
import { amendmentDoubted } from '../shared/amendment-doubted.ts';
import { failureOf, isSessionGone } from '../shared/failure.ts';
import { flowPorts } from '../shared/flow-ports.ts';
import { port } from '../shared/port.ts';
import type { SumsDiffer } from '../steps/confirmation/confirmation.types.ts';
import type { DetailsOutput } from '../steps/details/details.types.ts';
import type { RatesOutput } from '../steps/rates/rates.types.ts';
import type { RoomsOutput } from '../steps/rooms/rooms.types.ts';
import type { SearchOutput } from '../steps/search/search.types.ts';
import type { StartOutput } from '../steps/start/start.machine.ts';
import type { SummaryOutput } from '../steps/summary/summary.types.ts';
import {
  destinationAt,
  type BookingContext,
  type BookingEmitted,
  type BookingEvent,
  type BookingInput,
  type BookingEnded,
  type Destination,
} from './booking.types.ts';
import {
  adoptDraft,
  applyPatch,
  arrive,
  clearBooking,
  dropDraft,
  forgetDraft,
  forgetSearch,
  hasHold,
  holdsRooms,
  isLinkWhole,
  keepAvailability,
  keepSession,
  mustAskForPayment,
  openSearch,
  placeToGo,
  takeLink,
  takeRates,
  takeRooms,
  takeSearch,
  takeSummary,
} from './booking.rules.ts';
import { isPaymentAddressed, leaveAddressed, takeAddressedPayment } from './addressed-payment.rules.ts';
import {
  dismissHint,
  dropAmendment,
  giveUp,
  hintOf,
  hintOfEnded,
  leaveToOtherTab,
} from './booking-hints.rules.ts';
import { beginRestoring, isSessionRefused, loseBooking } from './booking-lost.rules.ts';
import { hasAddOnsToOffer, passesItinerary, passesSummary } from './passing.rules.ts';
import { beginBooking, dismissNotKept } from './booking-carried.rules.ts';
import {
  amendIdOf,
  asksForMember,
  doubtAmended,
  endAmendment,
  isAmendedGone,
  keepAmended,
  mustAskForAmended,
} from './amending.rules.ts';
import { forgetMember, hasMembersData, takeSignIn } from './booking-member.rules.ts';
import { bookingOf, draftOf, sessionOf } from './booking.stay.ts';
import { stepPorts } from './flow-calls.ts';
import type { LoginOutput } from '../shared/login/login.machine.ts';
import type { IdleOutput } from './idle/idle.machine.ts';

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
  actors: {
    loadConfiguration: flowPorts.loadConfiguration,
    restoreSignIn: flowPorts.restoreSignIn,
    beginSession: flowPorts.beginSession,
    checkSession: flowPorts.checkSession,
    findBookedRoom: flowPorts.findBookedRoom,
    searchAvailability: flowPorts.searchAvailability,
    ignoreBooking: flowPorts.ignoreBooking,
    idle: port<IdleOutput, { sessionId: string }>('idle'),
    ...stepPorts,
  },
  guards: {
    hasSession: ({ context: { stay } }) => sessionOf(stay) !== null,
    hasNoDraft: ({ context: { stay } }) => draftOf(stay) === null,
    isPaymentUnresolved: ({ context }) => mustAskForPayment(context),
    isPaymentAddressed: and(['isSignInKnown', ({ context }) => isPaymentAddressed(context)]),
    isPaymentFramed: ({ context }) => context.payment?.state === 'framed',
    isRemnant: ({ context: { stay } }) => draftOf(stay)?.isRemnant === true,
    isPaid: ({ context }) => context.payment?.state === 'paid',
    isAnotherWanted: ({ context }) =>
      context.payment?.state === 'paid' && context.isAddressed && isNewBooking(context.destination),
    asksForMember: ({ context }) => asksForMember(context),
    hasBooking: ({ context: { stay } }) => bookingOf(stay) !== null,
    hasConfiguration: ({ context }) => context.configuration !== null,
    isSignInLostWhilePaying: ({ context: { profile, payment } }) =>
      profile !== null && payment !== null && payment.state !== 'paid',
    hasAvailability: ({ context: { stay } }) => stay.phase === 'booking' && stay.availability !== null,
    hasAddOns: ({ context }) => hasAddOnsToOffer(context),
    passesItinerary: ({ context }) => passesItinerary(context),
    asksLeadOnly: ({ context }) => context.asksLeadOnly,
    /** The guests step is next, and the booking asks for the lead guest's name only. */
    passesGuests: ({ context: { asksLeadOnly, destination } }) =>
      asksLeadOnly && destination.place.step === 'guests',
    passesSummary: ({ context }) => passesSummary(context),
    hasNothingToEnd: ({ context: { stay } }) =>
      sessionOf(stay) === null || (stay.phase === 'searched' && stay.booking === null),
    isRefused: (_, failure: Failure) => isSessionRefused(failure),
    isOtherTabs: (_, failure: Failure) => failure.kind === 'http' && failure.status === LOCKED,
    isSessionGone: (_, failure: Failure) => isSessionGone(failure),
    opensLink: and([
      'isSignInKnown',
      ({ context }) => context.link !== null && !holdsRooms(bookingOf(context.stay)),
    ]),
    /** Whether the link leaves a question of the search open, or the booking is not on the shorter way. */
    isLinkOpen: ({ context }) => !isLinkWhole(context),
    isLinkWaiting: ({ context: { link, payment, stay } }) =>
      link !== null && payment === null && holdsRooms(bookingOf(stay)),
    isLinkSettled: not('isLinkWaiting'),
    asksBeforeLink: ({ context }, { destination }: { destination: Destination }) =>
      destination.link !== undefined && holdsRooms(bookingOf(context.stay)),
    isPlace: ({ context }, params: { step: Step }) => placeToGo(context).step === params.step,
    isAnswer: (_, params: { answer: string; expected: string }) => params.answer === params.expected,
    isNewBooking: (_, params: { destination: Destination }) => isNewBooking(params.destination),
    /** A payment is open, under way or made: its step goes on unchanged. */
    hasPayment: ({ context }) => context.payment !== null,
    mustAskForAmended: ({ context }) => mustAskForAmended(context),
    hasMembersData: ({ context }, { place }: { place: Place | null }) =>
      place !== null && hasMembersData(context, place),
    /** The provider's page takes a payment for a change of a booking. */
    isAmendmentFramed: and([
      stateIn({ flow: 'payment' }),
      'isPaymentFramed',
      ({ context }) => amendIdOf(context) !== null,
    ]),
    isSignInKnown: not(stateIn({ member: 'restoring' })),
    isHoldUnwatched: not('isHoldWatched'),
    /** The idle session is watched while a room is held, but not during or after a payment. */
    isHoldWatched: and([
      ({ context }) => hasHold(context),
      not(stateIn({ flow: { payment: 'framed' } })),
      'isBookingOpen',
    ]),
    /** The booking is neither paid nor being paid. */
    isBookingOpen: ({ context: { payment } }) => payment === null || payment.state === 'framed',
    canCancel: and([
      ({ context }) => context.configuration !== null,
      not('hasPayment'),
      not(stateIn({ flow: 'ending' })),
      not(stateIn({ flow: 'left' })),
    ]),
    cannotCancel: not('canCancel'),
    /** Sign-in is offered on the shorter way, from the search up to the payment. */
    canSignIn: and([
      'canCancel',
      not(stateIn({ flow: 'start' })),
      not(stateIn({ flow: 'identifying' })),
      not(stateIn({ flow: 'payment' })),
      ({ context: { isShort, canLogin, profile } }) => isShort && canLogin && profile === null,
    ]),
    cannotSignIn: not('canSignIn'),
  },
  actions: {
    keepConfiguration: assign((_, configuration: StayConfiguration) => ({ configuration })),
    keepSession: assign(({ context }, session: Session) => keepSession(context, session)),
    keepProfile: assign((_, profile: Profile | null) => ({ profile })),
    forgetProfile: assign({ profile: null }),
    forgetMember: assign(({ context }) => forgetMember(context)),
    endAmendment: assign(({ context }) => endAmendment(context)),
    dropAmendment: assign(({ context }) => dropAmendment(context)),
    beginAsking: assign(({ context }) => ({
      amended: { id: amendIdOf(context) ?? '', state: 'unknown', number: null },
    })),
    keepAmended: assign(({ context }, room: BookedRoom | null) => keepAmended(context, room)),
    doubtAmended: assign(({ context }, { failure }: { failure: Failure }) => doubtAmended(context, failure)),
    tellRefused: enqueueActions(({ context: { stay }, enqueue }, failure: Failure) => {
      const booking = bookingOf(stay);
      if (booking) for (const event of amendmentDoubted({ booking, failure })) enqueue.raise(event);
    }),
    tellGone: enqueueActions(({ context, enqueue }) => {
      if (isAmendedGone(context)) enqueue.raise({ type: 'amendment.gone' });
    }),
    /** Keeps the failure of the event that led here. */
    keepFailure: assign(({ event }) => ({
      failure: failureOf('error' in event ? event.error : null, event.type),
    })),
    keepAvailability: assign(({ context }, availability: Availability) =>
      keepAvailability(context, availability),
    ),
    takeStart: assign((_, output: StartOutput) =>
      output.type === 'signedIn' ? { profile: output.profile } : {},
    ),
    takeSignIn: enqueueActions(({ context, enqueue }, output: LoginOutput) => {
      if (output.type !== 'signedIn') return;
      enqueue.assign(takeSignIn(context, output.profile));
      enqueue.raise({ type: 'member.signedIn' });
    }),
    askToRegister: emit((_, output: StartOutput) => ({
      type: 'registration.needed',
      emailAddress: output.type === 'migrating' ? output.emailAddress : '',
    })),
    takeSearch: assign(({ context }, output: SearchOutput) => takeSearch(context, output)),
    takeRooms: assign(({ context }, output: RoomsOutput) => takeRooms(context, output)),
    takeRates: assign(({ context }, output: RatesOutput) => takeRates(context, output)),
    takeDetails: assign((_, output: DetailsOutput) =>
      output.type === 'next' ? { profile: output.profile } : {},
    ),
    takeSummary: assign(({ context }, output: SummaryOutput) => takeSummary(context, output)),
    navigate: assign(({ context }, { destination }: { destination: Destination }) => ({
      destination,
      link: destination.link ?? null,
      hint: hintOf(context, destination.hint ?? context.hint),
    })),
    keepLink: assign((_, { destination }: { destination: Destination }) => ({
      link: destination.link ?? null,
    })),
    forgetLink: assign({ link: null }),
    recordPayment: assign((_, { payment }: { payment: PaymentRecord }) => ({ payment })),
    markPayment: assign(({ context }, { state }: { state: PaymentState }) => ({
      payment: context.payment && { ...context.payment, state },
    })),
    takeAddressedPayment: assign(({ context }) => takeAddressedPayment(context)),
    settlePayment: assign(({ context }) => ({
      ...leaveAddressed(context),
      payment: null,
      hint: hintOfEnded(context),
    })),
    leaveFrame: assign(({ context: { payment } }) =>
      payment?.state === 'framed' ? { payment: { ...payment, state: 'left' } } : {},
    ),
    noteSignInLost: assign(({ context }) => ({ hint: hintOf(context, 'signedOut') })),
    warnOfSums: emit((_, event: SumsDiffer) => event),
    takeLink: assign(({ context }) => takeLink(context)),
    openSearch: enqueueActions(({ context, enqueue }) => {
      const { stay } = context;
      const { search = null, warnings = [] } = openSearch(context) ?? {};
      if (stay.phase === 'session') enqueue.assign({ stay: { ...stay, search } });
      if (warnings.length === 0) return;
      enqueue.assign({ hint: hintOf(context, 'unreadableLink') });
      enqueue.emit({ type: 'opening.refused', warnings });
    }),
    forgetSearch: assign(({ context }) => forgetSearch(context)),
    setDestination: assign((_, { place }: { place: Place }) => ({ destination: destinationAt(place) })),
    setMembersDestination: assign((_, { place }: { place: Place | null }) =>
      place ? { destination: destinationAt(place) } : {},
    ),
    hintUnknownRoute: assign(({ context }) => ({ hint: hintOf(context, 'unknownRoute') })),
    dismissHint: assign(({ context }) => dismissHint(context)),
    dismissNotKept: assign(({ context }) => dismissNotKept(context)),
    arrive: assign(({ context }) => arrive(context)),
    adoptDraft: assign(({ context }) => adoptDraft(context)),
    forgetDraft: assign(({ context }) => forgetDraft(context)),
    dropDraft: assign(({ context }) => dropDraft(context)),
    giveUp: assign(({ context }) => giveUp(context)),
    leaveToOtherTab: assign(({ context }) => leaveToOtherTab(context)),
    beginBooking: assign(({ context }) => beginBooking(context)),
    mergePatch: assign(({ context, event }) => applyPatch(context, event)),
    clearBooking: assign(({ context }) => clearBooking(context)),
    loseBooking: assign(({ context }) => loseBooking(context)),
    beginRestoring: assign(({ context }) => beginRestoring(context)),
    clearNotice: assign({ notice: null }),
    noticeExpired: assign({ notice: 'expired' }),
    noticeError: assign({ notice: 'error' }),
    endBooking: raise((_, { reason }: Pick<BookingEnded, 'reason'>) => ({ type: 'booking.ended', reason })),
    leavePage: emit({ type: 'left', to: 'home' }),
  },
});
