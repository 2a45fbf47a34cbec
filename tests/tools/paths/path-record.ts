import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { take, type Choice } from './choices.ts';
import type { Path, PathStep } from './cover.ts';
import { inWords, stateInWords } from './words.ts';

/** A path as JSON, which can be walked again and read. */
export interface PathRecord {
  machine: string;
  steps: StepRecord[];
}

export interface StepRecord {
  /** The step and its resulting state in words. */
  words: string;
  state: string;
  kind: Choice['kind'];
  event: AnyEventObject;
  actor?: { id: string; src: string };
  /** The ids of the transitions taken. */
  fired: readonly string[];
  /** The ids of the transitions whose guard refuses. A record of a running booking does not have them. */
  refused?: readonly string[];
}

/**
 * Restores errors from their written fields, by name. Without an entry they become plain Errors with the same
 * fields.
 */
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

/** Walks the record's path on the present machine. Throws where the machine differs from a recorded step. */
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
