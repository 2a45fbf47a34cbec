import { describe, expect, it } from 'vitest';

import { CallError } from '../../../src/api/failure.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import { booking, voucherStatus } from '../../support/checkout-stay.ts';
import { moneyVoucher } from './voucher-fixtures.ts';
import {
  accepted,
  failing,
  filledCard,
  paymentInput,
  staged,
  stagedWith,
  startPayment,
  unfilledCard,
  type Answer,
} from './start-payment.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';

const silence = new CallError({ kind: 'timeout', endpoint: 'voucher' });

describe('D-452 Pay with a typed voucher reference that is not applied', () => {
  const usedUp = voucherStatus({ isRedeemed: true, canBeUsed: false });
  const pay = { type: 'payment.submitted', card: filledCard } as const;

  it('applies the voucher and pays nothing; the next press pays the new sum', async () => {
    const { actor, calls } = startPayment(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus()),
      complete: accepted,
    });
    actor.send({ type: 'voucher.typed', reference: ' GV1 ' });
    expect(selectors.wouldSend(actor.getSnapshot(), filledCard)).toBe(false);
    actor.send(pay);
    actor.send(pay);
    const shown = await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect(shown.value).toEqual({ ready: 'billChanged' });
    // £525, less the £100 of the voucher.
    expect([selectors.selectNews(shown), selectors.selectDueToday(shown).total]).toEqual([
      'billChanged',
      42_500,
    ]);
    expect(calls).toEqual([
      ['voucher', { reference: 'GV1', arrivalDate: '2027-05-01' }],
      stagedWith([moneyVoucher('GV1', 10000)]),
    ]);
    expect(selectors.wouldSend(shown, filledCard)).toBe(true);
    actor.send(pay);
    expect(selectors.selectIsPayWaiting(actor.getSnapshot())).toBe(false);
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(calls.slice(2)).toEqual([['complete', { sessionId: 'S1', inFrame: false }]]);
  });

  it.each<[string, Answer<VoucherStatus>]>([
    ['does not count', () => Promise.resolve(usedUp)],
    [
      'is known to the estate under another reference',
      () => Promise.resolve({ ...usedUp, voucher: moneyVoucher('OTHER', 10000).voucher }),
    ],
    ['cannot be looked up', () => Promise.reject(silence)],
  ])('reports when the voucher %s; the next press pays without it', async (_is, answer) => {
    const { actor, calls } = startPayment(paymentInput, { voucher: answer, complete: accepted });
    actor.send({ type: 'voucher.typed', reference: 'GV1' });
    actor.send(pay);
    expect(selectors.selectIsPayWaiting(actor.getSnapshot())).toBe(true);
    const told = await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect([told.value, selectors.selectNews(told)]).toEqual([{ ready: 'voucherRefused' }, 'voucherRefused']);
    expect(told.context.voucherReference).toBe('GV1');
    expect(selectors.wouldSend(told, filledCard)).toBe(true);
    actor.send(pay);
    expect(selectors.selectIsPayWaiting(actor.getSnapshot())).toBe(false);
    await reach(actor, ({ status }) => status === 'done');
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'complete']);
  });

  it('D-456 looks it up again when Redeem had no answer, and clears the message when the reference changes', async () => {
    const { actor, calls } = startPayment(paymentInput, { voucher: () => Promise.reject(silence) });
    sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
    const told = await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect([told.value, selectors.wouldSend(told, filledCard)]).toEqual([{ ready: 'idle' }, false]);
    actor.send(pay);
    const held = await reach(actor, (snapshot) => snapshot.matches({ ready: 'voucherRefused' }));
    expect([selectors.selectNews(held), held.context.invalidVouchers]).toEqual(['voucherRefused', []]);
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'voucher']);
    actor.send({ type: 'voucher.typed', reference: 'GV2' });
    expect(selectors.selectNews(actor.getSnapshot())).toBeNull();
  });

  it('pays at once when Redeem has refused it already; looks up another reference', async () => {
    const { actor, calls } = startPayment(paymentInput, { voucher: () => Promise.resolve(usedUp) });
    sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
    const told = await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect([told.value, selectors.wouldSend(told, filledCard)]).toEqual([{ ready: 'idle' }, true]);
    actor.send({ type: 'voucher.typed', reference: 'GV2' });
    expect(selectors.wouldSend(actor.getSnapshot(), filledCard)).toBe(false);
    actor.send(pay);
    await reach(actor, (snapshot) => snapshot.matches({ ready: 'voucherRefused' }));
    expect(calls.map(([, asked]) => asked)).toEqual([
      { reference: 'GV1', arrivalDate: '2027-05-01' },
      { reference: 'GV2', arrivalDate: '2027-05-01' },
    ]);
  });

  it.each<[string, Answer<VoucherStatus>]>([
    ['had no answer', () => Promise.reject(silence)],
    ['did not count', () => Promise.resolve(usedUp)],
  ])('looks a voucher up again that first %s, then counted and was removed', async (_, first) => {
    const answers = [first];
    const { actor, calls } = startPayment(paymentInput, {
      voucher: () => answers.shift()?.() ?? Promise.resolve(voucherStatus()),
    });
    for (let times = 0; times < 2; times++) {
      sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
      await reach(actor, (snapshot) => snapshot.matches('ready'));
    }
    actor.send({ type: 'voucher.removed', reference: 'GV1' });
    await reach(actor, (snapshot) => snapshot.matches('ready'));
    actor.send({ type: 'voucher.typed', reference: 'GV1' });
    actor.send(pay);
    expect(actor.getSnapshot().value).toBe('checkingVoucher');
    expect(calls.map(([name]) => name)).toEqual(['voucher', 'voucher', 'stage', 'stage', 'voucher']);
  });

  it('looks it up before it reports a missing card', async () => {
    const { actor, emitted } = startPayment(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus()),
    });
    actor.send({ type: 'voucher.typed', reference: 'GV1' });
    actor.send({ type: 'payment.submitted', card: unfilledCard });
    await reach(actor, (snapshot) => snapshot.matches({ ready: 'billChanged' }));
    expect(emitted).toEqual([]);
  });

  it.each(['', ' ', 'gv9'])('pays at once with the reference %j, which drops no voucher', (reference) => {
    const applied = { ...booking, vouchers: [moneyVoucher('GV9', 5000)] };
    const { actor, calls } = startPayment({ ...paymentInput, booking: applied });
    actor.send({ type: 'voucher.typed', reference });
    actor.send(pay);
    expect(calls).toEqual([['complete', { sessionId: 'S1', inFrame: false }]]);
  });

  it('pays nothing after a failed staging, whatever is redeemed next', async () => {
    const statuses = [voucherStatus(), usedUp];
    const { actor } = startPayment(paymentInput, {
      voucher: () => Promise.resolve(statuses.shift() ?? usedUp),
      stage: failing({ kind: 'timeout', endpoint: 'stage' }),
    });
    actor.send({ type: 'voucher.typed', reference: 'GV1' });
    actor.send(pay);
    await reach(actor, (snapshot) => snapshot.matches({ ready: 'stagingFailed' }));
    sendAll(actor, { type: 'voucher.typed', reference: 'GV2' }, { type: 'redeem.pressed' });
    const left = await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect([left.value, selectors.wouldSend(left, filledCard)]).toEqual([{ ready: 'stagingFailed' }, false]);
  });

  it('shows a bill staged at the second try before it is paid, unless the voucher is removed', async () => {
    const failOnce = () => {
      let stagings = 0;
      return () => (++stagings === 1 ? Promise.reject(silence) : Promise.resolve(staged()));
    };
    const held = async () => {
      const { actor } = startPayment(paymentInput, {
        voucher: () => Promise.resolve(voucherStatus()),
        stage: failOnce(),
      });
      actor.send({ type: 'voucher.typed', reference: 'GV1' });
      actor.send(pay);
      await reach(actor, (snapshot) => snapshot.matches({ ready: 'stagingFailed' }));
      return actor;
    };
    const retried = await held();
    retried.send({ type: 'staging.retried' });
    expect((await reach(retried, (snapshot) => snapshot.matches('ready'))).value).toEqual({
      ready: 'billChanged',
    });
    const removed = await held();
    removed.send({ type: 'voucher.removed', reference: 'GV1' });
    expect((await reach(removed, (snapshot) => snapshot.matches('ready'))).value).toEqual({
      ready: 'idle',
    });
  });

  it("opens the provider's page when staging the new bill asks for one", async () => {
    const { actor } = startPayment(paymentInput, {
      voucher: () => Promise.resolve(voucherStatus()),
      stage: () => Promise.resolve(staged({ iPageSessionId: 'PS1' })),
    });
    actor.send({ type: 'voucher.typed', reference: 'GV1' });
    actor.send(pay);
    const { value } = await reach(actor, (snapshot) => snapshot.matches('ready'));
    expect(value).toEqual({ ready: { framed: 'waiting' } });
  });
});
