import { describe, expect, it } from 'vitest';
import { selectIsUnavailable } from '../../machines/booking/booking.selectors.ts';
import { availability, configuration, profile, search, staySearch, session } from '../support/fixtures.ts';
import { keptDraft, opened, startBooking } from './start-booking.ts';

const { arrivalDate, numberOfNights, guestOccupancies } = search();
const whole = { arrivalDate, numberOfNights, guestOccupancies };

const toSearch = { step: 'search', leg: 1 } as const;
const linkTo = (link: Partial<typeof whole>) => ({
  destination: { place: toSearch, sessionId: null, notice: null, link },
});

function followed(link: Partial<typeof whole>, isShort = true) {
  return opened({ isShort, ...linkTo(link) });
}

describe('a link with a whole search', () => {
  it('starts its search at once and leads to the rooms', async () => {
    const started = await followed(whole);
    await started.answers({ beginSession: session }, 'search');
    expect(started.inputs('search').map(({ isDecided }) => isDecided)).toEqual([true]);
    await started.answer('search', { type: 'searched', search: staySearch(), vouchers: [] });
    await started.answers({ searchAvailability: availability(1) }, 'rooms');
    // Only once: a guest who comes back to the search sees the form.
    await started.answers({ rooms: { type: 'newSearch' } }, 'search');
    expect(started.inputs('search').map(({ isDecided }) => isDecided)).toEqual([true, undefined]);
  });

  it('shows the form to try again when its search breaks', async () => {
    const started = await followed(whole);
    await started.answer('beginSession', session);
    await started.fail('search', new Error('broken'));
    expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
    started.actor.send({ type: 'load.retried' });
    await started.begun('search');
    expect(started.inputs('search').map(({ isDecided }) => isDecided)).toEqual([true, undefined]);
  });

  it('is not what a login at the start leads to: that is the form', async () => {
    const started = await opened();
    await started.answers({ start: { type: 'signedIn', profile }, beginSession: session }, 'search');
    expect(started.inputs('search').map(({ isDecided }) => isDecided)).toEqual([undefined]);
  });

  it('waits until the page knows whether somebody is signed in', async () => {
    const started = startBooking({ isShort: true, ...linkTo(whole) });
    await started.answer('loadConfiguration', configuration());
    expect(started.inputs('beginSession')).toEqual([]);
  });

  it.each([
    ['on the whole way', whole, false],
    ['without the guests', { arrivalDate, numberOfNights }, true],
    ['without the nights', { arrivalDate, guestOccupancies }, true],
  ])('shows the form %s', async (_, link, isShort) => {
    const started = await followed(link, isShort);
    await started.answers({ beginSession: session }, 'search');
    expect(started.inputs('search').map(({ isDecided }) => isDecided)).toEqual([undefined]);
  });

  it('shows the form when a value is out of range', async () => {
    const started = await followed({ ...whole, arrivalDate: '2020-01-01' });
    await started.answers({ beginSession: session }, 'search');
    expect(started.inputs('search').map(({ isDecided }) => isDecided)).toEqual([false]);
  });

  it('searches in the session that the guest has already, and says what it refuses', async () => {
    const draft = keptDraft({ place: toSearch, booking: null });
    const started = await opened({
      isShort: true,
      draft,
      ...linkTo({ ...whole, arrivalDate: '2020-01-01' }),
    });
    await started.answers({ checkSession: undefined }, 'search');
    expect(started.inputs('beginSession')).toEqual([]);
    expect(started.inputs('search').map(({ isDecided }) => isDecided)).toEqual([false]);
    expect(started.context().hint).toBe('unreadableLink');
    expect(started.emitted).toEqual([{ type: 'opening.refused', warnings: ['arrivalDate: outOfRange'] }]);
  });
});
