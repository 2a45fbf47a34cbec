import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { take, type Choice } from './choices.ts';
import type { Path, PathStep } from './cover.ts';
import { inWords, stateInWords } from './words.ts';

/** A path as JSON: enough to walk it again, and to read it. */
export interface PathRecord {
  machine: string;
  steps: StepRecord[];
}

export interface StepRecord {
  /** The step and where it leads, for people. */
  words: string;
  state: string;
  kind: Choice['kind'];
  event: AnyEventObject;
  actor?: { id: string; src: string };
  /** The transitions that it takes, by id. */
  fired: readonly string[];
  /** The transitions whose guard says no to it; a record out of a running booking does not know them. */
  refused?: readonly string[];
}

/** What makes an error of what was written of one, by its name; without it a plain Error with the same fields. */
export type Revive = Readonly<Record<string, (fields: Record<string, unknown>) => Error>>;

export function recordOf(machine: AnyStateMachine, { steps }: Path): PathRecord {
  return {
    machine: machine.id,
    steps: steps.map(({ choice, configuration, fired, refused, elapsed }, index) => ({
      words: inWords(choice, machine.id, elapsed),
      state: stateInWords(configuration.snapshot, steps[index - 1]?.configuration.snapshot),
      kind: choice.kind,
      event: choice.event,
      ...(choice.actor ? { actor: choice.actor } : {}),
      fired,
      refused,
    })),
  };
}

export function writeRecord(record: PathRecord | readonly PathRecord[]): string {
  return JSON.stringify(
    record,
    (_key, value: unknown) =>
      value instanceof Error ? { $error: { ...value, name: value.name, message: value.message } } : value,
    2,
  );
}

export function readRecord(json: string, revive: Revive = {}): PathRecord {
  return JSON.parse(json, (_key, value: unknown) => {
    const written = typeof value === 'object' && value !== null && '$error' in value ? value.$error : null;
    if (typeof written !== 'object' || written === null) return value;
    const fields = written as Record<string, unknown>;
    const make = revive[String(fields['name'])];
    return make ? make(fields) : Object.assign(new Error(String(fields['message'])), fields);
  }) as PathRecord;
}

/** The record's path, taken on the machine as it is now. Throws where the machine does not take a step as recorded. */
export function walk(machine: AnyStateMachine, record: PathRecord): Path {
  const steps: PathStep[] = [];
  for (const { kind, event, actor, words, fired: recorded } of record.steps) {
    const before = steps.at(-1)?.configuration ?? null;
    const timer =
      kind === 'timer' ? before?.timers.find((one) => one.event.type === event.type)?.event : undefined;
    const choice: Choice = { kind, event: timer ?? event, variant: 0, ...(actor ? { actor } : {}) };
    const taken = take(machine, before, choice);
    const { fired } = taken;
    if (recorded.join() !== fired.join()) {
      throw new Error(
        `${machine.id}, step ${steps.length + 1}, ${words}: takes ${fired.join(', ') || 'nothing'}, not ${recorded.join(', ') || 'nothing'}`,
      );
    }
    steps.push({ choice, ...taken });
  }
  return { steps };
}
