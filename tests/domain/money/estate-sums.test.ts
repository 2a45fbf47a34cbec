import { describe, expect, it } from 'vitest';
import { sumDifference } from '../../../src/domain/money/estate-sums.ts';
import { booking } from '../../support/checkout-stay.ts';
import { moneyVoucher } from '../../steps/payment/voucher-fixtures.ts';

/** Room 1: 400 + 50 + 60 + 15 = £525, due today. Room 2: 300 + 20 + 10 = £330, due on arrival. */
const TOTAL = 85_500;
const TODAY = 52_500;

/** £100 of vouchers, which lower what room 1 owes today. */
const withVoucher = { ...booking, vouchers: [moneyVoucher('GV1', 10_000)] };

describe("E-06 the estate's sums and the sums that the guest saw", () => {
  it.each([
    ['says nothing', booking, { total: null, dueToday: null }],
    ['says the same', booking, { total: TOTAL, dueToday: TODAY }],
    ['says one of them', booking, { total: null, dueToday: TODAY }],
    ['counts vouchers as the guest does', withVoucher, { total: TOTAL, dueToday: 42_500 }],
  ])('do not differ where the estate %s', (_, made, sums) => {
    expect(sumDifference(made, sums)).toBeNull();
  });

  it.each([
    ['the total', { total: TOTAL + 30_000, dueToday: TODAY }, { of: 'total', shown: TOTAL, estate: 115_500 }],
    ['what is due today', { total: TOTAL, dueToday: 0 }, { of: 'dueToday', shown: TODAY, estate: 0 }],
    ['both: the total is said', { total: 1, dueToday: 2 }, { of: 'total', shown: TOTAL, estate: 1 }],
  ])('differ in %s', (_, sums, difference) => {
    expect(sumDifference(booking, sums)).toEqual(difference);
  });
});
