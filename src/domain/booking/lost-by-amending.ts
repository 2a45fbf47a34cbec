import { appointmentOf, chosenTime } from '../addons/chosen-times.ts';
import type { Leg } from './booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { PARTY_FEES } from '../money/fees.ts';
import { includes, type Section } from '../addons/included-times.ts';
import { addOnByCode, rateGroupRateByCode } from '../configuration/lookups.ts';
import type { ReplacedRoom } from '../account/found-stay.ts';
import type { BookedRoom } from '../account/stay-bookings.ts';
import type { LocalDateTime } from '../dates/dates.ts';

/** What the price of a rate can include. */
export type Included = Exclude<Section, 'treatments'>;

/** What the old room has and the new booking lacks (E-17), as far as a booked room tells. */
export interface LostByAmending {
  /**
   * The old room is paid on arrival, and the new ones at the booking. `freeUntil`: until when the old one can be
   * cancelled free of charge, null where that is not known. Null for no loss, and where one of them is not known.
   */
  onArrival: { freeUntil: LocalDateTime | null } | null;
  /** What the price of the old rate included. */
  included: Included[];
  /** Add-ons and treatments. `quantity`: how many fewer the new booking has, 1 or more. */
  things: Thing[];
}

interface Thing {
  name: string;
  quantity: number;
}

/**
 * What the new booking lacks. Things are compared by name; a code that the configuration does not know is its own name.
 * Nothing is known of the price of an unknown rate.
 */
export function lostByAmending(
  old: ReplacedRoom,
  legs: readonly Leg[],
  configuration: StayConfiguration,
): LostByAmending {
  const kept = legs.flatMap((leg) => thingsOfLeg(leg, configuration));
  // A smaller party is no loss, though its fees are gone (A §9.3).
  const fees = new Set([
    ...PARTY_FEES,
    ...legs.flatMap((leg) => leg.includedPackages.map(({ code }) => code)),
  ]);
  const things = inOne(thingsOfRoom(old, fees, configuration)).flatMap(({ name, quantity }) => {
    const left = quantity - amountOf(name, kept);
    return left > 0 ? [{ name, quantity: left }] : [];
  });
  return { onArrival: lostOnArrival(old, legs), included: lostOfRate(old, legs, configuration), things };
}

function lostOnArrival({ requiresDeposit, money }: ReplacedRoom, legs: readonly Leg[]) {
  const isPrepaid = legs.every(({ rate }) => rate?.requiresDeposit === true);
  return isPrepaid && !requiresDeposit && money?.paid === 0 ? { freeUntil: money.freeUntil } : null;
}

/**
 * The add-ons and treatments of a booked room. Treatments count by their own names, so their package does not count.
 * The mud room counts by its package's name.
 */
function thingsOfRoom(
  room: BookedRoom,
  fees: ReadonlySet<string>,
  configuration: StayConfiguration,
): Thing[] {
  const items = room.spaReservation?.items.map(({ displayName }) => displayName) ?? [];
  const packages = room.packages
    .filter(({ code }) => !fees.has(code))
    .flatMap(({ code, name, quantity }) => {
      const content = addOnByCode(configuration, code);
      const isNamed = content?.spaTreatments.some(({ displayName }) => items.includes(displayName)) ?? false;
      return isNamed ? [] : [{ name: content?.displayName ?? (name || code), quantity }];
    });
  const treatments = items.filter((item) => !packages.some(({ name }) => name === item));
  return [...packages, ...treatments.map((name) => ({ name, quantity: 1 }))];
}

/** The add-ons and treatments of a leg. An add-on without a quantity of its own counts as enough. */
function thingsOfLeg(leg: Leg, configuration: StayConfiguration): Thing[] {
  const packages = leg.packages.flatMap(({ price, quantity, selections }) => [
    {
      name: addOnByCode(configuration, price.code)?.displayName ?? price.code,
      quantity: price.priceCalculationMode === 0 ? quantity : Infinity,
    },
    ...selections.flatMap((selection) => {
      const { name, guests } = chosenTime(selection);
      return name === null || guests === null ? [] : [{ name, quantity: 1 }];
    }),
  ]);
  const included = leg.spaPackages.map(({ treatment }) => ({
    name: treatment.displayName,
    quantity: 1,
  }));
  return [...packages, ...included];
}

function lostOfRate(
  { rateCode }: BookedRoom,
  legs: readonly Leg[],
  configuration: StayConfiguration,
): Included[] {
  const old = rateGroupRateByCode(configuration, rateCode);
  if (old === null) return [];
  const has = (leg: Leg, what: Included) => {
    const rate = rateGroupRateByCode(configuration, leg.rate?.rateCode ?? null);
    return (rate !== null && includes(rate, what)) || isAdded(leg, what);
  };
  const included: Included[] = ['breakfast', 'dinner', 'golf', 'pool'];
  return included.filter((what) => includes(old, what) && !legs.some((leg) => has(leg, what)));
}

/** Whether dinner or golf is added, where the rate lacks it. */
function isAdded({ packages }: Leg, what: Included): boolean {
  return packages.some(({ selections }) => selections.some((selection) => appointmentOf(selection) === what));
}

function inOne(things: readonly Thing[]): Thing[] {
  const names = [...new Set(things.map(({ name }) => name))];
  return names.map((name) => ({ name, quantity: amountOf(name, things) }));
}

function amountOf(name: string, things: readonly Thing[]): number {
  return things.reduce((sum, thing) => (thing.name === name ? sum + thing.quantity : sum), 0);
}
