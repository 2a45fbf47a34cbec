import { searchWithVouchers } from '../../src/domain/booking/legs.ts';
import { describe, expect, it } from 'vitest';
import { paymentInput } from '../steps/outcome/outcome.world.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import { configuration, profile, session } from '../support/fixtures.ts';
import {
  atPayment,
  complete,
  keptDraft,
  keptPayment,
  opened,
  recordOf,
  resumed,
  startBooking,
  destinationOf,
} from './start-booking.ts';

const paid = keptPayment({ state: 'paid' });

async function paying() {
  const started = await atPayment('PS1');
  started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
  return started;
}

describe('E-02 during a payment', () => {
  it('the guest cannot leave', async () => {
    const started = await paying();
    started.actor.send({ type: 'navigated', destination: destinationOf('search') });
    started.actor.send({ type: 'step.edited', place: { step: 'details', leg: 1 } });
    started.actor.send({ type: 'booking.ended', reason: 'expired' });
    expect(started.place()).toEqual({ step: 'payment', leg: 1 });
    expect(started.inputs('payment')).toMatchObject([{ iPageSessionId: 'PS1' }]);
    expect(started.inputs('outcome')).toEqual([]);
  });

  it('no Edit is offered, until the payment is refused', async () => {
    const started = await paying();
    expect(selectors.selectCanEdit(started.actor.getSnapshot())).toBe(false);
    started.actor.send({ type: 'payment.dropped' });
    expect(selectors.selectCanEdit(started.actor.getSnapshot())).toBe(true);
  });

  it('the idle watch stops; it starts again after a refusal, which leaves no payment record', async () => {
    const started = await paying();
    expect(recordOf(started)).toEqual(keptPayment());
    expect(started.actor.getSnapshot().matches({ idle: 'off' })).toBe(true);
    started.actor.send({ type: 'payment.dropped' });
    expect(started.actor.getSnapshot().matches({ idle: 'watching' })).toBe(true);
    expect(recordOf(started)).toBeNull();
  });

  it('Back cannot leave the made booking; a new one keeps nothing but the search', async () => {
    const started = await paying();
    await started.answer('payment', { type: 'paid' });
    expect(recordOf(started)).toEqual(paid);
    started.actor.send({ type: 'navigated', destination: destinationOf('summary', { sessionId: 's-1' }) });
    started.actor.send({ type: 'step.edited', place: { step: 'payment', leg: 1 } });
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
    started.actor.send({ type: 'navigated', destination: destinationOf('search') });
    await started.answers({ beginSession: { ...session, id: 's-2' } }, 'search');
    expect(started.inputs('ignoreBooking')).toEqual([]);
    expect(started.context()).toMatchObject({
      booking: null,
      payment: null,
      iPageSessionId: null,
    });
  });

  it.each([
    ['unknown', 'unknown'],
    ['gone', 'gone'],
  ] as const)('E-01 a payment that is %s leads to the outcome, as %s', async (type, state) => {
    const started = await paying();
    await started.answers({ payment: { type } }, 'outcome');
    expect(started.inputs('outcome')).toEqual([paymentInput(keptPayment({ state }))]);
    started.actor.send({ type: 'navigated', destination: destinationOf('search') });
    started.actor.send({ type: 'step.edited', place: { step: 'details', leg: 1 } });
    started.actor.send({ type: 'leave.requested' });
    started.actor.send({ type: 'booking.ended', reason: 'expired' });
    expect(started.place()).toEqual({ step: 'payment', leg: 1 });
    expect(selectors.selectCanEdit(started.actor.getSnapshot())).toBe(false);
    expect(started.inputs('outcome')).toHaveLength(1);
    await started.answers({ outcome: { type: 'made' } }, 'confirmation');
    expect(recordOf(started)).toEqual(paid);
    expect(started.inputs('confirmation')).toMatchObject([{ booking: complete }]);
  });

  it('E-03 a booking that was not made gives its rooms back and starts again with the same search', async () => {
    const started = await paying();
    await started.answers({ payment: { type: 'unknown' }, outcome: { type: 'notMade' } });
    await started.answer('ignoreBooking', undefined);
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    await started.answers({ loadConfiguration: configuration(), beginSession: { ...session, id: 's-2' } });
    await started.begun('search');
    expect(started.inputs('search')[0]?.search).toEqual(searchWithVouchers(complete));
    expect(started.context()).toMatchObject({ booking: null, payment: null });
  });

  it('E-02 a broken outcome is asked for again, without a second payment', async () => {
    const started = await paying();
    await started.answer('payment', { type: 'unknown' });
    await started.fail('outcome', new Error('broken'));
    expect(selectors.selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
    started.actor.send({ type: 'load.retried' });
    await started.begun('outcome');
    expect(started.inputs('outcome')).toHaveLength(2);
    expect(started.inputs('payment')).toHaveLength(1);
  });

  it('D-29 a lost sign-in is reported, on the confirmation too', async () => {
    const started = startBooking({ draft: keptDraft({ place: { step: 'summary', leg: 1 } }) });
    await started.answers({ loadConfiguration: configuration(), restoreSignIn: profile });
    await started.answer('checkSession', undefined);
    await started.answers({ summary: { type: 'staged', iPageSessionId: null, wallets: [] } }, 'payment');
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    started.actor.send({ type: 'signIn.expired' });
    expect(started.context()).toMatchObject({ profile: null, hint: 'signedOut' });
    await started.answers({ payment: { type: 'paid' } }, 'confirmation');
    expect(started.context().hint).toBe('signedOut');
  });

  it('D-29 a sign-in lost after the booking is made is not reported', async () => {
    const started = startBooking({
      draft: keptDraft({ place: { step: 'confirmation', leg: 1 } }),
      payment: paid,
    });
    await started.answers({ loadConfiguration: configuration(), restoreSignIn: profile }, 'confirmation');
    started.actor.send({ type: 'signIn.expired' });
    expect(started.context()).toMatchObject({ profile: null, hint: null });
  });

  it('D-29 an anonymous guest loses no sign-in', async () => {
    const started = await paying();
    started.actor.send({ type: 'signIn.expired' });
    expect(started.context().hint).toBeNull();
  });

  it('E-06 the page is told when the sums differ', async () => {
    const started = await paying();
    await started.answer('payment', { type: 'paid' });
    const sums = { of: 'total', shown: 11500, estate: 41500 } as const;
    const differs = { type: 'sums.differ', confirmationNumber: 'C-1', ...sums } as const;
    started.actor.send(differs);
    expect(started.emitted).toEqual([differs]);
  });

  it.each(['unknown', 'gone', 'paid'] as const)(
    'a booking whose payment is %s has no idle watch and no Cancel',
    async (type) => {
      const started = await paying();
      await started.answer('payment', { type });
      await started.begun(type === 'paid' ? 'confirmation' : 'outcome');
      started.actor.send({ type: 'leave.requested' });
      const snapshot = started.actor.getSnapshot();
      expect(snapshot.matches({ idle: 'off' })).toBe(true);
      expect([selectors.selectCanCancel(snapshot), selectors.selectIsAskingToLeave(snapshot)]).toEqual([
        false,
        false,
      ]);
    },
  );
});

describe('D-38 the payment step', () => {
  const toPay = { place: { step: 'payment' as const, leg: 1 } };

  it('opens again after a reload, and stages the booking again', async () => {
    const started = await opened({
      draft: keptDraft(toPay),
      destination: destinationOf('payment', { sessionId: 's-1' }),
    });
    await started.answers({ checkSession: undefined }, 'payment');
    expect(started.inputs('payment')).toMatchObject([
      { booking: complete, iPageSessionId: null, isStaged: false },
    ]);
    expect(started.inputs('summary')).toEqual([]);
  });

  it('opens again with Forward; from the summary it uses what was staged', async () => {
    const started = await atPayment();
    await started.answers({ payment: { type: 'back' } }, 'summary');
    started.actor.send({ type: 'navigated', destination: destinationOf('payment', { sessionId: 's-1' }) });
    await started.begun('payment');
    await started.answer('payment', { type: 'back' });
    await started.answers({ summary: { type: 'staged', iPageSessionId: null, wallets: [] } }, 'payment');
    expect(started.inputs('payment').map(({ isStaged }) => isStaged)).toEqual([true, false, true]);
  });

  it('asks for the unknown outcome of a payment, whatever the address', async () => {
    const started = startBooking({
      draft: keptDraft(toPay),
      payment: keptPayment({ state: 'unknown' }),
      destination: destinationOf('payment', { sessionId: 's-1' }),
    });
    await started.begun('outcome');
    expect(started.inputs('payment')).toEqual([]);
  });
});

describe('E-02 the summary', () => {
  it('stops asking about Cancel when the booking is made', async () => {
    const started = await resumed('summary');
    started.actor.send({ type: 'leave.requested' });
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(true);
    await started.answers({ summary: { type: 'made', payment: paid } }, 'confirmation');
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(false);
  });

  it('leads to the confirmation when the estate already has the booking', async () => {
    const started = await resumed('summary');
    await started.answers({ summary: { type: 'made', payment: paid } }, 'confirmation');
    expect(recordOf(started)).toEqual(paid);
  });
});
