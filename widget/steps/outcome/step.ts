import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { asPort } from '../../../machines/shared/port.ts';
import { paymentQuestionMachine } from '../../../machines/steps/outcome/payment-question.machine.ts';
import { outcome } from './outcome.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { OutcomeScreen } from './OutcomeScreen.tsx';
import { checkoutPorts } from '../../wiring/checkout-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ outcome });

export function outcomeStep(resources: PortResources): StepCode {
  const { findBooking, completeBooking, pause } = checkoutPorts(resources);
  const question = paymentQuestionMachine.provide({ actors: { findBooking, completeBooking } });
  return stepCode({
    machine: outcomeMachine.provide({ actors: { ask: asPort(question), pause } }),
    Screen: OutcomeScreen,
  });
}
