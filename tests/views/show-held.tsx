import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { Assets } from '../../widget/ui/media/assets-context.tsx';
import type { AnswerOf, SourceOf } from '../tools/paths/environment.ts';
import { holdMachine } from '../support/held-calls.ts';
import { startStep } from '../steps/start-step.ts';
import { renderInWidget } from '../ui/render.tsx';

interface Options {
  /** Replaces the page's default settings. */
  settings?: Partial<Assets>;
  /** The actors that are not held. */
  real?: readonly string[];
}

/**
 * Starts a machine and shows its view. Every call of the machine waits until the test answers it: `answer` and
 * `refuse` take the latest call of an actor.
 */
export function showHeld<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  View: ComponentType<{ actor: ActorRefFrom<Machine> }>,
  { settings, real }: Options = {},
) {
  const held = holdMachine(machine, real);
  const { actor, told } = startStep(held.machine, input);
  const { vault } = renderInWidget(<View actor={actor as ActorRefFrom<Machine>} />, settings);
  const call = <Name extends SourceOf<Machine>>(name: Name) => {
    const found = held.calls[name].at(-1);
    if (!found) throw new Error(`${machine.id} did not call ${name}`);
    return found;
  };
  return {
    ...{ actor, told, vault },
    calls: held.calls,
    answer: <Name extends SourceOf<Machine>>(name: Name, output: AnswerOf<Machine, Name>) =>
      call(name).resolve(output),
    refuse: (name: SourceOf<Machine>, error: unknown) => call(name).reject(error),
  };
}
