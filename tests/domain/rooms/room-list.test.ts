import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_ROOMS,
  FILTER_KINDS,
  listRooms,
  ROOM_SORTS,
  toggleFilter,
  type RoomFilter,
  type RoomGroup,
} from '../../../src/domain/rooms/room-list.ts';
import { filtersOf } from '../../../src/domain/rooms/room-filters.ts';
import { areaOffers, type AreaOffer, type RoomOffer } from '../../../src/domain/rooms/rooms.ts';
import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import { area, availableRate, party, roomRate, roomType } from '../../support/fixtures.ts';

/**
 * Two adults for two nights: A at £200 and B at £150 in the house, C at £300 on the shore. D is sold out, E
 * has no price.
 */
const areas = areasOf({
  house: [
    [{ code: 'A', view: 'Lake', maxAdults: 4, maxChildren: 0, isDogFriendly: false }, 20_000],
    [{ code: 'B', view: 'Park', isStepFree: true }, 15_000],
    [{ code: 'D', view: 'Lake', isStepFree: false }, null],
  ],
  shore: [
    [{ code: 'C', view: 'Lake', maxOccupancy: 2 }, 30_000],
    [{ code: 'E', view: '', minOccupancy: 3, maxAdults: 6, maxChildren: 0 }, 90_000],
  ],
});

type Made = [Partial<RoomType>, price: number | null];

function areasOf(estate: Record<string, Made[]>): AreaOffer[] {
  const made = Object.values(estate).flat();
  return areaOffers(
    Object.entries(estate).map(([key, rooms]) =>
      area(
        key,
        rooms.map(([is]) => roomType({ key: is.code ?? '', ...is })),
      ),
    ),
    made.map(([{ code = '' }, price]) =>
      roomRate({
        room: { code, unitsAvailable: price === null ? 0 : 1 },
        rates: [availableRate({ amount: price ?? 0 })],
      }),
    ),
    party(2),
    [],
    2,
  );
}

const codesOf = (offers: readonly RoomOffer[]) => offers.map(({ roomType: { code } }) => code).join('');
const shown = (groups: readonly RoomGroup<RoomOffer>[]) =>
  groups.map((group) => `${group.area?.key ?? 'all'}: ${codesOf(group.offers)} (${codesOf(group.soldOut)})`);
const filter = (kind: RoomFilter['kind'], value = ''): RoomFilter => ({ kind, value });
const list = (filters: RoomFilter[], sort = ALL_ROOMS.sort) => shown(listRooms(areas, { filters, sort }));

describe('D-509 the list that the guest asks for', () => {
  const lake = filter('view', 'Lake');

  test.each([
    ['A §9.3 area by area, with sold-out rooms apart', [], ['shore: CE ()', 'house: BA (D)']],
    ['one place', [filter('place', 'house')], ['house: BA (D)']],
    [
      'rooms that pass either of two filters of one kind',
      [filter('place', 'house'), filter('place', 'shore')],
      ['shore: CE ()', 'house: BA (D)'],
    ],
    ['rooms that pass both of two kinds', [lake, filter('dogs')], ['shore: C ()', 'house:  (D)']],
    ['rooms by the lowest limit that each sets', [filter('sleeps', '3')], ['shore: E ()', 'house: BA (D)']],
    ['rooms for at least so many guests', [filter('sleeps', '4')], ['shore: E ()', 'house: A ()']],
    ['step-free only what the estate says is', [filter('stepFree')], ['house: B ()']],
    ['nothing where no room passes', [filter('stepFree'), filter('place', 'shore')], []],
  ])('shows %s', (_, filters, rooms) => {
    expect(list(filters)).toEqual(rooms);
  });

  test('sorts by price over all places, with unpriced rooms last', () => {
    expect(list([], 'cheapest')).toEqual(['all: BACE (D)']);
    expect(list([], 'dearest')).toEqual(['all: CABE (D)']);
  });

  test('shows an area without rooms until a filter is set', () => {
    const empty = [...areas, { area: area('empty', []), offers: [] }];
    expect(shown(listRooms(empty, ALL_ROOMS)).at(-1)).toBe('empty:  ()');
    expect(listRooms(empty, { ...ALL_ROOMS, filters: [filter('view', 'Lake')] })).toHaveLength(2);
  });
});

describe('D-509 the filters on offer', () => {
  test('are those that some rooms pass and some do not', () => {
    expect(filtersOf(areas)).toEqual([
      ...['shore', 'house'].map((place) => filter('place', place)),
      ...['3', '4', '6'].map((guests) => filter('sleeps', guests)),
      ...[filter('dogs'), filter('stepFree')],
      ...['Lake', 'Park'].map((view) => filter('view', view)),
    ]);
  });

  test('are none where all rooms are alike, or where there is only one', () => {
    const one: Made = [{ code: 'A', view: 'Lake' }, 10_000];
    const other: Made = [{ code: 'B', view: 'Lake' }, 12_000];
    expect([[one, other], [one]].map((house) => filtersOf(areasOf({ house })))).toEqual([[], []]);
  });
});

describe('pressing a filter', () => {
  test('a second time removes it', () => {
    const once = toggleFilter([filter('dogs')], filter('view', 'Lake'));
    expect(once).toEqual([filter('dogs'), filter('view', 'Lake')]);
    expect(toggleFilter(once, filter('view', 'Lake'))).toEqual([filter('dogs')]);
  });

  test('for another number of guests replaces the first', () => {
    expect(toggleFilter([filter('sleeps', '3'), filter('dogs')], filter('sleeps', '5'))).toEqual([
      filter('dogs'),
      filter('sleeps', '5'),
    ]);
  });
});

const anyRoom = fc.record({
  view: fc.constantFrom('', 'Lake', 'Park'),
  isStepFree: fc.constantFrom(null, true, false),
  isDogFriendly: fc.boolean(),
  maxAdults: fc.constantFrom(null, 1, 2, 4),
  maxOccupancy: fc.constantFrom(null, 2, 5),
  price: fc.constantFrom(null, 10_000, 12_000, 15_050),
});
const anyEstate = fc
  .array(fc.array(anyRoom, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((estate) =>
    areasOf(
      Object.fromEntries(
        estate.map((rooms, at) => [
          `area ${at}`,
          rooms.map(({ price, ...is }, n): Made => [{ ...is, code: `${at}-${n} ` }, price]),
        ]),
      ),
    ),
  );
const anyFilters = fc.array(fc.nat(30), { maxLength: 4 });

function wanted(estate: AreaOffer[], picks: number[]): RoomFilter[] {
  const offered = filtersOf(estate);
  return picks.reduce<RoomFilter[]>((filters, pick) => {
    const next = offered[pick % (offered.length || 1)];
    return next ? toggleFilter(filters, next) : filters;
  }, []);
}

const everyRoom = (groups: RoomGroup<RoomOffer>[]) =>
  groups.flatMap(({ offers, soldOut }) => [...offers, ...soldOut]);

/** States again, apart from the rule, what a room lacks. */
function lacks(estate: AreaOffer[], { roomType: room }: RoomOffer, filters: RoomFilter[]): string[] {
  const place = estate.find(({ offers }) => offers.some(({ roomType: { code } }) => code === room.code))?.area
    .key;
  const beds =
    room.maxAdults === null || room.maxChildren === null ? Infinity : room.maxAdults + room.maxChildren;
  const most = Math.min(beds, room.maxOccupancy ?? Infinity);
  const has = {
    place: [place],
    sleeps: [1, 2, 3, 4, 5].filter((guests) => most !== Infinity && guests <= most).map(String),
    dogs: room.isDogFriendly ? [''] : [],
    stepFree: room.isStepFree ? [''] : [],
    view: [room.view],
  };
  return FILTER_KINDS.filter((kind) => {
    const values = filters.filter((one) => one.kind === kind).map(({ value }) => value);
    return values.length > 0 && !values.some((value) => has[kind].includes(value));
  });
}

describe('in any estate', () => {
  test('a filter shows the rooms that have the fact, and no others', () => {
    fc.assert(
      fc.property(anyEstate, anyFilters, fc.constantFrom(...ROOM_SORTS), (estate, picks, sort) => {
        const filters = wanted(estate, picks);
        const there = new Set(codesOf(everyRoom(listRooms(estate, { filters, sort }))).split(' '));
        for (const { offers } of estate) {
          for (const offer of offers) {
            expect(there.has(offer.roomType.code.trim())).toBe(lacks(estate, offer, filters).length === 0);
          }
        }
      }),
    );
  });

  test('another order keeps all rooms and sorts their prices', () => {
    fc.assert(
      fc.property(anyEstate, fc.constantFrom('cheapest' as const, 'dearest' as const), (estate, sort) => {
        const rooms = listRooms(estate, { filters: [], sort });
        const all = estate.flatMap(({ offers }) => offers.map(({ roomType: { code } }) => code));
        expect(
          everyRoom(rooms)
            .map(({ roomType: { code } }) => code)
            .toSorted(),
        ).toEqual(all.toSorted());
        const prices = rooms.flatMap(({ offers }) =>
          offers.flatMap(({ outcome }) => (outcome.kind === 'from' ? [outcome.amount] : [])),
        );
        expect(prices).toEqual(prices.toSorted((a, b) => (sort === 'cheapest' ? a - b : b - a)));
      }),
    );
  });

  test('A §9.3 pressing every filter twice restores the first order', () => {
    fc.assert(
      fc.property(anyEstate, (estate) => {
        const offered = filtersOf(estate).filter(({ kind }) => kind !== 'sleeps');
        const filters = [...offered, ...offered].reduce<RoomFilter[]>(toggleFilter, []);
        expect(filters).toEqual([]);
        expect(everyRoom(listRooms(estate, { filters, sort: 'place' }))).toEqual(
          estate.flatMap(({ offers }) => [
            ...offers.filter(({ outcome }) => outcome.kind !== 'soldOut'),
            ...offers.filter(({ outcome }) => outcome.kind === 'soldOut'),
          ]),
        );
      }),
    );
  });

  test('every filter on offer splits the rooms', () => {
    fc.assert(
      fc.property(anyEstate, (estate) => {
        const all = estate.flatMap(({ offers }) => offers).length;
        for (const one of filtersOf(estate)) {
          const { length } = everyRoom(listRooms(estate, { filters: [one], sort: 'place' }));
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThan(all);
        }
      }),
    );
  });
});
