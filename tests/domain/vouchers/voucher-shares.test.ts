import { describe, expect, test } from 'vitest';
import {
  bookingSums,
  bookingTotal,
  splitVouchers,
  voucherShareOf,
} from '../../../src/domain/vouchers/voucher-shares.ts';
import { availableRate, booking, leg } from '../../support/fixtures.ts';
import { moneyVoucher, stayVoucher } from '../../steps/payment/voucher-fixtures.ts';

const room = (number: number, amount: number) => leg({ leg: number, rate: availableRate({ amount }) });

const TWO_ROOMS = [room(1, 41_500), room(2, 21_200)];

describe('D-02 the sums of a booking', () => {
  test('are those of its rooms', () => {
    const both = booking({ legs: TWO_ROOMS, vouchers: [moneyVoucher('V1', 5_000)] });
    expect(bookingSums(both)).toEqual({ total: 62_700, vouchers: 5_000, payable: 57_700 });
    expect(bookingTotal(both)).toBe(57_700);
    expect(bookingSums(booking({ legs: [] }))).toEqual({ total: 0, vouchers: 0, payable: 0 });
  });

  test('D-01 have no more of the vouchers than the rooms cost', () => {
    const vouchers = [moneyVoucher('V1', 60_000), moneyVoucher('V2', 10_000)];
    const sums = bookingSums(booking({ legs: TWO_ROOMS, vouchers }));
    expect(sums).toEqual({ total: 62_700, vouchers: 62_700, payable: 0 });
  });
});

describe('B §9, D-01 vouchers over the rooms', () => {
  test('a voucher that exceeds the first room pays part of the second', () => {
    const vouchers = [moneyVoucher('V1', 40_000), moneyVoucher('V2', 10_000)];
    expect(splitVouchers(booking({ legs: TWO_ROOMS, vouchers }))).toEqual([
      { leg: 1, total: 41_500, applied: 41_500, payable: 0 },
      { leg: 2, total: 21_200, applied: 8_500, payable: 12_700 },
    ]);
  });

  test('all earlier rooms use up vouchers, not just the last one', () => {
    const legs = [room(1, 10_000), room(2, 10_000), room(3, 10_000)];
    const shares = splitVouchers(booking({ legs, vouchers: [moneyVoucher('V1', 15_000)] }));
    expect(shares.map(({ applied }) => applied)).toEqual([10_000, 5_000, 0]);
  });

  test('a stay voucher pays its amount', () => {
    const one = booking({ legs: [room(2, 21_200)], vouchers: [stayVoucher('S1', 20_000)] });
    expect(voucherShareOf(one, 2)).toEqual({ leg: 2, total: 21_200, applied: 20_000, payable: 1_200 });
    expect(voucherShareOf(one, 5)).toEqual({ leg: 5, total: 0, applied: 0, payable: 0 });
  });
});
