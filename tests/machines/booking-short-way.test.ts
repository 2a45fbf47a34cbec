import { describe, expect, it } from 'vitest';
import {
  availability,
  configuration,
  profile,
  quota,
  rateGroupRate,
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
      rates: [rateGroupRate({ includesBreakfast: true })],
    },
  ],
});

/** A guest on the shorter way who comes back to a step of a booking that has all it needs. */
async function backAt(step: 'guests' | 'itinerary' | 'details' | 'summary', estate = configuration()) {
  const draft: Draft = keptDraft({ place: { step, leg: 1 } });
  const started = await opened({ isShort: true, draft }, estate);
  await started.answer('checkSession', undefined);
  await started.begun(step);
  return started;
}

const offers = ({ actor }: Awaited<ReturnType<typeof opened>>) => selectOffersSignIn(actor.getSnapshot());

describe('D-546 the shorter way', () => {
  it('begins with the search, where signing in is offered', async () => {
    const started = await opened({ isShort: true });
    await started.answer('beginSession', session);
    await started.begun('search');
    expect([started.inputs('start'), offers(started)]).toEqual([[], true]);
  });

  it('says on the start screen why a booking is over, and goes to the search from there', async () => {
    const started = await backAt('guests');
    await started.answer('idle', { type: 'expired' });
    await started.answer('ignoreBooking', undefined);
    expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true, canRestore: true }]);
    // The screen has a login of its own.
    expect(offers(started)).toBe(false);
    await started.answer('start', { type: 'anonymous' });
    await started.begun('beginSession');
  });

  it('A §2.7 begins anew with the search where the rates could not be had', async () => {
    const started = await opened({ isShort: true });
    await started.answer('beginSession', session);
    await started.answer('search', { type: 'searched', search: search(), vouchers: [] });
    await started.answer('searchAvailability', availability(1));
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota() });
    await started.answer('rates', { type: 'restart' });
    await started.answer('ignoreBooking', undefined);
    await started.begun('beginSession');
    expect(started.inputs('start')).toEqual([]);
  });

  it.each([{ canLogin: false }, { isShort: false }])(
    'offers no login where there is none, nor where the start screen has it: %o',
    async (input) => {
      const started = await opened({ isShort: true, draft: keptDraft(), ...input });
      await started.answer('checkSession', undefined);
      await started.begun('guests');
      expect(offers(started)).toBe(false);
    },
  );

  it('leaves the guest at the details, with what was typed of the address, and the member as lead booker', async () => {
    const started = await backAt('details');
    started.actor.send({ type: 'signIn.requested' });
    await started.answer('signIn', { type: 'signedIn', profile });
    await started.begun('details');
    const nobody = { title: '', firstName: '', lastName: '', emailAddress: '' };
    expect(started.inputs('details').at(-1)).toEqual({
      configuration: configuration(),
      session,
      booking: { ...complete, selectedGuest: null, leadGuest: { ...leadGuest, ...nobody } },
      profile,
    });
    expect(offers(started)).toBe(false);
  });

  it('leads from the summary to the details, since the lead booker is another', async () => {
    const started = await backAt('summary');
    started.actor.send({ type: 'signIn.requested' });
    await started.answer('signIn', { type: 'signedIn', profile });
    await started.begun('details');
    expect(started.inputs('details').at(-1)?.profile).toEqual(profile);
  });

  it('goes on as it was where the login is closed, or is an old account', async () => {
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

describe('D-547 an itinerary with nothing to decide', () => {
  it('is passed over, on and back, and opened where it is asked for', async () => {
    const started = await backAt('guests', withAddOns);
    await started.answer('guests', { type: 'next' });
    await started.begun('addons');
    await started.answer('addons', { type: 'back' });
    await started.begun('guests');
    started.actor.send({ type: 'step.edited', place: { step: 'itinerary', leg: 1 } });
    await started.begun('itinerary');
  });

  it('is passed over with the add-ons, from the details too', async () => {
    const started = await backAt('guests');
    await started.answer('guests', { type: 'next' });
    await started.begun('details');
    await started.answer('details', { type: 'back' });
    await started.begun('guests');
  });

  it('is opened where a rate includes anything with a time', async () => {
    const started = await backAt('guests', withBreakfast);
    await started.answer('guests', { type: 'next' });
    await started.begun('itinerary');
  });

  it('A §4.1 is opened on the whole way', async () => {
    const started = await opened({ draft: keptDraft() });
    await started.answer('checkSession', undefined);
    await started.answer('guests', { type: 'next' });
    await started.begun('itinerary');
  });
});
