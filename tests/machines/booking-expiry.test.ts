import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/domain/steps.ts';
import { availability, session } from '../support/fixtures.ts';
import {
  keptPayment,
  keptDraft,
  opened,
  resumed,
  withAddOns,
  type StartedBooking,
} from '../support/start-booking.ts';

type Held = Exclude<Step, 'start' | 'search' | 'confirmation'>;

/** A guest at a step with a room held, so that the session is watched. */
async function at(step: Held): Promise<StartedBooking> {
  if (step === 'payment') {
    const started = await resumed('summary');
    await started.answer('summary', { type: 'staged', iPageSessionId: null });
    await started.begun('payment');
    return started;
  }
  if (step !== 'rooms' && step !== 'rates') return resumed(step, withAddOns);
  const started = await opened({ draft: keptDraft({ place: { step, leg: 1 } }) });
  await started.answer('checkSession', undefined);
  await started.answer('searchAvailability', availability());
  await started.begun(step);
  return started;
}

const STEPS: readonly Held[] = [
  ...(['rooms', 'rates', 'guests', 'itinerary', 'addons', 'details', 'summary', 'payment'] as const),
];

describe('A §4.4 the session ends', () => {
  it.each(STEPS)(
    'at %s, whatever is open or under way there: the step is gone, and nothing of it comes after',
    async (step) => {
      const started = await at(step);
      await started.begun('idle');
      await started.answer('idle', { type: 'expired' });
      expect(Object.keys(started.actor.getSnapshot().children)).not.toContain(step);
      // A late word of the step changes nothing any more.
      started.actor.send({ type: 'booking.updated', patch: { accountCreateStatus: 'created' } });
      await started.answer('ignoreBooking', undefined);
      await started.begun('start');
      expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: session.Id }]);
      expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true }]);
      expect(started.context()).toMatchObject({ booking: null, session: null });
    },
  );

  it('not while paying: what was sent is waited for, and then the session is watched again', async () => {
    const started = await at('payment');
    started.actor.send({ type: 'payment.started', payment: keptPayment() });
    expect(Object.keys(started.actor.getSnapshot().children)).not.toContain('idle');
    started.actor.send({ type: 'payment.ended' });
    await started.begun('idle');
    expect(started.inputs('idle')).toHaveLength(2);
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });
});
