import { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import { addOnModals } from '../../../machines/steps/addons/add-on-modals.ts';
import { addons } from './addons.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { addOnKinds } from './add-on-kinds.texts.ts';
import { times } from '../../modals/shared/times.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { AddOnsScreen } from './AddOnsScreen.tsx';
import { activityPorts } from '../../wiring/activity-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { legPorts } from '../../wiring/leg-ports.ts';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ addons, addOnKinds, times });

export function addonsStep({ client }: PortResources): StepCode {
  const machine = addonsMachine.provide({
    actors: {
      loadPackages: legPorts(client).loadPackages,
      ...addOnModals(activityPorts(client)),
    },
  });
  return stepCode({ machine, Screen: AddOnsScreen, Frame: BookingBill });
}
