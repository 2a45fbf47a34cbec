import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import { search, session } from '../support/fixtures.ts';
import { httpError } from '../support/http-error.ts';
import {
  atPayment,
  destinationOf,
  keptDraft,
  keptPayment,
  opened,
  resumed,
  startBooking,
  withBreakfast,
} from './start-booking.ts';
import { sendAll } from '../support/send-all.ts';

const offline = new CallError({ kind: 'offline', endpoint: 'any' });

/** Leaves while the booking is looked up that an earlier load of the page has kept. */
async function leftAtLookUp() {
  const started = startBooking({ draft: keptDraft() });
  await started.answers({ loadConfiguration: withBreakfast }, 'checkSession');
  sendAll(started.actor, { type: 'leave.requested' }, { type: 'leave.confirmed' });
  return started;
}

describe('A §2.2 Cancel', () => {
  it('asks first, and changes nothing when the guest stays', async () => {
    const started = await resumed('guests');
    started.actor.send({ type: 'leave.requested' });
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(true);
    started.actor.send({ type: 'leave.dismissed' });
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(false);
    expect(started.place()).toEqual({ step: 'guests', leg: 1 });
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  it('gives the booking back, clears it and leads home, once confirmed', async () => {
    const started = await resumed('guests');
    sendAll(started.actor, { type: 'leave.requested' }, { type: 'leave.confirmed' });
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(false);
    expect(started.emitted).toEqual([]);
    await started.fail('ignoreBooking', offline);
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    expect(started.emitted).toEqual([{ type: 'left', to: 'home' }]);
    expect(started.context()).toMatchObject({ booking: null, session: null });
    expect(selectors.selectCanCancel(started.actor.getSnapshot())).toBe(false);
    expect(selectors.selectCanEdit(started.actor.getSnapshot())).toBe(false);
  });

  it('is not offered while the rooms are given back', async () => {
    const started = await resumed('guests');
    sendAll(started.actor, { type: 'leave.requested' }, { type: 'leave.confirmed' });
    await started.begun('ignoreBooking');
    expect(selectors.selectCanCancel(started.actor.getSnapshot())).toBe(false);
    expect(selectors.selectCanEdit(started.actor.getSnapshot())).toBe(false);
    started.actor.send({ type: 'leave.requested' });
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(false);
  });

  it('leads home even when the session ends while the rooms are given back', async () => {
    const started = await resumed('guests');
    sendAll(started.actor, { type: 'leave.requested' }, { type: 'leave.confirmed' });
    await started.begun('ignoreBooking');
    await started.answers({ idle: { type: 'expired' }, ignoreBooking: undefined });
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    expect(started.emitted).toEqual([{ type: 'left', to: 'home' }]);
    expect(started.inputs('start')).toEqual([]);
  });

  it('gives nothing back without a session', async () => {
    const started = await opened();
    await started.begun('start');
    sendAll(started.actor, { type: 'leave.requested' }, { type: 'leave.confirmed' });
    expect(started.emitted).toEqual([{ type: 'left', to: 'home' }]);
    expect(selectors.selectIsLeft(started.actor.getSnapshot())).toBe(true);
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  it('leads home also while the first call is made again', async () => {
    const started = await opened();
    await started.fail('start', offline);
    started.actor.send({ type: 'load.retried' });
    await started.begun('loadConfiguration');
    sendAll(started.actor, { type: 'leave.requested' }, { type: 'leave.confirmed' });
    expect(started.emitted).toEqual([{ type: 'left', to: 'home' }]);
    expect(selectors.selectIsLeft(started.actor.getSnapshot())).toBe(true);
  });

  it('gives the kept booking back while it is still looked up', async () => {
    const started = await leftAtLookUp();
    expect(started.emitted).toEqual([]);
    expect(selectors.selectCanCancel(started.actor.getSnapshot())).toBe(false);
    await started.answers({ checkSession: undefined, ignoreBooking: undefined });
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    expect(started.emitted).toEqual([{ type: 'left', to: 'home' }]);
    expect(started.context()).toMatchObject({ draft: null, booking: null, session: null });
  });

  it('gives it back even if the estate does not answer', async () => {
    const started = await leftAtLookUp();
    await started.fail('checkSession', offline);
    await started.fail('ignoreBooking', offline);
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    expect(started.context()).toMatchObject({ draft: null, booking: null, session: null });
  });

  it.each([
    ['D-162 that another tab has', 423],
    ['of a session that is over', 404],
  ])('gives no booking back %s, but forgets it', async (_, status) => {
    const started = await leftAtLookUp();
    await started.fail('checkSession', httpError('checkSession', status));
    expect(started.inputs('ignoreBooking')).toEqual([]);
    expect(started.emitted).toEqual([{ type: 'left', to: 'home' }]);
    expect(started.context()).toMatchObject({ draft: null, booking: null, session: null, search: search() });
    // Whoever comes back begins another booking.
    started.actor.send({ type: 'navigated', destination: destinationOf('search') });
    await started.answers({ restoreSignIn: null, beginSession: session }, 'search');
  });

  it('asks also where the look-up has failed', async () => {
    const started = startBooking({ draft: keptDraft() });
    await started.answer('loadConfiguration', withBreakfast);
    await started.fail('checkSession', offline);
    sendAll(started.actor, { type: 'leave.requested' }, { type: 'leave.confirmed' });
    await started.answers({ checkSession: undefined, ignoreBooking: undefined });
    expect(selectors.selectIsLeft(started.actor.getSnapshot())).toBe(true);
  });

  it('stops asking once the session is over', async () => {
    const started = await resumed('guests');
    started.actor.send({ type: 'leave.requested' });
    await started.answer('idle', { type: 'expired' });
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(false);
    await started.answers({ ignoreBooking: undefined }, 'start');
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(false);
  });

  it('stops asking once the provider’s page is open (D-375)', async () => {
    const started = await atPayment('PS1');
    started.actor.send({ type: 'leave.requested' });
    const payment = keptPayment({ state: 'framed', iPageSessionId: 'PS1' });
    started.actor.send({ type: 'frame.opened', payment });
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(false);
  });

  it('is not offered during a payment, and stops asking when one begins', async () => {
    const started = await resumed('summary');
    await started.answers({ summary: { type: 'staged', iPageSessionId: 'P-1', wallets: [] } }, 'payment');
    started.actor.send({ type: 'leave.requested' });
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    expect(selectors.selectIsAskingToLeave(started.actor.getSnapshot())).toBe(false);
    expect(selectors.selectCanCancel(started.actor.getSnapshot())).toBe(false);
  });
});
