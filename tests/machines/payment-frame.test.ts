import { describe, expect, it } from 'vitest';

import type { Failure } from '../../src/api/failure.ts';
import type { PaymentInput } from '../../machines/steps/payment/payment.types.ts';
import {
  selectAwaitsFrame,
  selectIsBusy,
  selectIsRedeeming,
  selectNews,
  selectVoucherReference,
} from '../../machines/steps/payment/payment.selectors.ts';
import type { InvalidVoucher } from '../../src/domain/vouchers.ts';
import {
  accepted,
  failing,
  filledCard,
  paymentInput,
  staged,
  stagedWith,
  startPayment,
  frameOpened,
  type PaymentAnswers,
} from '../support/start-payment.ts';
import { booking, voucherStatus } from '../support/checkout-stay.ts';
import { moneyVoucher } from '../support/voucher-fixtures.ts';
import { inFrame } from '../worlds/payment.world.ts';
import { reach } from '../support/reach.ts';

const voucher = moneyVoucher('GV1', 5000);

describe("the payment in the provider's page", () => {
  it('D-27 with a payment session no card of ours is sent; the completed frame completes the booking', async () => {
    const { actor, calls, emitted } = startPayment(inFrame, { complete: accepted });
    actor.send({ type: 'payment.submitted', card: filledCard });
    expect(actor.getSnapshot().value).toEqual({ ready: { framed: 'waiting' } });
    expect(emitted).toEqual([]);
    actor.send({ type: 'frame.reported', status: 'completed' });
    actor.send({ type: 'frame.reported', status: 'completed' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(calls).toEqual([
      ['pause', { milliseconds: 180_000 }],
      ['complete', { sessionId: 'S1', inFrame: true }],
    ]);
  });

  it('E-04 a refusal after the page said it was done is no clear no: the payment is lost, not gone', async () => {
    const { actor } = startPayment(inFrame, {
      complete: () => Promise.resolve({ type: 'refused', message: '' }),
    });
    actor.send({ type: 'frame.reported', status: 'completed' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'lost' });
  });

  it('D-27, D-113 a frame that failed is shown anew after staging again', async () => {
    const { actor, calls } = startPayment(inFrame, {
      stage: () => Promise.resolve(staged({ iPageSessionId: 'PS2' })),
    });
    actor.send({ type: 'frame.reported', status: 'failed' });
    expect(selectNews(actor.getSnapshot())).toBe('frameFailed');
    actor.send({ type: 'frame.reported', status: 'completed' });
    actor.send({ type: 'staging.retried' });
    const { context } = await reach(actor, (snapshot) => snapshot.matches({ ready: 'framed' }));
    expect(context.iPageSessionId).toBe('PS2');
    expect(calls).toEqual([
      ['pause', { milliseconds: 180_000 }],
      stagedWith([]),
      ['pause', { milliseconds: 180_000 }],
    ]);
  });

  it('D-27 a frame report without a frame changes nothing', () => {
    const { actor } = startPayment(paymentInput);
    actor.send({ type: 'frame.reported', status: 'completed' });
    expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
  });

  it.each<Failure>([
    { kind: 'http', endpoint: 'complete', status: 402, message: 'No' },
    { kind: 'http', endpoint: 'complete', status: 404, message: '' },
    { kind: 'http', endpoint: 'complete', status: 502, message: '' },
    { kind: 'unauthorised', endpoint: 'complete', message: '' },
  ])(
    'E-04 after the frame has completed no answer is a refusal, and nothing is staged again (%j)',
    async (failure) => {
      const { actor, calls } = startPayment(inFrame, { complete: failing(failure) });
      actor.send({ type: 'frame.reported', status: 'completed' });
      const { output } = await reach(actor, ({ status }) => status === 'done');
      expect(output).toEqual({ type: 'lost' });
      expect(calls.map(([name]) => name)).toEqual(['pause', 'complete']);
    },
  );

  describe('D-375 the page that is open, and is to be left or shown another bill', () => {
    const declined = failing({ kind: 'http', endpoint: 'complete', status: 402, message: 'Not paid' });
    const asked: [string, unknown] = ['complete', { sessionId: 'S1', inFrame: true }];
    const waited: [string, unknown] = ['pause', { milliseconds: 180_000 }];
    const never = () => new Promise<never>(() => undefined);
    const withVoucher: PaymentInput = { ...inFrame, booking: { ...booking, vouchers: [voucher] } };
    const remove = {
      type: 'voucher.removed',
      reference: voucher.voucher.certificateReferenceNumber,
    } as const;

    it('is left by Back without a word of what was done in it: the flow asks', () => {
      const { actor, told } = startPayment(inFrame);
      actor.send({ type: 'back.pressed' });
      expect(actor.getSnapshot().output).toEqual({ type: 'left' });
      expect(told).toEqual([frameOpened]);
    });

    it.each<[string, PaymentAnswers['complete'] & {}]>([
      ['by its status', declined],
      ['by its words', () => Promise.resolve({ type: 'refused', message: 'Not paid' })],
    ])('is asked about first: a clear no, %s, lets the bill be staged anew', async (_, complete) => {
      const { actor, calls, told } = startPayment(withVoucher, {
        complete,
        stage: () => Promise.resolve(staged({ iPageSessionId: 'PS2' })),
      });
      actor.send(remove);
      expect(actor.getSnapshot().context.booking.vouchers).toEqual([voucher]);
      await reach(actor, ({ context }) => context.iPageSessionId === 'PS2');
      expect(calls).toEqual([waited, asked, stagedWith([]), waited]);
      expect(told.map(({ type }) => type)).toEqual([
        'frame.opened',
        'payment.started',
        'payment.ended',
        'booking.updated',
        'frame.closed',
        'frame.opened',
      ]);
    });

    it.each<[string, PaymentAnswers['complete'], string]>([
      ['it has taken the money', accepted, 'paid'],
      ['nobody can say', failing({ kind: 'offline', endpoint: 'complete' }), 'left'],
      [
        'the session is gone',
        failing({ kind: 'http', endpoint: 'complete', status: 404, message: '' }),
        'left',
      ],
    ])('%s: nothing is staged again, and no payment is called sent', async (_, complete, type) => {
      const { actor, calls, told } = startPayment(withVoucher, complete ? { complete } : {});
      actor.send(remove);
      const { output, context } = await reach(actor, ({ status }) => status === 'done');
      expect(output).toEqual({ type });
      expect(calls).toEqual([waited, asked]);
      // The voucher takes £50 off.
      const payment = { ...frameOpened.payment, dueToday: 47_500 };
      expect(told).toEqual([
        { type: 'frame.opened', payment },
        { type: 'payment.started', payment: { ...payment, state: 'left' } },
      ]);
      expect(context.booking.vouchers).toEqual([voucher]);
    });

    it('may report that it is paid while it is asked about; any other end of it waits for the answer', () => {
      const { actor } = startPayment(withVoucher, { complete: never });
      actor.send(remove);
      for (const status of ['failed', 'cancelled'] as const) actor.send({ type: 'frame.reported', status });
      expect(actor.getSnapshot().value).toBe('askingFrame');
      actor.send({ type: 'frame.reported', status: 'completed' });
      expect(actor.getSnapshot().value).toBe('submitting');
    });

    describe('while a voucher is looked up', () => {
      function redeem(answers: PaymentAnswers) {
        const started = startPayment(inFrame, answers);
        started.actor.send({ type: 'voucher.typed', reference: 'GV1' });
        started.actor.send({ type: 'voucher.redeemed' });
        return started;
      }
      const lookedUp: [string, unknown] = ['voucher', { reference: 'GV1', arrivalDate: '2027-05-01' }];
      const good = () => Promise.resolve(voucherStatus());

      it('stays open, and kept, and nobody is asked about it yet', () => {
        const { actor, calls, told } = redeem({ voucher: never });
        const now = actor.getSnapshot();
        expect([selectIsRedeeming(now), selectIsBusy(now), selectAwaitsFrame(now)]).toEqual([
          true,
          true,
          true,
        ]);
        expect(calls).toEqual([waited, lookedUp]);
        expect(told).toEqual([frameOpened]);
      });

      it('may report, and be left by Back', () => {
        const { actor, calls } = redeem({ voucher: never });
        actor.send({ type: 'frame.reported', status: 'completed' });
        expect(actor.getSnapshot().value).toBe('submitting');
        expect(calls).toEqual([waited, lookedUp, asked]);

        const other = redeem({ voucher: never });
        other.actor.send({ type: 'back.pressed' });
        expect(other.actor.getSnapshot().output).toEqual({ type: 'left' });
      });

      it('the voucher in question stays the one that was typed', async () => {
        const { actor, calls } = redeem({ voucher: good, complete: declined });
        actor.send({ type: 'voucher.typed', reference: 'GV2' });
        expect(selectVoucherReference(actor.getSnapshot())).toBe('GV1');
        actor.send({ type: 'voucher.redeemed' });
        await reach(actor, (now) => now.matches('restaging'));
        expect(calls.slice(0, 4)).toEqual([
          waited,
          lookedUp,
          asked,
          stagedWith([moneyVoucher('GV1', 10_000)]),
        ]);
      });

      it.each<[string, PaymentAnswers['voucher'], InvalidVoucher[]]>([
        [
          'is refused',
          () => Promise.resolve(voucherStatus({ isRedeemed: true, canBeUsed: false })),
          [{ reference: 'GV1', name: 'Gift voucher', reason: 'alreadyUsed' }],
        ],
        ['cannot be looked up', failing({ kind: 'offline', endpoint: 'voucherStatus' }), []],
      ])('and it %s, the page and what is kept of it are left alone', async (_, answer, invalid) => {
        const { actor, calls, told } = redeem(answer ? { voucher: answer } : {});
        const { context } = await reach(actor, (now) => !selectIsRedeeming(now));
        expect(actor.getSnapshot().value).toEqual({ ready: { framed: 'waiting' } });
        expect(context.invalidVouchers).toEqual(invalid);
        expect(calls).toEqual([waited, lookedUp, waited]);
        expect(told).toEqual([frameOpened]);
      });

      it('and it is good, the page is asked about just before the bill is staged anew', async () => {
        const { actor, calls, told } = redeem({
          voucher: good,
          complete: declined,
          stage: () => Promise.resolve(staged({ iPageSessionId: 'PS2' })),
        });
        const { context } = await reach(actor, (now) => now.context.iPageSessionId === 'PS2');
        const vouchers = [moneyVoucher('GV1', 10_000)];
        expect(context.booking.vouchers).toEqual(vouchers);
        expect(calls).toEqual([waited, lookedUp, asked, stagedWith(vouchers), waited]);
        expect(told.map(({ type }) => type)).toEqual([
          'frame.opened',
          'payment.started',
          'payment.ended',
          'booking.updated',
          'frame.closed',
          'frame.opened',
        ]);
      });

      it('and it is good, and the page has taken the money, the bill that was paid stays', async () => {
        const { actor, calls, told } = redeem({ voucher: good, complete: accepted });
        const { output, context } = await reach(actor, ({ status }) => status === 'done');
        expect(output).toEqual({ type: 'paid' });
        expect(context.booking.vouchers).toEqual([]);
        expect(calls).toEqual([waited, lookedUp, asked]);
        expect(told).toEqual([
          frameOpened,
          { type: 'payment.started', payment: { ...frameOpened.payment, state: 'left' } },
        ]);
      });
    });
  });
});
