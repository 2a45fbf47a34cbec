import type { AddOnKind } from '../../../src/domain/addon-rules.ts';
import { failureOf } from '../../shared/failure.ts';
import type { AddOnsOutput } from './addons.contract.ts';
import {
  choosingGardenTime,
  choosingMudTime,
  choosingTables,
  choosingTeeTimes,
  choosingTreatments,
} from './addons.modals.ts';
import { addOnsSetup, type AddOnOfLeg } from './addons.setup.ts';

function opens(kind: AddOnKind) {
  return {
    type: 'canOpen' as const,
    params: ({ event: { leg, code } }: { event: AddOnOfLeg }) => ({ leg, code, kind }),
  };
}

const open = {
  type: 'open' as const,
  params: ({ event: { leg, code } }: { event: AddOnOfLeg }) => ({ leg, code }),
};

/** Paid extras, room by room: added by a simple control, or with times that are chosen in a modal (A §2.11, §4.9, §9.9). */
export const addonsMachine = addOnsSetup.createMachine({
  id: 'addons',
  context: ({ input }) => ({ ...input, prices: null, failure: null, opened: null }),
  initial: 'loading',
  output: ({ event }) => event.output as AddOnsOutput,
  on: { 'back.pressed': '.goingBack', 'next.pressed': '.done' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPackages',
        src: 'loadPackages',
        input: ({ context }) => ({ search: context.booking.search }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepPrices', params: ({ event }) => ({ prices: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error, 'loadPackages') }),
          },
        },
      },
    },
    /** Nothing can be added now, but the guest can go on without. */
    unavailable: { on: { 'load.retried': 'loading' } },
    choosing: {
      on: {
        'addOn.added': {
          guard: { type: 'canAdd', params: ({ event }) => event },
          actions: [{ type: 'add', params: ({ event }) => event }, 'tellFlow'],
        },
        'addOn.removed': {
          guard: { type: 'isTaken', params: ({ event }) => event },
          actions: [{ type: 'remove', params: ({ event }) => event }, 'tellFlow'],
        },
        'quantity.changed': {
          guard: { type: 'isTaken', params: ({ event }) => event },
          actions: [{ type: 'changeQuantity', params: ({ event }) => event }, 'tellFlow'],
        },
        'addOn.opened': [
          { guard: opens('golf'), target: 'choosingTeeTimes', actions: open },
          { guard: opens('restaurant'), target: 'choosingTables', actions: open },
          { guard: opens('spa'), target: 'choosingTreatments', actions: open },
          { guard: opens('mud'), target: 'choosingMudTime', actions: open },
          { guard: opens('spaGarden'), target: 'choosingGardenTime', actions: open },
        ],
      },
    },
    choosingTeeTimes,
    choosingTables,
    choosingTreatments,
    choosingMudTime,
    choosingGardenTime,
    done: { type: 'final', output: { type: 'next' } },
    goingBack: { type: 'final', output: { type: 'back' } },
  },
});
