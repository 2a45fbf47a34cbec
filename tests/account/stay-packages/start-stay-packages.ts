import type { StayPackagesInput } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import { addOnTablesMachine } from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import { addOnTreatmentsMachine } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { BookedRoom } from '../../../src/domain/account/stay-bookings.ts';
import { stayBooking } from '../account-bookings.ts';
import { prices as allPrices } from '../../steps/addons/addons-stay.ts';
import { familyRoom, packageConfiguration } from '../../support/booked-room.ts';
import { holdMachine } from '../../support/held-calls.ts';
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
  const [table, treatment] = [holdMachine(addOnTablesMachine), holdMachine(addOnTreatmentsMachine)];
  const entry = holdMachine(entryTimeMachine);
  const modals = {
    ...{ table: table.machine, treatment: treatment.machine },
    ...{ mud: entry.machine, spaGarden: entry.machine },
  };
  const { machine, calls } = holdMachine(
    stayPackagesMachine.provide({ actors: modals }),
    Object.keys(modals),
  );
  return {
    ...startStep(machine, input),
    calls: {
      packages: calls.loadStayPackages,
      changes: calls.changePackage,
      tables: table.calls.loadTables,
      spaDays: treatment.calls.loadSpaDays,
      spaTimes: treatment.calls.loadSpaTimes,
      extras: entry.calls.loadExtras,
    },
  };
}

/** Starts the packages, and answers the prices. */
export async function openStayPackages(input = stayPackagesInput(), prices: PackagePrice[] = allPrices) {
  const started = startStayPackages(input);
  started.calls.packages[0]?.resolve(prices);
  await settled(started.actor);
  return started;
}
