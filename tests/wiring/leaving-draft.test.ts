import { expect, it } from 'vitest';
import { tabStorage } from '../../src/browser/abilities.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { saveDraft } from '../../src/draft/draft.ts';
import { keptBySite } from '../../src/draft/kept-keys.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import type { Client } from '../../src/api/client.ts';
import { forgetInDrafts } from '../../widget/wiring/leaving-draft.ts';
import type { TabLock } from '../../widget/wiring/tab-lock.ts';
import { watchSession } from '../../widget/wiring/session.ts';
import { complete, keptDraft, startBooking } from '../booking/start-booking.ts';

const ofMember = keptDraft({
  booking: {
    ...complete,
    legs: complete.legs.map((leg) => ({
      ...leg,
      guests: leg.guests.map((guest) => ({ ...guest, isLoggedInUser: true })),
    })),
  },
});

/** A storage whose entries are properties, as in the browser's. */
function memory(): PageStorage {
  const entries: Record<string, string> = {};
  return new Proxy(
    {
      getItem: (key: string) => entries[key] ?? null,
      setItem: (key: string, value: string) => void (entries[key] = value),
      removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
    },
    {
      ownKeys: () => Object.keys(entries),
      getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(entries, key),
    },
  );
}

function pageOf(sessionStorage: PageStorage): Window {
  return Object.assign(new EventTarget(), {
    sessionStorage,
    location: { origin: 'https://stay.example' },
  }) as unknown as Window;
}

/** The names in the stored booking: the lead guest and all guests' first names. */
function namedIn(storage: PageStorage) {
  const booking = loadDraft(storage)?.booking;
  return (
    booking && [booking.leadGuest, booking.legs.flatMap(({ guests }) => guests.map((one) => one.firstName))]
  );
}

it('E-07 a logout that is found while the page loads also reaches a stored booking that is not open yet', () => {
  const storage = memory();
  saveDraft(storage, ofMember);
  const { actor } = startBooking({ draft: ofMember });
  const client: Client = { call: () => new Promise(() => undefined) };
  const tab: TabLock = { claim: () => Promise.resolve(true), release: () => undefined };
  const page = pageOf(storage);
  const session = watchSession(actor, {
    page,
    client,
    storage: tabStorage(page),
    tab,
    warn: () => undefined,
  });
  session.leave();
  expect(namedIn(storage)).toEqual([null, ['', '']]);
  session.stop();
});

it('D-506 a logout reaches the stored bookings of every hotel on the origin', () => {
  const storage = memory();
  const page = pageOf(storage);
  const other = keptBySite(page, 'https://stay.example/meridian');
  saveDraft(storage, ofMember);
  saveDraft(other, ofMember);
  forgetInDrafts(page, storage);
  expect([namedIn(storage), namedIn(other)]).toEqual([
    [null, ['', '']],
    [null, ['', '']],
  ]);
});
