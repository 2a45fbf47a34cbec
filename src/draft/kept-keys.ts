import { tabStorage } from '../browser/abilities.ts';
import type { PageStorage } from '../browser/safe-storage.ts';

/** The key under which the tab's storage keeps a booking. */
export const DRAFT_KEY = 'staychart.draft';

/** The key under which it keeps a payment, whatever becomes of the booking (E-02, D-356). */
export const PAYMENT_KEY = 'staychart.payment';

/** Whether anything is kept, as far as can be told without reading it. */
export function hasKept(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(DRAFT_KEY) !== null || storage.getItem(PAYMENT_KEY) !== null;
}

/**
 * The storage of one site's bookings. Hotels whose pages stand on one origin each have a `cms` of their own, which is a
 * part of their keys (D-506). `site`: base of the site-local calls.
 */
export function keptBySite(page: Window, site: string): PageStorage {
  return withMark(tabStorage(page), site === `${page.location.origin}/cms` ? '' : `:${site}`);
}

/** The storage under keys that end in this. */
export function withMark(storage: PageStorage, mark: string): PageStorage {
  return {
    getItem: (key) => storage.getItem(key + mark),
    setItem: (key, value) => {
      storage.setItem(key + mark, value);
    },
    removeItem: (key) => {
      storage.removeItem(key + mark);
    },
  };
}
