import { assign, createMachine, fromPromise } from 'xstate';

/** Loads something, retries twice and gives up. It has no setup: everything is defined where it is used. */
export const loadMachine = createMachine({
  id: 'load',
  context: { attempts: 0, data: null },
  initial: 'idle',
  states: {
    idle: { on: { wanted: 'loading' } },
    loading: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: fromPromise(() => {
          throw new Error('the network was asked for real');
        }),
        input: ({ context }) => ({ attempt: context.attempts }),
        onDone: { target: 'shown', actions: assign({ data: ({ event }) => event.output }) },
        onError: [
          { guard: ({ context }) => context.attempts < 3, target: 'waiting' },
          {
            target: 'failed',
            actions: () => {
              throw new Error('it was reported for real');
            },
          },
        ],
      },
    },
    waiting: { after: { 1000: 'loading' } },
    failed: { on: { wanted: { target: 'loading', actions: assign({ attempts: 0 }) } } },
    shown: { type: 'final' },
  },
  output: ({ context }) => context.data,
});
