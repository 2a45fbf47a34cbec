import type { Actor, AnyActorRef } from 'xstate';
import { includedTablesMachine } from '../../../machines/modals/included-tables/included-tables.machine.ts';
import { includedTreatmentsMachine } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import { includedGolfMachine } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import type { ItineraryInput } from '../../../machines/steps/itinerary/itinerary.rules.ts';
import { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { selectModal } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { startStep } from '../start-step.ts';

/** Starts the itinerary with its modals. The test answers their calls. */
export function startItinerary(input: ItineraryInput) {
  const [tables, golf] = [holdMachine(includedTablesMachine), holdMachine(includedGolfMachine)];
  const treatments = holdMachine(includedTreatmentsMachine);
  const actors = {
    includedTables: tables.machine,
    includedGolf: golf.machine,
    includedTreatments: treatments.machine,
  };
  return {
    ...startStep(itineraryMachine.provide({ actors }), input),
    calls: {
      tables: tables.calls.loadTables,
      teeTimes: golf.calls.loadTeeTimes,
      spaDays: treatments.calls.loadSpaDays,
      spaTimes: treatments.calls.loadSpaTimes,
    },
  };
}

/** The actor of the open modal. */
export function openModalOf(actor: Actor<typeof itineraryMachine>): AnyActorRef | null {
  return selectModal(actor.getSnapshot())?.actor ?? null;
}
