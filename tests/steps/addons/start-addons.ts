import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import { addOnTablesMachine } from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import { addOnGolfMachine } from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import { addOnTreatmentsMachine } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import type {
  ExtrasQuestion,
  SpaTimesQuestion,
  TablesQuestion,
} from '../../../machines/shared/activities.ts';
import type { AddOnsInput } from '../../../machines/steps/addons/addons.types.ts';
import { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { DiningDay } from '../../../src/domain/dining/dining.ts';
import type { PackageTeeTime } from '../../../src/domain/golf/golf.ts';
import type { StaySearch } from '../../../src/domain/search/occupancy.ts';
import type { Halves } from '../../../src/domain/dates/slots.ts';
import type { ExtrasAnswer, SpaDay, SpaTimes } from '../../../src/domain/spa/spa.ts';
import { prices as allPrices } from './addons-stay.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { settled } from '../../modals/start-modal.ts';
import { startStep } from '../start-step.ts';

/** Starts the add-ons with their modals. The test answers their calls. */
export function startAddOns(input: AddOnsInput) {
  const packages = holdCalls<PackagePrice[], { search: StaySearch }>();
  const teeTimes = holdCalls<Halves<PackageTeeTime>, { sessionId: string; date: string; players: number }>();
  const tables = holdCalls<DiningDay[], TablesQuestion>();
  const spaDays = holdCalls<SpaDay[], { from: string; to: string }>();
  const spaTimes = holdCalls<SpaTimes, SpaTimesQuestion>();
  const extras = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const machine = addonsMachine.provide({
    actors: {
      loadPackages: packages.port,
      golf: addOnGolfMachine.provide({ actors: { loadPackageTeeTimes: teeTimes.port } }),
      table: addOnTablesMachine.provide({ actors: { loadTables: tables.port } }),
      treatment: addOnTreatmentsMachine.provide({
        actors: { loadSpaDays: spaDays.port, loadSpaTimes: spaTimes.port },
      }),
      mud: entryTimeMachine.provide({ actors: { loadExtras: extras.port } }),
      spaGarden: entryTimeMachine.provide({ actors: { loadExtras: extras.port } }),
    },
  });
  const calls = {
    packages: packages.calls,
    teeTimes: teeTimes.calls,
    tables: tables.calls,
    spaDays: spaDays.calls,
    spaTimes: spaTimes.calls,
    extras: extras.calls,
  };
  return { ...startStep(machine, input), calls };
}

/** Starts the add-ons, and answers the prices. */
export async function openAddOns(input: AddOnsInput, prices: PackagePrice[] = allPrices) {
  const started = startAddOns(input);
  started.calls.packages[0]?.resolve(prices);
  await settled(started.actor);
  return started;
}
