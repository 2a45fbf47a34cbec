import {
  fromPromise,
  type AnyActorLogic,
  type InputFrom,
  type OutputFrom,
  type PromiseActorLogic,
} from 'xstate';

/**
 * A placeholder for an actor outside the machines (server, storage, identity provider). Whoever runs a machine provides
 * the real actor. A port rejects with `CallError` only; an unprovided one fails with 'not provided: <name>'.
 */
export type Port<Output, Input = undefined> = PromiseActorLogic<Output, Input>;

/** The input of a port that may lack what it needs. It then fails without having done anything. */
export type Given<Input> = Input | null;

export function port<Output, Input = undefined>(name: string): Port<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`not provided: ${name}`)));
}

/** A chart as a port: it takes the port's input and ends with the port's output. */
export function asPort<Logic extends AnyActorLogic>(chart: Logic): Port<OutputFrom<Logic>, InputFrom<Logic>> {
  const logic: AnyActorLogic = chart;
  return logic as Port<OutputFrom<Logic>, InputFrom<Logic>>;
}
