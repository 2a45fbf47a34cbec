import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  includedInAll,
  perNight,
  rateRows,
  type RateDifference,
} from '../../../src/domain/rates/rate-comparison.ts';
import type { AvailableRate } from '../../../src/domain/rooms/availability.ts';
import { chooseRate, createBooking, withLeg } from '../../../src/domain/booking/legs.ts';
import { bookingTotal } from '../../../src/domain/vouchers/voucher-shares.ts';
import type { Restaurant } from '../../../src/domain/dining/dining.ts';
import type { StayOfNights } from '../../../src/domain/dining/dining-rows.ts';
import type { RateGroupRate } from '../../../src/domain/rates/rate-groups.ts';
import { ratePanels } from '../../../src/domain/rates/rates.ts';
import {
  availableRate,
  configuration,
  fee,
  party,
  rateGroup,
  rateGroupRate,
  restaurant,
  roomRate,
  staySearch,
} from '../../support/fixtures.ts';

const NOW = '2027-01-02T12:00:00';
const DAY_BEFORE = '2027-01-16T15:00:00';
const FLEXIBLE: Partial<AvailableRate> = { cancellationDateTime: DAY_BEFORE };
const SAVER: Partial<AvailableRate> = { requiresDeposit: true, cancellationDateTime: '2027-01-03T15:00:00' };

/** Nights from Monday 4 January 2027. */
const stayOf = (numberOfNights: number) => ({ arrivalDate: '2027-01-04', numberOfNights });

type Sold = Partial<AvailableRate> & { is?: Partial<RateGroupRate> };

/** Groups of rates by price, conditions and inclusions. The rates' codes are 'A1', 'A2', 'B1' and so on. */
function panelsOf(...groups: [name: string, ...Sold[]][]) {
  const made = groups.map(([name, ...sold], group) => ({
    name,
    rates: sold.map(({ is, ...rate }, n) => {
      const code = `${String.fromCodePoint(65 + group)}${n + 1}`;
      return { rate: availableRate({ rateCode: code, ...rate }), content: rateGroupRate({ code, ...is }) };
    }),
  }));
  const rateGroups = made.map(({ name, rates }) =>
    rateGroup(
      name,
      rates.map(({ content }) => content),
      { displayName: name },
    ),
  );
  const rates = made.flatMap((group) => group.rates.map(({ rate }) => rate));
  return ratePanels(configuration({ rateGroups }), roomRate({ rates }), []);
}

const at = (stay: StayOfNights, hasVoucher = false) => ({ ...stay, now: NOW, hasVoucher });

function rowsOf(nights: number, ...sold: Sold[]) {
  return rateRows(panelsOf(['Stay', ...sold])[0]?.offers ?? [], at(stayOf(nights)));
}

const NOTHING: RateDifference = { amount: 0, inclusions: [] };

/** How the second of two rates differs from the first. */
function second(first: Sold, other: Sold, nights = 2) {
  return rowsOf(nights, first, other)[1]?.difference;
}

describe('D-517 a rate against the cheapest of its list', () => {
  test('shows the difference in price, and leaves payment and cancellation to the terms of each', () => {
    const rows = rowsOf(2, { amount: 23_800, ...FLEXIBLE }, { amount: 20_100, ...SAVER });
    // £238 − £201 = £37. The cheapest rate comes first.
    expect(rows.map(({ offer, difference }) => [offer.amount, difference])).toEqual([
      [20_100, null],
      [23_800, { ...NOTHING, amount: 3_700 }],
    ]);
  });

  test('differs by the penny where a price is odd', () => {
    expect(second({ amount: 20_944, ...SAVER }, { amount: 23_800, ...SAVER })).toEqual({
      ...NOTHING,
      amount: 2_856,
    });
  });

  test('shows what its flags add, and no flag that both rates have', () => {
    const breakfast = { includesBreakfast: true };
    expect(
      second(
        { amount: 1, is: breakfast },
        { amount: 2, is: { ...breakfast, includesSpaPool: true, includesGolf: true, includesSpa: true } },
      )?.inclusions,
    ).toEqual(['spa', 'spaPool', 'golf']);
  });

  test('counts dinner each night as more than dinner on the first, unless the stay has one night', () => {
    const first = { includesDinner: true, dinnersIsFirstNight: true };
    const each = { includesDinner: true };
    expect(second({ amount: 1, is: first }, { amount: 2, is: each })?.inclusions).toEqual(['dinner']);
    expect(second({ amount: 1, is: each }, { amount: 2, is: first })?.inclusions).toEqual([]);
    expect(second({ amount: 1 }, { amount: 2, is: first })?.inclusions).toEqual(['firstDinner']);
    expect(second({ amount: 1, is: first }, { amount: 2, is: each }, 1)?.inclusions).toEqual([]);
    expect(second({ amount: 1 }, { amount: 2, is: first }, 1)?.inclusions).toEqual(['dinner']);
  });

  test('F-11 promises dinner each night only where a restaurant opens each evening', () => {
    const open = restaurant();
    const shut = restaurant({ daysOpened: { ...open.daysOpened, Tuesday: false } });
    const dinner = (...dinnerRestaurants: Restaurant[]) => ({ includesDinner: true, dinnerRestaurants });
    const said = (is: Partial<RateGroupRate>, nights: number) =>
      second({ amount: 1 }, { amount: 2, is }, nights)?.inclusions;
    expect(said(dinner(shut), 2)).toEqual(['someDinners']);
    expect(said(dinner(shut), 1)).toEqual(['dinner']);
    expect(said(dinner(shut, open), 2)).toEqual(['dinner']);
    expect(said(dinner(), 2)).toEqual(['dinner']);
    expect(said({ ...dinner(shut), dinnersIsFirstNight: true }, 2)).toEqual(['firstDinner']);
    const each = { amount: 1, is: dinner(open) };
    const first = { ...dinner(open), dinnersIsFirstNight: true };
    expect(second(each, { amount: 2, is: dinner(shut) })?.inclusions).toEqual([]);
    expect(second({ amount: 1, is: first }, { amount: 2, is: dinner(shut) })?.inclusions).toEqual([]);
    expect(second({ amount: 1, is: dinner(shut) }, { amount: 2, is: first })?.inclusions).toEqual([]);
    expect(second({ amount: 1, is: dinner(shut) }, { amount: 2, is: dinner(open) })?.inclusions).toEqual([
      'dinner',
    ]);
  });

  test("shows only what it adds where the price is the same, in the estate's order", () => {
    expect(second({ amount: 5 }, { amount: 5 })).toBeNull();
    expect(second({ amount: 5 }, { amount: 5, is: { includesGolf: true } })).toEqual({
      ...NOTHING,
      inclusions: ['golf'],
    });
    expect(rowsOf(1, { amount: 5 }, { amount: 5 }).map(({ offer }) => offer.rate.rateCode)).toEqual([
      'A1',
      'A2',
    ]);
  });

  test('differs in nothing where it is the only one', () => {
    expect(rowsOf(2, FLEXIBLE).map(({ difference }) => difference)).toEqual([null]);
    expect(rateRows([], at(stayOf(2)))).toEqual([]);
  });

  test('B §6 a voucher changes the terms of each, and no price', () => {
    const [panel] = panelsOf(['Stay', { amount: 5_000, ...SAVER }, { amount: 6_000, ...FLEXIBLE }]);
    const rows = rateRows(panel?.offers ?? [], at(stayOf(2), true));
    expect(rows.map(({ terms, difference }) => [terms, difference])).toEqual([
      [{ kind: 'prepaidWithVoucher' }, null],
      [{ kind: 'withVoucher' }, { ...NOTHING, amount: 1_000 }],
    ]);
  });
});

describe('the price of a night', () => {
  test('is for two nights or more, rounded up to the penny, and known as rounded', () => {
    expect(rowsOf(1, { amount: 23_800 })[0]?.perNight).toBeNull();
    expect(rowsOf(2, { amount: 23_800 })[0]?.perNight).toEqual({ amount: 11_900, isRounded: false });
    // £141.20 × 3 is £423.60, not £423.58.
    expect(rowsOf(3, { amount: 42_358 })[0]?.perNight).toEqual({ amount: 14_120, isRounded: true });
    // £238 / 3 = £79.333…
    expect(perNight(23_800, 3)).toEqual({ amount: 7_934, isRounded: true });
    expect(perNight(20_001, 2)).toEqual({ amount: 10_001, isRounded: true });
  });
});

describe('a group of rates', () => {
  const breakfast = { includesBreakfast: true };
  const both = { includesBreakfast: true, includesDinner: true };

  test('includes what all its rates include', () => {
    const [panel] = panelsOf(['B&B', { is: both }, { amount: 5, is: breakfast }]);
    expect(panel && includedInAll(panel, stayOf(2))).toEqual(['breakfast']);
    const [own] = ratePanels(configuration({ rateGroups: [] }), roomRate(), []);
    expect(own && includedInAll(own, stayOf(2))).toEqual([]);
  });
});

test('D-517 no rate is cheaper than the first, and each row costs what its bill says', () => {
  const sold = fc.array(
    fc.record({
      amount: fc.nat(90_000),
      requiresDeposit: fc.boolean(),
      cancellationDateTime: fc.constantFrom(null, '2027-01-01T15:00:00', '2027-01-03T15:00:00', DAY_BEFORE),
      is: fc.record({ includesDinner: fc.boolean(), dinnersIsFirstNight: fc.boolean() }),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(sold, fc.integer({ min: 1, max: 14 }), fc.nat(5_000), (made, nights, dog) => {
      const rates = made.map(({ amount, requiresDeposit, cancellationDateTime }, n) =>
        availableRate({ rateCode: `R${n}`, amount, requiresDeposit, cancellationDateTime }),
      );
      const contents = made.map(({ is }, n) => rateGroupRate({ code: `R${n}`, ...is }));
      const estate = configuration({ rateGroups: [rateGroup('one', contents)] });
      const fees = [fee('DOG', dog)];
      const [panel] = ratePanels(estate, roomRate({ rates, packages: fees }), fees);
      const rows = rateRows(panel?.offers ?? [], at(stayOf(nights)));
      const [cheapest] = rows;
      const booking = createBooking({
        search: staySearch({ guestOccupancies: [party(2, [], 1)] }),
        vouchers: [],
      });
      const [leg] = booking.legs;
      if (!cheapest || !leg) throw new Error('no row or no room');
      expect(rows).toHaveLength(made.length);
      for (const { offer, difference, perNight: night } of rows) {
        expect(difference?.amount ?? 0).toBe(offer.amount - cheapest.offer.amount);
        expect(difference?.amount ?? 0).toBeGreaterThanOrEqual(0);
        expect(bookingTotal(withLeg(booking, chooseRate(estate, leg, offer.rate, fees)))).toBe(offer.amount);
        const over = (night?.amount ?? offer.amount) * nights - offer.amount;
        expect(over).toBeGreaterThanOrEqual(0);
        expect(over).toBeLessThan(nights);
        expect(night?.isRounded ?? false).toBe(over > 0);
      }
    }),
  );
});
