import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { CallError, type Failure } from '../../src/api/failure.ts';
import type { CardFacts } from '../../src/domain/card-facts.ts';
import {
  selectMissing,
  selectNews,
  selectShownHints,
} from '../../machines/steps/payment/payment.selectors.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import {
  filledCard,
  paymentInput,
  stagedWith,
  startPayment,
  unfilledCard,
} from '../support/start-payment.ts';
import { inFrame, paymentWorld, silence } from '../worlds/payment.world.ts';

describe('the payment step', () => {
  it('B §2.5, §4, D-27, D-28 paths take every transition; paying is never in doubt without a question', () => {
    expectWorld(paymentWorld);
  });

  it('D-26 the filled card is sent once, however often the button is pressed', async () => {
    const { actor, calls, told } = startPayment(paymentInput, { complete: () => Promise.resolve(undefined) });
    actor.send({ type: 'payment.submitted', card: filledCard });
    actor.send({ type: 'payment.submitted', card: filledCard });
    actor.send({ type: 'back.pressed' });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(calls).toEqual([['complete', { sessionId: 'S1', inFrame: false }]]);
    expect(told).toEqual([{ type: 'payment.started' }]);
  });

  it('B §5 a card that is not filled is not sent, and says what is missing', () => {
    const { actor, calls } = startPayment(paymentInput);
    actor.send({ type: 'payment.submitted', card: unfilledCard });
    const snapshot = actor.getSnapshot();
    expect(calls).toEqual([]);
    expect(snapshot.context.refusals).toBe(1);
    expect(selectMissing(snapshot)).toEqual(['cardNumber']);
  });

  it('B §5 a field is called missing once it has been left', () => {
    const { actor } = startPayment(paymentInput);
    expect(selectMissing(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'card.left', field: 'cardHoldersName' });
    expect(selectMissing(actor.getSnapshot())).toEqual(['cardHoldersName']);
  });

  it('B §2.5 a hint shows once its field has been left, and keeps nobody from paying', async () => {
    const { actor } = startPayment(paymentInput, { complete: () => Promise.resolve(undefined) });
    const doubtful: CardFacts = { ...filledCard, hints: ['numberLooksWrong', 'cardExpired'] };
    actor.send({ type: 'card.changed', card: doubtful });
    expect(selectShownHints(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'card.left', field: 'cardNumber' });
    expect(selectShownHints(actor.getSnapshot())).toEqual(['numberLooksWrong']);
    actor.send({ type: 'payment.submitted', card: doubtful });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
  });

  it('D-27 with a payment session no card of ours is sent; the completed frame completes the booking', async () => {
    const { actor, calls } = startPayment(inFrame, { complete: () => Promise.resolve(undefined) });
    actor.send({ type: 'payment.submitted', card: filledCard });
    expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
    actor.send({ type: 'frame.reported', status: 'completed' });
    actor.send({ type: 'frame.reported', status: 'completed' });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(calls).toEqual([['complete', { sessionId: 'S1', inFrame: true }]]);
  });

  it('D-27 a frame that failed is shown anew after staging again', async () => {
    const { actor, calls } = startPayment(inFrame, {
      stage: () => Promise.resolve({ iPageSessionId: 'PS2' }),
    });
    actor.send({ type: 'frame.reported', status: 'failed' });
    expect(selectNews(actor.getSnapshot())).toBe('frameFailed');
    actor.send({ type: 'frame.reported', status: 'completed' });
    actor.send({ type: 'staging.retried' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ ready: 'idle' }));
    expect(context.iPageSessionId).toBe('PS2');
    expect(calls).toEqual([stagedWith([])]);
  });

  it('D-27 a frame report without a frame changes nothing', () => {
    const { actor } = startPayment(paymentInput);
    actor.send({ type: 'frame.reported', status: 'completed' });
    expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
  });

  it.each<Failure>([
    { kind: 'http', endpoint: 'complete', status: 402, message: '' },
    { kind: 'http', endpoint: 'complete', status: 500, message: '' },
    { kind: 'unauthorised', endpoint: 'complete', message: '' },
  ])('B §4, D-28 an answer that says no ($kind) is a refusal; nothing is looked up', async (failure) => {
    const { actor, calls, told } = startPayment(paymentInput, {
      complete: () => Promise.reject(new CallError(failure)),
    });
    actor.send({ type: 'payment.submitted', card: filledCard });
    const snapshot = await waitFor(actor, ({ value }) => value !== 'submitting');
    expect(selectNews(snapshot)).toBe('refused');
    expect(calls.map(([name]) => name)).toEqual(['complete']);
    expect(told).toEqual([{ type: 'payment.started' }, { type: 'payment.ended' }]);
    expect(snapshot.can({ type: 'payment.submitted', card: filledCard })).toBe(true);
  });

  it.each<Failure>([
    { kind: 'offline', endpoint: 'complete' },
    { kind: 'timeout', endpoint: 'complete' },
    { kind: 'unreadable', endpoint: 'complete', path: '', message: '' },
    { kind: 'http', endpoint: 'complete', status: 409, message: 'Completed already' },
  ])('T10, D-28 without an answer ($kind) the estate is asked, and the booking is found', async (failure) => {
    const { actor, calls } = startPayment(paymentInput, {
      complete: () => Promise.reject(new CallError(failure)),
      find: () => Promise.resolve(true),
    });
    actor.send({ type: 'payment.submitted', card: filledCard });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(calls).toEqual([
      ['complete', { sessionId: 'S1', inFrame: false }],
      ['pause', { milliseconds: 1000 }],
      ['find', { confirmationNumber: 'C1001' }],
    ]);
  });

  it('D-28 the estate is asked three times with growing pauses, then only the guest can ask again', async () => {
    let asked = 0;
    const { actor, calls, told } = startPayment(paymentInput, {
      complete: () => Promise.reject(silence),
      find: () =>
        ++asked === 4 ? Promise.resolve(true) : asked % 2 ? Promise.resolve(false) : Promise.reject(silence),
    });
    actor.send({ type: 'payment.submitted', card: filledCard });
    await waitFor(actor, (snapshot) => snapshot.matches('unsettled'));
    expect(calls.slice(1)).toEqual([
      ['pause', { milliseconds: 1000 }],
      ['find', { confirmationNumber: 'C1001' }],
      ['pause', { milliseconds: 3000 }],
      ['find', { confirmationNumber: 'C1001' }],
      ['pause', { milliseconds: 6000 }],
      ['find', { confirmationNumber: 'C1001' }],
    ]);
    expect(told).toEqual([{ type: 'payment.started' }]);
    actor.send({ type: 'payment.submitted', card: filledCard });
    actor.send({ type: 'back.pressed' });
    actor.send({ type: 'outcome.asked' });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(calls.filter(([name]) => name === 'complete')).toHaveLength(1);
  });

  it('T17, D-28 a page that was paying when it was reloaded asks for the outcome and sends nothing', async () => {
    const { actor, calls, told } = startPayment(
      { ...paymentInput, wasPaying: true },
      { find: () => Promise.resolve(true) },
    );
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'paid' });
    expect(calls).toEqual([['find', { confirmationNumber: 'C1001' }]]);
    expect(told).toEqual([{ type: 'payment.started' }]);
  });

  it('B §2.5 Back leads to the summary', () => {
    const { actor } = startPayment(paymentInput);
    actor.send({ type: 'back.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'back' });
  });
});
