import type { StayTimedKind } from '../../src/domain/addons/add-on-kinds.ts';
import { addOnTablesMachine } from '../modals/addon-tables/addon-tables.machine.ts';
import { addOnTreatmentsMachine } from '../modals/addon-treatments/addon-treatments.machine.ts';
import { entryTimeMachine } from '../modals/entry-time/entry-time.machine.ts';
import type { ports } from './ports.ts';

export type StayModalPorts = Pick<typeof ports, 'loadTables' | 'loadSpaDays' | 'loadSpaTimes' | 'loadExtras'>;

/** The modals that choose an add-on's times, for a booking or a booked stay, by the kind of add-on. */
export function stayModals(actors: StayModalPorts) {
  return {
    table: addOnTablesMachine.provide({ actors }),
    treatment: addOnTreatmentsMachine.provide({ actors }),
    mud: entryTimeMachine.provide({ actors }),
    spaGarden: entryTimeMachine.provide({ actors }),
  } satisfies Record<StayTimedKind, unknown>;
}
