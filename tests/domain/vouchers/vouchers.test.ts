import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canRedeemVouchers,
  classifyRedeemedVoucher,
  classifyVoucher,
  hasReference,
  isBlockedByStayVoucher,
  stayVouchers,
  withoutReference,
  type VoucherHelp,
  type VoucherReason,
  type VoucherStatus,
} from '../../../src/domain/vouchers/vouchers.ts';
import { moneyVoucher, stayVoucher, voucherStatus } from '../../steps/payment/voucher-fixtures.ts';

const VOUCHER = moneyVoucher('GV-1', 5_000, 'Voucher GV-1').voucher;
const status = (values: Partial<VoucherStatus> = {}) => voucherStatus({ voucher: VOUCHER, ...values });

const WORST = {
  isAvailableOnline: false,
  canBeUsed: false,
  isRedeemed: true,
  isOutsidePeriod: true,
  isBooked: true,
  content: { category: 7, isMonetary: true },
};

/** Each row removes the reason of the row before. */
const IN_ORDER: [string, Partial<VoucherStatus>, VoucherReason, VoucherHelp | null][] = [
  ['redeemed', WORST, 'alreadyUsed', null],
  ['outside its period', { ...WORST, isRedeemed: false }, 'outsidePeriod', 'expired'],
  ['booked', { ...WORST, isRedeemed: false, isOutsidePeriod: false }, 'alreadyUsed', null],
  ['of another category', { canBeUsed: false, content: WORST.content }, 'invalidCategory', 'category'],
  ['of no category', { content: null }, 'invalidCategory', 'category'],
  ['unusable for no stated reason', { canBeUsed: false }, 'unknown', null],
  ['not available online', { isAvailableOnline: false }, 'notOnline', null],
];

describe('A §4.3 a voucher on the search screen', () => {
  test.each([0, 1])('of category %i is applied when it is online and usable', (category) => {
    const content = { category, isMonetary: category === 1 };
    expect(classifyVoucher('GV-1', status({ content }))).toEqual({
      kind: 'applied',
      voucher: { voucher: VOUCHER, content },
    });
  });

  test.each(IN_ORDER)('is invalid when %s, with the first reason that applies', (_, fields, reason, help) => {
    expect(classifyVoucher('gv-1', status(fields))).toEqual({
      kind: 'invalid',
      voucher: { reference: 'GV-1', name: 'Voucher GV-1', reason },
      help,
    });
  });

  test('is not found when the lookup fails, and keeps the reference as typed', () => {
    expect(classifyVoucher('gv-9', null)).toEqual({
      kind: 'invalid',
      voucher: { reference: 'gv-9', name: '', reason: 'notFound' },
      help: null,
    });
  });
});

describe('B §4 a voucher on the payment screen', () => {
  test('category 1 is applied', () => {
    expect(classifyRedeemedVoucher('GV-1', status())).toEqual({
      kind: 'applied',
      voucher: { voucher: VOUCHER, content: { category: 1, isMonetary: true } },
    });
  });

  test.each([
    ['of category 0', { category: 0, isMonetary: true }],
    ['for a stay, of any category: staging could not name it', { category: 1, isMonetary: false }],
  ])('is unknown when usable and %s', (_, content) => {
    const stay = status({ content });
    expect(classifyRedeemedVoucher('GV-1', stay)).toMatchObject({
      kind: 'invalid',
      voucher: { reason: 'unknown' },
    });
  });

  test.each(IN_ORDER)('has the reason of the search when %s, and opens no modal', (_, fields, reason) => {
    expect(classifyRedeemedVoucher('GV-1', status(fields))).toEqual({
      kind: 'invalid',
      voucher: { reference: 'GV-1', name: 'Voucher GV-1', reason },
      help: null,
    });
  });
});

test('A §4.3 has exactly one outcome, and is applied only when all three conditions hold', () => {
  const anyStatus: fc.Arbitrary<VoucherStatus> = fc.record({
    isAvailableOnline: fc.boolean(),
    canBeUsed: fc.boolean(),
    isRedeemed: fc.boolean(),
    isOutsidePeriod: fc.boolean(),
    isBooked: fc.boolean(),
    content: fc.option(fc.record({ category: fc.integer({ min: -1, max: 3 }), isMonetary: fc.boolean() }), {
      nil: null,
    }),
    voucher: fc.constantFrom(VOUCHER, null),
  });
  fc.assert(
    fc.property(anyStatus, (any) => {
      const usable = any.isAvailableOnline && any.canBeUsed && any.voucher !== null && any.content !== null;
      const category = any.content?.category ?? -1;
      expect(classifyVoucher('GV-1', any).kind === 'applied').toBe(
        usable && (category === 0 || category === 1),
      );
      expect(classifyRedeemedVoucher('GV-1', any).kind === 'applied').toBe(
        usable && category === 1 && any.content?.isMonetary === true,
      );
    }),
  );
});

test('A §4.3 has the first reason that applies, whatever else is wrong', () => {
  const [redeemed, outside, booked, otherCategory] = IN_ORDER.map(([, , reason]) => reason);
  const rest = fc.record({
    isAvailableOnline: fc.boolean(),
    canBeUsed: fc.constant(false),
    isRedeemed: fc.boolean(),
    isOutsidePeriod: fc.boolean(),
    isBooked: fc.boolean(),
    content: fc.constantFrom(0, 1, 2, 3).map((category) => ({ category, isMonetary: true })),
  });
  fc.assert(
    fc.property(rest, (fields) => {
      const first = [
        fields.isRedeemed && redeemed,
        fields.isOutsidePeriod && outside,
        fields.isBooked && booked,
        fields.isAvailableOnline && fields.content.category > 1 && otherCategory,
        fields.isAvailableOnline && 'unknown',
        'notOnline',
      ].find((reason) => reason !== false);
      const helps: Partial<Record<string, VoucherHelp>> = {
        outsidePeriod: 'expired',
        invalidCategory: 'category',
      };
      expect(classifyVoucher('GV-1', status(fields))).toMatchObject({
        voucher: { reason: first },
        help: helps[String(first)] ?? null,
      });
    }),
  );
});

describe('several vouchers', () => {
  const both = [stayVoucher('S1', 20_000), moneyVoucher('M1', 5_000), moneyVoucher('M2', 2_500)];

  test('A §4.3 are found and taken out by their reference, in upper or lower case', () => {
    expect(hasReference(both, ' m1 ')).toBe(true);
    expect(hasReference(both, 'M3')).toBe(false);
    expect(withoutReference(both, ' m1 ')).toEqual([stayVoucher('S1', 20_000), moneyVoucher('M2', 2_500)]);
    expect(withoutReference([{ reference: 'lost' }, { reference: 'found' }], 'LOST')).toEqual([
      { reference: 'found' },
    ]);
  });

  test('A §5.2, D-06 block more than one room if any is a stay voucher', () => {
    expect(stayVouchers(both)).toEqual([stayVoucher('S1', 20_000)]);
    expect(isBlockedByStayVoucher(both, 2)).toBe(true);
    expect(isBlockedByStayVoucher(both, 1)).toBe(false);
    expect(isBlockedByStayVoucher([moneyVoucher('M1', 5_000)], 2)).toBe(false);
  });

  test('B §2.5 take no voucher after one of category 0', () => {
    expect(canRedeemVouchers(both)).toBe(false);
    expect(canRedeemVouchers([moneyVoucher('M1', 5_000)])).toBe(true);
    expect(canRedeemVouchers([])).toBe(true);
  });
});
