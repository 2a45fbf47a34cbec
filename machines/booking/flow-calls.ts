import { searchWithVouchers } from '../../src/domain/booking/legs.ts';
import { HOME_COUNTRY } from '../../src/domain/guests/countries.ts';
import { STEPS, type Step } from '../../src/domain/booking/steps.ts';
import type { LoginOutput } from '../shared/login/login.machine.ts';
import { port, type Given } from '../shared/port.ts';
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
import { passesSummary } from './passed.rules.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingOf, sessionOf, stayOf } from './visit.rules.ts';

/** What the input of a call is made from. */
export interface FlowArgs {
  context: BookingContext;
}

const sessionId = ({ context }: FlowArgs) => ({ sessionId: sessionOf(context)?.id ?? '' });

function stayInput({ context }: FlowArgs): Given<StayInput> {
  const { profile, asksLeadOnly, country } = context;
  const stay = stayOf(context);
  if (!stay) return null;
  const { configuration, session, booking } = stay;
  return {
    ...{ configuration, session, booking, profile },
    ...(asksLeadOnly ? { asksLeadOnly: true } : {}),
    ...(country === HOME_COUNTRY ? {} : { country }),
  };
}

function searchInput({ context }: FlowArgs): Given<SearchInput> {
  const open = openSearch(context);
  if (!open) return null;
  const { configuration, session, search } = open;
  const isHeld = holdsRooms(bookingOf(context));
  return { configuration, session, search, ...(isHeld ? { holdsRooms: true } : {}) };
}

function legInput({ context }: FlowArgs): Given<RoomsInput & RatesInput> {
  const stay = stayOf(context);
  if (!stay?.availability) return null;
  const { configuration, session, booking, leg, availability } = stay;
  return { configuration, session, booking, leg, availability };
}

/** The guest has chosen the first room's room and rate once more. */
function isSameAgain(event: object): boolean {
  return 'output' in event && (event.output as RoomsOutput | undefined)?.type === 'sameAgain';
}

function named<const Name extends string>(name: Name) {
  return { id: name, src: name } as const;
}

/** A step that needs what the flow may lack. */
function step<Output, Input>(name: string) {
  return port<Output, Given<Input>>(name);
}

const ownPorts = {
  start: port<StartOutput, StartInput>('start'),
  search: step<SearchOutput, SearchInput>('search'),
  rooms: step<RoomsOutput, RoomsInput>('rooms'),
  rates: step<RatesOutput, RatesInput>('rates'),
  details: step<DetailsOutput, DetailsInput>('details'),
  summary: step<SummaryOutput, SummaryInput>('summary'),
  payment: step<PaymentOutput, PaymentInput>('payment'),
  outcome: step<OutcomeOutput, OutcomeInput>('outcome'),
  signIn: port<LoginOutput>('signIn'),
  restore: step<RestoreOutput, RestoreInput>('restore'),
  confirmation: step<undefined, ConfirmationInput>('confirmation'),
};

/**
 * A step that takes the stay, tells each change while it is open and ends with 'next' or 'back'. It is not among
 * `ownPorts`.
 */
export type PlainStep = Exclude<Step, keyof typeof ownPorts>;

/** The plain steps, in order. */
export const PLAIN_STEPS = STEPS.filter((step): step is PlainStep => !(step in ownPorts));

/** A value for each plain step, or for some of them: the decision between ways names no other. */
export function byPlainStep<Value>(
  valueOf: (step: PlainStep) => Value,
  steps: readonly PlainStep[] = PLAIN_STEPS,
): Record<PlainStep, Value> {
  return Object.fromEntries(steps.map((step) => [step, valueOf(step)])) as Record<PlainStep, Value>;
}

/** The machines of the steps, as ports. The wiring provides them, so that their code loads late. */
export const stepPorts = {
  ...ownPorts,
  ...byPlainStep((name) => step<WayOn, StayInput>(name)),
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
      const stay = stayOf(context);
      return stay && { sessionId: stay.session.id, search: searchWithVouchers(stay.booking) };
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
    input: ({ context }: FlowArgs): Given<RestoreInput> => {
      const stay = stayOf(context);
      if (!stay || !context.lost) return null;
      return { configuration: stay.configuration, session: stay.session, lost: context.lost };
    },
  },
  search: { ...named('search'), input: searchInput },
  /** The search by a link. Where there is something to read first, the guest sees the form. */
  linkedSearch: {
    ...named('search'),
    input: (args: FlowArgs): Given<SearchInput> => {
      const input = searchInput(args);
      return input && { ...input, isDecided: args.context.hint === null };
    },
  },
  rooms: { ...named('rooms'), input: legInput },
  rates: {
    ...named('rates'),
    input: (args: FlowArgs & { event: object }): Given<RatesInput> => {
      const input = legInput(args);
      const rateToHold = input?.booking.legs[0]?.rate?.rateCode;
      return input && rateToHold !== undefined && isSameAgain(args.event) ? { ...input, rateToHold } : input;
    },
  },
  details: {
    ...named('details'),
    input: (args: FlowArgs): Given<DetailsInput> => {
      const input = stayInput(args);
      return input && { ...input, ...(passesSummary(args.context) ? { leadsToPayment: true } : {}) };
    },
  },
  summary: { ...named('summary'), input: stayInput },
  payment: {
    ...named('payment'),
    input: ({ context }: FlowArgs): Given<PaymentInput> => {
      const input = stayInput({ context });
      const stay = stayOf(context);
      if (!input || !stay) return null;
      const { iPageSessionId, wallets } = stay;
      // The address leads to the payment without staging (D-38), unless a payment was already open.
      const isStaged = context.payment !== null || context.destination.place.step !== 'payment';
      return { ...input, iPageSessionId, wallets, isStaged };
    },
  },
  outcome: {
    ...named('outcome'),
    input: ({ context: { payment } }: FlowArgs): Given<OutcomeInput> =>
      payment && { write: { kind: 'payment', payment }, wasRefused: payment.state === 'gone' },
  },
  confirmation: { ...named('confirmation'), input: stayInput },
};
