import { outcomeMachine } from '../../../machines/steps/outcome/outcome.machine.ts';
import { outcome } from '../../../src/texts/outcome.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { OutcomeScreen } from '../../screens/outcome/OutcomeScreen.tsx';
import { checkoutPorts } from '../checkout-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../port-resources.ts';

registerTexts({ outcome });

export function outcomeStep(resources: PortResources): StepCode {
  const { findBooking, completeBooking, pause } = checkoutPorts(resources);
  return stepCode({
    machine: outcomeMachine.provide({ actors: { findBooking, completeBooking, pause } }),
    Screen: OutcomeScreen,
  });
}
