import { describe, expect, it } from 'vitest';
import {
  selectCanCancel,
  selectIsAskingAboutLink,
  selectIsAskingToLeave,
  selectSignIn,
} from '../../machines/booking/booking.selectors.ts';
import { availability, configuration, profile, search } from '../support/fixtures.ts';
import {
  atPayment,
  complete,
  keptDraft,
  keptPayment,
  resume,
  resumed,
  startBooking,
  type StartedBooking,
} from './start-booking.ts';
import { httpError } from '../support/http-error.ts';
import { legHeld, linked } from './booking-samples.ts';

const isLeaving = ({ actor }: StartedBooking) => selectIsAskingToLeave(actor.getSnapshot());
const isLinking = ({ actor }: StartedBooking) => selectIsAskingAboutLink(actor.getSnapshot());
const hasLogin = ({ actor }: StartedBooking) => selectSignIn(actor.getSnapshot()) !== undefined;

describe('D-546 the login over a step closes', () => {
  const short = (step: 'guests' | 'summary') => keptDraft({ place: { step, leg: 1 } });

  async function signingIn(step: 'guests' | 'summary') {
    const started = startBooking({ isShort: true, draft: short(step) });
    await resume(started, step);
    started.actor.send({ type: 'signIn.requested' });
    await started.begun('signIn');
    return started;
  }

  it('when an earlier sign-in is restored', async () => {
    const started = startBooking({ isShort: true });
    await started.answer('loadConfiguration', configuration());
    started.actor.send({ type: 'signIn.requested' });
    await started.begun('signIn');
    await started.answer('restoreSignIn', profile);
    expect(hasLogin(started)).toBe(false);
  });

  it('when the payment opens', async () => {
    const started = await signingIn('summary');
    await started.answers({ summary: { type: 'staged', iPageSessionId: null, wallets: [] } }, 'payment');
    expect(hasLogin(started)).toBe(false);
  });

  it('when the booking turns out to be made', async () => {
    const started = await signingIn('summary');
    const payment = keptPayment({ state: 'paid' });
    await started.answers({ summary: { type: 'made', payment } }, 'confirmation');
    expect(hasLogin(started)).toBe(false);
  });

  it('when the session expires, and does not open again at the start', async () => {
    const started = await signingIn('guests');
    await started.answers({ idle: { type: 'expired' }, ignoreBooking: undefined }, 'start');
    expect(hasLogin(started)).toBe(false);
  });
});

describe('the question before Cancel', () => {
  it('closes with the booking that it is about', async () => {
    const started = await resumed('guests');
    started.actor.send({ type: 'leave.requested' });
    expect([isLeaving(started), selectCanCancel(started.actor.getSnapshot())]).toEqual([true, false]);
    await started.answers({ idle: { type: 'expired' } }, 'ignoreBooking');
    expect(isLeaving(started)).toBe(false);
  });

  it('closes when the session turns out to be gone', async () => {
    const started = startBooking({ draft: keptDraft({ place: { step: 'rooms', leg: 1 } }) });
    await started.answers({ loadConfiguration: configuration(), restoreSignIn: null });
    await started.answers({ checkSession: undefined }, 'searchAvailability');
    started.actor.send({ type: 'leave.requested' });
    await started.fail('searchAvailability', httpError('availability', 404));
    await started.begun('start');
    expect(isLeaving(started)).toBe(false);
  });

  it('E-02 closes when a payment is sent', async () => {
    const started = await atPayment();
    started.actor.send({ type: 'leave.requested' });
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    expect(isLeaving(started)).toBe(false);
  });

  it('D-52 may be asked while the guest is asked about a link', async () => {
    const started = await resumed('guests');
    started.actor.send({ type: 'navigated', destination: linked });
    expect([isLinking(started), selectCanCancel(started.actor.getSnapshot())]).toEqual([true, true]);
    started.actor.send({ type: 'leave.requested' });
    expect([isLinking(started), isLeaving(started)]).toEqual([false, true]);
  });
});

it('E-04 a hold that expires while the configuration is missing gives nothing back, and the booking goes on', async () => {
  const started = startBooking({
    draft: keptDraft({ place: { step: 'payment', leg: 1 } }),
    payment: keptPayment(),
  });
  await started.answers({ outcome: { type: 'untaken' } }, 'loadConfiguration');
  await started.answer('idle', { type: 'expired' });
  expect(started.inputs('ignoreBooking')).toEqual([]);
  await started.answers({ loadConfiguration: configuration(), restoreSignIn: null }, 'payment');
  expect(started.context().booking).toEqual(complete);
});

it('E-02 a paid booking is not edited while its details are loaded again', async () => {
  const started = startBooking({ draft: keptDraft(), payment: keptPayment({ state: 'paid' }) });
  await started.fail('loadConfiguration', new Error('lost'));
  started.actor.send({ type: 'load.retried' });
  await started.begun('loadConfiguration');
  started.actor.send({ type: 'step.edited', place: { step: 'rooms', leg: 1 } });
  await started.answers({ loadConfiguration: configuration() }, 'confirmation');
});

it('F-13 a member whose sign-in ends at the rates logs in before the next step', async () => {
  const [leg] = complete.legs.map((held) => ({ ...held, hold: null }));
  const amended = { ...complete, search: search({ amendId: 'I77' }), legs: leg ? [leg] : [] };
  const started = startBooking({
    draft: keptDraft({ booking: amended, place: { step: 'rates', leg: 1 } }),
  });
  await started.answers({ loadConfiguration: configuration(), restoreSignIn: profile });
  await started.answers({ checkSession: undefined, searchAvailability: availability() }, 'rates');
  started.actor.send({ type: 'signIn.expired' });
  await started.answers({ rates: legHeld }, 'start');
  expect(started.inputs('start')).toEqual([{ notice: null, canLogin: true, isAmending: true }]);
  await started.answers({ start: { type: 'signedIn', profile } }, 'guests');
  expect(started.context().booking?.legs.map(({ hold }) => hold)).toEqual([legHeld.hold]);
});

it('E-17 a doubt while the booked room is looked up asks for it anew', async () => {
  const amending = search({ amendId: 'I77' });
  const draft = keptDraft({
    booking: { ...complete, search: amending },
    search: amending,
    place: { step: 'summary', leg: 1 },
  });
  const started = startBooking({ draft });
  await resume(started, 'summary', { profile });
  await started.begun('findBookedRoom');
  const failure = { kind: 'http', endpoint: 'stage', status: 422, message: 'Gone.' } as const;
  started.actor.send({ type: 'amendment.doubted', failure });
  await started.answer('findBookedRoom', null);
  expect(started.inputs('findBookedRoom')).toHaveLength(2);
  expect(started.inputs('summary')).toHaveLength(2);
});
