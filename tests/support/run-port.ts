import { createActor, toPromise, type PromiseActorLogic } from 'xstate';

/** Calls a port once, like an invoke. */
export function runPort<Output, Input>(
  logic: PromiseActorLogic<Output, Input>,
  input: Input,
): Promise<Output> {
  const actor = createActor(logic as PromiseActorLogic<Output, unknown>, { input });
  const done = toPromise(actor);
  actor.start();
  return done;
}
