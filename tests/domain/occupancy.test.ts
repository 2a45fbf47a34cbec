import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guestCounts, guestQuotaOf, guestTotal } from '../../src/domain/guest-counts.ts';
import { describeParty } from '../../src/texts/describe-party.ts';
import { catalogue } from '../support/catalogue.ts';
import { LIMITS } from '../../src/domain/limits.ts';
import {
  arrivalWindow,
  blankSearch,
  CHILD_AGES,
  hasAllAges,
  occupancy,
  withAllAges,
  withChildAge,
  withChildCount,
} from '../../src/domain/occupancy.ts';
import { party, quota, search } from '../support/fixtures.ts';

describe('A §9.1 defaults and limits', () => {
  test('nights, rooms, adults, children and their ages, dogs (D-20), years ahead', () => {
    expect(LIMITS).toEqual({
      ...{ minNights: 1, maxNights: 14, maxRooms: 4, yearsAhead: 2 },
      ...{ minAdults: 1, maxAdults: 4, maxChildren: 1, maxChildAge: 14, maxDogs: 2 },
    });
  });

  test('a new search is one such room for one night from the business date', () => {
    expect(blankSearch('2027-05-01')).toEqual({
      ...{ arrivalDate: '2027-05-01', numberOfNights: 1, code: null, voucherCodes: [], amendId: null },
      guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
    });
  });

  test("ages are 'Under 1' (0), then 1 to 14", () => {
    expect(CHILD_AGES).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  test('arrival is from the later of business date and today until two years from today', () => {
    expect(arrivalWindow('2027-05-02', '2027-05-01')).toEqual({ first: '2027-05-02', last: '2029-05-01' });
    expect(arrivalWindow('2027-04-30', '2027-05-01')).toEqual({ first: '2027-05-01', last: '2029-05-01' });
  });

  test('children keep their ages when their number changes', () => {
    const three = withChildCount(occupancy(2, 2, 0, [0, 9]), 3);
    expect(three).toEqual(party(2, [0, 9, null]));
    expect(withChildCount(three, 1)).toEqual(party(2, [0]));
  });

  test('E-09 a child has no age until one is chosen, and none after it is cleared', () => {
    const one = occupancy(2, 1, 0);
    expect(one).toEqual(party(2, [null]));
    const aged = withChildAge(one, 0, 7);
    expect(aged).toEqual(party(2, [7]));
    expect(withChildAge(aged, 0, null)).toEqual(one);
    // 'Under 1' is an age.
    expect([one, aged, party(2, [0])].map(hasAllAges)).toEqual([false, true, true]);
  });

  test('E-09 a search without every age throws', () => {
    const asked = search({ guestOccupancies: [party(2), party(1, [0, 14])] });
    expect(withAllAges(asked)).toEqual(asked);
    const open = { ...asked, guestOccupancies: [party(2), party(1, [3, null])] };
    expect(() => withAllAges(open)).toThrow('A child has no age yet');
  });
});

describe('A §9.2 age classes', () => {
  test('everybody is counted once', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.nat(14), { maxLength: 6 }), (adults, ages) => {
        expect(guestTotal(guestQuotaOf(party(adults, ages)))).toBe(adults + ages.length);
      }),
    );
  });
});

describe('B §9 guest text', () => {
  test("each count keeps its words together, counts join with ' & ', and empty ones are left out", () => {
    expect(describeParty(catalogue, quota({ children: 1, infants: 3 }))).toBe(
      '2\u00a0adults & 1\u00a0child & 3\u00a0infants',
    );
    expect(describeParty(catalogue, quota())).toBe('2\u00a0adults');
    expect(guestCounts(quota({ infants: 1 }))).toEqual([
      { kind: 'adults', count: 2 },
      { kind: 'infants', count: 1 },
    ]);
  });
});
