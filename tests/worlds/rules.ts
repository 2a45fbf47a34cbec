import { isSame } from './is-same.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { Rules, Seen } from '../tools/paths/invariants.ts';

/** The input of an actor that starts in this step; null when it does not start. */
export function given<Input extends object>({ inputs }: Pick<Seen, 'inputs'>, actor: string): Input | null {
  return (inputs[actor] as Input | undefined) ?? null;
}

/** Rule: the machine is busy when one of these calls starts. */
export function busyDuring(...calls: string[]) {
  return ({ inputs, tags }: Pick<Seen, 'inputs' | 'tags'>): boolean | null =>
    calls.some((call) => call in inputs) ? tags.has('busy') : null;
}

/** Rule: a change of the booking is sent to the parent once, with exactly these parts. */
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

/** The events of these actors when they end. */
export const doneBy = (...ids: string[]) => ids.map((id) => `xstate.done.actor.${id}`);

/** The events of these actors when they fail. */
export const failedBy = (...ids: string[]) => ids.map((id) => `xstate.error.actor.${id}`);

/** A rule for the steps in which a running machine gets one of these events. */
export function on<Snapshot = AnyMachineSnapshot>(
  types: string | readonly string[],
  holds: (seen: Seen<Snapshot> & { before: Snapshot }) => boolean,
): Rules<Snapshot>[string] {
  return (seen) =>
    seen.before !== null && [types].flat().includes(seen.event.type)
      ? holds({ ...seen, before: seen.before })
      : null;
}

/** Rule: this event ends the machine with this output. */
export function leadsOut(press: string, answer: object) {
  return ({ event, after }: Pick<Seen<AnyMachineSnapshot>, 'event' | 'after'>): boolean | null =>
    event.type === press ? isSame(after.output, answer) : null;
}

/** The actor whose end or failure caused a step; null for any other cause. */
export function endedActor({ event }: Pick<Seen, 'event'>): string | null {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1] ?? null;
}

/** Rule: when one of these modals ends in any way, no modal is open and no actor starts. */
export function leadsBackFrom(...modals: string[]) {
  return (seen: Pick<Seen, 'event' | 'inputs' | 'tags'>): boolean | null => {
    const ended = endedActor(seen);
    if (ended === null || !modals.includes(ended)) return null;
    return !seen.tags.has('modal') && Object.keys(seen.inputs).length === 0;
  };
}

/** Rules of every form. */
export const leavesFields: Rules = {
  'a field that is left may show its error (B §5)': on('field.left', ({ event, before, after }) => {
    const { form } = after.context as { form: { touched: readonly string[] } };
    return before.hasTag('busy') || form.touched.includes(event['name'] as string);
  }),
};

/** Whether the form has returned to the guest exactly once, so that its message is read out again (T9). */
export function isReturnedOnce(emitted: readonly { type: string }[]): boolean {
  return emitted.map(({ type }) => type).join() === 'form.returned';
}
