import type { LegPackage, PackageSelection } from '../addons/addons.ts';
import type { Leg } from './booking.ts';
import { chosenTime } from '../addons/chosen-times.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import type { DiningBooking } from '../dining/dining.ts';
import type { Meal } from '../dining/dining-rows.ts';
import type { GolfSelection } from '../golf/golf.ts';
import { fullName } from '../guests/guests.ts';
import { addOnByCode, restaurantById } from '../configuration/lookups.ts';
import type { PoolSelection, SpaSelection } from '../spa/spa.ts';
import type { NotKept } from './not-kept.ts';

/** A choice in a room that the guest would miss. */
export type Thing = Omit<NotKept, 'why'>;

/** The names, times and add-ons of a room, in the order of choosing. */
export function thingsOf(configuration: StayConfiguration, leg: Leg): Thing[] {
  return [
    ...leg.guests
      .filter((guest) => fullName(guest) !== '')
      .map((guest): Thing => ({ leg: leg.leg, kind: 'guest', name: fullName(guest), when: null })),
    ...leg.spaPool.map((pool) => poolTime(leg, pool)),
    ...leg.spaPackages.map((treatment) => treatmentTime(leg, treatment)),
    ...leg.breakfast.filter(isTable).map((row) => table(configuration, leg, 'breakfast', row)),
    ...leg.dinner.filter(isTable).map((row) => table(configuration, leg, 'dinner', row)),
    ...leg.golf.map((golf) => teeTime(leg, golf)),
    ...leg.packages.flatMap((addOn) => addOnThings(configuration, leg, addOn)),
  ];
}

/** Whether the row has a table. Other rows record that none was available. */
export function isTable({ isAvailable, timeslot }: DiningBooking): boolean {
  return isAvailable && timeslot !== null;
}

export function table(
  configuration: StayConfiguration,
  { leg }: Leg,
  kind: Meal,
  { restaurant, timeslot, date }: DiningBooking,
): Thing {
  const name = restaurantById(configuration, restaurant)?.displayName ?? '';
  return {
    ...{ leg, kind, name },
    when: timeslot === null ? { at: 'day', date } : { at: 'time', start: timeslot },
  };
}

export function poolTime({ leg }: Leg, { date, time }: PoolSelection): Thing {
  return { leg, kind: 'pool', name: '', when: { at: 'part', date, part: time } };
}

export function treatmentTime({ leg }: Leg, { treatment, time }: SpaSelection): Thing {
  return {
    ...{ leg, kind: 'treatment', name: treatment.displayName },
    when: { at: 'time', start: time.startTime },
  };
}

export function teeTime({ leg }: Leg, { time }: GolfSelection): Thing {
  return { leg, kind: 'golf', name: '', when: { at: 'time', start: time.dateTime } };
}

/** The times of an add-on, or the add-on itself where it has none. */
export function addOnThings(configuration: StayConfiguration, leg: Leg, addOn: LegPackage): Thing[] {
  if (addOn.selections.length > 0)
    return addOn.selections.map((selection) => addOnTime(configuration, leg, addOn, selection));
  return [{ leg: leg.leg, kind: 'addOn', name: nameOf(configuration, addOn), when: null }];
}

export function addOnTime(
  configuration: StayConfiguration,
  { leg }: Leg,
  addOn: LegPackage,
  selection: PackageSelection,
): Thing {
  const { name, start } = chosenTime(selection);
  return {
    ...{ leg, kind: 'addOn', name: name || nameOf(configuration, addOn) },
    when: { at: 'time', start },
  };
}

function nameOf(configuration: StayConfiguration, { price }: LegPackage): string {
  return addOnByCode(configuration, price.code)?.displayName ?? price.code;
}
