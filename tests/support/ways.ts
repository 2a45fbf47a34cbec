import { type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { samplesAt, type Environment } from '../tools/paths/environment.ts';
import type { CallsOf } from './held-calls.ts';

/** A machine in its view. The test answers its calls. */
export interface Shown {
  actor: AnyActorRef;
  calls: CallsOf<AnyStateMachine>;
}

/** How the guest makes an event in the view. As methods, both may name the snapshot of their own machine. */
export interface Way {
  by(event: AnyEventObject, snapshot: AnyMachineSnapshot, actor: AnyActorRef): Promise<unknown> | void;
  /** Whether the view offers the event in the current state; by default always. */
  when?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean;
}

export type Ways = Readonly<Record<string, Way>>;

/** The environment without the events that the view does not offer. A name with a space is an outcome, no event. */
export function offered(environment: Environment, ways: Ways): Environment {
  const guests = Object.entries(ways).filter(([name]) => !name.includes(' '));
  const events = guests.map(([type, { when = () => true }]) => {
    const samples = environment.events?.[type];
    const those = (snapshot: AnyMachineSnapshot) =>
      samplesAt(samples, snapshot, [{}]).filter((payload) => when({ ...payload, type }, snapshot));
    return [type, those] as const;
  });
  return { ...environment, events: { ...environment.events, ...Object.fromEntries(events) } };
}
