import type { InputFrom, OutputFrom } from 'xstate';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { asPort } from '../../../machines/shared/port.ts';
import type { ports } from '../../../machines/shared/ports.ts';
import type { PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import { paymentQuestionMachine } from '../../../machines/steps/outcome/payment-question.machine.ts';
import { paymentInput } from './outcome.world.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { startStep } from '../start-step.ts';

type Ports = typeof ports;

/** The estate's answer about a booking, with its time. */
export type Found = OutputFrom<Ports['findBooking']>;

function hold<Name extends 'findBooking' | 'completeBooking' | 'pause'>() {
  return holdCalls<OutputFrom<Ports[Name]>, InputFrom<Ports[Name]>>();
}

/** Starts the questions about a payment's outcome. The test answers them one by one. */
export function startOutcome(payment: PaymentRecord) {
  const find = hold<'findBooking'>();
  const complete = hold<'completeBooking'>();
  const pause = hold<'pause'>();
  const question = paymentQuestionMachine.provide({
    actors: { findBooking: find.port, completeBooking: complete.port },
  });
  const machine = outcomeMachine.provide({ actors: { ask: asPort(question), pause: pause.port } });
  const { actor } = startStep(machine, paymentInput(payment));
  return { actor, find, complete, pause };
}
