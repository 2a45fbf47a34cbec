import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { SITE } from './network.ts';

/** As much of a page as the wiring of a booking touches: no view is drawn. */
export function fakePage(storage: PageStorage): Window {
  return Object.assign(new EventTarget(), {
    location: { origin: SITE },
    navigator: {},
    sessionStorage: storage,
    // Nothing is fetched ahead, and no idle session ends while a test runs.
    requestIdleCallback: () => 0,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  }) as unknown as Window;
}

/** A tab's storage. */
export function emptyStorage(): PageStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.delete(key),
  };
}
