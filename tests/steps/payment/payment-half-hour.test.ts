import { describe, expect, it } from 'vitest';
import { selectAwaitsFrame } from '../../../machines/steps/payment/payment.selectors.ts';
import { frameOpened, staged, startPayment } from './start-payment.ts';
import { inFrame } from './payment.world.ts';
import { reach } from '../../support/reach.ts';

describe("E-04 the half hour of the provider's page", () => {
  it('keeps the session alive while the frame is open, for half an hour at most', async () => {
    const { actor, calls, told } = startPayment(inFrame, { pause: () => Promise.resolve(undefined) });
    await reach(actor, (snapshot) => snapshot.matches({ ready: { framed: 'unattended' } }));
    const round: [string, unknown][] = [
      ['pause', { milliseconds: 180_000 }],
      ['keepAlive', { sessionId: 'S1' }],
    ];
    expect(calls).toEqual(Array.from({ length: 10 }, () => round).flat());
    expect(told).toEqual([frameOpened, { type: 'frame.unattended' }]);
    actor.send({ type: 'frame.reported', status: 'completed' });
    expect(actor.getSnapshot().matches('submitting')).toBe(true);
  });

  it('keeps the page open and the session alive when the clock or the estate fails once', async () => {
    const once = () => {
      let asked = 0;
      return () =>
        ++asked === 1 ? Promise.reject(new Error('broken')) : new Promise<undefined>(() => undefined);
    };
    const { actor, calls, told } = startPayment(inFrame, { pause: once(), keepAlive: once() });
    await reach(actor, () => calls.length === 3);
    expect(calls.map(([name]) => name)).toEqual(['pause', 'keepAlive', 'pause']);
    expect(selectAwaitsFrame(actor.getSnapshot())).toBe(true);
    expect(told).toEqual([frameOpened]);
  });

  it('starts again with a page that is staged after its half hour', async () => {
    const { actor, calls } = startPayment(inFrame, {
      pause: () => Promise.resolve(undefined),
      complete: () => Promise.resolve({ type: 'refused', message: '' }),
      stage: () => Promise.resolve(staged({ iPageSessionId: 'PS2' })),
    });
    await reach(actor, (snapshot) => snapshot.matches({ ready: { framed: 'unattended' } }));
    actor.send({ type: 'frame.reported', status: 'cancelled' });
    await reach(actor, (snapshot) => snapshot.matches({ ready: 'frameCancelled' }));
    actor.send({ type: 'staging.retried' });
    await reach(actor, (snapshot) => snapshot.matches({ ready: { framed: 'unattended' } }));
    const kept = calls.filter(([name]) => name === 'keepAlive');
    expect(kept).toEqual(Array.from({ length: 20 }, () => ['keepAlive', { sessionId: 'S1' }]));
  });
});
