import { expect, test } from 'vitest';
import { emitPageEvents } from '../../widget/telemetry/emit-page-events.ts';
import { legPackage, packagePrice } from '../support/extras-fixtures.ts';
import {
  availability,
  availableRate,
  configuration,
  heldLeg,
  party,
  quota,
  staySearch,
  session,
} from '../support/fixtures.ts';
import { emptyStorage } from '../faults/element.ts';
import {
  destinationOf,
  keptDraft,
  keptPayment,
  resume,
  startBooking,
  withAddOns,
} from '../booking/start-booking.ts';

function told(input: Parameters<typeof startBooking>[0] = {}, kept = emptyStorage()) {
  const events: [string, object | undefined][] = [];
  const started = startBooking(input);
  const stop = emitPageEvents(started.actor, (name, detail) => events.push([name, detail]), kept);
  return { ...started, events, stop };
}

test('embedding: each step and choice fires one event, with its room where it has one', async () => {
  const started = told();
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', null);
  await started.answer('start', { type: 'anonymous' });
  await started.answer('beginSession', session);
  await started.answer('search', {
    type: 'searched',
    search: staySearch({ guestOccupancies: [party(2), party(2)] }),
    vouchers: [],
  });
  await started.answer('searchAvailability', availability(2));
  await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota() });
  await started.answer('rates', {
    type: 'legHeld',
    rate: availableRate(),
    includedPackages: [],
    hold: { confirmationNumber: 'C-1', internalIdentifier: 'I-1' },
  });
  await started.begun('rooms');
  started.actor.send({ type: 'leave.requested' });
  expect(started.events).toEqual([
    ['step', { step: 'start' }],
    ['step', { step: 'search' }],
    ['step', { step: 'rooms', leg: 1 }],
    ['search', { arrivalDate: '2027-05-10', numberOfNights: 2, rooms: 2 }],
    ['availability', { available: true, rooms: 2 }],
    ['step', { step: 'rates', leg: 1 }],
    ['room-selected', { leg: 1, room: 'LAK' }],
    ['step', { step: 'rooms', leg: 2 }],
    ['rate-selected', { leg: 1, rate: 'ROOM', amount: 200, currency: 'GBP' }],
  ]);
});

test('T27 no event holds personal data', async () => {
  const started = told({ draft: keptDraft({ place: { step: 'details', leg: 1 } }) });
  await resume(started, 'details');
  expect(started.events).toEqual([['step', { step: 'details' }]]);
});

test('embedding: add-ons, payment and booking fire events, the booking only once even after a reload', async () => {
  const kept = emptyStorage();
  const started = told({ draft: keptDraft({ place: { step: 'addons', leg: 1 } }) }, kept);
  await resume(started, 'addons', { estate: withAddOns });
  const packages = [legPackage({ price: packagePrice({ code: 'FIZZ', amount: 4500 }), quantity: 2 })];
  const legs = [heldLeg(1, { packages })];
  started.actor.send({ type: 'booking.updated', patch: { legs } });
  started.actor.send({ type: 'booking.updated', patch: { legs: [heldLeg()] } });
  started.actor.send({ type: 'booking.updated', patch: { legs } });
  started.actor.send({ type: 'navigated', destination: destinationOf('details', { sessionId: 's-1' }) });
  await started.answer('details', { type: 'next', profile: null });
  await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
  await started.begun('payment');
  started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
  started.actor.send({ type: 'payment.dropped' });
  started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
  await started.answer('payment', { type: 'paid' });
  expect(started.events).toEqual([
    ['step', { step: 'addons' }],
    ['addon-added', { leg: 1, addon: 'FIZZ', quantity: 2 }],
    ['addon-removed', { leg: 1, addon: 'FIZZ' }],
    ['addon-added', { leg: 1, addon: 'FIZZ', quantity: 2 }],
    ['step', { step: 'details' }],
    ['step', { step: 'summary' }],
    ['step', { step: 'payment' }],
    ['payment-started', {}],
    ['payment-failed', {}],
    ['payment-started', {}],
    ['step', { step: 'confirmation' }],
    // £200 + 2 × £45.
    ['booked', { confirmationNumber: 'C-1', total: 290, currency: 'GBP' }],
  ]);
  const again: unknown[] = [];
  const stop = emitPageEvents(started.actor, (name) => again.push(name), kept);
  started.actor.send({ type: 'hint.dismissed' });
  stop();
  expect(again).toEqual(['step']);
});

test.each([
  ['cancelled', 'cancelled'],
  ['expired', 'session-expired'],
] as const)('embedding: a booking that is %s fires %s', async (reason, name) => {
  const started = told({ draft: keptDraft() });
  await resume(started, 'guests');
  started.actor.send({ type: 'booking.ended', reason });
  await started.answer('ignoreBooking', undefined);
  expect(started.events.slice(0, 2)).toEqual([
    ['step', { step: 'guests' }],
    [name, {}],
  ]);
  expect(started.events.filter(([told]) => told === name)).toHaveLength(1);
});

test('T20 no event fires after the widget is removed', async () => {
  const started = told();
  await started.answer('loadConfiguration', configuration());
  started.stop();
  await started.answer('restoreSignIn', null);
  await started.begun('start');
  expect(started.events).toEqual([]);
});

test('a payment sent before a reload fires no second start, and its booking fires once', async () => {
  const started = told({ draft: keptDraft(), payment: keptPayment() });
  await started.begun('outcome');
  await started.answer('outcome', { type: 'made' });
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', null);
  await started.begun('confirmation');
  expect(started.events).toEqual([
    ['step', { step: 'payment' }],
    ['step', { step: 'confirmation' }],
    ['booked', { confirmationNumber: 'C-1', total: 200, currency: 'GBP' }],
  ]);
});
