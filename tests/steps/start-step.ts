import {
  createActor,
  fromTransition,
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';

/**
 * Starts a step's machine with a parent. `told` collects the events that the step sends to its parent,
 * `emitted` the types of the events that it emits.
 */
export function startStep<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): { actor: Actor<Machine>; told: AnyEventObject[]; emitted: string[] } {
  const told: AnyEventObject[] = [];
  const flow = fromTransition((_: null, event: AnyEventObject) => {
    if (!event.type.startsWith('xstate.')) told.push(event);
    return null;
  }, null);
  const anyMachine: AnyStateMachine = machine;
  const actor: AnyActorRef = createActor(anyMachine, { input, parent: createActor(flow).start() });
  const emitted: string[] = [];
  actor.on('*', (event: AnyEventObject) => emitted.push(event.type));
  actor.start();
  return { actor: actor as Actor<Machine>, told, emitted };
}
