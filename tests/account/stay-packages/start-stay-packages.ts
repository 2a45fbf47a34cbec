import type { StayPackagesInput } from '../../../machines/account/booking-details/booking-details.types.ts';
import type { PackageChangeRequest } from '../../../machines/account/stay-packages/stay-packages.types.ts';
import { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import { addOnTablesMachine } from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import { addOnTreatmentsMachine } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import type {
  ExtrasQuestion,
  SpaTimesQuestion,
  TablesQuestion,
} from '../../../machines/shared/activities.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { DiningDay } from '../../../src/domain/dining/dining.ts';
import type { ExtrasAnswer, SpaDay, SpaTimes } from '../../../src/domain/spa/spa.ts';
import type { BookedRoom } from '../../../src/domain/account/stay-bookings.ts';
import { stayBooking } from '../account-bookings.ts';
import { prices as allPrices } from '../../steps/addons/addons-stay.ts';
import { familyRoom, packageConfiguration } from '../../support/booked-room.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { settled } from '../../modals/start-modal.ts';
import { startStep } from '../../steps/start-step.ts';

export function stayPackagesInput(...rooms: BookedRoom[]): StayPackagesInput {
  return {
    configuration: packageConfiguration,
    booking: stayBooking(rooms.length > 0 ? rooms : [familyRoom()]),
  };
}

/** Starts the packages of a booked stay with their modals. The test answers their calls. */
export function startStayPackages(input: StayPackagesInput) {
  const packages = holdCalls<PackagePrice[], { arrivalDate: string; numberOfNights: number }>();
  const changes = holdCalls<undefined, PackageChangeRequest>();
  const tables = holdCalls<DiningDay[], TablesQuestion>();
  const spaDays = holdCalls<SpaDay[], { from: string; to: string }>();
  const spaTimes = holdCalls<SpaTimes, SpaTimesQuestion>();
  const extras = holdCalls<ExtrasAnswer, ExtrasQuestion>();
  const machine = stayPackagesMachine.provide({
    actors: {
      loadStayPackages: packages.port,
      changePackage: changes.port,
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
    changes: changes.calls,
    tables: tables.calls,
    spaDays: spaDays.calls,
    spaTimes: spaTimes.calls,
    extras: extras.calls,
  };
  return { ...startStep(machine, input), calls };
}

/** Starts the packages, and answers the prices. */
export async function openStayPackages(input = stayPackagesInput(), prices: PackagePrice[] = allPrices) {
  const started = startStayPackages(input);
  started.calls.packages[0]?.resolve(prices);
  await settled(started.actor);
  return started;
}
