import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import {
  booking,
  configuration,
  heldLeg,
  profile,
  availability,
  quota,
  staySearch,
  session,
} from '../support/fixtures.ts';
import {
  atSearch,
  complete,
  keptDraft,
  keptPayment,
  opened,
  startBooking,
  destinationOf,
  atPayment,
  resumed,
  withAddOns,
  withBreakfast,
} from './start-booking.ts';
import { leadGuest } from '../support/lead-guest.ts';
import type { Draft } from '../../src/draft/draft.ts';
import { selectOffersSignIn } from '../../machines/booking/booking.selectors.ts';

const twoRooms = booking({ ...complete, legs: [heldLeg(1), heldLeg(2)] });

/** A guest who returns to a step of a booking of two rooms. */
async function withTwoRooms(step: 'guests' | 'summary') {
  const started = await opened({ draft: keptDraft({ booking: twoRooms, place: { step, leg: 1 } }) });
  await started.answer('checkSession', undefined);
  await started.begun(step);
  return started;
}

describe('where the flow leads', () => {
  it('A §4.1 Back from the guests leads to the first room, whichever was last', async () => {
    const started = await withTwoRooms('guests');
    started.actor.send({ type: 'step.edited', place: { step: 'rooms', leg: 2 } });
    await started.begun('searchAvailability');
    started.actor.send({ type: 'navigated', destination: destinationOf('guests') });
    await started.begun('guests');
    await started.answers({ guests: { type: 'back' } }, 'searchAvailability');
    expect(started.place()).toEqual({ step: 'rooms', leg: 1 });
    expect(started.context().leg).toBe(1);
  });

  it('B §2.3 Edit at the summary leads to the rooms of that leg', async () => {
    const started = await withTwoRooms('summary');
    await started.answer('summary', { type: 'edit', place: { step: 'rooms', leg: 2 } });
    await started.begun('searchAvailability');
    expect(started.context().leg).toBe(2);
  });

  it('A §3.1 the start leads to the search and keeps the session, if there is one', async () => {
    const started = await atSearch();
    for (const answer of ['anonymous', 'signedIn'] as const) {
      started.actor.send({ type: 'navigated', destination: destinationOf('start') });
      await started.begun('start');
      await started.answer('start', answer === 'anonymous' ? { type: answer } : { type: answer, profile });
      await started.begun('search');
    }
    expect(started.inputs('beginSession')).toHaveLength(1);
  });

  it.each([
    [
      'another booking after one that is made',
      { payment: keptPayment({ state: 'paid' }), destination: destinationOf('search') },
    ],
    ['a booking that another tab has', { draft: keptDraft() }],
  ])('B §2.6 no step opens before the sign-in is known: %s', async (_, input) => {
    const started = startBooking(input);
    await started.answer('loadConfiguration', withBreakfast);
    if ('draft' in input)
      await started.fail(
        'checkSession',
        new CallError({ kind: 'http', endpoint: 'session', status: 423, message: '' }),
      );
    expect(started.actor.getSnapshot().value).toMatchObject({ flow: { open: 'arriving' } });
    await started.answers({ restoreSignIn: null }, 'beginSession');
  });
});

describe('the search', () => {
  it('D-38 is kept as the form shows it, so that a reload shows the same', async () => {
    const started = await atSearch();
    expect(started.context().search).toEqual(started.inputs('search')[0]?.search);
  });

  it('D-38 gets its default values when a session was kept without one', async () => {
    const draft = keptDraft({ booking: null, search: null, place: { step: 'search', leg: 1 } });
    const started = await opened({ draft });
    await started.answers({ checkSession: undefined }, 'search');
    expect(started.context().search).toMatchObject({ numberOfNights: 1 });
    expect(started.context().search).toEqual(started.inputs('search')[0]?.search);
  });
});

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
    await started.answer('itinerary', { type: 'next' });
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

it('D-481 leads from the details of one plain room to the payment, which stages it', async () => {
  const draft = keptDraft({ place: { step: 'details', leg: 1 } });
  const started = startBooking({ isShort: true, asksLeadOnly: true, draft });
  await started.answers({ loadConfiguration: configuration(), restoreSignIn: null });
  await started.answers({ checkSession: undefined, details: { type: 'next', profile } }, 'payment');
  expect(started.inputs('payment')).toMatchObject([{ isStaged: false }]);
  expect(started.context().profile).toEqual(profile);
});

describe('A §2.11 the add-ons', () => {
  it('are skipped on the way to the details when none is eligible', async () => {
    const started = await resumed('itinerary');
    await started.walks('next', 'details');
    expect(started.inputs('addons')).toEqual([]);
  });

  it('are skipped on the way back from the details when none is eligible', async () => {
    const started = await resumed('details');
    await started.answer('details', { type: 'back' });
    await started.walks('back', 'itinerary');
    expect(started.inputs('addons')).toEqual([]);
  });

  it('come before the details, in both directions, when one is eligible', async () => {
    const started = await resumed('guests', withAddOns);
    await started.answer('guests', { type: 'next' });
    await started.walks('next', 'details');
    await started.answer('details', { type: 'back' });
    await started.walks('back', 'guests');
    expect([started.inputs('itinerary').length, started.inputs('addons').length]).toEqual([0, 2]);
  });
});

/** A guest on the shorter way who returns to a step of a complete booking. */
async function backAt(step: 'guests' | 'itinerary' | 'details' | 'summary') {
  const draft: Draft = keptDraft({ place: { step, leg: 1 } });
  const started = await opened({ isShort: true, draft }, withBreakfast);
  await started.answer('checkSession', undefined);
  await started.begun(step);
  return started;
}

const offers = ({ actor }: Awaited<ReturnType<typeof opened>>) => selectOffersSignIn(actor.getSnapshot());

describe('D-546 the shorter way', () => {
  it('begins with the search, and offers the login there', async () => {
    const started = await opened({ isShort: true });
    await started.answers({ beginSession: session }, 'search');
    expect([started.inputs('start'), offers(started)]).toEqual([[], true]);
  });

  it('says at the start why a booking ended, and leads on to the search', async () => {
    const started = await backAt('guests');
    await started.answers({ idle: { type: 'expired' }, ignoreBooking: undefined });
    expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true, canRestore: true }]);
    // The start screen has its own login.
    expect(offers(started)).toBe(false);
    await started.answers({ start: { type: 'anonymous' } }, 'beginSession');
  });

  it('A §2.7 starts again with the search when the rates restart', async () => {
    const started = await opened({ isShort: true });
    await started.answer('beginSession', session);
    await started.answer('search', { type: 'searched', search: staySearch(), vouchers: [] });
    await started.answer('searchAvailability', availability(1));
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota() });
    await started.answers({ rates: { type: 'restart' }, ignoreBooking: undefined }, 'beginSession');
    expect(started.inputs('start')).toEqual([]);
  });

  it.each([{ canLogin: false }, { isShort: false }])(
    'offers no login when it is not allowed, or on the whole way: %o',
    async (input) => {
      const started = await opened({ isShort: true, draft: keptDraft(), ...input });
      await started.answers({ checkSession: undefined }, 'guests');
      expect(offers(started)).toBe(false);
    },
  );

  it('keeps the guest at the details after the login, with the typed address and the member as lead booker', async () => {
    const started = await backAt('details');
    started.actor.send({ type: 'signIn.requested' });
    await started.answers({ signIn: { type: 'signedIn', profile } }, 'details');
    const nobody = { title: '', firstName: '', lastName: '', emailAddress: '' };
    expect(started.inputs('details').at(-1)).toEqual({
      configuration: withBreakfast,
      session,
      booking: {
        ...complete,
        agreesToTerms: false,
        selectedGuest: null,
        leadGuest: { ...leadGuest, ...nobody },
      },
      profile,
    });
    expect(offers(started)).toBe(false);
  });

  it('leads from the summary to the details after the login, since the lead booker is new', async () => {
    const started = await backAt('summary');
    started.actor.send({ type: 'signIn.requested' });
    await started.answers({ signIn: { type: 'signedIn', profile } }, 'details');
    expect(started.inputs('details').at(-1)?.profile).toEqual(profile);
  });

  it('changes nothing when the login is closed or needs a registration', async () => {
    const started = await backAt('details');
    started.actor.send({ type: 'signIn.requested' });
    await started.begun('signIn');
    started.actor.send({ type: 'signIn.dismissed' });
    started.actor.send({ type: 'signIn.requested' });
    await started.answer('signIn', { type: 'migrating', emailAddress: 'ada@example.test' });
    expect(started.emitted).toEqual([{ type: 'registration.needed', emailAddress: 'ada@example.test' }]);
    expect([started.inputs('details').length, started.context().profile]).toEqual([1, null]);
  });
});

describe('D-546 an itinerary with nothing to decide', () => {
  it('is skipped together with the add-ons, in both directions', async () => {
    const started = await resumed('guests', configuration());
    await started.answer('guests', { type: 'next' });
    await started.walks('next', 'details');
    await started.answer('details', { type: 'back' });
    await started.walks('back', 'guests');
    expect([started.inputs('itinerary'), started.inputs('addons')]).toEqual([[], []]);
  });

  it('opens when a rate includes something with a time', async () => {
    const started = await resumed('guests');
    await started.answers({ guests: { type: 'next' } }, 'itinerary');
  });
});

describe('D-479 a hotel that asks for the lead guest only', () => {
  it('Back leads from the itinerary past the guests to the first room', async () => {
    const draft = keptDraft({ place: { step: 'itinerary', leg: 1 } });
    const started = await opened({ asksLeadOnly: true, draft }, withBreakfast);
    await started.answers({ checkSession: undefined, itinerary: { type: 'back' } }, 'searchAvailability');
    expect([started.place(), started.inputs('guests')]).toEqual([{ step: 'rooms', leg: 1 }, []]);
  });
});

it('B §2.2 the details are given the country that the page names', async () => {
  const draft = keptDraft({ place: { step: 'details', leg: 1 } });
  const started = await opened({ country: 'FR', draft });
  await started.answer('checkSession', undefined);
  await started.begun('details');
  expect(started.inputs('details')).toEqual([expect.objectContaining({ country: 'FR' })]);
});
