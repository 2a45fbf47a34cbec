import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { selectIsUnavailable } from '../../machines/booking/booking.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { availability, session } from '../support/fixtures.ts';
import { complete, keptDraft, opened, resumed, withBoth, withBreakfast } from './start-booking.ts';

const offline = new CallError({ kind: 'offline', endpoint: 'any' });

describe('a step that breaks', () => {
  const broken = new Error('broken');

  it.each(['guests', 'itinerary', 'addons', 'details', 'summary'] as const)(
    'loses nothing: the guest goes on from the same place (%s)',
    async (step) => {
      const started = await resumed(step, withBoth);
      await started.fail(step, broken);
      expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
      expect(started.context().booking).toEqual(complete);
      started.actor.send({ type: 'load.retried' });
      await started.begun(step);
      expect(started.inputs(step)).toHaveLength(2);
    },
  );

  it.each(['rooms', 'rates'] as const)('searches for the rooms again (%s)', async (step) => {
    const started = await opened({ draft: keptDraft({ place: { step, leg: 1 } }) });
    await started.answers({ checkSession: undefined, searchAvailability: availability() });
    await started.fail(step, broken);
    expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
    started.actor.send({ type: 'load.retried' });
    await started.answer('searchAvailability', availability());
    await started.begun(step);
    expect(started.place()).toEqual({ step, leg: 1 });
  });

  it('E-18 replaces the failure before it', async () => {
    const started = await opened({ draft: keptDraft({ place: { step: 'details', leg: 1 } }) });
    await started.fail('checkSession', offline);
    started.actor.send({ type: 'load.retried' });
    await started.answers({ loadConfiguration: withBreakfast, checkSession: undefined });
    await started.fail('details', broken);
    expect(started.context().failure).toMatchObject({ kind: 'unreadable', message: 'broken' });
  });

  it('loads the configuration again at the start', async () => {
    const started = await opened();
    await started.fail('start', broken);
    expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
    started.actor.send({ type: 'load.retried' });
    await started.answers({ loadConfiguration: withBreakfast }, 'start');
    expect(started.inputs('start')).toHaveLength(2);
  });

  it('does so, too, at the start after an expired booking', async () => {
    const started = await resumed('guests');
    await started.answers({ idle: { type: 'expired' }, ignoreBooking: undefined });
    await started.fail('start', broken);
    started.actor.send({ type: 'load.retried' });
    await started.answers({ loadConfiguration: withBreakfast }, 'start');
    expect([started.inputs('start').length, started.inputs('beginSession').length]).toEqual([2, 0]);
  });

  it('is the one tried again, not the step the page opened with', async () => {
    const started = await resumed('guests');
    await started.answer('guests', { type: 'next' });
    await started.fail('itinerary', broken);
    started.actor.send({ type: 'load.retried' });
    await started.begun('itinerary');
    expect(started.place()).toEqual({ step: 'itinerary', leg: 1 });
  });

  it('opens the payment again and stages the booking again (D-38)', async () => {
    const started = await resumed('summary');
    await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
    await started.fail('payment', broken);
    started.actor.send({ type: 'load.retried' });
    await started.begun('payment');
    expect(started.place()).toEqual({ step: 'payment', leg: 1 });
    expect(started.inputs('payment').map(({ isStaged }) => isStaged)).toEqual([true, false]);
  });

  it('can try the search or the new session again, and reports why it failed', async () => {
    const started = await opened();
    await started.answer('start', { type: 'anonymous' });
    await started.fail('beginSession', offline);
    const refused = started.actor.getSnapshot();
    expect([selectIsUnavailable(refused), selectFailure(refused)]).toEqual([true, offline.failure]);
    started.actor.send({ type: 'load.retried' });
    await started.answer('beginSession', session);
    await started.fail('search', broken);
    const failed = started.actor.getSnapshot();
    expect(selectIsUnavailable(failed)).toBe(true);
    expect(selectFailure(failed)).toMatchObject({ kind: 'unreadable', message: 'broken' });
    started.actor.send({ type: 'load.retried' });
    await started.begun('search');
    expect([started.inputs('beginSession').length, started.inputs('search').length]).toEqual([2, 2]);
  });
});
