import { tabStorage } from '../browser/abilities.ts';
import type { PageStorage } from '../browser/safe-storage.ts';

/** The key of the booking in the tab's storage. */
export const DRAFT_KEY = 'staychart.draft';

/** The key of the payment in the tab's storage. The payment may outlive the booking (E-02, D-356). */
export const PAYMENT_KEY = 'staychart.payment';

/** Whether the storage has a booking or a payment, readable or not. */
export function hasKept(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(DRAFT_KEY) !== null || storage.getItem(PAYMENT_KEY) !== null;
}

/**
 * The storage of one site's bookings. Hotels on one origin have different `cms` paths, which are part of their keys
 * (D-506). `site`: base of the site-local calls.
 */
export function keptBySite(page: Window, site: string): PageStorage {
  return withMark(tabStorage(page), site === `${page.location.origin}/cms` ? '' : `:${site}`);
}

/** The storage with `mark` at the end of every key. */
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
