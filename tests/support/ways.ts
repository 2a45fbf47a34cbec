import { type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { samplesAt, type Environment } from '../paths/environment.ts';
import type { HeldCall } from './held-calls.ts';
import type { Hands } from './replay-in-view.ts';

export interface Shown {
  actor: AnyActorRef;
  /** The calls of each port, in order. */
  calls: Readonly<Record<string, HeldCall<unknown, object>[]>>;
}

/** How the guest makes an event in the view. */
export interface Way {
  by: (event: AnyEventObject, snapshot: AnyMachineSnapshot, actor: AnyActorRef) => Promise<unknown> | void;
  /** Whether the view offers the event in the current state; by default always. */
  when?: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => boolean;
}

export type Ways = Readonly<Record<string, Way>>;

/** The environment without the events that the view does not offer. */
export function offered(environment: Environment, ways: Ways): Environment {
  const events = Object.entries(ways).map(([type, { when = () => true }]) => {
    const samples = environment.events?.[type];
    const those = (snapshot: AnyMachineSnapshot) =>
      samplesAt(samples, snapshot, [{}]).filter((payload) => when({ ...payload, type }, snapshot));
    return [type, those] as const;
  });
  return { ...environment, events: { ...environment.events, ...Object.fromEntries(events) } };
}

export function handsOf(ways: Ways): Hands<Shown> {
  return Object.fromEntries(
    Object.entries(ways).map(([type, { by }]) => [
      type,
      (event: AnyEventObject, { actor }: Shown) =>
        by(event, actor.getSnapshot() as AnyMachineSnapshot, actor),
    ]),
  );
}

export function answersOf(ports: readonly string[]): Hands<Shown> {
  return Object.fromEntries(
    ports.flatMap((port): [string, Hands<Shown>[string]][] => [
      [`${port} done`, ({ output }, { calls }) => calls[port]?.at(-1)?.resolve(output)],
      [`${port} error`, ({ error }, { calls }) => calls[port]?.at(-1)?.reject(error)],
    ]),
  );
}
