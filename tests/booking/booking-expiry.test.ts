import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import type { Step } from '../../src/domain/booking/steps.ts';
import { availability, profile, search, session } from '../support/fixtures.ts';
import {
  keptPayment,
  keptDraft,
  opened,
  resumed,
  startBooking,
  withBoth,
  type StartedBooking,
  withBreakfast,
} from './start-booking.ts';

const offline = new CallError({ kind: 'offline', endpoint: 'any' });

type Held = Exclude<Step, 'start' | 'search' | 'confirmation'>;

/** A guest at a step with a room held, so that the chart watches the session. */
async function at(step: Held): Promise<StartedBooking> {
  if (step === 'payment') {
    const started = await resumed('summary');
    await started.answers({ summary: { type: 'staged', iPageSessionId: null, wallets: [] } }, 'payment');
    return started;
  }
  if (step !== 'rooms' && step !== 'rates') return resumed(step, withBoth);
  const started = await opened({ draft: keptDraft({ place: { step, leg: 1 } }) });
  await started.answers({ checkSession: undefined, searchAvailability: availability() });
  await started.begun(step);
  return started;
}

const STEPS: readonly Held[] = [
  ...(['rooms', 'rates', 'guests', 'itinerary', 'addons', 'details', 'summary', 'payment'] as const),
];

describe('A §4.4 the end of the session', () => {
  it.each(STEPS)(
    'at %s: stops the step, whatever is open or running there, and ignores what it sends later',
    async (step) => {
      const started = await at(step);
      await started.begun('idle');
      await started.answer('idle', { type: 'expired' });
      expect(Object.keys(started.actor.getSnapshot().children)).not.toContain(step);
      started.actor.send({ type: 'booking.updated', patch: { accountCreateStatus: 'created' } });
      await started.answers({ ignoreBooking: undefined }, 'start');
      expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: session.id }]);
      expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true, canRestore: true }]);
      expect(started.context()).toMatchObject({ booking: null, session: null });
    },
  );

  it('does not end it during a payment: the chart waits for the answer, then watches the session again', async () => {
    const started = await at('payment');
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    expect(Object.keys(started.actor.getSnapshot().children)).not.toContain('idle');
    started.actor.send({ type: 'payment.dropped' });
    await started.begun('idle');
    expect(started.inputs('idle')).toHaveLength(2);
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });
});

describe('A §4.4 the watch over the idle session', () => {
  it.each([
    ["gives the rooms back at its end and leads to the start with 'Expired'", 'expired', 'expired'],
    ["leads to the start with 'Error' when the keep-alive fails", 'keepAliveFailed', 'error'],
  ] as const)('A §8.7 %s, and keeps the search', async (_, type, notice) => {
    const started = await resumed('details');
    await started.answers({ idle: { type }, ignoreBooking: undefined }, 'start');
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    // A session lost through an error may still hold its rooms.
    const canRestore = notice === 'expired' ? { canRestore: true } : {};
    expect(started.inputs('start')).toEqual([{ notice, canLogin: true, ...canRestore }]);
    expect(started.context()).toMatchObject({ booking: null, session: null });

    const again = { id: 's-2', businessDate: '2027-05-01' };
    await started.answers({ start: { type: 'anonymous' }, beginSession: again }, 'search');
    expect(started.inputs('search')).toEqual([
      { configuration: withBreakfast, session: again, search: search() },
    ]);
    expect(started.context().notice).toBe(null);
  });

  it('keeps the search that the booking was made with', async () => {
    const started = await opened({ draft: keptDraft({ search: search({ numberOfNights: 5 }) }) });
    await started.answers({ checkSession: undefined, idle: { type: 'expired' }, ignoreBooking: undefined });
    await started.answers({ start: { type: 'anonymous' }, beginSession: session }, 'search');
    expect(started.inputs('search')[0]?.search).toEqual(search());
  });

  it('leads to the start at its end, even when giving back fails', async () => {
    const started = await resumed('details');
    await started.answer('idle', { type: 'expired' });
    await started.fail('ignoreBooking', offline);
    await started.begun('start');
    expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true, canRestore: true }]);
  });

  it('tells a member that the session expired, and does not ask for a login again', async () => {
    const started = startBooking({ draft: keptDraft() });
    await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: profile });
    await started.answers({ checkSession: undefined, idle: { type: 'expired' }, ignoreBooking: undefined });
    await started.begun('start');
    expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: false, canRestore: true }]);
  });

  it('leads to the start, too, when it breaks', async () => {
    const started = await resumed('details');
    await started.fail('idle', new Error('broken'));
    await started.answers({ ignoreBooking: undefined }, 'start');
    expect(started.inputs('start')).toEqual([{ notice: 'error', canLogin: true }]);
  });

  it.each([
    ['the session ended', (started: StartedBooking) => started.answer('idle', { type: 'expired' })],
    [
      'the keep-alive failed',
      (started: StartedBooking) => started.answer('idle', { type: 'keepAliveFailed' }),
    ],
    ['the watch broke', (started: StartedBooking) => started.fail('idle', new Error('broken'))],
  ])('stops while the rooms are given back: %s', async (_, end) => {
    const started = await resumed('details');
    await end(started);
    await started.begun('ignoreBooking');
    expect(Object.keys(started.actor.getSnapshot().children)).not.toContain('idle');
    expect(started.inputs('idle')).toEqual([{ sessionId: 's-1' }]);
  });
});
