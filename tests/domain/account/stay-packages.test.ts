import { describe, expect, it, test } from 'vitest';
import { bookedTimes } from '../../../src/domain/account/booked-times.ts';
import {
  bookedPackage,
  itineraryTimes,
  namesIn,
  packageMoney,
  stayOfRoom,
  stayPackages,
  type StayPackage,
} from '../../../src/domain/account/stay-packages.ts';
import type { BookedRoom, StayBooking } from '../../../src/domain/account/stay-bookings.ts';
import { stayBooking } from '../../account/account-bookings.ts';
import { prices } from '../../steps/addons/addons-stay.ts';
import { boughtTable } from '../../support/extras-fixtures.ts';
import { familyRoom, packageConfiguration } from '../../support/booked-room.ts';

const offered = (...rooms: BookedRoom[]) =>
  stayPackages(packageConfiguration, rooms, prices).map(({ price, kind, legs }) => [price.code, kind, legs]);

function offerOf(code: string): StayPackage {
  const offer = stayPackages(packageConfiguration, [familyRoom()], prices).find(
    ({ price }) => price.code === code,
  );
  if (!offer) throw new Error(`${code} is not on offer`);
  return offer;
}

describe('B §5 a package is offered', () => {
  test('if it is configured and the rate type lists it, by kind (B §2.16); golf is one of the others', () => {
    expect(offered(familyRoom())).toHaveLength(prices.length);
    expect(offered(familyRoom())).toEqual(
      expect.arrayContaining([
        ['GOLF', 'perItem', [1]],
        ['DINE', 'table', [1]],
        ['SPA', 'treatment', [1]],
        ['MUD', 'mud', [1]],
        ['GARDEN', 'spaGarden', [1]],
        ['FIZZ', 'perItem', [1]],
        ['PICNIC', 'toggle', [1]],
      ]),
    );
  });

  test("room by room, in the order of the rate types' lists", () => {
    const bare = familyRoom({ leg: 1, rateCode: 'BARE' });
    expect(offered(bare, familyRoom({ leg: 2 })).slice(0, 2)).toEqual([
      ['FIZZ', 'perItem', [1, 2]],
      ['GOLF', 'perItem', [2]],
    ]);
  });

  test('neither to a cancelled room nor for a rate type that is not configured', () => {
    const cancelled = familyRoom({ leg: 1, isCancelled: true });
    expect(offered(cancelled, familyRoom({ leg: 2, rateCode: 'BARE' }))).toEqual([['FIZZ', 'perItem', [2]]]);
    expect(offered(cancelled)).toEqual([]);
    expect(offered(familyRoom({ rateCode: 'GONE' }))).toEqual([]);
  });

  test('D-384 only to rooms with children or infants where it is priced per child', () => {
    const perChild = prices
      .filter(({ code }) => code === 'PICNIC')
      .map((price) => ({ ...price, priceCalculationMode: 2 as const }));
    const adults = { adults: 2, children: 0, infants: 0, dogs: 0 };
    const rooms = [
      familyRoom({ guestQuota: adults }),
      familyRoom({ leg: 2 }),
      familyRoom({ leg: 3, guestQuota: { ...adults, infants: 1 } }),
    ];
    const legsOf = (...booked: BookedRoom[]) =>
      stayPackages(packageConfiguration, booked, perChild).map(({ legs }) => legs);
    expect(legsOf(...rooms)).toEqual([[2, 3]]);
    expect(legsOf(...rooms.slice(0, 1))).toEqual([]);
  });

  test('only with a price', () => {
    const fizz = prices.filter(({ code }) => code === 'FIZZ');
    const found = stayPackages(packageConfiguration, [familyRoom()], fizz);
    expect(found.map(({ price }) => price.code)).toEqual(['FIZZ']);
  });
});

test('B §4 a room has a package when the Code of one of its Packages matches', () => {
  const room = familyRoom({ packages: [{ code: 'FIZZ', name: '', quantity: 3 }] });
  expect([bookedPackage(room, 'FIZZ'), bookedPackage(room, 'DINE')]).toEqual([{ quantity: 3 }, null]);
});

test("B §3 a room gives its guests' names and its nights", () => {
  expect(namesIn(familyRoom())).toEqual(['Tom Fell', 'Ivy Fell', 'Sam Fell']);
  expect(stayOfRoom(familyRoom())).toEqual({ arrivalDate: '2027-05-10', numberOfNights: 2 });
});

describe('B §2.16 the times of a package that a room has', () => {
  const item = (clientIndex: number, time: string, displayName: string) => ({
    clientIndex,
    startDateTime: `2027-05-10T${time}`,
    displayName,
  });
  const [massage] = offerOf('SPA').content.spaTreatments;
  const treatment = massage?.displayName ?? '';
  const room = familyRoom({
    spaReservation: {
      items: [
        item(1, '15:00:00', treatment),
        item(0, '10:00:00', 'The mud room'),
        item(1, '10:00:00', 'The mud room'),
        item(0, '14:00:00', treatment),
        item(0, '09:00:00', 'Something else'),
      ],
    },
  });
  const at = (time: string) => `2027-05-10T${time}`;

  test('are its treatments, the earliest first', () => {
    const common = { kind: 'treatment', count: 0, treatment };
    expect(itineraryTimes(room, offerOf('SPA'))).toEqual([
      { ...common, start: at('14:00:00'), guests: ['Tom Fell'] },
      { ...common, start: at('15:00:00'), guests: ['Ivy Fell'] },
    ]);
  });

  test('are a mud room session with everybody in it', () => {
    expect(itineraryTimes(room, offerOf('MUD'))).toEqual([
      { kind: 'mud', start: at('10:00:00'), count: 0, treatment: '', guests: ['Tom Fell', 'Ivy Fell'] },
    ]);
    expect(itineraryTimes(room, offerOf('GARDEN'))).toEqual([]);
  });

  test('are its tables only when just chosen, as the spa itinerary has none', () => {
    expect(itineraryTimes(room, offerOf('DINE'))).toEqual([]);
    const [early, late] = ['2027-05-10T19:00:00', '2027-05-11T19:00:00'] as const;
    const table = { kind: 'table', count: 2, treatment: '', guests: [] };
    expect(bookedTimes([boughtTable(late), boughtTable(early)], [])).toEqual([
      { ...table, start: early },
      { ...table, start: late },
    ]);
  });
});

describe('F-11 what is known of the money before a package is removed', () => {
  const dinner = { code: 'DINE', name: '', quantity: 2 };
  const fizz = { code: 'FIZZ', name: '', quantity: 1 };
  const dogs = { code: 'DOG', name: '', quantity: 1 };
  const stay = (packages: BookedRoom['packages'], packagesTotal: number) =>
    familyRoom({ packages, packagesTotal });
  it.each<[string, BookedRoom, number | null]>([
    // Two dinners at £45; the dog has a line of its own.
    ['alone beside a dog', stay([dinner, dogs], 9_000), 9_000],
    ['beside another, with one sum for both', stay([dinner, fizz], 12_500), null],
    ['without a sum', stay([dinner], 0), null],
  ])('the price, %s', (_, room, amount) => {
    expect(packageMoney({ ...stayBooking([room]), paid: 9_000 }, room, 'DINE')).toEqual({
      amount,
      mayBePaid: true,
    });
  });
  it.each<[string, Partial<StayBooking>, boolean]>([
    ['nothing is', { paid: 0 }, false],
    ['some is', { paid: 100 }, true],
    ['no answer tells', { paid: null }, true],
    ['a voucher may have', { paid: 0, hasVoucher: true }, true],
  ])('whether it may be paid: %s', (_, changes, mayBePaid) => {
    const room = stay([dinner], 9_000);
    expect(packageMoney({ ...stayBooking([room]), ...changes }, room, 'DINE')).toEqual({
      amount: 9_000,
      mayBePaid,
    });
  });
});
