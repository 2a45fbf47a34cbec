import { assign, sendParent, setup } from 'xstate';
import { clampQuantity, newLegPackage, type AddOnKind } from '../../../src/domain/addon-rules.ts';
import type { PackagePrice, PackageSelection } from '../../../src/domain/addons.ts';
import type { Booking, Leg } from '../../../src/domain/booking.ts';
import { addPackage, legOf, packageOf, removePackage, withLeg } from '../../../src/domain/legs.ts';
import { timedLegPackage } from '../../../src/domain/package-selections.ts';
import { withSpaSession } from '../../../src/domain/spa-session.ts';
import { entryTimeMachine } from '../../modals/entry-time/entry-time.machine.ts';
import { packageDinnerMachine } from '../../modals/package-dinner/package-dinner.machine.ts';
import { packageGolfMachine } from '../../modals/package-golf/package-golf.machine.ts';
import { packageSpaMachine } from '../../modals/package-spa/package-spa.machine.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { ports } from '../../shared/ports.ts';
import type { AddOnsInput, AddOnsOutput } from './addons.contract.ts';
import { offersOf, type AddOnOffer } from './addons.offers.ts';

/** An add-on for a room. */
export interface AddOnOfLeg {
  leg: number;
  code: string;
}

export interface AddOnsContext extends AddOnsInput {
  /** Prices by package; null until they are known. */
  prices: PackagePrice[] | null;
  /** What times are being chosen for, or were last. */
  opened: AddOnOfLeg | null;
}

export type AddOnsEvent =
  | { type: 'addOn.added'; leg: number; code: string }
  | { type: 'addOn.removed'; leg: number; code: string }
  /** The guest wants to choose times. */
  | { type: 'addOn.opened'; leg: number; code: string }
  | { type: 'quantity.changed'; leg: number; code: string; quantity: number }
  | { type: 'load.retried' }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' };

/** What a modal comes to. */
export type TimesAnswer = { type: 'submitted'; selections: PackageSelection[] } | { type: 'closed' };

const types = {} as {
  context: AddOnsContext;
  events: AddOnsEvent;
  input: AddOnsInput;
  output: AddOnsOutput;
  tags: 'busy' | 'modal';
  children: {
    packageGolf: 'packageGolf';
    packageDinner: 'packageDinner';
    packageSpa: 'packageSpa';
    mud: 'mud';
    spaGarden: 'spaGarden';
  };
};

export const addOnsSetup = setup({
  types,
  actors: {
    loadPackages: ports.loadPackages,
    packageGolf: packageGolfMachine,
    packageDinner: packageDinnerMachine,
    packageSpa: packageSpaMachine,
    mud: entryTimeMachine,
    spaGarden: entryTimeMachine,
  },
  guards: {
    canAdd: ({ context }, addOn: AddOnOfLeg) => offerOf(context, addOn)?.hasSimpleControl === true,
    canOpen: ({ context }, { kind, ...addOn }: AddOnOfLeg & { kind: AddOnKind }) => {
      const offer = offerOf(context, addOn);
      return offer?.kind === kind && offer.closedMessage === null;
    },
    isTaken: ({ context }, { leg, code }: AddOnOfLeg) => {
      const taken = legOf(context.booking, leg);
      return taken !== null && packageOf(taken, code) !== null;
    },
    isSubmitted: (_, answer: TimesAnswer) => answer.type === 'submitted',
  },
  actions: {
    keepPrices: assign((_, prices: PackagePrice[]) => ({ prices })),
    add: assign(({ context }, addOn: AddOnOfLeg) => {
      const offer = offerOf(context, addOn);
      const taker = legOf(context.booking, addOn.leg);
      if (!offer || !taker) return {};
      return changed(context, addPackage(taker, newLegPackage(offer.price, offer.sortIndex)));
    }),
    remove: assign(({ context }, { leg, code }: AddOnOfLeg) => {
      const taker = legOf(context.booking, leg);
      return taker ? changed(context, removePackage(taker, code)) : {};
    }),
    changeQuantity: assign(({ context }, { leg, code, quantity }: AddOnOfLeg & { quantity: number }) => {
      const taker = legOf(context.booking, leg);
      const addOn = taker && packageOf(taker, code);
      if (!taker || !addOn) return {};
      return changed(context, addPackage(taker, { ...addOn, quantity: clampQuantity(quantity) }));
    }),
    open: assign((_, { leg, code }: AddOnOfLeg) => ({ opened: { leg, code } })),
    takeTimes: assign(({ context }, answer: TimesAnswer) => {
      const { leg, offer } = openedOf(context);
      if (answer.type !== 'submitted') return {};
      const addOn = timedLegPackage(offer.price, offer.sortIndex, answer.selections);
      return changed(context, addPackage(leg, addOn));
    }),
    tellFlow: sendParent(({ context }): BookingUpdated => ({
      type: 'booking.updated',
      patch: { legs: context.booking.legs },
    })),
  },
});

/** The add-on and the room that times are being chosen for. Throws while no modal is open. */
export function openedOf(context: AddOnsContext): { leg: Leg; offer: AddOnOffer } {
  const { opened, booking } = context;
  const leg = opened && legOf(booking, opened.leg);
  const offer = opened && offerOf(context, opened);
  if (!leg || !offer) throw new Error('no add-on is open');
  return { leg, offer };
}

function offerOf(context: AddOnsContext, { leg, code }: AddOnOfLeg): AddOnOffer | null {
  return offersOf(context).find(({ price, legs }) => price.code === code && legs.includes(leg)) ?? null;
}

function changed({ booking, session }: AddOnsContext, leg: Leg): { booking: Booking } {
  return { booking: withLeg(booking, withSpaSession(leg, session.id)) };
}
