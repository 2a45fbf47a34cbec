import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { asPort } from '../../../machines/shared/port.ts';
import { paymentQuestionMachine } from '../../../machines/steps/outcome/payment-question.machine.ts';
import { outcome } from '../../../src/texts/outcome.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { OutcomeScreen } from '../../screens/outcome/OutcomeScreen.tsx';
import { checkoutPorts } from '../checkout-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../port-resources.ts';

registerTexts({ outcome });

export function outcomeStep(resources: PortResources): StepCode {
  const { findBooking, completeBooking, pause } = checkoutPorts(resources);
  const question = paymentQuestionMachine.provide({ actors: { findBooking, completeBooking } });
  return stepCode({
    machine: outcomeMachine.provide({ actors: { ask: asPort(question), pause } }),
    Screen: OutcomeScreen,
  });
}
