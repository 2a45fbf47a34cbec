import { expect, test } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { checkVoucher } from '../../src/api/voucher/voucher.ts';
import { classifyVoucher } from '../../src/domain/vouchers/vouchers.ts';
import { ARRIVAL } from './estate-client.ts';
import { talkToEstate } from './shipped-client.ts';

const { anonymous: client } = talkToEstate();

const status = (referenceNumber: string) =>
  client.call(checkVoucher, { params: { referenceNumber, arrivalDate: ARRIVAL } }).catch((error: unknown) => {
    if (error instanceof CallError) return null;
    throw error;
  });

test.each([
  ['GIFT-100', 'applied', null],
  ['GIFT-250', 'applied', null],
  ['STAY-NIGHT', 'applied', null],
  ['GIFT-USED', 'alreadyUsed', null],
  ['GIFT-LATE', 'outsidePeriod', 'expired'],
  ['GIFT-HELD', 'alreadyUsed', null],
  ['TEA-FOR-TWO', 'invalidCategory', 'category'],
  ['GIFT-ODD', 'unknown', null],
  ['GIFT-DESK', 'notOnline', null],
  ['NOBODYS', 'notFound', null],
])('A §4.3 the outcome of the estate’s voucher %s: %s', async (reference, expected, help) => {
  const outcome = classifyVoucher(reference, await status(reference));
  expect(outcome.kind === 'applied' ? [outcome.kind, null] : [outcome.voucher.reason, outcome.help]).toEqual([
    expected,
    help,
  ]);
});
