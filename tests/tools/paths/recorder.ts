import type { InspectionEvent } from 'xstate';
import { transitionId } from './transition-id.ts';

/** How often each transition was taken, by machine and id. */
export type Hits = Record<string, Record<string, number>>;

/** The transitions taken by one kind of test: the pure machine, the interpreter, views, or the browser. */
export interface LayerCoverage {
  layer: string;
  machines: Hits;
  /** The number of steps walked of generated paths. */
  steps?: number;
}

/** Records the transitions of running machines. `inspect` is an option of `createActor`. */
export function createRecorder(): {
  inspect: (event: InspectionEvent) => void;
  /** The transitions since the last call, each with its actor. */
  taken: () => { by: unknown; id: string }[];
  hits: Hits;
} {
  let taken: { by: unknown; id: string }[] = [];
  const hits: Hits = {};
  return {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) {
        const id = transitionId(transition);
        taken.push({ by: event.actorRef, id });
        countHit(hits, transition.source.machine.id, id);
      }
    },
    taken: () => {
      const before = taken;
      taken = [];
      return before;
    },
    hits,
  };
}

export function countHit(hits: Hits, machine: string, id: string, times = 1): void {
  const own = (hits[machine] ??= {});
  own[id] = (own[id] ?? 0) + times;
}

/** Adds other counts to these. */
export function addHits(hits: Hits, others: Hits): void {
  for (const [machine, ids] of Object.entries(others)) {
    for (const [id, times] of Object.entries(ids)) countHit(hits, machine, id, times);
  }
}
