import type { MinorUnits } from '../money/money.ts';

/** A gift voucher as the estate knows it (A §3.15). */
export interface Voucher {
  certificateReferenceNumber: string;
  voucherName: string;
  unitPrice: { amount: MinorUnits };
  orderItemId: string | null;
}

/** The answer to a voucher check. */
export interface VoucherStatus {
  isAvailableOnline: boolean;
  canBeUsed: boolean;
  isRedeemed: boolean;
  isOutsidePeriod: boolean;
  isBooked: boolean;
  content: { category: number; isMonetary: boolean } | null;
  voucher: Voucher | null;
}

/** A voucher that counts for this booking. */
export interface AppliedVoucher {
  voucher: Voucher;
  content: { category: number; isMonetary: boolean };
}

/** Why a voucher does not count (A §4.3); the wording is in the text catalogue. */
export type VoucherReason =
  'alreadyUsed' | 'outsidePeriod' | 'invalidCategory' | 'unknown' | 'notOnline' | 'notFound';

export interface InvalidVoucher {
  reference: string;
  name: string;
  reason: VoucherReason;
}

/** The categories that the search takes: 0 is a stay voucher, 1 a monetary one (A §9.1). */
const SEARCH_CATEGORIES: readonly number[] = [0, 1];

/** The category that the payment step takes (B §4). */
const PAYMENT_CATEGORY = 1;

/** The outcome of a voucher check. `help`: the key of the modal that explains it (A §8.3). */
export type VoucherOutcome =
  | { kind: 'applied'; voucher: AppliedVoucher }
  | { kind: 'invalid'; voucher: InvalidVoucher; help: VoucherHelp | null };

export type VoucherHelp = 'expired' | 'category';

/** The outcome at the search. `status` is null where the estate does not know the voucher. */
export function classifyVoucher(reference: string, status: VoucherStatus | null): VoucherOutcome {
  return classify(reference, status, ({ category }) => SEARCH_CATEGORIES.includes(category));
}

/**
 * The outcome at the payment step, which opens no modal. `status` is null where the estate does not know the voucher.
 * A voucher for a stay does not count here: staging names only monetary ones, so the estate would not learn of it.
 */
export function classifyRedeemedVoucher(reference: string, status: VoucherStatus | null): VoucherOutcome {
  const outcome = classify(
    reference,
    status,
    ({ category, isMonetary }) => category === PAYMENT_CATEGORY && isMonetary,
  );
  return outcome.kind === 'invalid' ? { ...outcome, help: null } : outcome;
}

/** Whether two references are the same. Capital and small letters are alike, and spaces around do not count. */
export function isSameReference(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A voucher in any list: applied, invalid or not checked. */
type Listed = Pick<AppliedVoucher, 'voucher'> | { reference: string };

const referenceOf = (one: Listed): string =>
  'voucher' in one ? one.voucher.certificateReferenceNumber : one.reference;

/** The references of applied vouchers, as the estate writes them. */
export function referencesOf(vouchers: readonly AppliedVoucher[]): string[] {
  return vouchers.map(referenceOf);
}

/** Whether one of the vouchers has the reference. */
export function hasReference(vouchers: readonly Listed[], reference: string): boolean {
  return vouchers.some((one) => isSameReference(referenceOf(one), reference));
}

/** The vouchers without that of the reference. */
export function withoutReference<Voucher extends Listed>(
  vouchers: readonly Voucher[],
  reference: string,
): Voucher[] {
  return vouchers.filter((one) => !isSameReference(referenceOf(one), reference));
}

/**
 * The vouchers for a stay, which the guest brings along. Those for an amount are redeemed with the booking, so nobody
 * asks for them on arrival (F-11).
 */
export function stayVouchers(vouchers: readonly AppliedVoucher[]): AppliedVoucher[] {
  return vouchers.filter(({ content }) => !content.isMonetary);
}

/** The vouchers for an amount. Staging names them; at the payment they can be removed. */
export function moneyVouchers(vouchers: readonly AppliedVoucher[]): AppliedVoucher[] {
  return vouchers.filter(({ content }) => content.isMonetary);
}

/** Whether a stay voucher blocks the booking: with more than one room any does (A §5.2, D-06). */
export function isBlockedByStayVoucher(vouchers: readonly AppliedVoucher[], rooms: number): boolean {
  return rooms > 1 && stayVouchers(vouchers).length > 0;
}

/** Whether the payment step takes further vouchers: not with one of category 0. */
export function canRedeemVouchers(vouchers: readonly AppliedVoucher[]): boolean {
  return vouchers.every(({ content }) => content.category !== 0);
}

function classify(
  reference: string,
  status: VoucherStatus | null,
  isTaken: (content: AppliedVoucher['content']) => boolean,
): VoucherOutcome {
  if (status === null) return invalid(reference, null, 'notFound');
  const { isAvailableOnline, canBeUsed, content, voucher } = status;
  if (isAvailableOnline && canBeUsed && content && voucher && isTaken(content)) {
    return { kind: 'applied', voucher: { voucher, content } };
  }
  return invalid(reference, voucher, reasonOf(status));
}

/** The first reason that applies, in their order (A §4.3). */
function reasonOf(status: VoucherStatus): VoucherReason {
  if (status.isRedeemed) return 'alreadyUsed';
  if (status.isOutsidePeriod) return 'outsidePeriod';
  if (status.isBooked) return 'alreadyUsed';
  if (!status.isAvailableOnline) return 'notOnline';
  return status.content && SEARCH_CATEGORIES.includes(status.content.category)
    ? 'unknown'
    : 'invalidCategory';
}

function invalid(reference: string, voucher: Voucher | null, reason: VoucherReason): VoucherOutcome {
  return {
    kind: 'invalid',
    voucher: {
      reference: voucher?.certificateReferenceNumber ?? reference,
      name: voucher?.voucherName ?? '',
      reason,
    },
    help: helpOf(reason),
  };
}

function helpOf(reason: VoucherReason): VoucherHelp | null {
  if (reason === 'outsidePeriod') return 'expired';
  return reason === 'invalidCategory' ? 'category' : null;
}
