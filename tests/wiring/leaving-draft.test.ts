import { expect, it, vi } from 'vitest';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { saveDraft } from '../../src/draft/draft.ts';
import { DRAFT_KEY } from '../../src/draft/kept-keys.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import type { Client } from '../../src/api/client.ts';
import { forgetInDraft } from '../../widget/wiring/leaving-draft.ts';
import type { TabLock } from '../../widget/wiring/tab-lock.ts';
import { watchSession } from '../../widget/wiring/session.ts';
import { PATIENCE } from '../support/patience.ts';
import { complete, keptDraft, startBooking } from '../support/start-booking.ts';

const ofMember = keptDraft({
  booking: {
    ...complete,
    legs: complete.legs.map((leg) => ({
      ...leg,
      guests: leg.guests.map((guest) => ({ ...guest, isLoggedInUser: true })),
    })),
  },
});

function memory() {
  const entries = new Map<string, string>();
  const storage: PageStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  return storage;
}

/** Whom the kept booking names: the lead guest, and guests who are marked as the member. */
function namedIn(storage: PageStorage) {
  const booking = loadDraft(storage)?.booking;
  return (
    booking && [booking.leadGuest, booking.legs.flatMap(({ guests }) => guests.map((one) => one.firstName))]
  );
}

it('E-07 a page that is left at once after a logout leaves nothing of the member behind; then the rest is kept again', async () => {
  const storage = memory();
  saveDraft(storage, ofMember);
  forgetInDraft(storage);
  expect(storage.getItem(DRAFT_KEY)).toBeNull();
  await vi.waitFor(() => {
    expect(namedIn(storage)).toEqual([null, ['', '']]);
  }, PATIENCE);
});

it('E-07 what is kept meanwhile stands', async () => {
  const storage = memory();
  saveDraft(storage, ofMember);
  forgetInDraft(storage);
  const newer = keptDraft({ place: { step: 'addons', leg: 1 } });
  saveDraft(storage, newer);
  await import('../../src/draft/forget-member.ts');
  await Promise.resolve();
  expect(loadDraft(storage)).toEqual(newer);
});

it('E-07 a logout that is found while the page is loading reaches the kept booking, which nobody has taken up', async () => {
  const storage = memory();
  saveDraft(storage, ofMember);
  const { actor } = startBooking({ draft: ofMember });
  const client: Client = { call: () => new Promise(() => undefined) };
  const tab: TabLock = { claim: () => Promise.resolve(true), release: () => undefined };
  const session = watchSession(actor, { client, storage, tab, warn: () => undefined });
  session.leave();
  await vi.waitFor(() => {
    expect(namedIn(storage)).toEqual([null, ['', '']]);
  }, PATIENCE);
  session.stop();
});
