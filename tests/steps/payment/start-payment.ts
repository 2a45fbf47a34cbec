import { fromPromise } from 'xstate';
import { CallError, type Failure } from '../../../src/api/failure.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import type { StagedBill } from '../../../src/api/stay/stage.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import type { Port } from '../../../machines/shared/port.ts';
import { ports } from '../../../machines/shared/ports.ts';
import type { CardFacts } from '../../../src/domain/payment/card-facts.ts';
import type { PaymentInput } from '../../../machines/steps/payment/payment.types.ts';
import { paymentMachine } from '../../../machines/steps/payment/payment.machine.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, session } from '../../support/checkout-stay.ts';
import { startStep } from '../start-step.ts';

export const paymentInput: PaymentInput = {
  configuration,
  session,
  booking,
  iPageSessionId: null,
  wallets: [],
  isStaged: true,
};

/** A card form with every field filled, and one without the number. */
export const filledCard: CardFacts = {
  filled: { cardNumber: true, cardType: true, expiry: true, cardHoldersName: true },
  hints: [],
  scheme: 'VS',
  asksScheme: false,
};
export const unfilledCard: CardFacts = {
  ...filledCard,
  filled: { ...filledCard.filled, cardNumber: false },
  scheme: null,
};
/** A card whose type neither its number nor the guest tells. */
export const untoldCard: CardFacts = {
  filled: { ...filledCard.filled, cardType: false },
  hints: ['numberLooksWrong'],
  scheme: null,
  asksScheme: true,
};

export type Answer<Output> = () => Promise<Output>;

/** More calls than any test needs. A step that repeats its calls endlessly gets no more answers. */
const MOST_CALLS = 100;

export interface PaymentAnswers {
  complete?: Answer<CompleteAnswer>;
  voucher?: Answer<VoucherStatus | null>;
  stage?: Answer<StagedBill>;
  pause?: Answer<undefined>;
  keepAlive?: Answer<undefined>;
  find?: Answer<FoundBooking & { at: number; when: number }>;
}

/** Answers that the payment is made. */
export function accepted() {
  return Promise.resolve({ type: 'accepted' as const });
}

export function failing(failure: Failure) {
  return () => Promise.reject(new CallError(failure));
}

/**
 * Starts the payment step with an estate that gives these answers. `calls` lists the calls that the step
 * made.
 */
export function startPayment(input: PaymentInput, answers: PaymentAnswers = {}) {
  const calls: [string, unknown][] = [];
  function answer<Output, Input>(
    name: string,
    _port: Port<Output, Input>,
    given: Answer<Output> | undefined,
  ) {
    return fromPromise<Output, Input>(({ input: asked }) => {
      calls.push([name, asked]);
      if (calls.length > MOST_CALLS) return new Promise(() => undefined);
      return given ? given() : Promise.reject(new Error(`${name} was not expected`));
    });
  }
  const stage = answers.stage ?? (() => Promise.resolve(staged()));
  const machine = paymentMachine.provide({
    actors: {
      completeBooking: answer('complete', ports.completeBooking, answers.complete),
      checkVoucher: answer('voucher', ports.checkVoucher, answers.voucher),
      stageBooking: answer('stage', ports.stageBooking, stage),
      findBooking: answer('find', ports.findBooking, answers.find),
      keepAlive: answer(
        'keepAlive',
        ports.keepAlive,
        answers.keepAlive ?? (() => Promise.resolve(undefined)),
      ),
      // The frame stays open until the test lets time pass.
      pause: answer('pause', ports.pause, answers.pause ?? (() => new Promise<undefined>(() => undefined))),
    },
  });
  return { ...startStep(machine, input), calls };
}

/** The result of staging, with the estate's sums where given. */
export function staged(values: Partial<StagedBill> = {}): StagedBill {
  return { iPageSessionId: null, wallets: [], sums: { total: null, dueToday: null }, ...values };
}

/** The call that stages the booking with these vouchers. */
export function stagedWith(vouchers: Booking['vouchers']): [string, unknown] {
  return ['stage', { sessionId: 'S1', booking: { ...booking, vouchers }, configuration }];
}

/**
 * The event by which the step tells the flow that the provider's page is open, for the payment of two rooms.
 */
export const frameOpened = {
  type: 'frame.opened',
  payment: {
    sessionId: 'S1',
    confirmationNumbers: ['C1001', 'C1002'],
    // Room 1 is paid today: 400 + 50 + 60 + 15 = £525. Room 2 is paid on arrival.
    dueToday: 52_500,
    state: 'framed',
    iPageSessionId: 'PS1',
    at: null,
  },
};
