import { describe, expect, it } from 'vitest';

import type { Failure } from '../../../src/api/failure.ts';
import type { CardFacts } from '../../../src/domain/payment/card-facts.ts';
import * as selectors from '../../../machines/steps/payment/payment.selectors.ts';
import {
  accepted,
  failing,
  filledCard,
  paymentInput,
  staged,
  stagedWith,
  startPayment,
  unfilledCard,
  untoldCard,
  type PaymentAnswers,
} from './start-payment.ts';
import { booking, voucherStatus } from '../../support/checkout-stay.ts';
import { moneyVoucher } from './voucher-fixtures.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';

const voucher = moneyVoucher('GV1', 5000);

/** Pence without vouchers. Room 1 is paid today: 400 + 50 + 60 + 15 = £525. Room 2 is paid on arrival. */
const dueTodayOfStay = 52_500;

const record = {
  sessionId: 'S1',
  confirmationNumbers: ['C1001', 'C1002'],
  dueToday: dueTodayOfStay,
  iPageSessionId: null,
  at: null,
};
const started = { type: 'payment.recorded', payment: { ...record, state: 'sending' } };
describe('the payment step', () => {
  it('D-38 stages an unstaged bill before it can be paid', async () => {
    const { actor, calls } = startPayment({ ...paymentInput, isStaged: false });
    actor.send({ type: 'payment.submitted', card: filledCard });
    expect(actor.getSnapshot().value).toBe('restaging');
    await reach(actor, (snapshot) => snapshot.matches({ ready: 'idle' }));
    expect(calls).toEqual([stagedWith(booking.vouchers)]);
  });

  it("D-38 opens the provider's page when staging returns a payment session", async () => {
    const { actor, told } = startPayment(
      { ...paymentInput, isStaged: false },
      { stage: () => Promise.resolve(staged({ iPageSessionId: 'PS1' })) },
    );
    await reach(actor, (snapshot) => snapshot.hasTag('framed'));
    expect(told).toEqual([
      { type: 'frame.opened', payment: { ...record, iPageSessionId: 'PS1', state: 'framed' } },
    ]);
  });

  it('D-26 sends the card once, however often the guest presses the button', async () => {
    const { actor, calls, told } = startPayment(paymentInput, { complete: accepted });
    actor.send({ type: 'payment.submitted', card: filledCard });
    sendAll(actor, { type: 'payment.submitted', card: filledCard }, { type: 'back.pressed' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(calls).toEqual([['complete', { sessionId: 'S1', inFrame: false }]]);
    expect(told).toEqual([started]);
  });

  it('B §5 does not send an incomplete card, and reports what is missing', () => {
    const { actor, calls, emitted } = startPayment(paymentInput);
    actor.send({ type: 'payment.submitted', card: unfilledCard });
    const snapshot = actor.getSnapshot();
    expect(calls).toEqual([]);
    expect(emitted).toEqual(['form.returned']);
    expect(selectors.selectMissing(snapshot)).toEqual(['cardNumber']);
  });

  it('B §5 reports an empty field once it has been left', () => {
    const { actor } = startPayment(paymentInput);
    expect(selectors.selectMissing(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'card.left', field: 'cardHoldersName' });
    expect(selectors.selectMissing(actor.getSnapshot())).toEqual(['cardHoldersName']);
  });

  it('B §5 reports each empty field once, when several have been left', () => {
    const { actor } = startPayment(paymentInput);
    for (const field of ['cardNumber', 'cardHoldersName', 'cardNumber'] as const)
      actor.send({ type: 'card.left', field });
    expect(selectors.selectMissing(actor.getSnapshot())).toEqual(['cardNumber', 'cardHoldersName']);
    actor.send({ type: 'card.changed', card: unfilledCard });
    expect(selectors.selectMissing(actor.getSnapshot())).toEqual(['cardNumber']);
  });

  it('reports what was missing at Pay until it is filled, and not when it is emptied again', () => {
    const { actor, emitted } = startPayment(paymentInput);
    const shown = () => {
      const snapshot = actor.getSnapshot();
      return [selectors.selectReportedFields(snapshot), selectors.selectMissing(snapshot), emitted.length];
    };
    actor.send({ type: 'payment.submitted', card: unfilledCard });
    expect(shown()).toEqual([['cardNumber'], ['cardNumber'], 1]);
    actor.send({ type: 'card.changed', card: filledCard });
    expect(shown()).toEqual([[], [], 1]);
    actor.send({ type: 'card.changed', card: unfilledCard });
    expect(shown()).toEqual([[], ['cardNumber'], 1]);
    actor.send({ type: 'payment.submitted', card: unfilledCard });
    expect(shown()).toEqual([['cardNumber'], ['cardNumber'], 2]);
  });

  it.each([
    ['a refused card', ''],
    ['a voucher to look up first', 'GV1'],
  ])('checks the form against the card that was sent when it returns after %s', async (_, reference) => {
    const { actor } = startPayment(paymentInput, {
      voucher: failing({ kind: 'offline', endpoint: 'voucherStatus' }),
      complete: () => Promise.resolve({ type: 'refused', message: '' }),
    });
    sendAll(actor, { type: 'card.left', field: 'cardNumber' }, { type: 'voucher.typed', reference });
    actor.send({ type: 'payment.submitted', card: filledCard });
    expect(selectors.selectMissing(await reach(actor, (snapshot) => !snapshot.hasTag('busy')))).toEqual([]);
  });

  it('D-522 waits for the card type when the number does not tell it', async () => {
    const { actor, calls } = startPayment(paymentInput, { complete: accepted });
    actor.send({ type: 'card.changed', card: filledCard });
    const told = () => [
      selectors.selectScheme(actor.getSnapshot()),
      selectors.selectAsksScheme(actor.getSnapshot()),
    ];
    expect(told()).toEqual(['VS', false]);
    actor.send({ type: 'payment.submitted', card: untoldCard });
    expect(told()).toEqual([null, true]);
    expect([selectors.selectMissing(actor.getSnapshot()), calls]).toEqual([['cardType'], []]);
    actor.send({ type: 'payment.submitted', card: { ...untoldCard, filled: filledCard.filled } });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect([output, calls.map(([name]) => name)]).toEqual([{ type: 'paid' }, ['complete']]);
  });

  it('has news of a voucher that is applied, refused or could not be checked', async () => {
    const tells = async (voucher: PaymentAnswers['voucher']) => {
      const { actor } = startPayment(paymentInput, voucher ? { voucher } : {});
      expect(selectors.selectTellsOfVouchers(actor.getSnapshot())).toBe(false);
      sendAll(actor, { type: 'voucher.typed', reference: 'GV1' }, { type: 'redeem.pressed' });
      return selectors.selectTellsOfVouchers(await reach(actor, (snapshot) => !snapshot.hasTag('busy')));
    };
    expect(await tells(() => Promise.resolve(voucherStatus()))).toBe(true);
    expect(await tells(() => Promise.resolve(voucherStatus({ isRedeemed: true, canBeUsed: false })))).toBe(
      true,
    );
    expect(await tells(failing({ kind: 'offline', endpoint: 'voucherStatus' }))).toBe(true);
  });

  it('B §2.5 shows a hint once its field has been left, and still allows payment', async () => {
    const { actor } = startPayment(paymentInput, { complete: accepted });
    const doubtful: CardFacts = { ...filledCard, hints: ['numberLooksWrong', 'cardExpired'] };
    actor.send({ type: 'card.changed', card: doubtful });
    expect(selectors.selectShownHints(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'card.left', field: 'cardNumber' });
    expect(selectors.selectShownHints(actor.getSnapshot())).toEqual(['numberLooksWrong']);
    actor.send({ type: 'payment.submitted', card: doubtful });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
  });

  it.each<[string, PaymentAnswers['complete'], string]>([
    [
      '402',
      failing({ kind: 'http', endpoint: 'complete', status: 402, message: 'Your card was declined.' }),
      'Your card was declined.',
    ],
    ['400 without a message', failing({ kind: 'http', endpoint: 'complete', status: 400, message: '' }), ''],
    [
      'a refusal in the body',
      () => Promise.resolve({ type: 'refused', message: 'Card declined' }),
      'Card declined',
    ],
  ])(
    "E-01 takes %s as a refusal with the estate's reason, and accepts another card",
    async (_, complete, reason) => {
      const { actor, calls, told } = startPayment(paymentInput, complete ? { complete } : {});
      actor.send({ type: 'payment.submitted', card: filledCard });
      const snapshot = await reach(actor, ({ value }) => value !== 'submitting');
      expect([selectors.selectNews(snapshot), selectors.selectReason(snapshot)]).toEqual(['refused', reason]);
      expect(calls.map(([name]) => name)).toEqual(['complete']);
      expect(told).toEqual([started, { type: 'payment.dropped' }]);
      expect(snapshot.can({ type: 'payment.submitted', card: filledCard })).toBe(true);
    },
  );

  it.each<[Failure, 'unknown' | 'gone']>([
    [{ kind: 'offline', endpoint: 'complete' }, 'unknown'],
    [{ kind: 'http', endpoint: 'complete', status: 500, message: '' }, 'unknown'],
    [{ kind: 'unauthorised', endpoint: 'complete', message: '' }, 'unknown'],
    [{ kind: 'http', endpoint: 'complete', status: 409, message: '' }, 'unknown'],
    [{ kind: 'http', endpoint: 'complete', status: 404, message: '' }, 'gone'],
  ])('E-01 ends after an unclear answer (%j), and sends nothing again', async (failure, type) => {
    const { actor, calls, told } = startPayment(paymentInput, { complete: failing(failure) });
    actor.send({ type: 'payment.submitted', card: filledCard });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type });
    expect(calls.map(([name]) => name)).toEqual(['complete']);
    expect(told).toEqual([started]);
  });

  const found = (isBooked: boolean) => () => Promise.resolve({ isBooked, total: null, at: 0, when: 0 });
  const silent = failing({ kind: 'timeout', endpoint: 'stayBooking' });
  const REFUSED = ['refused', 'Voucher GV1 is spent.', true];

  it.each<[string, number, PaymentAnswers['find'], unknown]>([
    ['409, and there is no booking', 409, found(false), REFUSED],
    ['422, and there is no booking', 422, found(false), REFUSED],
    ['409, and there is a booking', 409, found(true), { type: 'paid' }],
    ['422, and there is a booking', 422, found(true), { type: 'paid' }],
    ['409, and nobody can tell', 409, silent, { type: 'unknown' }],
    ['422, and nobody can tell', 422, silent, REFUSED],
  ])('F-07 asks once about a refusal that says why: %s', async (_, status, find = silent, end) => {
    const message = 'Voucher GV1 is spent.';
    const complete = failing({ kind: 'http', endpoint: 'complete', status, message });
    const { actor, calls, told } = startPayment(paymentInput, { complete, find });
    actor.send({ type: 'payment.submitted', card: filledCard });
    const snapshot = await reach(actor, (now) => !now.hasTag('paying'));
    const { selectNews, selectReason, selectIsOfBooking } = selectors;
    expect(
      snapshot.output ?? [selectNews, selectReason, selectIsOfBooking].map((of) => of(snapshot)),
    ).toEqual(end);
    expect(calls.slice(1)).toEqual([['find', { confirmationNumber: 'C1001' }]]);
    expect(told.slice(1)).toEqual(end === REFUSED ? [{ type: 'payment.dropped' }] : []);
  });

  it('F-07 a card that is refused afterwards is told as a card', async () => {
    const answers = [409, 402];
    const { actor } = startPayment(paymentInput, {
      complete: () =>
        failing({ kind: 'http', endpoint: 'complete', status: answers.shift() ?? 0, message: 'No' })(),
      find: found(false),
    });
    for (const isOfBooking of [true, false]) {
      actor.send({ type: 'payment.submitted', card: filledCard });
      const snapshot = await reach(actor, (now) => !now.hasTag('paying'));
      expect([selectors.selectNews(snapshot), selectors.selectIsOfBooking(snapshot)]).toEqual([
        'refused',
        isOfBooking,
      ]);
    }
  });

  it('E-06 does not pay a bill whose sum the estate disputes, and reports the difference', async () => {
    const { actor, calls } = startPayment(
      { ...paymentInput, booking: { ...booking, vouchers: [voucher] } },
      { stage: () => Promise.resolve(staged({ sums: { total: null, dueToday: 41_500 } })) },
    );
    actor.send({ type: 'voucher.removed', reference: voucher.voucher.certificateReferenceNumber });
    const snapshot = await reach(actor, (now) => now.matches({ ready: 'differing' }));
    expect(selectors.selectDifference(snapshot)).toEqual({
      of: 'dueToday',
      shown: dueTodayOfStay,
      estate: 41_500,
    });
    actor.send({ type: 'payment.submitted', card: filledCard });
    expect(calls.map(([name]) => name)).toEqual(['stage']);
  });

  it('B §2.5 Back leads to the summary', () => {
    const { actor } = startPayment(paymentInput);
    actor.send({ type: 'back.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'back' });
  });
});
