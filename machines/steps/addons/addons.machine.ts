import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { clampQuantity, newLegPackage, TIMED_KINDS } from '../../../src/domain/addons/addon-rules.ts';
import type { PackagePrice, PackageSelection } from '../../../src/domain/addons/addons.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import { addPackage, legOf, packageOf, removePackage, withLeg } from '../../../src/domain/booking/legs.ts';
import { timedLegPackage } from '../../../src/domain/addons/package-selections.ts';
import { withSpaSession } from '../../../src/domain/spa/spa-session.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import type { ChildrenOf, TimesAnswer } from '../../shared/open-modal.ts';
import { ports } from '../../shared/ports.ts';
import {
  freeRooms,
  offerOf,
  openedOf,
  type AddOnOfLeg,
  type AddOnsContext,
  type AddOnsInput,
} from './addons.rules.ts';
import { addOnModals, modalsOpen } from './add-on-modals.ts';
import type { WayOn } from '../stay-step.types.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withOutput } from '../../shared/params.ts';

export type AddOnsEvent =
  | { type: 'addOn.added'; leg: number; code: string }
  | { type: 'addOn.removed'; leg: number; code: string }
  /** The guest wants an add-on that several rooms can have. */
  | { type: 'addOn.asked'; code: string }
  | { type: 'room.chosen'; leg: number }
  | { type: 'room.dismissed' }
  /** The guest opens the choice of times. */
  | { type: 'addOn.opened'; leg: number; code: string }
  | { type: 'quantity.changed'; leg: number; code: string; quantity: number }
  | { type: 'load.retried' }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' };

const types = {} as {
  context: AddOnsContext;
  events: AddOnsEvent;
  input: AddOnsInput;
  output: WayOn;
  tags: 'busy' | 'modal';
  children: ChildrenOf<ReturnType<typeof addOnModals>>;
};

const addOnsSetup = setup({
  types,
  actors: {
    loadPackages: ports.loadPackages,
    ...addOnModals(ports),
  },
  guards: {
    canAdd: ({ context }, addOn: AddOnOfLeg) => offerOf(context, addOn)?.hasSimpleControl === true,
    canOpen: ({ context }, { kind, ...addOn }: AddOnOfLeg & { kind: TimedKind }) => {
      const offer = offerOf(context, addOn);
      return offer?.kind === kind && offer.closedMessage === null;
    },
    canAsk: ({ context }, { code }: { code: string }) => freeRooms(context, code).length > 0,
    isTaken: ({ context }, { leg, code }: AddOnOfLeg) => {
      const taken = legOf(context.booking, leg);
      return taken !== null && packageOf(taken, code) !== null;
    },
    isSubmitted: (_, answer: TimesAnswer<PackageSelection>) => answer.type === 'submitted',
  },
  actions: {
    keepPrices: assign((_, prices: PackagePrice[]) => ({ prices })),
    add: assign(({ context }, addOn: AddOnOfLeg) => {
      const offer = offerOf(context, addOn);
      const bookedLeg = legOf(context.booking, addOn.leg);
      if (!offer || !bookedLeg) return {};
      return changed(context, addPackage(bookedLeg, newLegPackage(offer.price, offer.sortIndex)));
    }),
    remove: assign(({ context }, { leg, code }: AddOnOfLeg) => {
      const bookedLeg = legOf(context.booking, leg);
      return bookedLeg ? changed(context, removePackage(bookedLeg, code)) : {};
    }),
    changeQuantity: assign(({ context }, { leg, code, quantity }: AddOnOfLeg & { quantity: number }) => {
      const bookedLeg = legOf(context.booking, leg);
      const addOn = bookedLeg && packageOf(bookedLeg, code);
      if (!bookedLeg || !addOn) return {};
      return changed(context, addPackage(bookedLeg, { ...addOn, quantity: clampQuantity(quantity) }));
    }),
    ask: assign((_, { code }: { code: string }) => ({ asked: code })),
    open: assign((_, { leg, code }: AddOnOfLeg) => ({ opened: { leg, code } })),
    takeTimes: assign(({ context }, answer: TimesAnswer<PackageSelection>) => {
      const { leg, offer } = openedOf(context);
      if (answer.type !== 'submitted') return {};
      // A change that leaves no time gives the add-on up.
      if (answer.selections.length === 0) return changed(context, removePackage(leg, offer.price.code));
      const addOn = timedLegPackage(offer.price, offer.sortIndex, answer.selections);
      return changed(context, addPackage(leg, addOn));
    }),
    tellFlow: sendParent(({ context }): BookingUpdated => ({
      type: 'booking.updated',
      patch: { legs: context.booking.legs },
    })),
  },
});

function changed({ booking, session }: AddOnsContext, leg: Leg): { booking: Booking } {
  return { booking: withLeg(booking, withSpaSession(leg, session.id)) };
}

/** What happens with an add-on for the room that the guest has chosen. */
function ofRoom<const Type extends string>(type: Type) {
  return {
    type,
    params: ({ context, event }: { context: AddOnsContext; event: { leg: number } }) => ({
      leg: event.leg,
      code: context.asked ?? '',
    }),
  };
}

function opensOfRoom(kind: TimedKind) {
  return {
    type: 'canOpen' as const,
    params: ({ context, event }: { context: AddOnsContext; event: { leg: number } }) => ({
      leg: event.leg,
      code: context.asked ?? '',
      kind,
    }),
  };
}

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
  context: ({ input }) => ({ ...input, prices: null, asked: null, opened: null }),
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
        'addOn.asked': { guard: withEvent('canAsk'), target: 'askingRoom', actions: withEvent('ask') },
        'addOn.opened': TIMED_KINDS.map((kind) => ({
          guard: opens(kind),
          target: kind,
          actions: open,
        })),
      },
    },
    askingRoom: {
      tags: 'modal',
      on: {
        'room.chosen': [
          ...TIMED_KINDS.map((kind) => ({
            guard: opensOfRoom(kind),
            target: kind,
            actions: ofRoom('open'),
          })),
          { guard: ofRoom('canAdd'), target: 'choosing', actions: [ofRoom('add'), 'tellFlow'] },
        ],
        'room.dismissed': 'choosing',
      },
    },
    ...modalsOpen,
    next: { type: 'final' },
    back: { type: 'final' },
  },
});

export type AddOnsRef = ActorRefFrom<typeof addonsMachine>;
