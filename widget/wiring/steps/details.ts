import { detailsMachine } from '../../../machines/steps/details/details.machine.ts';
import { details } from '../../../src/texts/details.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { DetailsFrame } from '../../screens/details/DetailsFrame.tsx';
import { DetailsScreen } from '../../screens/details/DetailsScreen.tsx';
import { accountPorts } from '../account-ports.ts';
import { contactPorts } from '../contact-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../port-resources.ts';

registerTexts({ details });

export function detailsStep(resources: PortResources): StepCode {
  const actors = { ...contactPorts(resources.client), ...accountPorts(resources) };
  return stepCode({
    machine: detailsMachine.provide({ actors }),
    Screen: DetailsScreen,
    Frame: DetailsFrame,
  });
}
