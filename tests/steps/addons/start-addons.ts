import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import { addOnTablesMachine } from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import { addOnGolfMachine } from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import { addOnTreatmentsMachine } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import type { AddOnsInput } from '../../../machines/steps/addons/addons.rules.ts';
import { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import { prices as allPrices } from './addons-stay.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { settled } from '../../modals/start-modal.ts';
import { startStep } from '../start-step.ts';

/** Starts the add-ons with their modals. The test answers their calls. */
export function startAddOns(input: AddOnsInput) {
  const [golf, table, treatment] = [
    holdMachine(addOnGolfMachine),
    holdMachine(addOnTablesMachine),
    holdMachine(addOnTreatmentsMachine),
  ];
  const entry = holdMachine(entryTimeMachine);
  const modals = {
    ...{ golf: golf.machine, table: table.machine, treatment: treatment.machine },
    ...{ mud: entry.machine, spaGarden: entry.machine },
  };
  const { machine, calls } = holdMachine(addonsMachine.provide({ actors: modals }), Object.keys(modals));
  return {
    ...startStep(machine, input),
    calls: {
      packages: calls.loadPackages,
      teeTimes: golf.calls.loadPackageTeeTimes,
      tables: table.calls.loadTables,
      spaDays: treatment.calls.loadSpaDays,
      spaTimes: treatment.calls.loadSpaTimes,
      extras: entry.calls.loadExtras,
    },
  };
}

/** Starts the add-ons, and answers the prices. */
export async function openAddOns(input: AddOnsInput, prices: PackagePrice[] = allPrices) {
  const started = startAddOns(input);
  started.calls.packages[0]?.resolve(prices);
  await settled(started.actor);
  return started;
}
