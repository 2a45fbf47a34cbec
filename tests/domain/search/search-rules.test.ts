import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import {
  type OpenParty,
  arrivalWindow,
  blankSearch,
  CHILD_AGES,
  hasAllAges,
  occupancy,
  withAllAges,
  withChildAge,
  withChildCount,
} from '../../../src/domain/search/occupancy.ts';
import { partyLimits } from '../../../src/domain/search/search-limits.ts';
import {
  NIGHT_CHOICES,
  partiesForRooms,
  ROOM_CHOICES,
  searchBlocks,
  withinLimits,
  type SearchBlock,
} from '../../../src/domain/search/search-rules.ts';
import type { AppliedVoucher } from '../../../src/domain/vouchers/vouchers.ts';
import { configuration, party, search, quota } from '../../support/fixtures.ts';
import { moneyVoucher, stayVoucher } from '../../steps/payment/voucher-fixtures.ts';
import { guestCounts, guestQuotaOf, guestTotal } from '../../../src/domain/search/guest-counts.ts';
import { describeParty } from '../../../widget/texts/describe-party.ts';
import { catalogue } from '../../support/catalogue.ts';
import { LIMITS } from '../../../src/domain/search/limits.ts';

const { content } = configuration();

/** An estate that takes no children online, as its content says (D-21). */
const withoutChildren: StayConfiguration = configuration({
  content: { ...content, search: { ...content.search, childBooking: '<p>Call us.</p>' } },
});

describe('A §9.1 a search offers', () => {
  it("1 to 14 nights, and 1, 2, 3, 4 or '5+' (0) rooms", () => {
    expect(NIGHT_CHOICES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(ROOM_CHOICES).toEqual([1, 2, 3, 4, 0]);
  });

  it('A §9.1, D-20, E-10 as many adults, children and dogs as configured', () => {
    const estate = configuration({ maxAdults: 3, maxChildren: 2, maxDogs: 1 });
    const limits = { maxAdults: 3, maxChildren: 2, maxDogs: 1 };
    expect(partyLimits(estate, search())).toEqual(limits);
    expect(partyLimits(estate, search({ guestOccupancies: [party(5, [1, 2, 3], 4)] }))).toEqual(limits);
  });
});

describe('A §5.2 what blocks a search', () => {
  const withChild = [party(2), party(2, [7])];
  const agesOpen = [party(2, [0]), party(2, [7, null])];
  const two = [party(2), party(2)];
  const gift = moneyVoucher('GIFT', 10_000);
  const stay = stayVoucher('STAY', 20_000);

  it.each<[string, StayConfiguration, number, OpenParty[], AppliedVoucher[], SearchBlock[]]>([
    ['nothing for two adults in one room', configuration(), 1, [party(2)], [], []],
    ["'5+' rooms", configuration(), 0, [party(2)], [], ['tooManyRooms']],
    ['D-21 a child where the estate has the message', withoutChildren, 2, withChild, [], ['children']],
    ['no child in a room that is no longer asked for', withoutChildren, 1, withChild, [], []],
    ['no child where there is no message', configuration(), 2, withChild, [], []],
    ['E-09 a child without an age', configuration(), 2, agesOpen, [], ['childAges']],
    ['an age that is not asked for', configuration(), 1, agesOpen, [], []],
    ['E-09, D-21 no age without children', withoutChildren, 1, [party(2, [null])], [], ['children']],
    ['D-06 a stay voucher with two rooms', configuration(), 2, two, [stay, gift], ['stayVoucher']],
    ['D-06 none with one room', configuration(), 1, two, [stay, gift], []],
    ['no monetary voucher', configuration(), 2, two, [gift], []],
    ['several reasons, in order', withoutChildren, 2, withChild, [stay], ['children', 'stayVoucher']],
  ])('is %s', (_, estate, rooms, parties, vouchers, blocks) => {
    expect(searchBlocks(estate, rooms, parties, vouchers, 0)).toEqual(blocks);
  });

  it.each<[string, number, OpenParty[], SearchBlock[]]>([
    ['nothing with its two children', 2, [party(2, [3, 7])], []],
    ['nothing with one of them', 2, [party(2, [7])], []],
    ['nothing with none of them', 2, [party(2)], []],
    ['a third child', 2, [party(2, [3, 7, 9])], ['children']],
    ['a child in a stay without', 0, [party(2, [7])], ['children']],
    ['E-09 the ages, which the stay does not say', 2, [party(2, [null, 7])], ['childAges']],
  ])('F-06 of a stay to amend, where the estate has the message, is %s', (_, kept, parties, blocks) => {
    expect(searchBlocks(withoutChildren, 1, parties, [], kept)).toEqual(blocks);
  });
});

describe('A §9.1 another number of rooms', () => {
  it('keeps the existing parties and gives a new room two adults', () => {
    expect(partiesForRooms([party(1, [4])], 2)).toEqual([party(1, [4]), party(2)]);
    expect(partiesForRooms([party(1), party(3)], 1)).toEqual([party(1)]);
  });

  it("'5+' keeps what the guest entered", () => {
    expect(partiesForRooms([party(1), party(3)], 0)).toEqual([party(1), party(3)]);
  });
});

describe('A §5.2 a party within the limits', () => {
  const limits = { maxAdults: 4, maxChildren: 1, maxDogs: 2 };

  it('takes the nearest limit for a number that is too high or too low', () => {
    expect(withinLimits(party(9, [2, 5], 7), limits)).toEqual(party(4, [2], 2));
    expect(withinLimits({ adults: 0, childCount: -1, children: [], dogs: -3 }, limits)).toEqual(party(1));
  });

  it('E-09 clears an age that is not among the options', () => {
    expect(withinLimits(party(2, [15]), limits)).toEqual(party(2, [null]));
  });

  it('is made of any party, with one age for each child', () => {
    const anyParty = fc.record({
      adults: fc.integer(),
      childCount: fc.integer(),
      children: fc.array(fc.record({ index: fc.nat(3), age: fc.integer() }), { maxLength: 3 }),
      dogs: fc.integer(),
    });
    const ages = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
    fc.assert(
      fc.property(anyParty, (asked) => {
        const { adults, childCount, children, dogs } = withinLimits(asked, limits);
        expect([1, 2, 3, 4]).toContain(adults);
        expect([0, 1]).toContain(childCount);
        expect([0, 1, 2]).toContain(dogs);
        expect(children.map(({ index }) => index)).toEqual(childCount === 1 ? [0] : []);
        expect(children.filter(({ age }) => age !== null && !ages.includes(age))).toEqual([]);
      }),
    );
  });
});

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
