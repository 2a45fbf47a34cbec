import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_ROOMS,
  FILTER_KINDS,
  listRooms,
  ROOM_SORTS,
  toggleFilter,
  type ListedRooms,
  type RoomFilter,
} from '../../../src/domain/rooms/room-list.ts';
import { filtersOf, rateFiltersOf } from '../../../src/domain/rooms/room-filters.ts';
import { areaOffers, type AreaOffer, type RoomOffer } from '../../../src/domain/rooms/rooms.ts';
import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import {
  area,
  availableRate,
  configuration,
  party,
  rateGroup,
  rateGroupRate,
  roomRate,
  roomType,
} from '../../support/fixtures.ts';

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
const shown = ({ groups, others }: ListedRooms<RoomOffer>) => [
  ...groups.map((group) => `${group.area?.key ?? 'all'}: ${codesOf(group.offers)}`),
  ...(others.length > 0 ? [`not: ${codesOf(others)}`] : []),
];
const filter = (kind: RoomFilter['kind'], value = ''): RoomFilter => ({ kind, value });
const list = (filters: RoomFilter[], sort = ALL_ROOMS.sort) => shown(listRooms(areas, { filters, sort }));

describe('D-509 the list that the guest asks for', () => {
  const lake = filter('view', 'Lake');

  test.each([
    [
      'A §9.3 area by area, with the rooms that cannot be had at the end',
      [],
      ['shore: C', 'house: BA', 'not: ED'],
    ],
    ['one place', [filter('place', 'house')], ['house: BA', 'not: D']],
    [
      'rooms that pass either of two filters of one kind',
      [filter('place', 'house'), filter('place', 'shore')],
      ['shore: C', 'house: BA', 'not: ED'],
    ],
    ['rooms that pass both of two kinds', [lake, filter('dogs')], ['shore: C', 'not: D']],
    ['rooms by the lowest limit that each sets', [filter('sleeps', '3')], ['house: BA', 'not: ED']],
    ['rooms for at least so many guests', [filter('sleeps', '4')], ['house: A', 'not: E']],
    ['step-free only what the estate says is', [filter('stepFree')], ['house: B']],
    ['nothing where no room passes', [filter('stepFree'), filter('place', 'shore')], []],
  ])('shows %s', (_, filters, rooms) => {
    expect(list(filters)).toEqual(rooms);
  });

  test('sorts by price over all places', () => {
    expect(list([], 'cheapest')).toEqual(['all: BAC', 'not: ED']);
    expect(list([], 'dearest')).toEqual(['all: CAB', 'not: ED']);
  });

  test('shows only rooms with a price where the guest asks for a kind of rate', () => {
    expect(list([filter('breakfast')])).toEqual(['shore: C', 'house: BA']);
  });
});

describe('D-509 the filters on offer', () => {
  test('are those that some rooms on offer pass and some do not', () => {
    expect(filtersOf(areas)).toEqual([
      ...['shore', 'house'].map((place) => filter('place', place)),
      ...['3', '4'].map((guests) => filter('sleeps', guests)),
      ...[filter('dogs'), filter('stepFree')],
      ...['Lake', 'Park'].map((view) => filter('view', view)),
    ]);
  });

  test('are none where all rooms are alike, or where there is only one', () => {
    const one: Made = [{ code: 'A', view: 'Lake' }, 10_000];
    const other: Made = [{ code: 'B', view: 'Lake' }, 12_000];
    expect([[one, other], [one]].map((house) => filtersOf(areasOf({ house })))).toEqual([[], []]);
  });

  test('are breakfast and free cancellation where some rates have them, and cancelling is still free', () => {
    const estate = configuration({
      rateGroups: [rateGroup('STAY', [rateGroupRate({ code: 'BB', includesBreakfast: true })])],
    });
    const until = { cancellationDateTime: '2027-04-30T15:00:00' };
    const breakfast = availableRate({ rateCode: 'BB', requiresDeposit: true, ...until });
    const flexible = availableRate({ rateCode: 'ROOM', ...until });
    const offered = (now: string | null, rates = [breakfast, flexible]) =>
      rateFiltersOf(estate, rates, now).map(({ kind, value }) => `${kind} ${value}`.trim());
    expect(offered('2027-04-30T14:59:00')).toEqual(['breakfast', 'freeCancellation 2027-04-30T14:59:00']);
    expect([
      offered('2027-04-30T15:00:00'),
      offered(null),
      offered('2027-04-01T00:00:00', [flexible]),
    ]).toEqual([['breakfast'], ['breakfast'], []]);
  });
});

describe('pressing a filter', () => {
  test('for free cancellation again removes it, although time has passed', () => {
    const earlier = filter('freeCancellation', '2027-04-20T10:00:00');
    expect(toggleFilter([earlier], filter('freeCancellation', '2027-04-20T10:05:00'))).toEqual([]);
  });

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

const everyRoom = ({ groups, others }: ListedRooms<RoomOffer>) => [
  ...groups.flatMap(({ offers }) => offers),
  ...others,
];

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
        const prices = rooms.groups.flatMap(({ offers }) =>
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
        const all = estate.flatMap(({ offers }) => offers);
        expect(everyRoom(listRooms(estate, { filters, sort: 'place' }))).toEqual([
          ...all.filter(({ outcome }) => outcome.kind === 'from'),
          ...all.filter(({ outcome }) => outcome.kind !== 'from'),
        ]);
      }),
    );
  });

  test('every filter on offer splits the rooms on offer', () => {
    fc.assert(
      fc.property(anyEstate, (estate) => {
        const onOffer = (filters: RoomFilter[]) =>
          listRooms(estate, { filters, sort: 'cheapest' }).groups.flatMap(({ offers }) => offers);
        const all = onOffer([]).length;
        for (const one of filtersOf(estate)) {
          const { length } = onOffer([one]);
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThan(all);
        }
      }),
    );
  });
});
