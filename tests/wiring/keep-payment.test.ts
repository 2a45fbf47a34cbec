import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { IdleOutput } from '../../machines/booking/idle/idle.machine.ts';
import { selectStepActor } from '../../machines/booking/booking.selectors.ts';
import type { PaymentInput, PaymentOutput } from '../../machines/steps/payment/payment.types.ts';
import type { SummaryOutput } from '../../machines/steps/summary/summary.machine.ts';
import { paymentMachine } from '../../machines/steps/payment/payment.machine.ts';
import type { Given } from '../../machines/shared/port.ts';
import type { StayInput } from '../../machines/steps/stay-step.types.ts';
import type { CompleteAnswer } from '../../src/api/stay/payment.ts';
import type { PaymentRecord } from '../../src/domain/payment/payment-record.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import { loadKept } from '../../src/draft/load-kept.ts';
import { keepPayment } from '../../widget/wiring/keep-payment.ts';
import { lazyStep, type LazyStepRef } from '../../widget/lazy/lazy-step.ts';
import { stepCode } from '../../widget/lazy/step-code.tsx';
import { configuration } from '../support/fixtures.ts';
import { emptyStorage } from '../faults/element.ts';
import { reach } from '../support/reach.ts';
import { anonymous, keptDraft, keptPayment, startBooking } from '../booking/start-booking.ts';
import { filledCard } from '../steps/payment/start-payment.ts';

/** A storage in memory. `kept` leaves out the time at which the payment was first kept. */
function memory() {
  const storage = emptyStorage();
  const kept = (): PaymentRecord | null => {
    const { payment } = loadKept(storage);
    return payment && { ...payment, at: null };
  };
  return { storage, kept };
}

async function atPayment() {
  const store = memory();
  const started = startBooking({ draft: keptDraft({ place: { step: 'summary', leg: 1 } }) });
  const stop = keepPayment(started.actor, store.storage);
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', null);
  await started.answer('checkSession', undefined);
  await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
  await started.begun('payment');
  return { ...started, ...store, stop };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('E-02 the payment in the storage', () => {
  it('T17 is there before the call is made', async () => {
    const { storage, kept } = memory();
    let whenSent: PaymentRecord | null = null;
    const payment = paymentMachine.provide({
      actors: {
        completeBooking: fromPromise<CompleteAnswer, { sessionId: string; inFrame: boolean }>(() => {
          whenSent = kept();
          return Promise.resolve({ type: 'accepted' });
        }),
      },
    });
    const machine = bookingMachine.provide({
      actors: {
        loadConfiguration: fromPromise(() => Promise.resolve(configuration())),
        restoreSignIn: fromPromise<Profile | null, undefined>(() => Promise.resolve(null)),
        idle: fromPromise<IdleOutput, { sessionId: string }>(() => new Promise(() => undefined)),
        checkSession: fromPromise(() => Promise.resolve(undefined)),
        summary: fromPromise<SummaryOutput, Given<StayInput>>(() =>
          Promise.resolve({ type: 'staged', iPageSessionId: null, wallets: [] }),
        ),
        payment: lazyStep<PaymentOutput, Given<PaymentInput>>(() =>
          Promise.resolve(stepCode({ machine: payment, Screen: () => null })),
        ),
      },
    });
    const actor = createActor(machine, {
      input: { ...anonymous, draft: keptDraft({ place: { step: 'summary', leg: 1 } }) },
    });
    keepPayment(actor, storage);
    actor.start();
    const snapshot = await reach(actor, (now) => now.matches({ flow: 'payment' }));
    const holder = selectStepActor(snapshot) as LazyStepRef;
    const { context } = await reach(holder, (now) => now.matches('running'));
    context.step?.send({ type: 'payment.submitted', card: filledCard });
    await reach(actor, (now) => now.matches({ flow: { made: 'confirmation' } }));
    expect(whenSent).toEqual(keptPayment({ state: 'sending' }));
    expect(kept()).toEqual(keptPayment({ state: 'paid' }));
  });

  it('follows what is known of the payment, and is removed when it is refused', async () => {
    const started = await atPayment();
    expect(started.kept()).toBeNull();
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    expect(started.kept()).toEqual(keptPayment());
    started.actor.send({ type: 'payment.dropped' });
    expect(started.kept()).toBeNull();
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    await started.answer('payment', { type: 'unknown' });
    expect(started.kept()).toEqual(keptPayment({ state: 'unknown' }));
    await started.answer('outcome', { type: 'made' });
    expect(started.kept()).toEqual(keptPayment({ state: 'paid' }));
    started.actor.send({ type: 'anotherBooking.requested' });
    expect(started.kept()).toBeNull();
  });

  it('keeps the time of sending whatever follows; another attempt gets a new time', async () => {
    const started = await atPayment();
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    const at = () => loadKept(started.storage).payment?.at;
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    expect(at()).toBe(1_000);
    vi.setSystemTime(2_000);
    started.actor.send({ type: 'payment.dropped' });
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    expect(at()).toBe(2_000);
    vi.setSystemTime(25_000);
    await started.answer('payment', { type: 'unknown' });
    expect(loadKept(started.storage).payment).toEqual(keptPayment({ state: 'unknown', at: 2_000 }));
  });

  it('stays unreadable until the guest has dismissed what is said about it', async () => {
    const { storage } = memory();
    storage.setItem('staychart.payment', '{"version":2}');
    const started = startBooking({ isPaymentUnreadable: true });
    keepPayment(started.actor, storage);
    await started.answers({ loadConfiguration: configuration(), restoreSignIn: null }, 'start');
    started.actor.send({ type: 'route.unknown' });
    expect(started.context().hint).toBe('unreadablePayment');
    expect(storage.getItem('staychart.payment')).toBe('{"version":2}');
    started.actor.send({ type: 'hint.dismissed' });
    expect(started.context().hint).toBeNull();
    expect(storage.getItem('staychart.payment')).toBeNull();
  });

  it('T20 stays unchanged where the widget is removed during payment', async () => {
    const started = await atPayment();
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    started.stop();
    started.actor.stop();
    expect(started.kept()).toEqual(keptPayment());
  });
});
