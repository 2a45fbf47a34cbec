import {
  assign,
  createMachine,
  fromPromise,
  sendParent,
  waitFor,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type SnapshotFrom,
} from 'xstate';
import type { ComponentType, ReactNode } from 'react';
import type { Port } from '../../machines/shared/port.ts';
import { orAnew } from './or-anew.ts';

/** A step's own code: its chart and the view that draws it. */
export interface StepModule {
  machine: AnyStateMachine;
  Screen: ComponentType<{ actor: never }>;
  /** What stands round the view and knows the whole flow: the booking summary, or a question before leaving. */
  Frame?: ComponentType<{ actor: never; children: ReactNode }>;
}

/** How a step's code is had, by its input where that decides: its chart with the outside provided, and its view. */
export type LoadStep<Input = unknown> = (input: Input) => Promise<StepModule>;

/** The same where it has come already, null where it has not: with it a step opens at once, without a screen between. */
export type LoadedStep<Input = unknown> = (input: Input) => StepModule | null;

interface LazyStepContext {
  input: unknown;
  module: StepModule | null;
  step: AnyActorRef | null;
}

interface LazyStepTypes {
  context: LazyStepContext;
  input: unknown;
  events:
    | { type: 'code.retried' }
    | { type: 'xstate.done.actor.step'; output: unknown }
    | { type: 'xstate.error.actor.step'; error: unknown };
}

function createLazyStep(load: LoadStep, loaded: LoadedStep) {
  return createMachine({
    types: {} as LazyStepTypes,
    id: 'lazyStep',
    context: ({ input, spawn }) => {
      const module = loaded(input);
      const step = module && (spawn(module.machine, { id: 'step', input }) as AnyActorRef);
      return { input, module, step };
    },
    initial: 'opening',
    output: ({ event }) => (event as { output: unknown }).output,
    states: {
      opening: {
        always: [{ guard: ({ context }) => context.step !== null, target: 'running' }, { target: 'loading' }],
      },
      loading: {
        invoke: {
          id: 'load',
          src: fromPromise<StepModule, unknown>(({ input }) => load(input)),
          input: ({ context }) => context.input,
          onDone: {
            target: 'running',
            actions: assign(({ context, event, spawn }) => ({
              module: event.output as StepModule,
              step: spawn((event.output as StepModule).machine, {
                id: 'step',
                input: context.input,
              }) as AnyActorRef,
            })),
          },
          onError: 'missing',
        },
      },
      missing: { on: { 'code.retried': 'loading' } },
      running: {
        on: {
          'xstate.done.actor.step': 'done',
          'xstate.error.actor.step': { actions: breakToo },
          '*': { actions: sendParent(({ event }) => event) },
        },
      },
      done: { type: 'final', output: ({ event }) => (event as { output: unknown }).output },
    },
  });
}

/** A broken step breaks its holder, so that the flow hears of it. */
function breakToo({ event }: { event: object }): never {
  throw 'error' in event && event.error instanceof Error ? event.error : new Error('A step broke');
}

export type LazyStepRef = ActorRefFrom<ReturnType<typeof createLazyStep>>;
export type LazyStepSnapshot = SnapshotFrom<ReturnType<typeof createLazyStep>>;

/** Until a step's code has come, or could not be had, or is not needed any more. Never rejects. */
export async function waitForCode(step: LazyStepRef): Promise<void> {
  await waitFor(step, (snapshot) => !snapshot.matches('loading')).catch(() => undefined);
}

/**
 * A step whose code comes when the step is first opened, unless it is there. It takes the step's input and gives its
 * output; what the step sends to the flow passes through.
 */
export function lazyStep<Output, Input>(
  load: LoadStep<Input>,
  loaded: LoadedStep<Input> = () => null,
): Port<Output, Input> {
  return createLazyStep(orAnew(load as LoadStep), loaded as LoadedStep) as unknown as Port<Output, Input>;
}
