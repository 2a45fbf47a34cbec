import type { Actor, AnyActorRef } from 'xstate';
import { includedTablesMachine } from '../../../machines/modals/included-tables/included-tables.machine.ts';
import { includedTreatmentsMachine } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import { includedGolfMachine } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import type {
  SpaTimesQuestion,
  TablesQuestion,
  TeeTimesQuestion,
} from '../../../machines/shared/activities.ts';
import type { ItineraryInput } from '../../../machines/steps/itinerary/itinerary.types.ts';
import { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { selectModal } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { DiningDay } from '../../../src/domain/dining/dining.ts';
import type { SpaDay, SpaTimes } from '../../../src/domain/spa/spa.ts';
import { holdCalls } from '../../support/held-calls.ts';
import { startStep } from '../start-step.ts';

/** Starts the itinerary with its modals. The test answers their calls. */
export function startItinerary(input: ItineraryInput) {
  const tables = holdCalls<DiningDay[], TablesQuestion>();
  const teeTimes = holdCalls<TeeTimeDay[], TeeTimesQuestion>();
  const spaDays = holdCalls<SpaDay[], { from: string; to: string }>();
  const spaTimes = holdCalls<SpaTimes, SpaTimesQuestion>();
  const machine = itineraryMachine.provide({
    actors: {
      includedTables: includedTablesMachine.provide({ actors: { loadTables: tables.port } }),
      includedGolf: includedGolfMachine.provide({ actors: { loadTeeTimes: teeTimes.port } }),
      includedTreatments: includedTreatmentsMachine.provide({
        actors: { loadSpaDays: spaDays.port, loadSpaTimes: spaTimes.port },
      }),
    },
  });
  const calls = {
    tables: tables.calls,
    teeTimes: teeTimes.calls,
    spaDays: spaDays.calls,
    spaTimes: spaTimes.calls,
  };
  return { ...startStep(machine, input), calls };
}

/** The actor of the open modal. */
export function openModalOf(actor: Actor<typeof itineraryMachine>): AnyActorRef | null {
  return selectModal(actor.getSnapshot())?.actor ?? null;
}
