import { environmentOf } from '../environment.ts';
import { orderMachine } from './order-machine.ts';
import { visitMachine } from './visit-machine.ts';

export const orderEnvironment = environmentOf(orderMachine, {
  events: { 'dish.added': [{ dish: 'soup' }] },
  actors: { askPrice: { done: [10] } },
});

export const visitEnvironment = environmentOf(visitMachine, {
  inputs: [{ isRegular: false }, { isRegular: true }],
  events: { 'noise.heard': [{ from: 'kitchen' }] },
  actors: {
    findTable: { done: [7] },
    callWaiter: { error: [] },
    order: {
      done: [{ type: 'ordered', price: 10 }, { type: 'left' }],
      sends: [{ type: 'order.changed' }],
    },
  },
});
