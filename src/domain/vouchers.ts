import type { Pence } from './money.ts';

/** A gift voucher as the estate knows it (A §3.15). */
export interface Voucher {
  certificateReferenceNumber: string;
  voucherName: string;
  unitPrice: { amount: Pence };
  orderItemId: string | null;
}

/** The answer to a voucher check (A §3.15). */
export interface VoucherStatus {
  isAvailableOnline: boolean;
  canBeUsed: boolean;
  isRedeemed: boolean;
  isOutsidePeriod: boolean;
  isBooked: boolean;
  content: { Category: number; IsMonetary: boolean } | null;
  voucher: Voucher | null;
}

/** A voucher that counts towards this booking. */
export interface AppliedVoucher {
  voucher: Voucher;
  content: { Category: number; IsMonetary: boolean };
}

/** Why a voucher does not count (A §4.3); the wording is in the text catalogue. */
export type VoucherReason =
  'alreadyUsed' | 'outsidePeriod' | 'invalidCategory' | 'unknown' | 'notOnline' | 'notFound';

export interface InvalidVoucher {
  reference: string;
  name: string;
  reason: VoucherReason;
}
