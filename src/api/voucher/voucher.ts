import * as v from 'valibot';
import type { Voucher, VoucherStatus } from '../../domain/vouchers.ts';
import type { Call } from '../call.ts';
import { finiteNumber, flag, id, noAnswer, orNull, text, wireObject, type Answer } from '../wire.ts';
import { money } from '../wire-money.ts';

const voucher: Answer<Voucher> = v.object({
  certificateReferenceNumber: id,
  voucherName: text,
  unitPrice: v.object({ amount: money }),
  orderItemId: orNull(id),
});

const voucherStatus: Answer<VoucherStatus> = v.object({
  isAvailableOnline: v.boolean(),
  canBeUsed: v.boolean(),
  isRedeemed: flag,
  isOutsidePeriod: flag,
  isBooked: flag,
  content: orNull(wireObject({ Category: finiteNumber, IsMonetary: v.boolean() })),
  voucher: orNull(voucher),
});

export const checkVoucher: Call<'voucherStatus', undefined, VoucherStatus> = {
  endpoint: 'voucherStatus',
  answer: voucherStatus,
};

/** The specification does not show its answer. */
export const loadVoucherDetail: Call<'voucherDetail', undefined, undefined> = {
  endpoint: 'voucherDetail',
  answer: noAnswer,
};
