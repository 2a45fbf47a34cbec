import { assign, emit, sendTo, setup, spawnChild } from 'xstate';
import { port } from '../../../../machines/shared/port.ts';
import { orderMachine } from './order-machine.ts';

/**
 * A machine with everything the simulator must support: regions, children, timers, history, own and raised
 * events.
 */
export const visitMachine = setup({
  types: {
    context: {} as { orders: number; changes: number; calls: number; greeted: boolean },
    input: {} as { isRegular: boolean },
    events: {} as
      | { type: 'table.taken' }
      | { type: 'menu.opened' }
      | { type: 'waiter.called' }
      | { type: 'waiter.nodded' }
      | { type: 'order.changed' }
      | { type: 'break.taken' }
      | { type: 'break.ended' }
      | { type: 'noise.heard'; from: string },
    emitted: {} as { type: 'greeted' },
  },
  actors: { order: orderMachine, findTable: port<number>('findTable'), callWaiter: port('callWaiter') },
  guards: {
    isRegular: ({ context }) => context.greeted,
    hasOrdered: ({ event }) => (event as unknown as { output: { type: string } }).output.type === 'ordered',
  },
  actions: {
    greet: emit({ type: 'greeted' }),
    countChange: assign({ changes: ({ context }) => Math.min(context.changes + 1, 2) }),
    countOrder: assign({ orders: ({ context }) => Math.min(context.orders + 1, 2) }),
    countCall: assign({ calls: ({ context }) => Math.min(context.calls + 1, 2) }),
    callAgain: sendTo(({ self }) => self, { type: 'waiter.nodded' }),
    tellOrder: sendTo('order', { type: 'order.left' }),
    spawnWaiter: spawnChild('callWaiter', { id: 'waiter' }),
  },
}).createMachine({
  id: 'visit',
  type: 'parallel',
  context: ({ input }) => ({ orders: 0, changes: 0, calls: 0, greeted: input.isRegular }),
  entry: 'greet',
  states: {
    guest: {
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isRegular', target: 'seated' }, { target: 'waiting' }] },
        waiting: {
          invoke: { id: 'table', src: 'findTable', onDone: 'seated', onError: 'gone' },
          after: { 1000: { actions: 'countCall' }, 300_000: 'gone' },
          on: { 'table.taken': { target: 'waiting', reenter: true } },
        },
        seated: {
          initial: 'idle',
          onDone: 'gone',
          states: {
            idle: { on: { 'menu.opened': 'ordering' } },
            ordering: {
              invoke: {
                id: 'order',
                src: 'order',
                onDone: [
                  { guard: 'hasOrdered', target: 'served', actions: 'countOrder' },
                  { target: 'idle' },
                ],
                onError: 'idle',
              },
              on: { 'order.changed': { actions: 'countChange' }, 'menu.opened': { actions: 'tellOrder' } },
            },
            served: { type: 'final' },
            recent: { type: 'history' },
          },
          on: { 'break.taken': 'resting' },
        },
        resting: { on: { 'break.ended': 'seated.recent' } },
        gone: { type: 'final' },
      },
    },
    waiter: {
      initial: 'away',
      states: {
        away: { on: { 'waiter.called': { target: 'near', actions: ['callAgain', 'spawnWaiter'] } } },
        near: {
          on: {
            'waiter.nodded': { actions: 'countCall' },
            'noise.*': 'away',
          },
        },
      },
    },
  },
});
