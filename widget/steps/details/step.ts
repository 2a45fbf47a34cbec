import { detailsMachine } from '../../../machines/steps/details/details.machine.ts';
import { details } from './details.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { DetailsFrame } from './DetailsFrame.tsx';
import { DetailsScreen } from './DetailsScreen.tsx';
import { accountPorts } from '../../wiring/account-ports.ts';
import { contactPorts } from '../../wiring/contact-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ details });

export function detailsStep(resources: PortResources): StepCode {
  const actors = { ...contactPorts(resources.client), ...accountPorts(resources) };
  return stepCode({
    machine: detailsMachine.provide({ actors }),
    Screen: DetailsScreen,
    Frame: DetailsFrame,
  });
}
