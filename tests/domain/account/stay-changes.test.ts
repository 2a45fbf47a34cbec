import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOpeningValues } from '../../../src/domain/search/opening-values.ts';
import { occupancy } from '../../../src/domain/search/occupancy.ts';
import {
  amendQuery,
  canCancelAll,
  canChange,
  canChangeOnline,
  changeDeadline,
  isCancelled,
  offersChanges,
  roomChange,
} from '../../../src/domain/account/stay-changes.ts';
import { bookedRoom, NOON, stayBooking } from '../../account/account-bookings.ts';
import type { LegPackage } from '../../../src/domain/addons/addons.ts';
import { lostByAmending } from '../../../src/domain/booking/lost-by-amending.ts';
import { configuration as estate } from '../../support/checkout-configuration.ts';
import { champagne, legOne, legTwo } from '../../support/checkout-stay.ts';
import { boughtTable, boughtTreatment, treatment } from '../../support/extras-fixtures.ts';

const off = bookedRoom({ leg: 2, isCancelled: true });
const late = bookedRoom({ leg: 2, cancellationDateTime: '2027-05-01T11:59:59' });
const second = bookedRoom({ leg: 2 });

describe('changes to a stay', () => {
  it('B §4 a booking is cancelled when all its rooms are', () => {
    expect(isCancelled(stayBooking([bookedRoom(), off]))).toBe(false);
    expect(isCancelled(stayBooking([off]))).toBe(true);
  });

  it.each([
    ['the day before arrival', '2027-05-09T23:59:59', true],
    ['the day of arrival', '2027-05-10T00:00:00', false],
    ['after the stay', '2027-06-01T12:00:00', false],
  ])('B §4 on %s, changes are offered: %o', (_, now, offered) => {
    expect(offersChanges(stayBooking(), now)).toBe(offered);
    expect(offersChanges(stayBooking([off]), now)).toBe(false);
  });

  it.each([
    ['before the cut-off', '2027-05-09T14:59:59', { kind: 'until', until: '2027-05-09T15:00:00' }],
    ['at the cut-off', '2027-05-09T15:00:00', { kind: 'closed' }],
    ['after it', '2027-05-09T15:00:01', { kind: 'closed' }],
  ])('B §4, D-382 %s a room is %o', (_, now, change) => {
    expect(roomChange(stayBooking(), bookedRoom(), now)).toEqual(change);
  });

  it('B §4, §6 a room cannot be changed with a voucher, without a cut-off or once cancelled', () => {
    const [room, open] = [bookedRoom(), bookedRoom({ cancellationDateTime: null })];
    expect(roomChange(stayBooking([room], true), room, NOON)).toEqual({ kind: 'closed' });
    expect(roomChange(stayBooking(), open, NOON)).toEqual({ kind: 'closed' });
    expect(roomChange(stayBooking([off]), off, NOON)).toEqual({ kind: 'cancelled' });
  });

  it.each([
    ['while a room can', [bookedRoom(), late], NOON, true],
    ['not where none can', [late, off], NOON, false],
    [
      'not on the day of arrival',
      [bookedRoom({ cancellationDateTime: '2027-05-10T18:00:00' })],
      '2027-05-10T12:00:00',
      false,
    ],
  ])('B §4, F-11 a stay can be changed online %s', (_, rooms, now, can) => {
    expect(canChangeOnline(stayBooking(rooms), now)).toBe(can);
  });

  it('B §4 each room decides whether it can be changed', () => {
    const booking = stayBooking([bookedRoom(), late]);
    expect([1, 2, 3].map((number) => canChange(booking, number, NOON))).toEqual([true, false, false]);
  });

  it.each([
    ['one room', [bookedRoom()], false],
    ['two rooms', [bookedRoom(), second], true],
    ['two rooms, one cancelled', [bookedRoom(), off], false],
    ['two rooms, one too late', [bookedRoom(), late], false],
  ])('B §4 Cancel All is allowed for %s: %o', (_, rooms, allowed) => {
    expect(canCancelAll(stayBooking(rooms), NOON)).toBe(allowed);
    expect(canCancelAll(stayBooking(rooms, true), NOON)).toBe(false);
  });
});

describe('the deadline that the screen says', () => {
  const saver = (until: string) => bookedRoom({ leg: 2, requiresDeposit: true, cancellationDateTime: until });
  const until = (moment: string, leg = 1) => bookedRoom({ leg, cancellationDateTime: moment });
  const at = (moment: string) => ({ kind: 'until', until: moment });
  const EVENING = '2027-05-07T18:30:00';

  it.each([
    ['3pm of the day before', [bookedRoom()], { kind: 'usual' }],
    ['that, and a fortnight for a deposit', [bookedRoom(), saver('2027-04-26T10:00:00')], { kind: 'usual' }],
    ['a deposit until the day before', [saver('2027-05-09T15:00:00')], at('2027-05-09T15:00:00')],
    ['another time', [until(EVENING)], at(EVENING)],
    ['the same other time in both rooms', [until(EVENING), until(EVENING, 2)], at(EVENING)],
    ['two times', [until(EVENING), second], null],
    ['one room not online', [until(EVENING), bookedRoom({ leg: 2, cancellationDateTime: null })], null],
    ['one room cancelled', [until(EVENING), off], at(EVENING)],
    ['all rooms cancelled', [off], null],
  ])('B §2.16, F-11 %s', (_, rooms, said) => {
    expect(changeDeadline(stayBooking(rooms), '2027-04-20T12:00:00')).toEqual(said);
    expect(changeDeadline(stayBooking(rooms, true), '2027-04-20T12:00:00')).toBeNull();
  });
});

describe('the hand-over to the booking', () => {
  it('B §2.16, D-53 children and infants count together', () => {
    const room = bookedRoom({ guestQuota: { adults: 2, children: 1, infants: 1, dogs: 2 } });
    expect(Object.fromEntries(new URLSearchParams(amendQuery(room)))).toEqual({
      amend: 'WM-1-1',
      arrivalDate: '2027-05-10',
      numberOfNights: '2',
      occupancy: '[[2,2,2]]',
    });
  });

  it('B §2.16, A §2.4 the search reads what the account writes', () => {
    const party = { adults: fc.integer({ min: 1, max: 4 }), children: fc.integer({ min: 0, max: 4 }) };
    const quota = fc.record({ ...party, infants: fc.constant(0), dogs: fc.integer({ min: 0, max: 2 }) });
    fc.assert(
      fc.property(quota, fc.stringMatching(/^[\w-]{1,40}$/), (guestQuota, id) => {
        const query = amendQuery(bookedRoom({ guestQuota, internalIdentifier: id }));
        const source = Object.fromEntries(new URLSearchParams(query));
        expect(readOpeningValues([source])).toEqual({
          values: {
            arrivalDate: '2027-05-10',
            numberOfNights: 2,
            guestOccupancies: [occupancy(guestQuota.adults, guestQuota.children, guestQuota.dogs)],
            amendId: id,
          },
          warnings: [],
        });
      }),
    );
  });
});

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
      onArrival: null,
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

  const freeUntil = '2027-05-09T15:00:00';
  const money = { paid: 0, freeUntil, nonRefundable: [], isOpen: false };
  const onArrival = { freeUntil };
  it.each([
    ['a prepaid rate', { money }, [true], onArrival],
    [
      'a prepaid rate, with no deadline known',
      { money: { ...money, freeUntil: null } },
      [true],
      { freeUntil: null },
    ],
    ['a rate paid on arrival', { money }, [false], null],
    ['two rooms, one of them paid on arrival', { money }, [true, false], null],
    ['a room without a rate yet', { money }, [null], null],
    ['a prepaid rate, where something was paid', { money: { ...money, paid: 100 } }, [true], null],
    [
      'a prepaid rate, where it is not known what was paid',
      { money: { ...money, paid: null } },
      [true],
      null,
    ],
    ['a prepaid rate, where nothing is known of the money', {}, [true], null],
    ['a prepaid rate instead of another one', { money, requiresDeposit: true }, [true], null],
  ])('E-17 paying on arrival and cancelling free of charge: %s', (_, room, deposits, expected) => {
    const legs = deposits.map((requiresDeposit) => ({
      ...bare,
      rate: requiresDeposit === null || bare.rate === null ? null : { ...bare.rate, requiresDeposit },
    }));
    expect(lostByAmending({ ...old({}), ...room }, legs, configuration).onArrival).toEqual(expected);
  });
});
