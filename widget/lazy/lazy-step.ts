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
        always: [{ guard: ({ context }) => context.code !== null, target: 'running' }, { target: 'loading' }],
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
 * A step whose code comes when the step is first opened (D-461); where `loaded` has it already it opens at once, without a screen
 * between (D-277). It takes the step's input and gives its output; what the step sends to the flow passes through.
 */
export function lazyStep<Output, Input>(
  load: (input: Input) => Promise<StepCode>,
  loaded: () => StepCode | null = () => null,
): Port<Output, Input> {
  // The input is the step's own, as its holder gets it from the flow; the output is that of the chart that comes.
  const logic: AnyActorLogic = createLazyStep(
    retriedImport((input) => load(input as Input)),
    loaded,
  );
  return logic as Port<Output, Input>;
}
