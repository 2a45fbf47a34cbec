import { describe, expect, it } from 'vitest';
import {
  availability,
  configuration,
  profile,
  quota,
  rateGroupRate,
  restaurant,
  search,
  session,
} from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { complete, keptDraft, opened, withAddOns } from '../support/start-booking.ts';
import type { Draft } from '../../src/draft/draft.ts';
import { selectOffersSignIn } from '../../machines/booking/booking.selectors.ts';

const withBreakfast = configuration({
  rateGroups: [
    {
      key: 'simple',
      displayName: 'Simply the room',
      description: '',
      images: [],
      rates: [rateGroupRate({ includesBreakfast: true, breakfastRestaurants: [restaurant()] })],
    },
  ],
});

/** A guest on the shorter way who returns to a step of a complete booking. */
async function backAt(step: 'guests' | 'itinerary' | 'details' | 'summary', estate = configuration()) {
  const draft: Draft = keptDraft({ place: { step, leg: 1 } });
  const started = await opened({ isShort: true, draft }, estate);
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
    await started.answer('search', { type: 'searched', search: search(), vouchers: [] });
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
      configuration: configuration(),
      session,
      booking: { ...complete, selectedGuest: null, leadGuest: { ...leadGuest, ...nobody } },
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
  it('is skipped in both directions, but opens with Edit', async () => {
    const started = await backAt('guests', withAddOns);
    await started.answers({ guests: { type: 'next' } }, 'addons');
    await started.answers({ addons: { type: 'back' } }, 'guests');
    started.actor.send({ type: 'step.edited', place: { step: 'itinerary', leg: 1 } });
    await started.begun('itinerary');
  });

  it('is skipped together with the add-ons, in both directions', async () => {
    const started = await backAt('guests');
    await started.answers({ guests: { type: 'next' } }, 'details');
    await started.answers({ details: { type: 'back' } }, 'guests');
  });

  it('opens when a rate includes something with a time', async () => {
    const started = await backAt('guests', withBreakfast);
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
