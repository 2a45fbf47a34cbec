import {
  ADD_ON_KINDS,
  STAY_KINDS,
  type AddOnKindContent,
  type StayTimedKind,
  type TimedKind,
} from './add-on-kinds.ts';
import type { AddOnContent, LegPackage, PackagePrice, PriceCalculationMode } from './addons.ts';
import type { Booking, Leg } from '../booking/booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { stayDates, type LocalDate } from '../dates/dates.ts';
import type { AddOnKindDefinition } from './define-add-on-kind.ts';
import { addOnByCode, rateContentOf } from '../configuration/lookups.ts';
import type { GuestQuota } from '../search/occupancy.ts';

/** How an add-on is added (A §2.11): in a modal of its own, by quantity or by a toggle. */
export type AddOnKind = TimedKind | SimpleKind;

type SimpleKind = 'perItem' | 'toggle';

export const TIMED_KINDS = keysOf(ADD_ON_KINDS);
export const STAY_TIMED_KINDS = keysOf(STAY_KINDS);

export function kindOf(content: AddOnContent, mode: PriceCalculationMode): AddOnKind {
  return firstOf(ADD_ON_KINDS, content) ?? simpleKindOf(mode);
}

/** How an add-on is added to a booked stay. A kind without a modal there is added without times. */
export function kindOnStay(content: AddOnContent, mode: PriceCalculationMode): StayTimedKind | SimpleKind {
  return firstOf(STAY_KINDS, content) ?? simpleKindOf(mode);
}

/** An add-on that the booking can have, and the rooms that can have it. */
export interface EligibleAddOn {
  content: AddOnContent;
  legs: number[];
  sortIndex: number;
}

/**
 * The add-ons of a booking, in the order of the allowed lists, room by room (A §9.9). Some room's rate allows the
 * add-on, the room with the fewest adults has enough for it, and its restaurant opens on a night of the stay.
 */
export function eligibleAddOns(configuration: StayConfiguration, booking: Booking): EligibleAddOn[] {
  const codes = new Set(booking.legs.flatMap((leg) => allowedCodes(configuration, leg)));
  const fewestAdults = Math.min(...booking.legs.map((leg) => leg.guestQuota.adults));
  const nights = stayDates(booking.search);
  return [...codes].flatMap((code, sortIndex) => {
    const content = addOnByCode(configuration, code);
    if (content === null || content.minOccupancy > fewestAdults) return [];
    if (!isOpenOnAny(content, nights)) return [];
    return [{ content, legs: allowedLegs(configuration, booking, content), sortIndex }];
  });
}

/** The rooms whose rate allows the add-on and that have enough adults for it, by number. */
function allowedLegs(configuration: StayConfiguration, booking: Booking, content: AddOnContent): number[] {
  return booking.legs
    .filter((leg) => allowedCodes(configuration, leg).includes(content.code))
    .filter((leg) => content.minOccupancy <= leg.guestQuota.adults)
    .map((leg) => leg.leg);
}

/** Whether the price applies to anybody in the room. A price per child needs children or infants (A §9.6, D-384). */
export function isPricedFor(
  { priceCalculationMode }: PackagePrice,
  { children, infants }: Pick<GuestQuota, 'children' | 'infants'>,
): boolean {
  return priceCalculationMode !== 2 || children + infants > 0;
}

/** Whether the add-ons step is shown (A §4.1). */
export function isAnyAddOnEligible(configuration: StayConfiguration, booking: Booking): boolean {
  return eligibleAddOns(configuration, booking).length > 0;
}

/** The quantities of a per-item add-on. */
export const ADD_ON_QUANTITY = { min: 1, max: 6 } as const;

/** A quantity within 1 to 6; 0 becomes 1. */
export function clampQuantity(quantity: number): number {
  return Math.min(
    Math.max(Math.trunc(quantity) || ADD_ON_QUANTITY.min, ADD_ON_QUANTITY.min),
    ADD_ON_QUANTITY.max,
  );
}

/** A new add-on for a leg, with quantity 1 and without selections. */
export function newLegPackage(price: PackagePrice, sortIndex: number): LegPackage {
  return { price, quantity: ADD_ON_QUANTITY.min, selections: [], sortIndex };
}

function allowedCodes(configuration: StayConfiguration, leg: Leg): string[] {
  return rateContentOf(configuration, leg)?.allowedAddOnPackages ?? [];
}

function simpleKindOf(mode: PriceCalculationMode): SimpleKind {
  return mode === 0 ? 'perItem' : 'toggle';
}

type KindRules = Pick<AddOnKindDefinition<AddOnKindContent, never>, 'isOf' | 'isOpen'>;

function firstOf<Kind extends TimedKind>(kinds: Record<Kind, KindRules>, content: AddOnContent): Kind | null {
  return keysOf(kinds).find((kind) => kinds[kind].isOf(content)) ?? null;
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function isOpenOnAny(content: AddOnContent, nights: readonly LocalDate[]): boolean {
  return Object.values<KindRules>(ADD_ON_KINDS).every(({ isOpen }) => isOpen?.(content, nights) ?? true);
}
