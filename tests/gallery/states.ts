import type { AnyStateMachine } from 'xstate';
import { describeChoice } from '../paths/choices.ts';
import type { Path, PathStep } from '../paths/cover.ts';
import { inWords, stateInWords } from '../paths/words.ts';

/** One picture of the gallery: where a path is after one of its steps. */
export interface GalleryState {
  /** The same for the same state in another revision, so that pictures can be compared. */
  id: string;
  screen: string;
  /** How the machine was started, in words. */
  scenario: string;
  state: string;
  /** The step that led there, in words. */
  after: string;
  path: number;
  step: number;
}

/**
 * Every state that the paths come to, for each way to start and each kind of step that leads there: a form that has
 * just been refused is another picture than the same form being typed into. Ends have none, as nothing is drawn then.
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

/** Each state once, as a guest first comes to it. */
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
