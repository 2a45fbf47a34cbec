import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { selectWallets } from '../../../machines/steps/payment/payment.selectors.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import type { Wallet } from '../../../src/domain/payment/wallets.ts';
import { reach } from '../../support/reach.ts';
import { destinationOf, keptDraft, keptPayment, opened, resumed } from '../../booking/start-booking.ts';
import { frameOpened, paymentInput, staged, startPayment } from './start-payment.ts';
import { startStep } from '../start-step.ts';
import { input } from '../summary/summary.world.ts';

const wallets: readonly Wallet[] = ['applePay', 'googlePay'];

describe("D-526 the wallets that a provider's page takes", () => {
  it('come from staging, and are kept with the payment', async () => {
    const { actor, told } = startPayment(
      { ...paymentInput, isStaged: false },
      { stage: () => Promise.resolve(staged({ iPageSessionId: 'PS1', wallets })) },
    );
    const snapshot = await reach(actor, (at) => at.hasTag('framed'));
    expect(selectWallets(snapshot)).toEqual(wallets);
    expect(told).toEqual([{ ...frameOpened, payment: { ...frameOpened.payment, wallets } }]);
  });

  it('are those of the last staging', async () => {
    const { actor } = startPayment(
      { ...paymentInput, iPageSessionId: 'PS1', wallets },
      {
        complete: () => Promise.resolve({ type: 'refused', message: '' }),
        stage: () => Promise.resolve(staged({ iPageSessionId: 'PS2' })),
      },
    );
    expect(selectWallets(actor.getSnapshot())).toEqual(wallets);
    actor.send({ type: 'frame.reported', status: 'failed' });
    await reach(actor, (at) => at.matches({ ready: 'frameFailed' }));
    actor.send({ type: 'staging.retried' });
    const snapshot = await reach(actor, (at) => at.hasTag('framed'));
    expect(selectWallets(snapshot)).toEqual([]);
  });

  it('go from the summary through the flow to the payment', async () => {
    const { actor } = startStep(
      summaryMachine.provide({
        actors: {
          stageBooking: fromPromise(() => Promise.resolve(staged({ iPageSessionId: 'PS1', wallets }))),
        },
      }),
      input,
    );
    actor.send({ type: 'payment.requested' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'staged', iPageSessionId: 'PS1', wallets });

    const started = await resumed('summary');
    await started.answers({ summary: { type: 'staged', iPageSessionId: 'PS1', wallets } }, 'payment');
    expect(started.inputs('payment')).toMatchObject([{ iPageSessionId: 'PS1', wallets }]);
  });

  it.each([
    ['keeps its wallets', { wallets: [...wallets] }, wallets],
    ['without wallets keeps none', {}, []],
  ])('an open page that is reloaded %s', async (_, kept, expected) => {
    const payment = keptPayment({ state: 'framed', iPageSessionId: 'PS1', ...kept });
    const started = await opened({
      draft: keptDraft({ place: { step: 'payment', leg: 1 } }),
      payment,
      destination: destinationOf('payment', { sessionId: 's-1' }),
    });
    await started.answers({ checkSession: undefined }, 'payment');
    expect(started.inputs('payment')).toMatchObject([
      { iPageSessionId: 'PS1', isStaged: true, wallets: expected },
    ]);
  });
});
