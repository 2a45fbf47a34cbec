import { describe, expect, it } from 'vitest';
import { selectIsPaying } from '../../machines/booking/paying/payment.selectors.ts';
import { selectIsMade } from '../../machines/booking/booking.selectors.ts';
import { configuration } from '../support/fixtures.ts';
import { destinationOf, keptDraft, startBooking } from './start-booking.ts';

type Step = Parameters<typeof destinationOf>[0];

/** A page without a record, at the address of a step of session s-9. */
const openAt = (step: Step, changes: Parameters<typeof startBooking>[0] = {}) =>
  startBooking({ destination: destinationOf(step, { sessionId: 's-9' }), ...changes });

const opened = { loadConfiguration: configuration(), restoreSignIn: null };

/** The payment that the address names. */
const named = {
  ...{ sessionId: 's-9', confirmationNumbers: [], dueToday: 0 },
  ...{ state: 'left' as const, iPageSessionId: null, at: null },
};

describe('D-375 an address of a payment, without a record', () => {
  it.each<Step>(['payment', 'confirmation'])('is asked about: %s', async (step) => {
    const started = openAt(step);
    await started.answers(opened, 'outcome');
    expect(started.inputs('outcome')).toEqual([
      { write: { kind: 'payment', payment: named }, wasRefused: false },
    ]);
    expect(selectIsPaying(started.actor.getSnapshot())).toBe(false);
    await started.answer('outcome', { type: 'made' });
    expect(selectIsMade(started.actor.getSnapshot())).toBe(true);
    expect(started.context()).toMatchObject({ payment: { ...named, state: 'paid' }, booking: null });
  });

  it('waits until the page knows whether somebody is signed in', async () => {
    const started = openAt('payment');
    await started.answer('loadConfiguration', configuration());
    expect(started.inputs('outcome')).toEqual([]);
  });

  it.each([
    ['payment', 'expired'],
    ['confirmation', null],
  ] as const)('leads from the %s to the start, once, where nothing was taken', async (step, notice) => {
    const started = openAt(step);
    await started.answers({ ...opened, outcome: { type: 'untaken' } }, 'start');
    expect(started.context()).toMatchObject({ payment: null, notice });
    expect(started.inputs('outcome')).toHaveLength(1);
  });

  it.each<[string, ReturnType<typeof openAt>]>([
    ['of another step', openAt('details')],
    ['beside a payment that cannot be read', openAt('payment', { isPaymentUnreadable: true })],
  ])('is not asked about: %s', async (_, started) => {
    await started.answers(opened, 'start');
    expect(started.inputs('outcome')).toEqual([]);
  });

  it('gives way to the booking that the tab has kept', async () => {
    const started = openAt('payment', { draft: keptDraft() });
    await started.answers({ ...opened, checkSession: undefined });
    expect(started.inputs('outcome')).toEqual([]);
    expect(started.place()?.step).toBe(keptDraft().place.step);
  });
});
