import { describe, expect, it } from 'vitest';

import { CallError } from '../../../src/api/failure.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { booking, voucherStatus } from '../../support/checkout-stay.ts';
import { moneyVoucher, stayVoucher } from './voucher-fixtures.ts';
import {
  failing,
  filledCard,
  paymentInput,
  staged,
  stagedWith,
  startPayment,
  type Answer,
} from './start-payment.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';

const voucher = moneyVoucher('GV1', 5000);
const silence = new CallError({ kind: 'timeout', endpoint: 'voucher' });

describe('gift vouchers at the payment step', () => {
  it('B §4, D-34 applies a monetary voucher, tells the flow and stages the booking again', async () => {
    const { actor, calls, told } = startPayment(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus()),
    });
    sendAll(actor, { type: 'voucher.typed', reference: ' GV1 ' }, { type: 'redeem.pressed' });
    const { context } = await reach(
      actor,
      ({ value }) => value !== 'checkingVoucher' && value !== 'restaging',
    );
    expect(context.booking.vouchers).toEqual([moneyVoucher('GV1', 10000)]);
    expect(context.voucherReference).toBe('');
    expect(calls).toEqual([
      ['voucher', { reference: 'GV1', arrivalDate: '2027-05-01' }],
      stagedWith([moneyVoucher('GV1', 10000)]),
    ]);
    expect(told).toEqual([{ type: 'booking.updated', patch: { vouchers: [moneyVoucher('GV1', 10000)] } }]);
  });

  it.each<[string, Partial<VoucherStatus>, string]>([
    ['redeemed', { isRedeemed: true, isOutsidePeriod: true, isBooked: true }, 'alreadyUsed'],
    ['outside its period', { isOutsidePeriod: true, isBooked: true }, 'outsidePeriod'],
    ['booked', { isBooked: true, canBeUsed: false }, 'alreadyUsed'],
    ['of another category', { content: { category: 2, isMonetary: true } }, 'invalidCategory'],
    ['a usable stay voucher', { content: { category: 0, isMonetary: false } }, 'unknown'],
    ['a usable stay voucher of category 1', { content: { category: 1, isMonetary: false } }, 'unknown'],
    ['not usable', {}, 'unknown'],
    ['not available online', { isAvailableOnline: false }, 'notOnline'],
  ])('B §4 lists a voucher that is %s with its reason', async (_is, change, reason) => {
    const usable = change.content?.isMonetary === false;
    const status = voucherStatus({ canBeUsed: usable, ...change });
    const { actor, calls } = startPayment(paymentInput, { voucher: () => Promise.resolve(status) });
    sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
    const { context } = await reach(actor, ({ value }) => value !== 'checkingVoucher');
    expect(context.invalidVouchers).toEqual([{ reference: 'GV1', name: 'Gift voucher', reason }]);
    expect(context.booking.vouchers).toEqual([]);
    expect(calls.map(([name]) => name)).toEqual(['voucher']);
  });

  it("B §7 lists an unknown voucher as 'Cannot be found', once even after a second try", async () => {
    const { actor } = startPayment(paymentInput, {
      voucher: () => Promise.resolve(null),
    });
    sendAll(actor, { type: 'voucher.typed', reference: 'GV9' }, { type: 'redeem.pressed' });
    await reach(actor, ({ value }) => value !== 'checkingVoucher');
    actor.send({ type: 'redeem.pressed' });
    await reach(actor, ({ value }) => value !== 'checkingVoucher');
    const { invalidVouchers } = actor.getSnapshot().context;
    expect(invalidVouchers).toEqual([{ reference: 'GV9', name: '', reason: 'notFound' }]);
    expect(selectors.selectVoucherFailure(actor.getSnapshot())).toBe(null);
    actor.send({ type: 'voucher.removed', reference: 'GV9' });
    const { context } = actor.getSnapshot();
    expect([context.invalidVouchers, context.voucherReference]).toEqual([[], '']);
  });

  const outside = voucherStatus({ canBeUsed: false, isOutsidePeriod: true });

  it.each<[string, Answer<VoucherStatus>, string[], string[]]>([
    ['counts', () => Promise.resolve(voucherStatus()), [], ['GV1']],
    ['does not count', () => Promise.resolve(outside), ['GV1'], []],
  ])(
    'D-456 refuses nothing without an answer to the lookup; at the second try the voucher %s',
    async (_, second, refused, applied) => {
      let lookUps = 0;
      const { actor } = startPayment(paymentInput, {
        voucher: () => (++lookUps === 1 ? Promise.reject(silence) : second()),
      });
      sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
      const failed = await reach(actor, (snapshot) => snapshot.matches('ready'));
      const { invalidVouchers, voucherReference } = failed.context;
      expect({ invalidVouchers, voucherReference, failure: selectors.selectVoucherFailure(failed) }).toEqual({
        invalidVouchers: [],
        voucherReference: 'GV1',
        failure: silence.failure,
      });
      actor.send({ type: 'redeem.pressed' });
      const { context } = await reach(actor, (snapshot) => snapshot.matches({ ready: 'idle' }));
      expect([
        context.invalidVouchers.map(({ reference }) => reference),
        context.booking.vouchers.map(
          ({ voucher: { certificateReferenceNumber } }) => certificateReferenceNumber,
        ),
        selectors.selectVoucherFailure(actor.getSnapshot()),
      ]).toEqual([refused, applied, null]);
    },
  );

  it('B §4 removes a voucher from the refused ones when it counts at the second try', async () => {
    const statuses = [outside, voucherStatus()];
    const { actor } = startPayment(paymentInput, {
      voucher: () => Promise.resolve(statuses.shift() ?? outside),
    });
    sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
    const refused = await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect(selectors.selectInvalidVouchers(refused).map(({ reference }) => reference)).toEqual(['GV1']);
    actor.send({ type: 'redeem.pressed' });
    const applied = await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect([selectors.selectInvalidVouchers(applied), selectors.selectVouchers(applied)]).toEqual([
      [],
      [moneyVoucher('GV1', 10000)],
    ]);
  });

  it('D-456 clears the failure of the lookup when another reference is typed', async () => {
    const { actor } = startPayment(paymentInput, { voucher: () => Promise.reject(silence) });
    sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
    await reach(actor, (snapshot) => snapshot.matches('ready'));
    actor.send({ type: 'voucher.typed', reference: 'GV2' });
    expect(selectors.selectVoucherFailure(actor.getSnapshot())).toBe(null);
  });

  it('B §4 ignores an empty reference, an applied one and any beside a stay voucher', () => {
    const applied = startPayment({
      ...paymentInput,
      booking: { ...booking, vouchers: [moneyVoucher('GV1', 10000)] },
    });
    sendAll(applied.actor, { type: 'redeem.pressed' }, { type: 'voucher.typed', reference: 'gv1' });
    applied.actor.send({ type: 'redeem.pressed' });
    const stay = startPayment({
      ...paymentInput,
      booking: { ...booking, vouchers: [stayVoucher('SV1', 30000)] },
    });
    sendAll(stay.actor, { type: 'voucher.typed', reference: 'GV2' }, { type: 'redeem.pressed' });
    expect([...applied.calls, ...stay.calls]).toEqual([]);
  });

  it('B §2.5, D-34 removes only a monetary voucher, and stages the booking again', async () => {
    const vouchers = [moneyVoucher('GV1', 10000), stayVoucher('SV1', 30000)];
    const { actor, calls, told } = startPayment({ ...paymentInput, booking: { ...booking, vouchers } });
    actor.send({ type: 'voucher.removed', reference: 'SV1' });
    expect(calls).toEqual([]);
    actor.send({ type: 'voucher.removed', reference: 'GV1' });
    await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect(calls).toEqual([stagedWith([stayVoucher('SV1', 30000)])]);
    expect(told).toEqual([{ type: 'booking.updated', patch: { vouchers: [stayVoucher('SV1', 30000)] } }]);
  });

  it("E-04 removes only the chosen monetary voucher while the provider's page is open, and no stay voucher", async () => {
    const kept = moneyVoucher('GV2', 2000);
    const vouchers = [moneyVoucher('GV1', 10000), kept, stayVoucher('SV1', 30000)];
    const input = { ...paymentInput, iPageSessionId: 'PS1', booking: { ...booking, vouchers } };
    const { actor, calls } = startPayment(input, {
      complete: failing({ kind: 'http', endpoint: 'complete', status: 402, message: 'Not paid' }),
      stage: () => Promise.resolve(staged({ iPageSessionId: 'PS2' })),
    });
    actor.send({ type: 'voucher.removed', reference: 'SV1' });
    expect(actor.getSnapshot().matches({ ready: 'framed' })).toBe(true);
    actor.send({ type: 'voucher.removed', reference: 'GV1' });
    await reach(actor, ({ context }) => context.iPageSessionId === 'PS2');
    expect(calls.find(([name]) => name === 'stage')).toEqual(stagedWith([kept, stayVoucher('SV1', 30000)]));
  });

  it('D-34 pays nothing until the changed booking is staged, and can stage again', async () => {
    let stagings = 0;
    const { actor, calls } = startPayment(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus()),
      stage: () => (++stagings === 1 ? Promise.reject(silence) : Promise.resolve(staged())),
    });
    sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
    const failed = await reach(actor, (snapshot) => snapshot.matches({ ready: 'stagingFailed' }));
    expect([selectors.selectNews(failed), failed.context.failure]).toEqual([
      'stagingFailed',
      silence.failure,
    ]);
    actor.send({ type: 'payment.submitted', card: filledCard });
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'stage']);
    actor.send({ type: 'staging.retried' });
    const { context } = await reach(actor, (snapshot) => snapshot.matches({ ready: 'idle' }));
    expect(context.booking.vouchers).toEqual([moneyVoucher('GV1', 10000)]);
  });

  it.each<[string, Answer<FoundBooking & { at: number; when: number }>, unknown, string[]]>([
    [
      'found',
      () => Promise.resolve({ isBooked: true, total: null, at: 0, when: 0 }),
      'paid',
      ['payment.recorded'],
    ],
    [
      'not there',
      () => Promise.resolve({ isBooked: false, total: null, at: 0, when: 0 }),
      { ready: 'stagingFailed' },
      [],
    ],
    ['not known', failing({ kind: 'offline', endpoint: 'stayBooking' }), { ready: 'doubtful' }, []],
  ])('D-361 looks up the booking after a conflict in staging: %s', async (_, find, value, sent) => {
    const { actor, calls, told } = startPayment(
      { ...paymentInput, booking: { ...booking, vouchers: [voucher] } },
      {
        stage: failing({ kind: 'http', endpoint: 'stage', status: 409, message: 'Completed already' }),
        find,
      },
    );
    actor.send({ type: 'voucher.removed', reference: voucher.voucher.certificateReferenceNumber });
    await reach(actor, (now) => !now.matches('restaging') && !now.matches('lookingForBooking'));
    expect(actor.getSnapshot().value).toEqual(value);
    expect(calls).toEqual([stagedWith([]), ['find', { confirmationNumber: 'C1001' }]]);
    expect(told.map(({ type }) => type)).toEqual(['booking.updated', ...sent]);
  });

  it('D-361 ends as paid when another tab has made the booking of a session that is gone', async () => {
    const { actor, told } = startPayment(
      { ...paymentInput, isStaged: false },
      {
        stage: failing({ kind: 'http', endpoint: 'stage', status: 404, message: '' }),
        find: () => Promise.resolve({ isBooked: true, total: null, at: 0, when: 0 }),
      },
    );
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(told.map(({ type }) => type)).toEqual(['payment.recorded']);
  });

  it('ends the booking as expired when staging finds the session gone', async () => {
    const vouchers = [moneyVoucher('GV1', 10000)];
    const gone = new CallError({ kind: 'http', endpoint: 'stageBooking', status: 410, message: '' });
    const { actor, calls, told } = startPayment(
      { ...paymentInput, booking: { ...booking, vouchers } },
      {
        stage: () => Promise.reject(gone),
        find: () => Promise.resolve({ isBooked: false, total: null, at: 0, when: 0 }),
      },
    );
    actor.send({ type: 'voucher.removed', reference: 'GV1' });
    await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect(calls).toEqual([stagedWith([]), ['find', { confirmationNumber: 'C1001' }]]);
    expect(told).toEqual([
      { type: 'booking.updated', patch: { vouchers: [] } },
      { type: 'booking.ended', reason: 'expired' },
    ]);
  });
});
