import { assign, sendParent, setup } from 'xstate';
import { port } from '../../../../machines/shared/port.ts';

/** A tiny machine for the library's tests: seven transitions and two final states. */
export const orderMachine = setup({
  types: {
    context: {} as { dishes: string[]; attempts: number; price: number | null },
    events: {} as { type: 'dish.added'; dish: string } | { type: 'order.placed' } | { type: 'order.left' },
    output: {} as { type: 'ordered'; price: number } | { type: 'left' },
  },
  actors: { askPrice: port<number, { dishes: string[] }>('askPrice') },
  guards: {
    isHungry: ({ context }) => context.dishes.length < 2,
    hasDishes: ({ context }) => context.dishes.length > 0,
    hasFailedTwice: ({ context }) => context.attempts >= 2,
  },
  actions: {
    addDish: assign({
      dishes: ({ context, event }) =>
        event.type === 'dish.added' ? [...context.dishes, event.dish] : context.dishes,
    }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    tellFlow: sendParent({ type: 'order.changed' }),
  },
}).createMachine({
  id: 'order',
  context: { dishes: [], attempts: 0, price: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'dish.added': { guard: 'isHungry', actions: ['addDish', 'tellFlow'] },
        'order.placed': { guard: 'hasDishes', target: 'asking' },
        'order.left': 'left',
      },
    },
    asking: {
      invoke: {
        id: 'price',
        src: 'askPrice',
        input: ({ context }) => ({ dishes: context.dishes }),
        onDone: { target: 'ordered', actions: assign({ price: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'countAttempt' },
      },
      on: { 'order.left': undefined },
    },
    failed: {
      always: { guard: 'hasFailedTwice', target: 'left' },
      on: { 'order.placed': 'asking' },
    },
    ordered: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) =>
    context.price === null ? { type: 'left' } : { type: 'ordered', price: context.price },
});
