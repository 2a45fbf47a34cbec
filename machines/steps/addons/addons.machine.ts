import type { ActorRefFrom } from 'xstate';
import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { TIMED_KINDS } from '../../../src/domain/addons/addon-rules.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withOutput } from '../../shared/params.ts';
import { addOnsSetup } from './addons.setup.ts';
import type { AddOnOfLeg, AddOnsContext } from './addons.types.ts';
import { CHOOSING, choosingStates } from './add-on-modals.ts';
import type { WayOn } from '../stay-step.types.ts';

function opens(kind: TimedKind) {
  return {
    type: 'canOpen' as const,
    params: ({ event: { leg, code } }: { event: AddOnOfLeg }) => ({ leg, code, kind }),
  };
}

const open = withEvent('open');

/**
 * The guest chooses paid extras, room by room. Some have a simple control, others have times that are chosen in a
 * modal.
 */
export const addonsMachine = addOnsSetup.createMachine({
  id: 'addons',
  context: ({ input }) => ({ ...input, prices: null, opened: null }),
  initial: 'loading',
  output: outputOf<AddOnsContext, WayOn>({
    next: () => ({ type: 'next' }),
    back: () => ({ type: 'back' }),
  }),
  on: { 'back.pressed': '.back', 'next.pressed': '.next' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPackages',
        src: 'loadPackages',
        input: ({ context }) => ({ search: context.booking.search }),
        onDone: {
          target: 'choosing',
          actions: withOutput('keepPrices'),
        },
        onError: 'unavailable',
      },
    },
    /** No add-on can be added now, but the guest can go on without. */
    unavailable: { on: { 'load.retried': 'loading' } },
    choosing: {
      on: {
        'addOn.added': {
          guard: withEvent('canAdd'),
          actions: [withEvent('add'), 'tellFlow'],
        },
        'addOn.removed': {
          guard: withEvent('isTaken'),
          actions: [withEvent('remove'), 'tellFlow'],
        },
        'quantity.changed': {
          guard: withEvent('isTaken'),
          actions: [withEvent('changeQuantity'), 'tellFlow'],
        },
        'addOn.opened': TIMED_KINDS.map((kind) => ({
          guard: opens(kind),
          target: CHOOSING[kind],
          actions: open,
        })),
      },
    },
    ...choosingStates,
    next: { type: 'final' },
    back: { type: 'final' },
  },
});

export type AddOnsRef = ActorRefFrom<typeof addonsMachine>;
