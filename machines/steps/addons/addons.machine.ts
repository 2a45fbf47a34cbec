import { assign, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { clampQuantity, newLegPackage } from '../../../src/domain/addon-rules.ts';
import type { PackagePrice } from '../../../src/domain/addons.ts';
import type { Booking } from '../../../src/domain/booking.ts';
import { addPackage, legOf, packageOf, removePackage, withLeg } from '../../../src/domain/legs.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { failureOf } from '../../shared/failure.ts';
import { ports } from '../../shared/ports.ts';
import type { AddOnsInput, AddOnsOutput } from './addons.contract.ts';
import { offersOf } from './addons.offers.ts';

export interface AddOnsContext extends AddOnsInput {
  /** Prices by package; null until they are known. */
  prices: PackagePrice[] | null;
  failure: Failure | null;
}

export type AddOnsEvent =
  | { type: 'addOn.added'; leg: number; code: string }
  | { type: 'addOn.removed'; leg: number; code: string }
  | { type: 'quantity.changed'; leg: number; code: string; quantity: number }
  | { type: 'load.retried' }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' };

interface AddOnOfLeg {
  leg: number;
  code: string;
}

const addOnsSetup = setup({
  types: {
    context: {} as AddOnsContext,
    events: {} as AddOnsEvent,
    input: {} as AddOnsInput,
    output: {} as AddOnsOutput,
    tags: {} as 'busy',
  },
  actors: { loadPackages: ports.loadPackages },
  guards: {
    isOffered: ({ context }, { leg, code }: AddOnOfLeg) =>
      offersOf(context).some(
        (offer) => offer.price.Code === code && offer.legs.includes(leg) && offer.hasSimpleControl,
      ),
    isTaken: ({ context }, { leg, code }: AddOnOfLeg) => {
      const taken = legOf(context.booking, leg);
      return taken !== null && packageOf(taken, code) !== null;
    },
  },
  actions: {
    keepPrices: assign((_, { prices }: { prices: PackagePrice[] }) => ({ prices, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    add: assign(({ context }, { leg, code }: AddOnOfLeg) => {
      const offer = offersOf(context).find(({ price }) => price.Code === code);
      const taker = legOf(context.booking, leg);
      if (!offer || !taker) return {};
      return changed(context.booking, addPackage(taker, newLegPackage(offer.price, offer.sortIndex)));
    }),
    remove: assign(({ context }, { leg, code }: AddOnOfLeg) => {
      const taker = legOf(context.booking, leg);
      return taker ? changed(context.booking, removePackage(taker, code)) : {};
    }),
    changeQuantity: assign(({ context }, { leg, code, quantity }: AddOnOfLeg & { quantity: number }) => {
      const taker = legOf(context.booking, leg);
      const addOn = taker && packageOf(taker, code);
      if (!taker || !addOn) return {};
      return changed(context.booking, addPackage(taker, { ...addOn, quantity: clampQuantity(quantity) }));
    }),
    tellFlow: sendParent(({ context }): BookingUpdated => ({
      type: 'booking.updated',
      patch: { legs: context.booking.legs },
    })),
  },
});

function changed(booking: Booking, leg: Booking['legs'][number]): { booking: Booking } {
  return { booking: withLeg(booking, leg) };
}

/** Paid extras, room by room (A §2.11, §4.9, §9.9). */
export const addonsMachine = addOnsSetup.createMachine({
  id: 'addons',
  context: ({ input }) => ({ ...input, prices: null, failure: null }),
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
          guard: { type: 'isOffered', params: ({ event }) => event },
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
      },
    },
    done: { type: 'final', output: { type: 'next' } },
    goingBack: { type: 'final', output: { type: 'back' } },
  },
});
