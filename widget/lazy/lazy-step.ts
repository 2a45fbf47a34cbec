import {
  assign,
  createMachine,
  fromPromise,
  sendParent,
  waitFor,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type SnapshotFrom,
} from 'xstate';
import type { Port } from '../../machines/shared/port.ts';
import { retriedImport } from './retried-import.ts';
import type { StepCode } from './step-code.tsx';

/** How a step's code is had, by its input where that decides. */
export type LoadStep<Input = unknown> = (input: Input) => Promise<StepCode>;

/** The same where it has come already, null where it has not: with it a step opens at once, without a screen between. */
export type LoadedStep<Input = unknown> = (input: Input) => StepCode | null;

const types = {} as {
  context: { input: unknown; code: StepCode | null; step: AnyActorRef | null };
  input: unknown;
  events: { type: 'code.retried' } | { type: 'xstate.done.actor.step'; output: unknown };
};

function createLazyStep(load: LoadStep, loaded: LoadedStep) {
  return createMachine({
    types,
    id: 'lazyStep',
    context: ({ input, spawn }) => {
      const code = loaded(input);
      return { input, code, step: code && spawn(code.machine, { id: 'step', input }) };
    },
    initial: 'opening',
    output: ({ event }) => event.output,
    states: {
      opening: {
        always: [{ guard: ({ context }) => context.step !== null, target: 'running' }, { target: 'loading' }],
      },
      loading: {
        invoke: {
          id: 'load',
          src: fromPromise<StepCode, unknown>(({ input }) => load(input)),
          input: ({ context }) => context.input,
          onDone: {
            target: 'running',
            actions: assign(({ context, event, spawn }) => {
              const code = event.output as StepCode;
              return { code, step: spawn(code.machine, { id: 'step', input: context.input }) };
            }),
          },
          onError: 'missing',
        },
      },
      missing: { on: { 'code.retried': 'loading' } },
      running: {
        on: {
          'xstate.done.actor.step': 'done',
          // A step that breaks is not heard here, so that it breaks its holder, and the flow hears of it.
          '*': {
            guard: ({ event }) => !event.type.startsWith('xstate.'),
            actions: sendParent(({ event }) => event),
          },
        },
      },
      done: { type: 'final', output: ({ event }) => ('output' in event ? event.output : undefined) },
    },
  });
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
  // The input is the step's own, as its holder gets it from the flow; the output is that of the chart that comes.
  const logic: AnyActorLogic = createLazyStep(
    retriedImport((input) => load(input as Input)),
    (input) => loaded(input as Input),
  );
  return logic as Port<Output, Input>;
}
