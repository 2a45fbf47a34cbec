import { createActor, type AnyActorRef } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { PLAIN_STEPS } from '../../machines/booking/inputs.ts';
import { selectPlace, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { BookingEmitted, BookingInput, Destination } from '../../machines/booking/booking.types.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import { questionsOf } from '../../src/domain/booking/questions.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { RateGroupRate } from '../../src/domain/rates/rate-groups.ts';
import type { PaymentRecord } from '../../src/domain/payment/payment-record.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import type { Draft } from '../../src/draft/draft.ts';
import {
  addOn,
  booking,
  configuration,
  rateGroup,
  rateGroupRate,
  restaurant,
  search,
  session,
} from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { holdMachine } from '../support/held-calls.ts';
import { reach } from '../support/reach.ts';
import type { AnswerOf, QuestionOf, SourceOf } from '../tools/paths/environment.ts';
import type { WayOn } from '../../machines/steps/stay-step.types.ts';
import { toldBy } from './told-booking.ts';

type Machine = typeof bookingMachine;
type Name = SourceOf<Machine>;
/** What a step or call needs. The flow begins none that lacks it. */
type InputOf<N extends Name> = NonNullable<QuestionOf<Machine, N>>;

export const anonymous: BookingInput = {
  opening: {},
  canLogin: true,
  isShort: false,
  asksLeadOnly: false,
  draft: null,
  payment: null,
  destination: null,
  hint: null,
};

/** Starts the booking's root chart. The test answers its calls and steps one by one. */
export function startBooking(input: Partial<BookingInput> = {}) {
  const { machine, calls } = holdMachine(bookingMachine);
  // Makes a chart that changes endlessly fail at once.
  machine.options.maxIterations = 100;
  const actor = createActor(machine, { input: { ...anonymous, ...input } });
  const emitted: BookingEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  const childOf = (name: Name) => (snapshot: BookingSnapshot) =>
    (snapshot.children as Record<string, AnyActorRef | undefined>)[name];

  /** Waits until the call or step has begun. */
  const begun = (name: Name) => reach(actor, (snapshot) => childOf(name)(snapshot) !== undefined);

  async function settle(name: Name, act: () => void): Promise<void> {
    const child = childOf(name)(await begun(name));
    act();
    await reach(actor, (snapshot) => childOf(name)(snapshot) !== child);
  }

  const answer = <N extends Name>(name: N, output: AnswerOf<Machine, N>) =>
    settle(name, () => calls[name].at(-1)?.resolve(output));

  return {
    actor,
    emitted,
    /** The inputs of the calls or steps of this name, in order. */
    inputs: <N extends Name>(name: N) => calls[name].map(({ input }) => input) as InputOf<N>[],
    begun,
    answer,
    /** Answers these calls and steps, each in its turn, and waits until `next` has begun. */
    answers: async <N extends Name>(given: { [Each in N]: AnswerOf<Machine, Each> }, next?: Name) => {
      for (const name in given) await answer(name, given[name]);
      if (next) await begun(next);
    },
    /** Goes on, or back, through the plain steps until `goal` has begun. */
    walks: async (type: WayOn['type'], goal: Name) => {
      while (!childOf(goal)(actor.getSnapshot())) {
        const step = PLAIN_STEPS.find((name) => childOf(name)(actor.getSnapshot()));
        if (!step) break;
        await answer(step, { type });
      }
      await begun(goal);
    },
    fail: (name: Name, error: unknown) => settle(name, () => calls[name].at(-1)?.reject(error)),
    place: () => selectPlace(actor.getSnapshot()),
    context: () => toldBy(actor.getSnapshot().context),
  };
}

export type StartedBooking = ReturnType<typeof startBooking>;

/** An estate whose one rate, ROOM, has these values. */
function withRate(rate: Partial<RateGroupRate>, values: Partial<StayConfiguration> = {}) {
  return configuration({ rateGroups: [rateGroup('simple', [rateGroupRate(rate)])], ...values });
}

const FIZZ = { allowedAddOnPackages: ['FIZZ'] };
const BREAKFAST = { includesBreakfast: true, breakfastRestaurants: [restaurant()] };

/** The estate with an add-on for the rate ROOM, which includes no time to choose. */
export const withAddOns = withRate(FIZZ, { addOns: [addOn()] });

/** The estate with breakfast, at a time to choose, in the rate ROOM. */
export const withBreakfast = withRate(BREAKFAST);

/** The estate with both. */
export const withBoth = withRate({ ...FIZZ, ...BREAKFAST }, { addOns: [addOn()] });

/** A booking with every choice made and held: the guest may go as far as the summary. */
export const complete: Booking = booking({ leadGuest });

export function keptDraft(values: Partial<Draft> = {}): Draft {
  return {
    sessionId: 's-1',
    businessDate: '2027-05-01',
    place: { step: 'guests', leg: 1 },
    booking: complete,
    search: search(),
    ...values,
  };
}

/** The record of a payment for that booking, as a tab stores it. */
export function keptPayment(values: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    sessionId: 's-1',
    confirmationNumbers: ['C-1'],
    dueToday: 0,
    state: 'sending',
    iPageSessionId: null,
    at: null,
    ...values,
  };
}

/** A booking whose page has loaded, without a signed-in member. */
export async function opened(input: Partial<BookingInput> = {}, estate = withBreakfast) {
  const started = startBooking(input);
  await started.answers({ loadConfiguration: estate, restoreSignIn: null });
  return started;
}

/** The booking at the search form. */
export async function atSearch() {
  const started = await opened();
  await started.answers({ start: { type: 'anonymous' }, beginSession: session }, 'search');
  return started;
}

/** Loads the page of a kept booking up to its step. `profile` is the signed-in member's. */
export async function resume(
  started: StartedBooking,
  step: Exclude<Draft['place']['step'], 'rooms' | 'rates'>,
  { estate = withBreakfast, profile = null }: { estate?: StayConfiguration; profile?: Profile | null } = {},
) {
  await started.answer('loadConfiguration', estate);
  await started.answer('restoreSignIn', profile);
  await started.answer('checkSession', undefined);
  await started.begun(step);
}

/** A complete booking that a guest reopens at a step which needs no search for rooms. */
export async function resumed(
  step: Exclude<Draft['place']['step'], 'rooms' | 'rates'>,
  estate = withBreakfast,
) {
  const questions = complete.legs.map((leg) => questionsOf(estate, leg, false));
  const started = startBooking({ draft: keptDraft({ place: { step, leg: 1 }, questions }) });
  await resume(started, step, { estate });
  return started;
}

/** An address of the booking, with the values in it. */
export function destinationOf(
  step: Destination['place']['step'],
  more: Partial<Destination> = {},
): Destination {
  return { place: { step, leg: 1 }, sessionId: null, notice: null, ...more };
}

/** The booking at the payment, reached by way of the summary. */
export async function atPayment(iPageSessionId: string | null = null) {
  const started = await resumed('summary');
  await started.answers({ summary: { type: 'staged', iPageSessionId, wallets: [] } }, 'payment');
  return started;
}

/** The flow's record of the payment. */
export function recordOf(started: { context: () => { payment: PaymentRecord | null } }) {
  return started.context().payment;
}
