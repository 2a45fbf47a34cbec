import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import { partyLimits } from '../../src/domain/search-limits.ts';
import {
  NIGHT_CHOICES,
  partiesForRooms,
  ROOM_CHOICES,
  searchBlocks,
  withinLimits,
} from '../../src/domain/search-rules.ts';
import { configuration, party, search } from '../support/fixtures.ts';
import { moneyVoucher, stayVoucher } from '../support/voucher-fixtures.ts';

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

  it('a party as large as that of the booking to amend', () => {
    const estate = configuration({ maxAdults: 3, maxChildren: 1, maxDogs: 2 });
    expect(partyLimits(estate, search({ amendId: 'I77', guestOccupancies: [party(2, [1, 2], 3)] }))).toEqual({
      maxAdults: 3,
      maxChildren: 2,
      maxDogs: 3,
    });
  });
});

describe('A §5.2 what blocks a search', () => {
  it('is nothing for two adults in one room', () => {
    expect(searchBlocks(configuration(), 1, [party(2)], [])).toEqual([]);
  });

  it("is '5+' rooms", () => {
    expect(searchBlocks(configuration(), 0, [party(2)], [])).toEqual(['tooManyRooms']);
  });

  it('D-21 is a child where the estate has the message for it', () => {
    expect(searchBlocks(withoutChildren, 1, [party(2, [7])], [])).toEqual(['children']);
    expect(searchBlocks(withoutChildren, 1, [party(2)], [])).toEqual([]);
    expect(searchBlocks(configuration(), 1, [party(2, [7])], [])).toEqual([]);
  });

  it('E-09 is a child without an age', () => {
    const [known, unknown] = [party(2, [0]), party(2, [7, null])];
    expect(searchBlocks(configuration(), 2, [known, unknown], [])).toEqual(['childAges']);
    expect(searchBlocks(configuration(), 1, [known, unknown], [])).toEqual([]);
  });

  it('E-09, D-21 is not a missing age where the estate takes no children', () => {
    expect(searchBlocks(withoutChildren, 1, [party(2, [null])], [])).toEqual(['children']);
  });

  it('is not a child in a room that is no longer asked for', () => {
    const parties = [party(2), party(2, [7])];
    expect(searchBlocks(withoutChildren, 2, parties, [])).toEqual(['children']);
    expect(searchBlocks(withoutChildren, 1, parties, [])).toEqual([]);
  });

  it('D-06 is a stay voucher with more than one room, wherever it stands in the list', () => {
    const vouchers = [stayVoucher('STAY', 20_000), moneyVoucher('GIFT', 10_000)];
    expect(searchBlocks(configuration(), 2, [party(2), party(2)], vouchers)).toEqual(['stayVoucher']);
    expect(searchBlocks(configuration(), 1, [party(2)], vouchers)).toEqual([]);
  });

  it('is not a monetary voucher with several rooms', () => {
    expect(searchBlocks(configuration(), 2, [party(2), party(2)], [moneyVoucher('GIFT', 10_000)])).toEqual(
      [],
    );
  });

  it('lists several reasons in order', () => {
    const vouchers = [stayVoucher('STAY', 20_000)];
    expect(searchBlocks(withoutChildren, 2, [party(2, [1]), party(2)], vouchers)).toEqual([
      'children',
      'stayVoucher',
    ]);
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

  it('stays unchanged if it fits', () => {
    expect(withinLimits(party(3, [14], 2), limits)).toEqual(party(3, [14], 2));
  });

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
