import { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import { addOnModals } from '../../../machines/steps/addons/add-on-modals.ts';
import { addons } from '../../../src/texts/addons.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { addOnKinds } from '../../../src/texts/add-on-kinds.ts';
import { times } from '../../../src/texts/times.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { AddOnsScreen } from '../../screens/addons/AddOnsScreen.tsx';
import { addOnPorts } from '../add-on-ports.ts';
import { activityPorts } from '../activity-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { legPorts } from '../leg-ports.ts';
import type { PortResources } from '../port-resources.ts';

registerTexts({ addons, addOnKinds, times });

export function addonsStep({ client }: PortResources): StepCode {
  const machine = addonsMachine.provide({
    actors: {
      loadPackages: legPorts(client).loadPackages,
      ...addOnModals({ ...activityPorts(client), ...addOnPorts(client) }),
    },
  });
  return stepCode({ machine, Screen: AddOnsScreen, Frame: BookingBill });
}
