import type { ComponentType } from 'react';
import type { Actor, AnyActorRef } from 'xstate';
import { diningTimesMachine } from '../../../machines/modals/dining-times/dining-times.machine.ts';
import { includedTreatmentsMachine } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import { poolAccessMachine } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import type {
  PoolAccessInput,
  PoolAccessOutput,
} from '../../../machines/modals/pool-access/pool-access.types.ts';
import type { TeeTimesInput, TeeTimesOutput } from '../../../machines/modals/tee-times/tee-times.types.ts';
import { teeTimesMachine, type TeeTimesRef } from '../../../machines/modals/tee-times/tee-times.machine.ts';
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
import { lazyStep, type LazyStepRef } from '../../../widget/lazy/lazy-step.ts';
import { stepCode } from '../../../widget/lazy/step-code.tsx';
import { PoolAccessModal } from '../../../widget/modals/pool-access/PoolAccessModal.tsx';
import { holdCalls } from '../../support/held-calls.ts';
import { startStep } from '../start-step.ts';

/** Starts the itinerary with its modals. The test answers their calls. `TeeTimes` draws the modal of golf. */
export function startItinerary(
  input: ItineraryInput,
  TeeTimes: ComponentType<{ actor: TeeTimesRef }> = () => null,
) {
  const tables = holdCalls<DiningDay[], TablesQuestion>();
  const teeTimes = holdCalls<TeeTimeDay[], TeeTimesQuestion>();
  const spaDays = holdCalls<SpaDay[], { from: string; to: string }>();
  const spaTimes = holdCalls<SpaTimes, SpaTimesQuestion>();
  const machine = itineraryMachine.provide({
    actors: {
      diningTimes: diningTimesMachine.provide({ actors: { loadTables: tables.port } }),
      poolAccess: lazyStep<PoolAccessOutput, PoolAccessInput>(
        () => Promise.reject(new Error('The code is present: nothing loads it')),
        () => stepCode({ machine: poolAccessMachine, Screen: PoolAccessModal }),
      ),
      teeTimes: lazyStep<TeeTimesOutput, TeeTimesInput>(
        () => Promise.reject(new Error('The code is present: nothing loads it')),
        () =>
          stepCode({
            machine: teeTimesMachine.provide({ actors: { loadTeeTimes: teeTimes.port } }),
            Screen: TeeTimes,
          }),
      ),
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

/**
 * The actor of the open modal. For golf and the pool, it is the actor inside the one that loads their code.
 */
export function openModalOf(actor: Actor<typeof itineraryMachine>): AnyActorRef | null {
  const modal = selectModal(actor.getSnapshot());
  if (modal?.kind !== 'golf' && modal?.kind !== 'pool') return modal?.actor ?? null;
  return (modal.actor as LazyStepRef).getSnapshot().context.step;
}
