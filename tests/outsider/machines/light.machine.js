import { assign, setup, stateIn } from 'xstate';

/**
 * Traffic lights with a crossing: two regions, timers, a delay that depends on the context, and an endless
 * count.
 */
export const lightMachine = setup({
  delays: {
    greenTime: ({ context }) => (context.isNight ? 5_000 : 20_000),
    yellowTime: 3_000,
    redTime: 15_000,
    walkingTime: 8_000,
  },
  guards: {
    isInService: ({ context }) => !context.isNight,
  },
  actions: {
    ring: () => {
      throw new Error('the bell has rung for real');
    },
    countChange: assign({ changes: ({ context }) => context.changes + 1 }),
  },
}).createMachine({
  id: 'light',
  type: 'parallel',
  context: ({ input }) => ({ isNight: input.isNight, changes: 0 }),
  states: {
    cars: {
      initial: 'red',
      states: {
        red: { after: { redTime: { target: 'green', actions: 'countChange' } } },
        green: { after: { greenTime: { target: 'yellow', actions: 'countChange' } } },
        yellow: { after: { yellowTime: { target: 'red', actions: 'countChange' } } },
      },
    },
    people: {
      initial: 'standing',
      states: {
        standing: { on: { 'button.pressed': { guard: 'isInService', target: 'asked' } } },
        asked: { always: { guard: stateIn({ cars: 'red' }), target: 'walking', actions: 'ring' } },
        walking: { after: { walkingTime: 'standing' } },
      },
    },
  },
});
