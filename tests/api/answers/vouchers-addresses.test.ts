import { describe } from 'vitest';
import { lookupAddress } from '../../../src/api/address/lookup.ts';
import { checkVoucher } from '../../../src/api/voucher/voucher.ts';
import { checkAnswer } from './check-answer.ts';

describe('A §3.15 vouchers', () => {
  checkAnswer('a voucher that can be used', {
    call: checkVoucher,
    wire: {
      isAvailableOnline: true,
      canBeUsed: true,
      isRedeemed: false,
      isOutsidePeriod: false,
      isBooked: false,
      content: { Category: 1, IsMonetary: true },
      voucher: {
        certificateReferenceNumber: 'GIFT-1',
        voucherName: 'A gift',
        unitPrice: { amount: 100 },
        orderItemId: 17,
      },
    },
    result: {
      isAvailableOnline: true,
      canBeUsed: true,
      isRedeemed: false,
      isOutsidePeriod: false,
      isBooked: false,
      content: { category: 1, isMonetary: true },
      voucher: {
        certificateReferenceNumber: 'GIFT-1',
        voucherName: 'A gift',
        unitPrice: { amount: 10_000 },
        orderItemId: '17',
      },
    },
    required: [
      'isAvailableOnline',
      'canBeUsed',
      'content.Category',
      'content.IsMonetary',
      'voucher.certificateReferenceNumber',
      'voucher.unitPrice',
      'voucher.unitPrice.amount',
    ],
  });

  checkAnswer('a voucher of which only a refusal is known', {
    call: checkVoucher,
    wire: { isAvailableOnline: false, canBeUsed: false, content: null },
    result: {
      isAvailableOnline: false,
      canBeUsed: false,
      isRedeemed: false,
      isOutsidePeriod: false,
      isBooked: false,
      content: null,
      voucher: null,
    },
    required: [],
  });
});

describe('B §3 addresses', () => {
  checkAnswer('found addresses', {
    call: lookupAddress,
    wire: { addresses: [{ line1: '1 Mill Lane', locality: 'Burneside', city: 'Kendal' }, { line1: '2' }] },
    result: [
      { line1: '1 Mill Lane', locality: 'Burneside', city: 'Kendal' },
      { line1: '2', locality: '', city: '' },
    ],
    required: ['addresses.0.line1'],
  });

  checkAnswer('none', { call: lookupAddress, wire: {}, result: [], required: [] });
});
