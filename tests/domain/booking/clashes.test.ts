import { describe, expect, test } from 'vitest';
import type { LegPackage, PackageSelection } from '../../../src/domain/addons/addons.ts';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { clashesOf } from '../../../src/domain/booking/clashes.ts';
import { boughtTable, extraSlot, legPackage, packagePrice } from '../../support/extras-fixtures.ts';
import { addOn, configuration, guest, heldLeg } from '../../support/fixtures.ts';
import { MONDAY, teeTime, TUESDAY } from '../../steps/itinerary/itinerary-stay.ts';

const child = guest('Bee', 'Fell', { isChild: true, age: 7 });
const estate = configuration({ addOns: [addOn({ code: 'MUD', displayName: 'Mud room' })] });

/** The overlapping times, as 'kind name HH:mm'. */
function found(values: Partial<Leg>) {
  return clashesOf(estate, heldLeg(1, values)).map(({ first, second, guests }) => ({
    times: [first, second].map(({ kind, name, start }) => `${kind} ${name} ${start.slice(11, 16)}`),
    guests,
  }));
}

function taken(...selections: PackageSelection[]): LegPackage[] {
  const price = packagePrice({ code: 'MUD', amount: 0, priceCalculationMode: 4 });
  return [legPackage({ price, selections })];
}

const table = (date: string, time: string) => ({
  date,
  restaurant: 'STILL',
  isAvailable: true,
  timeslot: `${date}T${time}:00`,
});

describe('times that overlap for a guest', () => {
  test('are golf and dinner, for the adults who play', () => {
    expect(
      found({
        guests: [guest('Tom', 'Fell'), guest('Ivy', 'Fell'), child],
        golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T16:10:00`) }],
        dinner: [table(MONDAY, '20:00'), table(TUESDAY, '18:00')],
      }),
    ).toEqual([{ times: ['golf  16:10', 'dinner  20:00'], guests: [0, 1] }]);
  });

  test('name the add-on of a mud room time', () => {
    const mud: PackageSelection = {
      kind: 'mud',
      code: 'MUD2',
      guestIndexes: [1],
      time: extraSlot(`${TUESDAY}T09:30:00`, 0),
    };
    expect(found({ breakfast: [table(TUESDAY, '09:00')], packages: taken(mud) })).toEqual([
      { times: ['breakfast  09:00', 'treatment Mud room 09:30'], guests: [1] },
    ]);
  });

  test('leave out golf packages and tables that are not for the whole room', () => {
    const golf = (quantity: number): PackageSelection => ({
      kind: 'golf',
      date: MONDAY,
      quantity,
      time: { time: `${MONDAY}T16:10:00`, reference: 'L', item: null },
    });
    const evening = boughtTable(`${MONDAY}T18:00:00`);
    expect(found({ packages: taken(golf(1), evening) })).toEqual([]);
    expect(found({ packages: taken(golf(2), evening) })).toEqual([
      { times: ['golf  16:10', 'dinner  18:00'], guests: [0, 1] },
    ]);
  });

  test('leave out a day without a table', () => {
    const none = { date: MONDAY, restaurant: null, isAvailable: false, timeslot: null };
    expect(found({ dinner: [none], golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T16:10:00`) }] })).toEqual(
      [],
    );
  });
});
