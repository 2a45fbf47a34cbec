import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GuestOccupancy } from '../../../src/domain/search/occupancy.ts';
import {
  areaOffers,
  canChooseRoom,
  fromPrice,
  isWithoutDogFriendlyRoom,
  roomOffer,
  sortRooms,
  unitsAfterFilter,
  type RoomOutcome,
} from '../../../src/domain/rooms/rooms.ts';
import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import { area, availableRate, fee, leg, party, quota, roomRate, roomType } from '../../support/fixtures.ts';

/** A room whose beds set no limits. */
const anyParty = { maxAdults: null, maxChildren: null };

describe('A §5.3 units available after filtering', () => {
  const stock = roomRate({ room: { code: 'LAK', unitsAvailable: 3 } });
  const units = (room: Partial<RoomType>, guests: GuestOccupancy) =>
    unitsAfterFilter(roomType({ ...anyParty, ...room }), stock, guests, []);

  test.each<[string, Partial<RoomType>, GuestOccupancy, number]>([
    ['adults + children exceed maxOccupancy', { maxOccupancy: 3 }, party(3, [5]), 0],
    ['adults + children equal maxOccupancy', { maxOccupancy: 4 }, party(3, [5]), 3],
    ["D-22 the room's maxAdults exceeds the requested adults", { systemMaxAdults: 3 }, party(2), 0],
    ["D-22 the room's maxAdults equals the requested adults", { systemMaxAdults: 2 }, party(2), 3],
    ["D-22 the room's maxChildren exceeds the requested children", { systemMaxChildren: 1 }, party(2), 0],
    ["D-22 the room's maxChildren equals the requested children", { systemMaxChildren: 1 }, party(2, [5]), 3],
    ['D-22 more adults than MaxAdults', { maxAdults: 2 }, party(3), 0],
    ['D-22 as many adults as MaxAdults', { maxAdults: 2 }, party(2), 3],
    ['D-22 more children than MaxChildren', { maxChildren: 0 }, party(2, [1]), 0],
    ['D-22 fewer children than MaxChildren', { maxChildren: 2 }, party(2, [1]), 3],
  ])('%s', (_, room, guests, expected) => {
    expect(units(room, guests)).toBe(expected);
  });

  test('are fewer by one for each leg that holds the room', () => {
    const legs = ['LAK', 'SUI', 'LAK'].map((roomCode, index) => leg({ leg: index + 1, roomCode }));
    expect(unitsAfterFilter(roomType(), stock, party(2), legs)).toBe(1);
  });

  test('are none for a room that the answer lacks', () => {
    expect(unitsAfterFilter(roomType(), null, party(2), [])).toBe(0);
  });

  test('are never below 0', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(9), (unitsAvailable, held) => {
        const legs = Array.from({ length: held }, (_, index) => leg({ leg: index + 2, roomCode: 'LAK' }));
        const rates = roomRate({ room: { code: 'LAK', unitsAvailable } });
        const left = unitsAfterFilter(roomType(), rates, party(2), legs);
        expect(left).toBe(unitsAvailable > held ? unitsAvailable - held : 0);
      }),
    );
  });
});

describe("A §2.5, E-08 'From £X'", () => {
  const cheap = availableRate({ rateCode: 'CHEAP', amount: 15_000 });
  const preferred = availableRate({ rateCode: 'DAILYBABB', amount: 18_000 });

  test('is the lowest price on offer', () => {
    expect(fromPrice(roomRate({ rates: [availableRate(), cheap, preferred] }), quota())).toEqual({
      amount: 15_000,
      rate: cheap,
      includes: [],
    });
    expect(fromPrice(roomRate({ rates: [] }), quota())).toBeNull();
  });

  test('F-08 includes what the estate requires of the party, whatever its code, and only that', () => {
    const cityTax = fee('CITYTAX', 660, { name: 'City tax', quantityRequired: 4 });
    const room = roomRate({
      rates: [cheap],
      packages: [fee('DOG', 1_500), cityTax, fee('BABY', 1_000, { quantityRequired: 0 })],
    });
    expect(fromPrice(room, quota({ dogs: 1 }))).toEqual({
      amount: 17_160,
      rate: cheap,
      includes: [
        { code: 'DOG', name: '', amount: 1_500 },
        { code: 'CITYTAX', name: 'City tax', amount: 660 },
      ],
    });
  });
});

describe('A §2.5, §5.3, D-48 the price panel', () => {
  const outcome = (room: Partial<RoomType>, guests: GuestOccupancy, rates = roomRate()) =>
    roomOffer(roomType({ ...anyParty, ...room }), rates, guests, [], 2).outcome;
  const unfriendly = { isDogFriendly: false, isChildFriendly: false, isInfantFriendly: false };
  const everybody = party(2, [5, 1], 1);

  const free = { kind: 'from', amount: 20_000, rate: availableRate(), includes: [] };
  test.each([
    [9, everybody, { kind: 'minimumGuests', minimum: 9 }],
    [4, everybody, { kind: 'notDogFriendly' }],
    [1, party(2, [5, 1]), { kind: 'notChildFriendly' }],
    [1, party(2, [1]), { kind: 'notInfantFriendly' }],
    [1, party(2), free],
  ])(
    'shows the first reason in the order of the specification: at least %i, %j',
    (minOccupancy, guests, is) => {
      expect(outcome({ ...unfriendly, minOccupancy }, guests)).toEqual(is);
    },
  );

  test.each([
    ['DOG', party(2, [], 2), 'notDogFriendly'],
    ['CHILD', party(2, [4]), 'notChildFriendly'],
    ['BABY', party(2, [3]), 'notInfantFriendly'],
  ])('too few %s packages count as unfriendly', (code, guests, kind) => {
    const short = roomRate({ packages: [fee(code, 0, { quantityRequired: 2, quantityAvailable: 1 })] });
    const enough = roomRate({ packages: [fee(code, 0, { quantityRequired: 2, quantityAvailable: 2 })] });
    expect(outcome({}, guests, short)).toEqual({ kind });
    expect(outcome({}, guests, enough).kind).toBe('from');
  });

  test('lets the guest choose the room only with a price', () => {
    expect(canChooseRoom(roomOffer(roomType(), roomRate(), party(2), [], 2))).toBe(true);
    expect(canChooseRoom(roomOffer(roomType(), null, party(2), [], 2))).toBe(false);
    expect(canChooseRoom(roomOffer(roomType({ minOccupancy: 3 }), roomRate(), party(2), [], 2))).toBe(false);
  });

  test('A §2.5 reports when no dog-friendly room is left for a party with dogs', () => {
    const dogs = party(2, [], 1);
    const tamed = roomOffer(roomType(), roomRate({ room: { code: 'LAK', unitsAvailable: 1 } }), dogs, [], 2);
    const unfriendlyRoom = roomOffer(roomType({ isDogFriendly: false }), roomRate(), dogs, [], 2);
    const soldOut = roomOffer(roomType(), null, dogs, [], 2);
    expect(isWithoutDogFriendlyRoom([unfriendlyRoom, soldOut], dogs)).toBe(true);
    expect(isWithoutDogFriendlyRoom([unfriendlyRoom, tamed], dogs)).toBe(false);
    expect(isWithoutDogFriendlyRoom([unfriendlyRoom], party(2))).toBe(false);
  });

  test('does not count a room for a larger party, or without a rate, as left for dogs', () => {
    const dogs = party(2, [], 1);
    const forMore = roomOffer(roomType({ minOccupancy: 4 }), roomRate(), dogs, [], 2);
    const withoutRate = roomOffer(roomType(), roomRate({ rates: [] }), dogs, [], 2);
    expect(isWithoutDogFriendlyRoom([forMore, withoutRate], dogs)).toBe(true);
  });
});

describe('A §9.3 the order of rooms', () => {
  const offer = (code: string, amount: number, guests: GuestOccupancy, room: Partial<RoomType> = {}) =>
    roomOffer(
      roomType({ code, ...room }),
      roomRate({ room: { code, unitsAvailable: 1 }, rates: [availableRate({ amount })] }),
      guests,
      [],
      2,
    );
  const codes = (guests: GuestOccupancy, ...offers: ReturnType<typeof offer>[]) =>
    sortRooms(offers, guests).map(({ roomType: { code } }) => code);

  test('is by price, with rooms without units last', () => {
    const two = party(2);
    const none = roomOffer(roomType({ code: 'NONE' }), null, two, [], 2);
    const found = codes(two, none, offer('DEAR', 30_000, two), offer('CHEAP', 10_000, two));
    expect(found).toEqual(['CHEAP', 'DEAR', 'NONE']);
  });

  test('puts rooms that are not dog-friendly last for a party with dogs', () => {
    const found = (guests: GuestOccupancy) =>
      codes(guests, offer('NODOG', 10_000, guests, { isDogFriendly: false }), offer('DEAR', 30_000, guests));
    expect(found(party(2, [], 1))).toEqual(['DEAR', 'NODOG']);
    expect(found(party(2))).toEqual(['NODOG', 'DEAR']);
  });

  test('A §9.3 puts rooms without a price in between', () => {
    const dogs = party(2, [], 1);
    const lonely = (guests: GuestOccupancy) => offer('MIN', 20_000, guests, { minOccupancy: 9 });
    const none = roomOffer(roomType({ code: 'NONE' }), null, party(2), [], 2);
    const found = codes(party(2), none, lonely(party(2)), offer('DEAR', 30_000, party(2)));
    expect(found).toEqual(['DEAR', 'MIN', 'NONE']);
    const noDog = offer('NODOG', 10_000, dogs, { isDogFriendly: false });
    expect(codes(dogs, noDog, lonely(dogs))).toEqual(['MIN', 'NODOG']);
  });

  test('is the same whatever order the rooms come in', () => {
    const two = party(2);
    const amounts = fc.uniqueArray(fc.nat(100_000), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (prices) => {
        const found = codes(two, ...prices.map((price) => offer(`R${price}`, price, two)));
        expect(found).toEqual(prices.toSorted((a, b) => a - b).map((price) => `R${price}`));
      }),
    );
  });
});

describe('A §9.3 the order of areas', () => {
  const room = (code: string, fields: Partial<RoomType> = {}) => roomType({ code, ...fields });
  const stock = (code: string, unitsAvailable: number) => roomRate({ room: { code, unitsAvailable } });
  const areas = [
    area('many', [room('A', { isDogFriendly: false, isChildFriendly: false })]),
    area('dogs', [room('B', { isChildFriendly: false }), room('C', { isChildFriendly: false })]),
    area('children', [room('D', { isDogFriendly: false })]),
  ];
  const stocks = [stock('A', 9), stock('B', 1), stock('C', 1), stock('D', 1)];
  const keys = (guests: GuestOccupancy) =>
    areaOffers(areas, stocks, guests, [], 2).map((offered) => offered.area.key);

  test('is by child-friendly rooms with units for a party with children; infants do not count (A §9.2)', () => {
    expect(keys(party(2, [4]))).toEqual(['children', 'dogs', 'many']);
    expect(keys(party(2, [3]))).toEqual(['many', 'dogs', 'children']);
  });
});

const outcome = (room: Partial<RoomType>, guests: GuestOccupancy, rates = roomRate()) =>
  roomOffer(roomType({ maxAdults: null, maxChildren: null, ...room }), rates, guests, [], 2).outcome;

const sleeps = (who: 'guests' | 'adults' | 'children', most: number): RoomOutcome => ({
  kind: 'sleeps',
  who,
  most,
});

describe('E-11 why a room is unavailable', () => {
  test.each<[string, Partial<RoomType>, GuestOccupancy, RoomOutcome]>([
    ['more guests than beds', { maxAdults: 2, maxChildren: 1 }, party(4), sleeps('guests', 3)],
    ['more guests than the room system takes', { maxOccupancy: 3 }, party(3, [5]), sleeps('guests', 3)],
    ['the smaller of both', { maxAdults: 2, maxChildren: 2, maxOccupancy: 3 }, party(4), sleeps('guests', 3)],
    ['more adults', { maxAdults: 2, maxChildren: 1 }, party(3), sleeps('adults', 2)],
    ['more adults, nothing known of children', { maxAdults: 2 }, party(4), sleeps('adults', 2)],
    ['more children', { maxAdults: 4, maxChildren: 1 }, party(2, [5, 6]), sleeps('children', 1)],
    ['no children', { maxAdults: 2, maxChildren: 0 }, party(1, [5]), { kind: 'notChildFriendly' }],
    ['no infants', { maxAdults: 2, maxChildren: 0 }, party(1, [2]), { kind: 'notInfantFriendly' }],
  ])('E-11 a room that is too small says how many it holds: %s', (_, room, guests, expected) => {
    expect(outcome(room, guests)).toEqual(expected);
    expect(outcome(room, guests, roomRate({ room: { code: 'LAK', unitsAvailable: 0 } }))).toEqual(expected);
  });

  test('E-11, D-22 a room that is kept for larger parties says so', () => {
    const three = { kind: 'minimumGuests', minimum: 3 };
    expect(outcome({ systemMaxAdults: 3 }, party(2))).toEqual(three);
    expect(outcome({ systemMaxAdults: 2, systemMaxChildren: 1 }, party(2))).toEqual(three);
  });

  test("E-11 a free room states its minimum stay where the stay is too short, not 'Sold out'", () => {
    const forThree = { rates: [], minLengthOfStay: 3 };
    expect(outcome({}, party(2), roomRate(forThree))).toEqual({ kind: 'minimumNights', minimum: 3 });
    expect(outcome({}, party(2), roomRate({ minLengthOfStay: 2 })).kind).toBe('from');
    const gone = { ...forThree, room: { code: 'LAK', unitsAvailable: 0 } };
    expect(outcome({}, party(2), roomRate(gone))).toEqual({ kind: 'soldOut' });
  });
});
