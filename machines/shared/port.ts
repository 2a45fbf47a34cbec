import {
  fromPromise,
  type AnyActorLogic,
  type InputFrom,
  type OutputFrom,
  type PromiseActorLogic,
} from 'xstate';

/**
 * A hole for something outside the machines (server, storage, identity provider). Whoever runs a machine
 * provides the real actor; until then it fails with 'not provided: <name>'. It rejects with `CallError` only.
 */
export type Port<Output, Input = undefined> = PromiseActorLogic<Output, Input>;

export function port<Output, Input = undefined>(name: string): Port<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`not provided: ${name}`)));
}

/** A chart that takes a port's place: it takes the port's input and ends with its output. */
export function asPort<Logic extends AnyActorLogic>(chart: Logic): Port<OutputFrom<Logic>, InputFrom<Logic>> {
  const logic: AnyActorLogic = chart;
  return logic as Port<OutputFrom<Logic>, InputFrom<Logic>>;
}
