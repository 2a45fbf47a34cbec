import { Refusal } from '../refusal.ts';
import type { VoucherRecord } from '../world/types.ts';
import type { State } from './state.ts';

/** The answer to a voucher check (A §3.15). */
export type VoucherStatusAnswer = Omit<VoucherRecord, 'reference' | 'note'>;

/** Checks a voucher by its reference. Throws 404 for one that nobody has issued (A §4.3: 'Cannot be found'). */
export function voucherStatus(state: State, reference: string): VoucherStatusAnswer {
  const record = findVoucher(state, reference);
  const isSpent = state.spentVouchers.has(record.reference);
  return {
    isAvailableOnline: record.isAvailableOnline,
    canBeUsed: record.canBeUsed && !isSpent,
    isRedeemed: record.isRedeemed || isSpent,
    isOutsidePeriod: record.isOutsidePeriod,
    isBooked: record.isBooked,
    content: record.content,
    voucher: record.voucher,
  };
}

/** A voucher by the id of its order item. Throws 404. */
export function voucherDetail(state: State, orderItemId: string): VoucherStatusAnswer {
  const record = state.world.vouchers.find((one) => one.voucher.orderItemId === orderItemId);
  if (!record) throw new Refusal(404, 'This voucher cannot be found.');
  return voucherStatus(state, record.reference);
}

/** A voucher that may pay for a stay now. Throws 409, an unknown one too: 404 means that the session is gone. */
export function usableVoucher(state: State, reference: string): VoucherStatusAnswer {
  const status = issued(state, reference) && voucherStatus(state, reference);
  if (!status?.canBeUsed || !status.isAvailableOnline) {
    throw new Refusal(409, `Voucher ${reference} cannot be used.`);
  }
  return status;
}

/** The stay vouchers among these references of a search. Staging names the monetary ones itself. */
export function stayVouchers(state: State, references: string[]): string[] {
  return references.filter((reference) => issued(state, reference)?.content.IsMonetary === false);
}

/** Marks vouchers as used; from now on they are redeemed. */
export function spendVouchers(state: State, references: string[]): void {
  for (const reference of references) state.spentVouchers.add(findVoucher(state, reference).reference);
}

function issued(state: State, reference: string): VoucherRecord | undefined {
  const wanted = reference.trim().toUpperCase();
  return state.world.vouchers.find((one) => one.reference.toUpperCase() === wanted);
}

function findVoucher(state: State, reference: string): VoucherRecord {
  const record = issued(state, reference);
  if (!record) throw new Refusal(404, 'This voucher cannot be found.');
  return record;
}
