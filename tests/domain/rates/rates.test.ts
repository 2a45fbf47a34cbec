import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancellationTerms, ratePanels } from '../../../src/domain/rates/rates.ts';
import { availableRate, configuration, rateGroup, rateGroupRate, roomRate } from '../../support/fixtures.ts';

describe('A §2.7 rates of a room', () => {
  const flex = rateGroupRate();
  const early = rateGroupRate({ code: 'EARLY', discountAmount: 1 });
  const spa = rateGroupRate({ code: 'SPA' });
  const flexible = rateGroup('flexible', [flex, early]);
  const breaks = rateGroup('breaks', [spa, flex]);
  const flatRate = { code: 'FLAT', displayName: 'Flat', description: '', images: [] };
  const estate = configuration({ rateGroups: [flexible, breaks], flatRates: [flatRate] });

  test('are grouped in the order of the configuration; a rate of no group is a flat rate or stands alone', () => {
    const own = availableRate({ rateCode: 'OWN', requiresDeposit: true });
    const flat = availableRate({ rateCode: 'FLAT' });
    const deposit = availableRate({ rateCode: 'EARLY', amount: 17_000, requiresDeposit: true });
    const offered = roomRate({ rates: [own, flat, deposit, availableRate()] });
    expect(ratePanels(estate, offered, [])).toEqual([
      {
        kind: 'group',
        group: flexible,
        offers: [
          { rate: availableRate(), amount: 20_000, content: flex, discount: null, payLater: true },
          { rate: deposit, amount: 17_000, content: early, discount: 1, payLater: false },
        ],
      },
      {
        kind: 'own',
        rate: own,
        offers: [{ rate: own, amount: 20_000, content: null, discount: null, payLater: false }],
      },
      {
        kind: 'flat',
        flatRate,
        offers: [{ rate: flat, amount: 20_000, content: null, discount: null, payLater: true }],
      },
    ]);
  });

  test("A §9.3 '% off' needs a discount and a price below the highest of the group", () => {
    const discounts = (...rates: ReturnType<typeof availableRate>[]) =>
      ratePanels(estate, roomRate({ rates }), []).flatMap(({ offers }) =>
        offers.map(({ discount }) => discount),
      );
    const discounted = (amount: number) => availableRate({ rateCode: 'EARLY', amount });
    expect(discounts(availableRate({ amount: 20_000 }), discounted(19_999))).toEqual([null, 1]);
    expect(discounts(availableRate({ amount: 20_000 }), discounted(20_000))).toEqual([null, null]);
    const ofAnotherGroup = availableRate({ rateCode: 'SPA', amount: 90_000 });
    expect(discounts(ofAnotherGroup, discounted(20_000))).toEqual([null, null]);
  });

  test("A §9.3 '% off' stands exactly at discounted prices below the group's highest", () => {
    const prices = fc.uniqueArray(fc.record({ amount: fc.nat(50_000), discount: fc.nat(30) }), {
      minLength: 1,
      maxLength: 8,
      selector: ({ amount, discount }) => `${amount} ${discount}`,
    });
    fc.assert(
      fc.property(prices, (made) => {
        const rates = made.map(({ amount }, n) => availableRate({ rateCode: `R${n}`, amount }));
        const contents = made.map(({ discount }, n) =>
          rateGroupRate({ code: `R${n}`, discountAmount: discount }),
        );
        const group = configuration({ rateGroups: [rateGroup('one', contents)] });
        const labels = ratePanels(group, roomRate({ rates }), []).flatMap(({ offers }) =>
          offers.map(({ discount }) => discount),
        );
        const highest = Math.max(...made.map(({ amount }) => amount));
        expect(labels).toEqual(
          made.map(({ amount, discount }) => (discount > 0 && amount < highest ? discount : null)),
        );
      }),
    );
  });
});

describe('A §9.3 cancellation text', () => {
  const until = '2027-05-01T15:00:00';
  const before = '2027-05-01T14:59:59';

  test('reads non-refundable with a deposit, otherwise payment on arrival', () => {
    const deposit = availableRate({ requiresDeposit: true, cancellationDateTime: until });
    expect(cancellationTerms(deposit, before, false)).toEqual({ kind: 'nonRefundable', until });
    const later = availableRate({ cancellationDateTime: until });
    expect(cancellationTerms(later, before, false)).toEqual({ kind: 'payOnArrival', until });
  });

  test("says that it is too late once the time is past on the estate's clock, and nothing without a time", () => {
    expect(cancellationTerms(availableRate({ cancellationDateTime: until }), until, false)).toEqual({
      kind: 'late',
    });
    expect(cancellationTerms(availableRate(), before, false)).toBeNull();
  });

  test.each([null, until])('says that a prepaid rate is final without a time to come (%s)', (time) => {
    const deposit = availableRate({ requiresDeposit: true, cancellationDateTime: time });
    expect(cancellationTerms(deposit, until, false)).toEqual({ kind: 'final' });
  });

  test.each([
    [false, 'withVoucher'],
    [true, 'prepaidWithVoucher'],
  ])(
    'B §6 says with a voucher that nothing can be cancelled online, whatever the time (prepaid: %s)',
    (requiresDeposit, kind) => {
      const rate = availableRate({ requiresDeposit, cancellationDateTime: until });
      expect(cancellationTerms(rate, before, true)).toEqual({ kind });
    },
  );
});
