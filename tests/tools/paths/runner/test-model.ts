import { TestModel } from '@xstate/test';
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { describeChoice } from '../choices.ts';
import type { Path, PathStep } from '../cover.ts';
import { stateInWords } from '../words.ts';

/** An event of a test path, with its step. */
export interface PlannedEvent {
  type: string;
  step: PathStep;
}

type Model = TestModel<Snapshot<unknown>, PlannedEvent, unknown>;

/** A path as @xstate/test runs it: `path.test({ events, states })`, or `testSync`. */
export type TestPath = ReturnType<Model['getPaths']>[number];

/**
 * The paths as test paths of @xstate/test. Its own generators support neither invokes nor timers, but its
 * runner takes any path. `states` of `path.test` are keyed by state: `{ 'choosing.browsing': look, '*':
 * otherwise }`.
 */
export function testPathsOf(machine: AnyStateMachine, paths: readonly Path[]): TestPath[] {
  const model: Model = new TestModel(machine as unknown as Model['logic'], {
    stateMatcher: (snapshot, key) => (snapshot as AnyMachineSnapshot).matches(key),
    serializeState: (snapshot) => stateInWords(snapshot as AnyMachineSnapshot),
    serializeEvent: ({ step }) => describeChoice(step.choice),
  });
  return model.getPaths(() =>
    paths.flatMap(({ steps }, number) => {
      const planned = steps.map((step, index) => ({
        state: step.configuration.snapshot as Snapshot<unknown>,
        event: plannedEvent(step, `${number}.${index}`),
      }));
      const last = planned.at(-1);
      return last ? [{ steps: planned, state: last.state, weight: planned.length }] : [];
    }),
  );
}

/** For `path.test`: handles every event of the path with `take`. */
export function eachEventOf<Result extends void | Promise<void>>(
  { steps }: TestPath,
  take: (step: PathStep) => Result,
): Record<string, (at: { event: { type: string } }) => Result> {
  const executor = ({ event }: { event: { type: string } }) => take((event as PlannedEvent).step);
  return Object.fromEntries(steps.map(({ event }) => [event.type, executor]));
}

/**
 * An event whose JSON is its place. The runner drops events that look the same as JSON, as two failures do.
 */
function plannedEvent(step: PathStep, place: string): PlannedEvent {
  return Object.assign({ type: step.choice.event.type, step }, { toJSON: () => place });
}
