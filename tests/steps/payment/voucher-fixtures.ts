import { CallError } from '../../../src/api/failure.ts';
import type { AppliedVoucher, VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import { named } from '../../tools/paths/names.ts';

/** A money voucher of £100. */
export function appliedVoucher(values: Partial<AppliedVoucher> = {}): AppliedVoucher {
  return {
    voucher: {
      certificateReferenceNumber: 'GIFT-100',
      voucherName: 'A gift of £100',
      unitPrice: { amount: 10_000 },
      orderItemId: null,
    },
    content: { category: 1, isMonetary: true },
    ...values,
  };
}

export function moneyVoucher(
  certificateReferenceNumber: string,
  amount: number,
  voucherName = 'Gift voucher',
): AppliedVoucher {
  const { voucher } = appliedVoucher();
  return appliedVoucher({
    voucher: { ...voucher, certificateReferenceNumber, voucherName, unitPrice: { amount } },
  });
}

export function stayVoucher(reference: string, amount: number): AppliedVoucher {
  return {
    ...moneyVoucher(reference, amount, 'A night away'),
    content: { category: 0, isMonetary: false },
  };
}

/** The answer to a check of the voucher of £100. It is accepted by default. */
export function voucherStatus(values: Partial<VoucherStatus> = {}): VoucherStatus {
  return {
    isAvailableOnline: true,
    canBeUsed: true,
    isRedeemed: false,
    isOutsidePeriod: false,
    isBooked: false,
    ...appliedVoucher(),
    ...values,
  };
}

/** The check of a voucher had no answer (D-456). */
export const uncheckedVoucher = named(
  'the voucher cannot be checked',
  new CallError({ kind: 'offline', endpoint: 'voucherStatus' }),
);
