import type { AnyStateMachine } from 'xstate';
import { describeChoice } from '../paths/choices.ts';
import type { Path, PathStep } from '../paths/cover.ts';
import { inWords, stateInWords } from '../paths/words.ts';

/** A picture of the gallery: a path's machine after one of its steps. */
export interface GalleryState {
  /** An id that stays the same over revisions, so that pictures can be compared. */
  id: string;
  screen: string;
  /** The start of the machine, in words. */
  scenario: string;
  state: string;
  /** The step that leads to it, in words. */
  after: string;
  path: number;
  step: number;
}

/**
 * Every state of the paths, once for each start and each kind of step that leads to it: a form just refused
 * looks different from one being filled in. Final states draw nothing and are left out.
 */
export function statesOf(machine: AnyStateMachine, paths: readonly Path[]): GalleryState[] {
  const found = new Map<string, GalleryState>();
  const scenarios: string[] = [];
  for (const [path, { steps }] of paths.entries()) {
    const [first] = steps;
    if (!first) continue;
    const scenario = inWords(first.choice, machine.id);
    if (!scenarios.includes(scenario)) scenarios.push(scenario);
    for (const [step, { choice, configuration, elapsed }] of steps.entries()) {
      if (configuration.snapshot.status !== 'active') continue;
      const id = `${machine.id}/${scenarios.indexOf(scenario) + 1}-${slugOf({ choice, configuration })}`;
      if (found.has(id)) continue;
      found.set(id, {
        ...{ id, screen: machine.id, scenario, path, step },
        state: stateInWords(configuration.snapshot),
        after: inWords(choice, machine.id, elapsed),
      });
    }
  }
  return [...found.values()];
}

/** Each state once, by the first path that reaches it. */
export function mainStates(states: readonly GalleryState[]): GalleryState[] {
  const seen = new Set<string>();
  return states.filter(({ screen, state }) => {
    const isNew = !seen.has(`${screen} ${state}`);
    seen.add(`${screen} ${state}`);
    return isNew;
  });
}

function slugOf({ choice, configuration }: Pick<PathStep, 'choice' | 'configuration'>): string {
  const state = stateInWords(configuration.snapshot);
  return `${state} ${describeChoice({ ...choice, variant: 0 })}`.replaceAll(/[^\w.]+/g, '-');
}
