import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LegPackage, PriceCalculationMode } from '../../../src/domain/addons/addons.ts';
import { dueOnArrival, dueToday, legBill } from '../../../src/domain/bill/bills.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import { legTotal } from '../../../src/domain/money/pricing.ts';
import { bookingTotal, splitVouchers } from '../../../src/domain/vouchers/voucher-shares.ts';
import { legPackage, spaSelection } from '../../support/extras-fixtures.ts';
import { availableRate, booking, fee, leg, quota } from '../../support/fixtures.ts';
import { moneyVoucher, stayVoucher } from '../../steps/payment/voucher-fixtures.ts';

const pence = fc.nat(500_000);
const mode = fc.constantFrom<PriceCalculationMode>(0, 1, 2, 3, 4);
const anyPackage: fc.Arbitrary<LegPackage> = fc
  .record({
    amount: pence,
    amountOverride: fc.option(pence, { nil: null }),
    priceCalculationMode: mode,
    quantity: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ quantity, ...price }) => legPackage({ price: { code: 'WINE', ...price }, quantity }));

const anyBooking: fc.Arbitrary<Booking> = fc
  .record({
    rooms: fc.array(
      fc.record({
        amount: pence,
        requiresDeposit: fc.boolean(),
        fees: fc.array(pence, { maxLength: 3 }),
        upgrades: fc.array(fc.integer({ min: -5_000, max: 20_000 }), { maxLength: 3 }),
        packages: fc.array(anyPackage, { maxLength: 3 }),
        adults: fc.nat(4),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    vouchers: fc.array(fc.tuple(pence, fc.boolean()), { maxLength: 4 }),
  })
  .map(({ rooms, vouchers }) =>
    booking({
      legs: rooms.map(({ amount, requiresDeposit, fees, upgrades, packages, adults }, index) =>
        leg({
          leg: index + 1,
          rate: availableRate({ amount, requiresDeposit }),
          includedPackages: fees.map((total) => fee('CHILD', total)),
          spaPackages: upgrades.map((difference) => spaSelection(difference)),
          guestQuota: quota({ adults }),
          packages,
        }),
      ),
      vouchers: vouchers.map(([amount, isMonetary], index) =>
        (isMonetary ? moneyVoucher : stayVoucher)(`V${index}`, amount),
      ),
    }),
  );

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('for any booking', () => {
  test('D-01 vouchers pay neither more than they are worth nor more than a leg costs', () => {
    fc.assert(
      fc.property(anyBooking, (any) => {
        const shares = splitVouchers(any);
        const value = sum(any.vouchers.map((applied) => applied.voucher.unitPrice.amount));
        expect(sum(shares.map(({ applied }) => applied))).toBeLessThanOrEqual(value);
        for (const { total, applied, payable } of shares) {
          expect(applied).toBeGreaterThanOrEqual(0);
          expect(applied).toBeLessThanOrEqual(total);
          expect(payable).toBe(total - applied);
        }
      }),
    );
  });

  test('D-01 vouchers are spent in full while anything is left to pay', () => {
    fc.assert(
      fc.property(anyBooking, (any) => {
        const value = sum(any.vouchers.map((applied) => applied.voucher.unitPrice.amount));
        const spent = sum(splitVouchers(any).map(({ applied }) => applied));
        expect(spent).toBe(Math.min(value, sum(any.legs.map(legTotal))));
      }),
    );
  });

  test('D-50 today + arrival + vouchers = total, and each panel adds up', () => {
    fc.assert(
      fc.property(anyBooking, (any) => {
        const panels = [dueToday(any), dueOnArrival(any)];
        const spent = sum(splitVouchers(any).map(({ applied }) => applied));
        expect(sum(panels.map(({ total }) => total)) + spent).toBe(sum(any.legs.map(legTotal)));
        expect(sum(panels.map(({ total }) => total))).toBe(bookingTotal(any));
        for (const { rooms, beforeVouchers, total } of panels) {
          expect(sum(rooms.map((room) => room.total))).toBe(total);
          expect(sum(rooms.map((room) => room.amount + room.spaUpgrades + room.addOns))).toBe(beforeVouchers);
          for (const room of rooms) {
            expect(room.total).toBe(room.amount + room.spaUpgrades + room.addOns - room.vouchers);
            expect(room.total).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  test("B §2.4 a bill's lines less its vouchers are the amount payable", () => {
    fc.assert(
      fc.property(anyBooking, (any) => {
        for (const bill of any.legs.map((one) => legBill(any, one))) {
          const lines = [bill.roomAndRate, ...bill.included.map(({ amount }) => amount), bill.spaUpgrades];
          const addOns = bill.addOns.map(({ amount }) => amount);
          expect(sum(addOns)).toBe(bill.addOnsTotal);
          expect(sum([...lines, ...addOns])).toBe(bill.total);
          expect(bill.total - bill.vouchers).toBe(bill.payable);
        }
      }),
    );
  });
});
