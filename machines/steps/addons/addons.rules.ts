import { ADD_ON_KINDS } from '../../../src/domain/addons/add-on-kinds.ts';
import {
  eligibleAddOns,
  isPricedFor,
  kindOf,
  type AddOnKind,
} from '../../../src/domain/addons/addon-rules.ts';
import type { PackagePrice, AddOnContent } from '../../../src/domain/addons/addons.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { legOf } from '../../../src/domain/booking/legs.ts';
import { isSystemDisabled, systemStatus } from '../../../src/domain/configuration/system-status.ts';
import type { SystemName } from '../../../src/domain/configuration/systems.ts';
import type { StayInput } from '../stay-step.types.ts';

export type AddOnsInput = Omit<StayInput, 'profile'>;

/** An add-on on the screen: its content, its price and the rooms that can have it. */
export interface AddOnOffer {
  content: AddOnContent;
  price: PackagePrice;
  kind: AddOnKind;
  /** The add-on has a checkbox or a toggle. Add-ons of the other kinds open a modal for their times. */
  hasSimpleControl: boolean;
  /** The message (HTML) of the add-on's system, while that is disabled. It replaces the controls. */
  closedMessage: string | null;
  legs: number[];
  sortIndex: number;
}

/** An add-on for a room. */
export interface AddOnOfLeg {
  leg: number;
  code: string;
}

/** The add-ons on offer, and the booking that takes them. */
export interface AddOnsContext extends AddOnsInput {
  /** Prices by package; null until they are known. */
  prices: PackagePrice[] | null;
  /** The add-on whose room is being asked, or was asked last. */
  asked: string | null;
  /** The add-on whose times are being chosen, or were chosen last. */
  opened: AddOnOfLeg | null;
}

/** What the offer depends on. */
export interface OfferFacts {
  configuration: StayConfiguration;
  booking: Booking;
  /** Prices by package; null until they are known. */
  prices: PackagePrice[] | null;
}

/** The eligible add-ons that have a price, in order, each with the rooms that can have it. */
export function offersOf({ configuration, booking, prices }: OfferFacts): AddOnOffer[] {
  return eligibleAddOns(configuration, booking).flatMap(({ content, legs: allowed, sortIndex }) => {
    const price = prices?.find(({ code }) => code === content.code);
    if (!price) return [];
    const legs = booking.legs
      .filter((room) => allowed.includes(room.leg) && isPricedFor(price, room.guestQuota))
      .map(({ leg }) => leg);
    if (legs.length === 0) return [];
    const kind = kindOf(content, price.priceCalculationMode);
    const system = kind === 'perItem' || kind === 'toggle' ? null : ADD_ON_KINDS[kind].system;
    return [
      {
        content,
        price,
        kind,
        hasSimpleControl: system === null,
        closedMessage: closedMessage(configuration, system),
        legs,
        sortIndex,
      },
    ];
  });
}

/** The add-on and the room whose times are, or were last, chosen. Throws where none was, or it is no longer offered. */
export function openedOf(context: AddOnsContext): { leg: Leg; offer: AddOnOffer } {
  const { opened, booking } = context;
  const leg = opened && legOf(booking, opened.leg);
  const offer = opened && offerOf(context, opened);
  if (!leg || !offer) throw new Error('no add-on is open');
  return { leg, offer };
}

/** The add-on as it is offered to the room; null where it is not on offer. */
export function offerOf(context: AddOnsContext, { leg, code }: AddOnOfLeg): AddOnOffer | null {
  return offersOf(context).find(({ price, legs }) => price.code === code && legs.includes(leg)) ?? null;
}

/** The numbers of the rooms to choose from for an add-on that several can have: those that do not have it yet. */
export function freeRooms(context: AddOnsContext, code: string): number[] {
  const offer = offersOf(context).find(({ price }) => price.code === code);
  if (!offer || offer.closedMessage !== null || offer.legs.length < 2) return [];
  const isFree = ({ leg, packages }: Leg) =>
    offer.legs.includes(leg) && packages.every(({ price }) => price.code !== code);
  return context.booking.legs.filter(isFree).map(({ leg }) => leg);
}

function closedMessage(configuration: StayConfiguration, system: SystemName | null): string | null {
  if (system === null || !isSystemDisabled(configuration, system)) return null;
  return systemStatus(configuration, system)?.inlineMessage ?? '';
}
