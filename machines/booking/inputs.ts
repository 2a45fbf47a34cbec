import { searchWithVouchers } from '../../src/domain/booking/legs.ts';
import { STEPS, type Step } from '../../src/domain/booking/steps.ts';
import { HOME_COUNTRY } from '../../src/domain/guests/countries.ts';
import type { LoginOutput } from '../shared/login/login.machine.ts';
import { port, type Given } from '../shared/port.ts';
import type { DetailsInput, DetailsOutput } from '../steps/details/details.rules.ts';
import type { OutcomeInput, OutcomeOutput } from '../shared/outcome/outcome.machine.ts';
import type { PaymentInput, PaymentOutput } from '../steps/payment/payment.types.ts';
import type { RatesInput, RatesOutput } from '../steps/rates/rates.rules.ts';
import type { RestoreInput, RestoreOutput } from '../steps/restore/restore.machine.ts';
import type { RoomsInput, RoomsOutput } from '../steps/rooms/rooms.rules.ts';
import type { SearchInput, SearchOutput } from '../steps/search/search.rules.ts';
import type { StartInput, StartOutput } from '../steps/start/start.machine.ts';
import type { SummaryOutput } from '../steps/summary/summary.machine.ts';
import type { StayInput, WayOn } from '../steps/stay-step.types.ts';
import { bookingOf, holdsRooms, sessionOf, stayOf } from './booking.rules.ts';
import type { BookingContext } from './booking.types.ts';
import { amendIdOf } from './member/amending.rules.ts';
import { openSearch } from './searching/searching.rules.ts';
import { passesSummary } from './staying/passed.rules.ts';
import { newlyAsked, wasAsked } from './staying/review.rules.ts';
import type { Flow } from './transitions.ts';

type Staying = NonNullable<ReturnType<typeof stayOf>>;

/** An input that is made of the stay; null before the guest has searched. */
function ofStay<Input>(make: (stay: Staying, context: BookingContext) => Input) {
  return ({ context }: Flow): Given<Input> => {
    const stay = stayOf(context);
    return stay && make(stay, context);
  };
}

function stayInput({ configuration, session, booking, unseen }: Staying, context: BookingContext): StayInput {
  const { profile, asksLeadOnly, country } = context;
  return {
    ...{ configuration, session, booking, profile },
    ...(asksLeadOnly ? { asksLeadOnly: true } : {}),
    ...(unseen ? { isReviewed: true } : {}),
    ...(country === HOME_COUNTRY ? {} : { country }),
  };
}

function legInput({ configuration, session, booking, leg, availability }: Staying) {
  return availability && { configuration, session, booking, leg, availability };
}

/** The guest has chosen the first room's room and rate once more. */
function isSameAgain(event: object): boolean {
  const output: unknown = 'output' in event ? event.output : null;
  return typeof output === 'object' && output !== null && 'type' in output && output.type === 'sameAgain';
}

function searchInput({ context }: Flow): Given<SearchInput> {
  const open = openSearch(context);
  if (!open) return null;
  const { configuration, session, search } = open;
  return { configuration, session, search, ...(holdsRooms(bookingOf(context)) ? { holdsRooms: true } : {}) };
}

const sessionId = ({ context }: Flow) => ({ sessionId: sessionOf(context)?.id ?? '' });

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
  summary: step<SummaryOutput, StayInput>('summary'),
  payment: step<PaymentOutput, PaymentInput>('payment'),
  outcome: step<OutcomeOutput, OutcomeInput>('outcome'),
  signIn: port<LoginOutput>('signIn'),
  restore: step<RestoreOutput, RestoreInput>('restore'),
  confirmation: step<undefined, StayInput>('confirmation'),
};

/**
 * A step that takes the stay, tells each change while it is open and ends with 'next' or 'back'. It is not among
 * `ownPorts`.
 */
export type PlainStep = Exclude<Step, keyof typeof ownPorts>;

/** The plain steps, in order. */
export const PLAIN_STEPS = STEPS.filter((name): name is PlainStep => !(name in ownPorts));

export function byPlainStep<Value>(valueOf: (step: PlainStep) => Value): Record<PlainStep, Value> {
  return byPlace(PLAIN_STEPS, valueOf);
}

export function byPlace<Place extends string, Value>(
  places: readonly Place[],
  valueOf: (place: Place) => Value,
): Record<Place, Value> {
  return Object.fromEntries(places.map((place) => [place, valueOf(place)])) as Record<Place, Value>;
}

/** The machines of the steps, as ports. The wiring provides them, so that their code loads late. */
export const stepPorts = {
  ...ownPorts,
  ...byPlainStep((name) => step<WayOn, StayInput>(name)),
};

function named<const Name extends string>(name: Name) {
  return { id: name, src: name } as const;
}

function given<const Name extends string, Input, From extends Flow>(
  name: Name,
  input: (flow: From) => Input,
) {
  return { id: name, src: name, input } as const;
}

/** The estate's calls and the steps, each with its input. */
export const calls = {
  ...(Object.fromEntries(PLAIN_STEPS.map((name) => [name, given(name, ofStay(stayInput))])) as {
    [Name in PlainStep]: { id: Name; src: Name; input: (flow: Flow) => Given<StayInput> };
  }),
  loadConfiguration: named('loadConfiguration'),
  checkSession: given('checkSession', ({ context }) => ({ sessionId: context.draft?.sessionId ?? '' })),
  beginSession: named('beginSession'),
  findBookedRoom: given('findBookedRoom', ({ context }) => ({
    internalIdentifier: amendIdOf(context) ?? '',
  })),
  searchAvailability: given(
    'searchAvailability',
    ofStay(({ session, booking }) => ({ sessionId: session.id, search: searchWithVouchers(booking) })),
  ),
  ignoreBooking: given('ignoreBooking', sessionId),
  idle: given('idle', sessionId),
  signIn: named('signIn'),
  start: given('start', ({ context }) => ({
    notice: context.notice,
    canLogin: context.canLogin && !context.profile,
    ...(context.lost ? { canRestore: true } : {}),
  })),
  /** The login before an amendment. */
  identify: given('start', (): StartInput => ({ notice: null, canLogin: true, isAmending: true })),
  restore: given(
    'restore',
    ofStay(({ configuration, session }, { lost }) => lost && { configuration, session, lost }),
  ),
  search: given('search', searchInput),
  /** The search by a link. Where there is something to read first, the guest sees the form. */
  linkedSearch: given('search', (flow): Given<SearchInput> => {
    const input = searchInput(flow);
    return input && { ...input, isDecided: flow.context.hint === null };
  }),
  rooms: given('rooms', ofStay(legInput)),
  rates: given('rates', (flow: Flow & { event: object }): Given<RatesInput> => {
    const input = ofStay(legInput)(flow);
    const rateToHold = input?.booking.legs[0]?.rate?.rateCode;
    return input && rateToHold !== undefined && isSameAgain(flow.event) ? { ...input, rateToHold } : input;
  }),
  details: given(
    'details',
    ofStay((stay, context) => {
      const anew = newlyAsked(context);
      return {
        ...stayInput(stay, context),
        ...(passesSummary(context) ? { leadsToPayment: true } : {}),
        ...(anew && anew.room > 0 ? { openRoom: anew.room } : {}),
        ...(anew && wasAsked(context) ? { newQuestion: anew } : {}),
      };
    }),
  ),
  summary: given('summary', ofStay(stayInput)),
  payment: given(
    'payment',
    ofStay((stay, context) => ({
      ...stayInput(stay, context),
      ...{ iPageSessionId: stay.iPageSessionId, wallets: stay.wallets },
      // The address leads to the payment without staging (D-38), unless a payment was already open.
      isStaged: context.payment !== null || context.destination.place.step !== 'payment',
    })),
  ),
  outcome: given(
    'outcome',
    ({ context: { payment } }): Given<OutcomeInput> =>
      payment && { write: { kind: 'payment', payment }, wasRefused: payment.state === 'gone' },
  ),
  confirmation: given('confirmation', ofStay(stayInput)),
};
