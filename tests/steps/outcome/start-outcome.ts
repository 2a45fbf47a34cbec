import type { OutputFrom } from 'xstate';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { asPort } from '../../../machines/shared/port.ts';
import type { ports } from '../../../machines/shared/ports.ts';
import type { PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import { paymentQuestionMachine } from '../../../machines/steps/outcome/payment-question.machine.ts';
import { paymentInput } from './outcome.world.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { startStep } from '../start-step.ts';

/** The estate's answer about a booking, with its time. */
export type Found = OutputFrom<typeof ports.findBooking>;

/** Starts the questions about a payment's outcome. The test answers them one by one. */
export function startOutcome(payment: PaymentRecord) {
  const question = holdMachine(paymentQuestionMachine);
  const { machine, calls } = holdMachine(
    outcomeMachine.provide({ actors: { ask: asPort(question.machine) } }),
    ['ask'],
  );
  const { actor } = startStep(machine, paymentInput(payment));
  const { findBooking: find, completeBooking: complete } = question.calls;
  return { actor, find, complete, pause: calls.pause };
}
