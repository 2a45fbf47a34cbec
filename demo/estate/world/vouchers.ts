import type { VoucherRecord } from './types.ts';

/**
 * At least one voucher for each outcome of A §4.3. 'Cannot be found' is any other reference. A voucher outside its
 * period is so on every date.
 */
export const voucherRecords: VoucherRecord[] = [
  voucher('GIFT-100', 'A gift of £100', 100, 'applied, monetary'),
  voucher('GIFT-250', 'A gift of £250', 250, 'applied, monetary'),
  voucher('STAY-NIGHT', 'A night in a Lake View Room', 220, 'applied, stay voucher: one room only', {
    content: { Category: 0, IsMonetary: false },
  }),
  voucher('GIFT-USED', 'A gift of £50', 50, 'Already used', { isRedeemed: true, canBeUsed: false }),
  voucher('GIFT-LATE', 'A gift of £75', 75, 'Voucher invalid for booking date', {
    isOutsidePeriod: true,
    canBeUsed: false,
  }),
  voucher('GIFT-HELD', 'A gift of £150', 150, 'Already used, by a booking to come', {
    isBooked: true,
    canBeUsed: false,
  }),
  voucher('TEA-FOR-TWO', 'Afternoon tea for two', 58, 'Invalid category', {
    content: { Category: 3, IsMonetary: false },
  }),
  voucher('GIFT-ODD', 'A gift of £60', 60, 'Unknown', { canBeUsed: false }),
  voucher('GIFT-DESK', 'A gift of £80', 80, 'Cannot be used online', { isAvailableOnline: false }),
];

/** A fresh voucher, monetary and in pounds, unless `more` says otherwise. `note` is for testers. */
export function voucher(
  reference: string,
  name: string,
  amount: number,
  note: string,
  more: Partial<VoucherRecord> = {},
): VoucherRecord {
  return {
    reference,
    note,
    isAvailableOnline: true,
    canBeUsed: true,
    isRedeemed: false,
    isOutsidePeriod: false,
    isBooked: false,
    content: { Category: 1, IsMonetary: true },
    voucher: {
      certificateReferenceNumber: reference,
      voucherName: name,
      unitPrice: { amount },
      orderItemId: `order-${reference.toLowerCase()}`,
    },
    ...more,
  };
}
