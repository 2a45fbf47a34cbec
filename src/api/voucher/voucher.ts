import * as v from 'valibot';
import type { Voucher, VoucherStatus } from '../../domain/vouchers/vouchers.ts';
import type { Call } from '../call.ts';
import { maybe, maybeNull, wireObject, type Answer } from '../reader.ts';
import { finiteNumber, id, money, noAnswer, text, yesNo } from '../wire.ts';

const voucher: Answer<Voucher> = v.object({
  certificateReferenceNumber: id,
  voucherName: text,
  unitPrice: v.object({ amount: money }),
  orderItemId: maybeNull(id),
});

export const voucherContent = wireObject({ Category: finiteNumber, IsMonetary: yesNo });

const voucherStatus: Answer<VoucherStatus> = v.object({
  isAvailableOnline: yesNo,
  canBeUsed: yesNo,
  isRedeemed: maybe(yesNo, false),
  isOutsidePeriod: maybe(yesNo, false),
  isBooked: maybe(yesNo, false),
  content: maybeNull(voucherContent),
  voucher: maybeNull(voucher),
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
