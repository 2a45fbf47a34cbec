import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guestCounts, guestQuotaOf, guestsSummary, guestTotal } from '../../src/domain/guest-counts.ts';
import { LIMITS } from '../../src/domain/limits.ts';
import {
  arrivalWindow,
  blankSearch,
  CHILD_AGES,
  defaultOccupancy,
  occupancy,
  withChildAge,
  withChildCount,
  withRoomCount,
} from '../../src/domain/occupancy.ts';
import { party, quota } from './builders.ts';

describe('A §9.1 defaults and limits', () => {
  test('nights, rooms, adults, children and their ages, dogs (D-20), years ahead', () => {
    expect(LIMITS).toEqual({
      minNights: 1,
      maxNights: 14,
      maxRooms: 4,
      minAdults: 1,
      maxAdults: 4,
      maxChildren: 1,
      maxChildAge: 14,
      maxDogs: 2,
      yearsAhead: 2,
    });
  });

  test('a new room has 2 adults, no child and no dog', () => {
    expect(defaultOccupancy()).toEqual({ adults: 2, childCount: 0, children: [], dogs: 0 });
  });

  test('a new search is one such room for one night from the business date', () => {
    expect(blankSearch('2027-05-01')).toEqual({
      arrivalDate: '2027-05-01',
      numberOfNights: 1,
      code: null,
      voucherCodes: [],
      amendId: null,
      guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
    });
  });

  test("ages are 'Under 1' (0), then 1 to 14", () => {
    expect(CHILD_AGES).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  test('arrival is from the later of business date and today, to two years from today', () => {
    expect(arrivalWindow('2027-05-02', '2027-05-01')).toEqual({ first: '2027-05-02', last: '2029-05-01' });
    expect(arrivalWindow('2027-04-30', '2027-05-01')).toEqual({ first: '2027-05-01', last: '2029-05-01' });
  });

  test('another number of rooms keeps the parties that there are', () => {
    expect(withRoomCount([party(3)], 2)).toEqual([party(3), party(2)]);
    expect(withRoomCount([party(3), party(1)], 1)).toEqual([party(3)]);
  });

  test('children keep their ages when their number changes', () => {
    const two = withChildAge(withChildCount(occupancy(2, 1, 0), 2), 1, 9);
    expect(two).toEqual(party(2, [0, 9]));
    expect(withChildCount(two, 1)).toEqual(party(2, [0]));
  });
});

describe('A §9.2 age classes', () => {
  test('above 3 is a child, 3 and under an infant', () => {
    expect(guestQuotaOf(party(2, [0, 3, 4, 14], 1))).toEqual({
      Adults: 2,
      ChildAges: [0, 3, 4, 14],
      Children: 2,
      Infants: 2,
      Dogs: 1,
    });
  });

  test('nobody is lost or counted twice', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.nat(14), { maxLength: 6 }), (adults, ages) => {
        expect(guestTotal(guestQuotaOf(party(adults, ages)))).toBe(adults + ages.length);
      }),
    );
  });
});

describe('B §9 guest text', () => {
  const word = ({ kind, count }: { kind: string; count: number }) => `${count} ${kind}`;

  test("D-352 parts are whole and joined with ' & ', those without anybody are left out", () => {
    expect(guestsSummary(quota({ Children: 1, Infants: 3 }), word)).toBe(
      '2\u00a0adults & 1\u00a0children & 3\u00a0infants',
    );
    expect(guestsSummary(quota(), word)).toBe('2\u00a0adults');
    expect(guestCounts(quota({ Infants: 1 }))).toEqual([
      { kind: 'adults', count: 2 },
      { kind: 'infants', count: 1 },
    ]);
  });
});
