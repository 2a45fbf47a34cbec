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

const types = {} as {
  context: { input: unknown; code: StepCode | null; step: AnyActorRef | null };
  input: unknown;
  events: { type: 'code.retried' } | { type: 'xstate.done.actor.step'; output: unknown };
};

function createLazyStep(load: (input: unknown) => Promise<StepCode>, loaded: () => StepCode | null) {
  return createMachine({
    types,
    id: 'lazyStep',
    context: ({ input }) => ({ input, code: loaded(), step: null }),
    initial: 'opening',
    output: ({ event }) => event.output,
    states: {
      opening: {
        always: [
          { guard: ({ context }) => context.input === null, target: 'lacking' },
          { guard: ({ context }) => context.code !== null, target: 'running' },
          { target: 'loading' },
        ],
      },
      loading: {
        invoke: {
          id: 'load',
          src: fromPromise<StepCode, unknown>(({ input }) => load(input)),
          input: ({ context }) => context.input,
          onDone: {
            target: 'running',
            actions: assign(({ event }) => ({ code: event.output as StepCode })),
          },
          onError: 'missing',
        },
      },
      missing: { on: { 'code.retried': 'loading' } },
      running: {
        entry: assign({
          step: ({ context: { code, input }, spawn }) => code && spawn(code.machine, { id: 'step', input }),
        }),
        on: {
          'xstate.done.actor.step': 'done',
          // Errors are not handled here: a step that breaks must break its holder, so that the flow hears of it.
          '*': {
            guard: ({ event }) => !event.type.startsWith('xstate.'),
            actions: sendParent(({ event }) => event),
          },
        },
      },
      /** The flow has nothing for the step to work on. The holder breaks, as it does with a step that breaks. */
      lacking: { invoke: { src: fromPromise(() => Promise.reject(new Error('The step lacks its input'))) } },
      done: { type: 'final', output: ({ event }) => ('output' in event ? event.output : undefined) },
    },
  });
}

export type LazyStepRef = ActorRefFrom<ReturnType<typeof createLazyStep>>;
export type LazyStepSnapshot = SnapshotFrom<ReturnType<typeof createLazyStep>>;

/** Resolves when a step's code has come, is lost, or is no longer needed. Never rejects. */
export async function waitForCode(step: LazyStepRef): Promise<void> {
  await waitFor(step, (snapshot) => !snapshot.matches('loading')).catch(() => undefined);
}

/**
 * A step whose code is loaded when the step first opens. It opens at once where `loaded` has the code. It takes the
 * step's input, gives its output, and forwards what the step sends to the flow.
 */
export function lazyStep<Output, Input>(
  load: (input: Input) => Promise<StepCode>,
  loaded: () => StepCode | null = () => null,
): Port<Output, Input> {
  // The cast is safe: the holder passes on the step's own input and the loaded chart's output.
  const logic: AnyActorLogic = createLazyStep(
    retriedImport((input) => load(input as Input)),
    loaded,
  );
  return logic as Port<Output, Input>;
}
