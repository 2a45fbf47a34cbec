import { isSame } from './is-same.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { Rules, Seen } from '../paths/invariants.ts';

/** What an actor that begins in this step is given; null where it does not begin. */
export function given<Input extends object>({ inputs }: Pick<Seen, 'inputs'>, actor: string): Input | null {
  return (inputs[actor] as Input | undefined) ?? null;
}

/** For `rules`: while one of these calls is asked the machine says that it is busy. */
export function busyDuring(...calls: string[]) {
  return ({ inputs, tags }: Pick<Seen, 'inputs' | 'tags'>): boolean | null =>
    calls.some((call) => call in inputs) ? tags.has('busy') : null;
}

/** For `rules`: a change of these is told to the parent, once, with all of them, and nothing else is told. */
export function tellsOnce(parts: readonly string[]) {
  return ({ before, after, sent }: Seen<AnyMachineSnapshot>): boolean | null => {
    if (!before) return null;
    const [was, is] = [before, after].map(({ context }) => (context as { booking: object }).booking);
    if (was === is) return sent.length === 0 ? null : false;
    const [told] = sent as unknown as { type: string; patch: Readonly<Record<string, unknown>> }[];
    return (
      sent.length === 1 &&
      told?.type === 'booking.updated' &&
      Object.keys(told.patch).join() === parts.join() &&
      parts.every((part) => told.patch[part] === (is as Record<string, unknown>)[part])
    );
  };
}

/** What happens when these actors answer. */
export const doneBy = (...ids: string[]) => ids.map((id) => `xstate.done.actor.${id}`);

/** What happens when these actors fail. */
export const failedBy = (...ids: string[]) => ids.map((id) => `xstate.error.actor.${id}`);

/** A rule of the steps in which one of these happens to a machine that runs. */
export function on<Snapshot = AnyMachineSnapshot>(
  types: string | readonly string[],
  holds: (seen: Seen<Snapshot> & { before: Snapshot }) => boolean,
): Rules<Snapshot>[string] {
  return (seen) =>
    seen.before !== null && [types].flat().includes(seen.event.type)
      ? holds({ ...seen, before: seen.before })
      : null;
}

/** For `rules`: this press ends the step, with this answer to the flow. */
export function leadsOut(press: string, answer: object) {
  return ({ event, after }: Pick<Seen<AnyMachineSnapshot>, 'event' | 'after'>): boolean | null =>
    event.type === press ? isSame(after.output, answer) : null;
}

/** The actor whose end or failure has led to a step; null where something else has. */
export function endedActor({ event }: Pick<Seen, 'event'>): string | null {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1] ?? null;
}

/** For `rules`: however one of these modals ends, the screen behind it is there again, and no other modal. */
export function leadsBackFrom(...modals: string[]) {
  return (seen: Pick<Seen, 'event' | 'inputs' | 'tags'>): boolean | null => {
    const ended = endedActor(seen);
    if (ended === null || !modals.includes(ended)) return null;
    return !seen.tags.has('modal') && Object.keys(seen.inputs).length === 0;
  };
}

/** Whether a form has come back to the guest, once: what is said of it is said anew (T9). */
export function isReturnedOnce(emitted: readonly { type: string }[]): boolean {
  return emitted.map(({ type }) => type).join() === 'form.returned';
}
