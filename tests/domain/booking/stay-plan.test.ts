import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { plannedExtras, stayPlan, type PlanEntry } from '../../../src/domain/booking/stay-plan.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, legOne, legTwo } from '../../support/checkout-stay.ts';
import { boughtTable, extraSlot, legPackage, packagePrice } from '../../support/extras-fixtures.ts';

function mud(guestIndexes: number[]) {
  return { kind: 'mud' as const, code: 'M2', guestIndexes, time: extraSlot('2027-05-01T16:00:00', 7_800) };
}

/** The entries of each day as 'HH:mm kind: what, who'. */
function planOf(...legs: Leg[]) {
  return stayPlan({ ...booking, legs }, configuration).map(({ date, entries }) => [
    date,
    ...entries.map((entry) => `${entry.leg} ${lineOf(entry)}`),
  ]);
}

function lineOf(entry: PlanEntry): string {
  if (entry.at === 'part') return `${entry.part} pool: ${entry.who.join(', ')}`;
  const who = entry.who.length > 0 ? entry.who.join(', ') : `${entry.people}`;
  return `${entry.start.slice(11, 16)} ${entry.kind} ${entry.what} ${entry.minutes}: ${who}`;
}

describe('the plan of the stay, day by day', () => {
  test('lists everything that the rate includes by name and time, the earliest first', () => {
    expect(planOf(legOne, legTwo)).toEqual([
      ['2027-05-01', '1 Afternoon pool: Ada, Charles', '1 15:00 treatment Hot stones 60: Ada'],
      ['2027-05-02', '1 08:30 breakfast The Orangery 60: Ada, Charles', '1 10:10 golf  240: Ada, Charles'],
      ['2027-05-03', '1 09:00 breakfast The Orangery 60: Ada, Charles'],
    ]);
  });

  test('lists timed add-ons of all rooms: tables by restaurant, golf and mud by name', () => {
    const of = (code: string) => packagePrice({ code });
    const tee = {
      kind: 'golf' as const,
      date: '2027-05-02',
      quantity: 2,
      time: { time: '2027-05-02T09:30:00', reference: null, item: null },
    };
    const packages = [
      legPackage({
        price: of('TABLE'),
        selections: [boughtTable('2027-05-02T19:00:00', { restaurant: 'R2', quantity: 3 })],
      }),
      legPackage({ price: of('TEE'), selections: [tee] }),
      legPackage({
        price: of('MUD'),
        selections: [mud([0, 2])],
      }),
    ];
    const plain = { ...legOne, breakfast: [], golf: [], spaPool: [] };
    expect(planOf(plain, { ...legTwo, packages })).toEqual([
      ['2027-05-01', '1 15:00 treatment Hot stones 60: Ada', '2 16:00 treatment Mud room 60: Mary, Will'],
      // Two of the three play golf, but the booking does not say who.
      ['2027-05-02', '2 09:30 golf Round of golf 240: 2', '2 19:00 dinner The Boathouse 90: Mary, Tom, Will'],
    ]);
  });

  test('leaves out what the rate does not include, and tables that were unavailable', () => {
    const { breakfast, dinner, golf, spaPool } = legOne;
    expect(planOf({ ...legTwo, breakfast: [], dinner, golf, spaPool })).toEqual([]);
    expect(planOf({ ...legTwo, breakfast })).toHaveLength(2);
    const plainRate = legTwo.rate && { ...legTwo.rate, rateCode: 'ROOMONLY' };
    expect(planOf({ ...legTwo, rate: plainRate, breakfast, dinner: breakfast, golf, spaPool })).toEqual([]);
  });

  test('names add-ons without a time, with any quantity', () => {
    const perStay = legPackage({
      price: packagePrice({ code: 'OLD', priceCalculationMode: 4 }),
      quantity: 2,
    });
    const timed = legPackage({
      price: packagePrice({ code: 'MUD' }),
      selections: [mud([0])],
    });
    const legs = [legOne, { ...legTwo, packages: [timed, perStay] }];
    expect(plannedExtras({ ...booking, legs }, configuration)).toEqual([
      { leg: 1, name: 'Champagne on arrival', quantity: 2 },
      { leg: 2, name: 'OLD', quantity: null },
    ]);
  });
});
