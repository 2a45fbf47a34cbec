import { describe, expect, it } from 'vitest';
import type { LegPackage } from '../../src/domain/addons.ts';
import { lostByAmending } from '../../src/domain/lost-by-amending.ts';
import { bookedRoom } from '../support/account-bookings.ts';
import { configuration as estate } from '../support/checkout-configuration.ts';
import { champagne, legOne, legTwo } from '../support/checkout-stay.ts';
import { boughtTable, boughtTreatment, treatment } from '../support/extras-fixtures.ts';

const configuration = {
  ...estate,
  addOns: estate.addOns.map((addOn) =>
    addOn.code === 'MASSAGE'
      ? { ...addOn, spaTreatments: [treatment({ id: 'T2', displayName: 'Back massage' })] }
      : addOn,
  ),
};

const bare = { ...legTwo, packages: [], spaPackages: [] };

function added(code: string, quantity: number, more: Partial<LegPackage> = {}): LegPackage {
  return { ...champagne, price: { ...champagne.price, code }, quantity, ...more };
}

/** Packages of the earlier room: their quantities by code. */
const booked = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([code, quantity]) => ({ code, name: '', quantity }));

const item = (displayName: string, clientIndex: number) => ({
  clientIndex,
  startDateTime: '2027-05-10T14:00:00',
  displayName,
});

/** An earlier room at the same rate as the new one, which includes breakfast and nothing else. */
const old = (changes: Parameters<typeof bookedRoom>[0]) => bookedRoom({ rateCode: 'DAILYBABB', ...changes });

describe('E-17 what an amended booking loses of the earlier one', () => {
  it('names each add-on with its quantity', () => {
    const packages = booked({ CHAMP: 3, TEE: 2, TABLE: 1 });
    expect(lostByAmending(old({ packages }), [bare], configuration)).toEqual({
      included: [],
      things: [
        { name: 'Champagne on arrival', quantity: 3 },
        { name: 'Round of golf', quantity: 2 },
        { name: 'Dinner at The Boathouse', quantity: 1 },
      ],
    });
  });

  it('counts only what is missing from all new rooms together', () => {
    const packages = booked({ CHAMP: 4 });
    const legs = [
      { ...bare, packages: [added('CHAMP', 1)] },
      { ...bare, leg: 2, packages: [added('CHAMP', 2)] },
    ];
    expect(lostByAmending(old({ packages }), legs, configuration).things).toEqual([
      { name: 'Champagne on arrival', quantity: 1 },
    ]);
    const more = [{ ...bare, packages: [added('CHAMP', 5)] }];
    expect(lostByAmending(old({ packages }), more, configuration).things).toEqual([]);
  });

  it('ignores the quantity of an add-on that is not priced by quantity', () => {
    const packages = booked({ MUD: 2 });
    const perRoom = { ...champagne.price, code: 'MUD', priceCalculationMode: 4 as const };
    const legs = [{ ...bare, packages: [added('MUD', 1, { price: perRoom })] }];
    expect(lostByAmending(old({ packages }), legs, configuration).things).toEqual([]);
  });

  it('names each treatment and leaves out their package', () => {
    const room = old({
      packages: booked({ MASSAGE: 2, MUD: 1 }),
      spaReservation: {
        items: ['Back massage', 'Back massage', 'Hot stones', 'Mud room', 'Mud room'].map(item),
      },
    });
    expect(lostByAmending(room, [bare], configuration).things).toEqual([
      { name: 'Mud room', quantity: 1 },
      { name: 'Back massage', quantity: 2 },
      { name: 'Hot stones', quantity: 1 },
    ]);
    const selections = [boughtTreatment('2027-05-02T16:00:00', { displayName: 'Back massage' })];
    const legs = [{ ...legOne, packages: [added('MASSAGE', 1, { selections })] }];
    expect(lostByAmending(room, legs, configuration).things).toEqual([
      { name: 'Mud room', quantity: 1 },
      { name: 'Back massage', quantity: 1 },
    ]);
  });

  it('names what the earlier rate included, unless the new rate includes it or the guest added it', () => {
    const room = old({ rateCode: 'RETREAT' });
    expect(lostByAmending(room, [bare], configuration).included).toEqual(['dinner', 'golf', 'pool']);
    expect(lostByAmending(room, [legOne], configuration).included).toEqual([]);
    const selections = [boughtTable('2027-05-01T19:30:00', { restaurant: 'R2' })];
    const legs = [{ ...bare, packages: [added('TABLE', 2, { selections })] }];
    expect(lostByAmending(room, legs, configuration).included).toEqual(['golf', 'pool']);
    expect(lostByAmending(old({ rateCode: 'UNKNOWN' }), [bare], configuration).included).toEqual([]);
  });

  it('gives the code where an add-on has no name, and leaves out fees', () => {
    const packages = booked({ GONE: 1, DOG: 1, CHAMP: 0 });
    expect(lostByAmending(old({ packages }), [bare], configuration).things).toEqual([
      { name: 'GONE', quantity: 1 },
    ]);
  });
});
