import { outcomeMachine } from '../../../machines/steps/outcome/outcome.machine.ts';
import { outcome } from '../../../src/texts/outcome.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { OutcomeScreen } from '../../screens/outcome/OutcomeScreen.tsx';
import { checkoutPorts } from '../checkout-ports.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';
import type { PortResources } from '../port-resources.ts';

registerTexts({ outcome });

export function outcomeStep(resources: PortResources): StepModule {
  const { findBooking, completeBooking, pause } = checkoutPorts(resources);
  return {
    machine: outcomeMachine.provide({ actors: { findBooking, completeBooking, pause } }),
    Screen: OutcomeScreen,
  };
}
