import type { StayTimedKind } from '../../src/domain/addons/add-on-kinds.ts';
import { entryTimeMachine } from '../modals/entry-time/entry-time.machine.ts';
import { packageDinnerMachine } from '../modals/package-dinner/package-dinner.machine.ts';
import { addOnTreatmentsMachine } from '../modals/addon-treatments/addon-treatments.machine.ts';
import type { RefsOf } from './open-modal.ts';
import type { ports } from './ports.ts';

export type StayModalPorts = Pick<typeof ports, 'loadTables' | 'loadSpaDays' | 'loadSpaTimes' | 'loadExtras'>;

/**
 * The modals that choose an add-on's times, for a booking or a booked stay. The keys are the names of their
 * invocations.
 */
export function stayModals(actors: StayModalPorts) {
  return {
    packageDinner: packageDinnerMachine.provide({ actors }),
    addOnTreatments: addOnTreatmentsMachine.provide({ actors }),
    mud: entryTimeMachine.provide({ actors }),
    spaGarden: entryTimeMachine.provide({ actors }),
  };
}

/** Modals by the kind of add-on whose times they choose. */
export function stayModalsByKind({
  packageDinner,
  addOnTreatments,
  mud,
  spaGarden,
}: RefsOf<ReturnType<typeof stayModals>>) {
  return { restaurant: packageDinner, spa: addOnTreatments, mud, spaGarden } satisfies Record<
    StayTimedKind,
    unknown
  >;
}

/** The modals of a booked stay by the kind of add-on. */
export type StayModalsByKind = ReturnType<typeof stayModalsByKind>;
