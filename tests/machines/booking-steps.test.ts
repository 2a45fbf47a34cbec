import { describe, expect, it } from 'vitest';
import { availability } from '../support/fixtures.ts';
import { atPayment, complete, resumed, destinationOf, withAddOns } from '../support/start-booking.ts';

describe('A §4.1 the steps after the rooms', () => {
  it('lead on from the guests to the itinerary, and back', async () => {
    const started = await resumed('guests');
    await started.answers({ guests: { type: 'next' }, itinerary: { type: 'back' } }, 'guests');
    expect([started.inputs('guests').length, started.place()]).toEqual([2, { step: 'guests', leg: 1 }]);
  });

  it('lead on from the details to the summary, and back', async () => {
    const started = await resumed('details');
    await started.answers({ details: { type: 'next', profile: null }, summary: { type: 'back' } }, 'details');
    expect([started.inputs('details').length, started.place()]).toEqual([2, { step: 'details', leg: 1 }]);
  });

  it('lead from the summary to the step to edit, and from the payment back to the summary', async () => {
    const started = await resumed('summary');
    await started.answers({ summary: { type: 'edit', place: { step: 'itinerary', leg: 1 } } }, 'itinerary');
    expect(started.place()).toEqual({ step: 'itinerary', leg: 1 });
    await started.answers({ itinerary: { type: 'next' }, details: { type: 'next', profile: null } });
    await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
    await started.answers({ payment: { type: 'back' } }, 'summary');
    expect(started.place()).toEqual({ step: 'summary', leg: 1 });
  });
});

it("a new search drops the provider's page staged for the previous booking", async () => {
  const started = await atPayment('PS1');
  await started.answer('payment', { type: 'back' });
  started.actor.send({ type: 'navigated', destination: destinationOf('search') });
  await started.answer('search', { type: 'searched', search: complete.search, vouchers: [] });
  await started.answers({ ignoreBooking: undefined, searchAvailability: availability() });
  const { legs, leadGuest } = complete;
  started.actor.send({ type: 'booking.updated', patch: { legs, leadGuest } });
  started.actor.send({ type: 'navigated', destination: destinationOf('payment', { sessionId: 's-1' }) });
  await started.begun('payment');
  expect(started.inputs('payment')).toMatchObject([
    { iPageSessionId: 'PS1', isStaged: true },
    { iPageSessionId: null, isStaged: false },
  ]);
});

describe('A §2.11 the add-ons', () => {
  it('are skipped on the way to the details when none is eligible', async () => {
    const started = await resumed('itinerary');
    await started.answers({ itinerary: { type: 'next' } }, 'details');
    expect(started.inputs('addons')).toEqual([]);
  });

  it('are skipped on the way back from the details when none is eligible', async () => {
    const started = await resumed('details');
    await started.answers({ details: { type: 'back' } }, 'itinerary');
    expect(started.inputs('addons')).toEqual([]);
  });

  it('come between itinerary and details, in both directions, when one is eligible', async () => {
    const started = await resumed('itinerary', withAddOns);
    await started.answers({ itinerary: { type: 'next' }, addons: { type: 'next' } });
    await started.answers({ details: { type: 'back' }, addons: { type: 'back' } }, 'itinerary');
    expect(started.place()).toEqual({ step: 'itinerary', leg: 1 });
  });
});
