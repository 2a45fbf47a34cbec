import { HOME_COUNTRY } from '../../src/domain/guests/countries.ts';
import { STEPS, type Step } from '../../src/domain/booking/steps.ts';
import type { LoginOutput } from '../shared/login/login.machine.ts';
import { port, type Port } from '../shared/port.ts';
import type { ConfirmationInput } from '../steps/confirmation/confirmation.types.ts';
import type { DetailsInput, DetailsOutput } from '../steps/details/details.types.ts';
import type { OutcomeInput, OutcomeOutput } from '../shared/outcome/outcome.types.ts';
import type { PaymentInput, PaymentOutput } from '../steps/payment/payment.types.ts';
import type { RatesInput, RatesOutput } from '../steps/rates/rates.types.ts';
import type { RestoreInput, RestoreOutput } from '../steps/restore/restore.types.ts';
import type { RoomsInput, RoomsOutput } from '../steps/rooms/rooms.types.ts';
import type { SearchInput, SearchOutput } from '../steps/search/search.types.ts';
import type { StartInput, StartOutput } from '../steps/start/start.machine.ts';
import type { SummaryInput, SummaryOutput } from '../steps/summary/summary.types.ts';
import type { StayInput, WayOn } from '../steps/stay-step.types.ts';
import { amendIdOf } from './amending.rules.ts';
import { holdsRooms, openSearch } from './booking.rules.ts';
import { passesSummary } from './passing.rules.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingOf, sessionOf } from './visit.rules.ts';

/** What the input of a call is made from. */
export interface FlowArgs {
  context: BookingContext;
}

/**
 * A value that a step needs. Throws where it is missing: the flow went to the step too early. Types cannot tell what
 * the context holds in a state, so the paths through the flow show that this never throws.
 */
function needed<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The flow has no ${name} for this step`);
  return value;
}

const sessionId = ({ context }: FlowArgs) => ({ sessionId: sessionOf(context)?.id ?? '' });

function runningBooking({ configuration, visit }: BookingContext) {
  const { session, stay } = needed(visit, 'session');
  return {
    ...needed(stay, 'booking'),
    session,
    configuration: needed(configuration, 'configuration'),
  };
}

function stayInput({ context }: FlowArgs): StayInput {
  const { configuration, session, booking } = runningBooking(context);
  return {
    ...{ configuration, session, booking, profile: context.profile },
    ...(context.asksLeadOnly ? { asksLeadOnly: true } : {}),
    ...(context.country === HOME_COUNTRY ? {} : { country: context.country }),
  };
}

function searchInput({ context }: FlowArgs): SearchInput {
  return {
    configuration: needed(context.configuration, 'configuration'),
    session: needed(sessionOf(context), 'session'),
    search: needed(openSearch(context), 'search').search,
    ...(holdsRooms(bookingOf(context)) ? { holdsRooms: true } : {}),
  };
}

function legInput({ context }: FlowArgs) {
  const { configuration, session, booking, leg, availability } = runningBooking(context);
  return { configuration, session, booking, leg, availability: needed(availability, 'availability') };
}

function named<const Name extends string>(name: Name) {
  return { id: name, src: name } as const;
}

const ownPorts = {
  start: port<StartOutput, StartInput>('start'),
  search: port<SearchOutput, SearchInput>('search'),
  rooms: port<RoomsOutput, RoomsInput>('rooms'),
  rates: port<RatesOutput, RatesInput>('rates'),
  details: port<DetailsOutput, DetailsInput>('details'),
  summary: port<SummaryOutput, SummaryInput>('summary'),
  payment: port<PaymentOutput, PaymentInput>('payment'),
  outcome: port<OutcomeOutput, OutcomeInput>('outcome'),
  signIn: port<LoginOutput>('signIn'),
  restore: port<RestoreOutput, RestoreInput>('restore'),
  confirmation: port<undefined, ConfirmationInput>('confirmation'),
};

/**
 * A step that takes the stay, tells each change while it is open and ends with 'next' or 'back'. It is not among
 * `ownPorts`.
 */
export type PlainStep = Exclude<Step, keyof typeof ownPorts>;

/** The plain steps, in order. */
export const PLAIN_STEPS = STEPS.filter((step): step is PlainStep => !(step in ownPorts));

/** The machines of the steps, as ports. The wiring provides them, so that their code loads late. */
export const stepPorts = {
  ...ownPorts,
  ...(Object.fromEntries(PLAIN_STEPS.map((step) => [step, port<WayOn, StayInput>(step)])) as {
    [Name in PlainStep]: Port<WayOn, StayInput>;
  }),
};

/** The estate's calls and the steps, each with its input. */
export const calls = {
  ...(Object.fromEntries(PLAIN_STEPS.map((step) => [step, { ...named(step), input: stayInput }])) as {
    [Name in PlainStep]: { id: Name; src: Name; input: typeof stayInput };
  }),
  loadConfiguration: named('loadConfiguration'),
  checkSession: {
    ...named('checkSession'),
    input: ({ context }: FlowArgs) => ({ sessionId: context.draft?.sessionId ?? '' }),
  },
  beginSession: named('beginSession'),
  findBookedRoom: {
    ...named('findBookedRoom'),
    input: ({ context }: FlowArgs) => ({ internalIdentifier: amendIdOf(context) ?? '' }),
  },
  searchAvailability: {
    ...named('searchAvailability'),
    input: ({ context }: FlowArgs) => {
      const { session, booking } = runningBooking(context);
      return { sessionId: session.id, search: booking.search };
    },
  },
  ignoreBooking: { ...named('ignoreBooking'), input: sessionId },
  idle: { ...named('idle'), input: sessionId },
  signIn: named('signIn'),
  start: {
    ...named('start'),
    input: ({ context }: FlowArgs) => ({
      notice: context.notice,
      canLogin: context.canLogin && !context.profile,
      ...(context.lost ? { canRestore: true } : {}),
    }),
  },
  /** The login before an amendment. */
  identify: {
    ...named('start'),
    input: (): StartInput => ({ notice: null, canLogin: true, isAmending: true }),
  },
  restore: {
    ...named('restore'),
    input: ({ context }: FlowArgs) => {
      const { configuration, session } = runningBooking(context);
      return { configuration, session, lost: needed(context.lost, 'lost booking') };
    },
  },
  search: { ...named('search'), input: searchInput },
  /** The search by a link. Where there is something to read first, the guest sees the form. */
  linkedSearch: {
    ...named('search'),
    input: (args: FlowArgs): SearchInput => ({
      ...searchInput(args),
      isDecided: args.context.hint === null,
    }),
  },
  rooms: { ...named('rooms'), input: legInput },
  rates: { ...named('rates'), input: legInput },
  /** A further room at the first room's rate. */
  sameAgain: {
    ...named('rates'),
    input: (args: FlowArgs): RatesInput => ({
      ...legInput(args),
      rateToHold: needed(bookingOf(args.context)?.legs[0]?.rate, 'rate').rateCode,
    }),
  },
  details: {
    ...named('details'),
    input: (args: FlowArgs): DetailsInput => ({
      ...stayInput(args),
      ...(passesSummary(args.context) ? { leadsToPayment: true } : {}),
    }),
  },
  summary: { ...named('summary'), input: stayInput },
  payment: {
    ...named('payment'),
    input: ({ context }: FlowArgs) => ({
      ...stayInput({ context }),
      iPageSessionId: runningBooking(context).iPageSessionId,
      wallets: runningBooking(context).wallets,
      // The address leads to the payment without staging (D-38), unless a payment was already open.
      isStaged: context.payment !== null || context.destination.place.step !== 'payment',
    }),
  },
  outcome: {
    ...named('outcome'),
    input: ({ context }: FlowArgs): OutcomeInput => {
      const payment = needed(context.payment, 'payment');
      return { write: { kind: 'payment', payment }, wasRefused: payment.state === 'gone' };
    },
  },
  confirmation: { ...named('confirmation'), input: stayInput },
};
