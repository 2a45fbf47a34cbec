import { describe, expect, it } from 'vitest';

import { CallError, type Failure } from '../../../src/api/failure.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { PaymentInput } from '../../../machines/steps/payment/payment.types.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import type { InvalidVoucher } from '../../../src/domain/vouchers/vouchers.ts';
import {
  accepted,
  failing,
  filledCard,
  paymentInput,
  staged,
  stagedWith,
  startPayment,
  frameOpened,
  type Answer,
  type PaymentAnswers,
} from './start-payment.ts';
import { booking, voucherStatus } from '../../support/checkout-stay.ts';
import { moneyVoucher } from './voucher-fixtures.ts';
import { inFrame } from './payment.world.ts';
import { reach } from '../../support/reach.ts';

const voucher = moneyVoucher('GV1', 5000);

describe("the payment in the provider's page", () => {
  it('D-27 sends no card with a payment session; the completed frame completes the booking', async () => {
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

  it('E-04 ends as lost, not gone, when complete refuses after the frame completed', async () => {
    const { actor } = startPayment(inFrame, {
      complete: () => Promise.resolve({ type: 'refused', message: '' }),
    });
    actor.send({ type: 'frame.reported', status: 'completed' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'unknown' });
  });

  it('D-27 opens a new frame after a failed one, once the booking is staged again', async () => {
    const { actor, calls } = startPayment(inFrame, {
      complete: () => Promise.resolve({ type: 'refused', message: '' }),
      stage: () => Promise.resolve(staged({ iPageSessionId: 'PS2' })),
    });
    actor.send({ type: 'frame.reported', status: 'failed' });
    await reach(actor, (snapshot) => selectors.selectNews(snapshot) === 'frameFailed');
    actor.send({ type: 'frame.reported', status: 'completed' });
    actor.send({ type: 'staging.retried' });
    const { context } = await reach(actor, (snapshot) => snapshot.matches({ ready: 'framed' }));
    expect(context.iPageSessionId).toBe('PS2');
    expect(calls).toEqual([
      ['pause', { milliseconds: 180_000 }],
      ['complete', { sessionId: 'S1', inFrame: true }],
      stagedWith([]),
      ['pause', { milliseconds: 180_000 }],
    ]);
  });

  it.each<[string, Answer<CompleteAnswer>, string]>([
    ['is paid all the same', () => Promise.resolve({ type: 'accepted' }), 'paid'],
    [
      'may be paid',
      () => Promise.reject(new CallError({ kind: 'timeout', endpoint: 'complete' })),
      'frameLeft',
    ],
  ])('D-375 a page that reports Cancel while it %s', async (_, complete, type) => {
    const { actor } = startPayment(inFrame, { complete });
    actor.send({ type: 'frame.reported', status: 'cancelled' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type });
  });

  it('D-27 ignores a frame report without a frame', () => {
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
    'E-04 takes no answer as a refusal after the frame completed, and does not stage again (%j)',
    async (failure) => {
      const { actor, calls } = startPayment(inFrame, { complete: failing(failure) });
      actor.send({ type: 'frame.reported', status: 'completed' });
      const { output } = await reach(actor, ({ status }) => status === 'done');
      expect(output).toEqual({ type: 'unknown' });
      expect(calls.map(([name]) => name)).toEqual(['pause', 'complete']);
    },
  );

  describe('D-375 an open page that the guest leaves or whose bill changes', () => {
    const declined = failing({ kind: 'http', endpoint: 'complete', status: 402, message: 'Not paid' });
    const asked: [string, unknown] = ['complete', { sessionId: 'S1', inFrame: true }];
    const waited: [string, unknown] = ['pause', { milliseconds: 180_000 }];
    const never = () => new Promise<never>(() => undefined);
    const withVoucher: PaymentInput = { ...inFrame, booking: { ...booking, vouchers: [voucher] } };
    const remove = {
      type: 'voucher.removed',
      reference: voucher.voucher.certificateReferenceNumber,
    } as const;

    it('ends as left on Back; the flow asks for the outcome', () => {
      const { actor, told } = startPayment(inFrame);
      actor.send({ type: 'back.pressed' });
      expect(actor.getSnapshot().output).toEqual({ type: 'frameLeft' });
      expect(told).toEqual([frameOpened]);
    });

    it.each<[string, PaymentAnswers['complete'] & {}]>([
      ['in the status', declined],
      ['in the body', () => Promise.resolve({ type: 'refused', message: 'Not paid' })],
    ])('asks complete first, and stages the new bill after a clear no %s', async (_, complete) => {
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
        'payment.recorded',
        'payment.dropped',
        'booking.updated',
        'frame.closed',
        'frame.opened',
      ]);
    });

    it.each<[string, Answer<CompleteAnswer>, string]>([
      ['when it has taken the money', accepted, 'paid'],
      ['when complete has no answer', failing({ kind: 'offline', endpoint: 'complete' }), 'frameLeft'],
      [
        'when the session is gone',
        failing({ kind: 'http', endpoint: 'complete', status: 404, message: '' }),
        'frameLeft',
      ],
    ])('does not stage again %s, and records no payment as sent', async (_, complete, type) => {
      const { actor, calls, told } = startPayment(withVoucher, { complete });
      actor.send(remove);
      const { output, context } = await reach(actor, ({ status }) => status === 'done');
      expect(output).toEqual({ type });
      expect(calls).toEqual([waited, asked]);
      // The voucher pays £50.
      const payment = { ...frameOpened.payment, dueToday: 47_500 };
      expect(told).toEqual([
        { type: 'frame.opened', payment },
        { type: 'payment.recorded', payment: { ...payment, state: 'left' } },
      ]);
      expect(context.booking.vouchers).toEqual([voucher]);
    });

    it('accepts a completed page during the question; any other report waits for the answer', () => {
      const { actor } = startPayment(withVoucher, { complete: never });
      actor.send(remove);
      for (const status of ['failed', 'cancelled'] as const) actor.send({ type: 'frame.reported', status });
      expect(actor.getSnapshot().value).toBe('askingFrame');
      actor.send({ type: 'frame.reported', status: 'completed' });
      expect(actor.getSnapshot().value).toBe('submitting');
    });

    describe('during the lookup of a voucher', () => {
      function redeem(answers: PaymentAnswers) {
        const started = startPayment(inFrame, answers);
        started.actor.send({ type: 'voucher.typed', reference: 'GV1' });
        started.actor.send({ type: 'redeem.pressed' });
        return started;
      }
      const lookedUp: [string, unknown] = ['voucher', { reference: 'GV1', arrivalDate: '2027-05-01' }];
      const good = () => Promise.resolve(voucherStatus());

      it('stays open and recorded, without a question yet', () => {
        const { actor, calls, told } = redeem({ voucher: never });
        const now = actor.getSnapshot();
        expect([
          selectors.selectIsCheckingVoucher(now),
          selectors.selectIsBusy(now),
          selectors.selectAwaitsFrame(now),
        ]).toEqual([true, true, true]);
        expect(calls).toEqual([waited, lookedUp]);
        expect(told).toEqual([frameOpened]);
      });

      it('can still complete, or be left by Back', () => {
        const { actor, calls } = redeem({ voucher: never });
        actor.send({ type: 'frame.reported', status: 'completed' });
        expect(actor.getSnapshot().value).toBe('submitting');
        expect(calls).toEqual([waited, lookedUp, asked]);

        const other = redeem({ voucher: never });
        other.actor.send({ type: 'back.pressed' });
        expect(other.actor.getSnapshot().output).toEqual({ type: 'frameLeft' });
      });

      it('keeps the reference that is looked up, whatever is typed', async () => {
        const { actor, calls } = redeem({ voucher: good, complete: declined });
        actor.send({ type: 'voucher.typed', reference: 'GV2' });
        expect(selectors.selectVoucherReference(actor.getSnapshot())).toBe('GV1');
        actor.send({ type: 'redeem.pressed' });
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
      ])('stays as it is when the voucher %s', async (_, answer, invalid) => {
        const { actor, calls, told } = redeem(answer ? { voucher: answer } : {});
        const { context } = await reach(actor, (now) => !selectors.selectIsCheckingVoucher(now));
        expect(actor.getSnapshot().value).toEqual({ ready: { framed: 'waiting' } });
        expect(context.invalidVouchers).toEqual(invalid);
        expect(selectors.selectVoucherFailure(actor.getSnapshot()) !== null).toBe(invalid.length === 0);
        expect(calls).toEqual([waited, lookedUp, waited]);
        expect(told).toEqual([frameOpened]);
        actor.send({ type: 'voucher.removed', reference: 'GV1' });
        expect(actor.getSnapshot().context.invalidVouchers).toEqual([]);
      });

      it('asks complete when the voucher is valid, just before it stages the new bill', async () => {
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
          'payment.recorded',
          'payment.dropped',
          'booking.updated',
          'frame.closed',
          'frame.opened',
        ]);
      });

      it('keeps the paid bill when the voucher is valid but the page has taken the money', async () => {
        const { actor, calls, told } = redeem({ voucher: good, complete: accepted });
        const { output, context } = await reach(actor, ({ status }) => status === 'done');
        expect(output).toEqual({ type: 'paid' });
        expect(context.booking.vouchers).toEqual([]);
        expect(calls).toEqual([waited, lookedUp, asked]);
        expect(told).toEqual([
          frameOpened,
          { type: 'payment.recorded', payment: { ...frameOpened.payment, state: 'left' } },
        ]);
      });
    });
  });
});
