import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { SITE } from './network.ts';

/** The parts of a page that the wiring of a booking uses. There is no view. */
export function fakePage(storage: PageStorage): Window {
  return Object.assign(new EventTarget(), {
    location: { origin: SITE },
    navigator: {},
    sessionStorage: storage,
    // Idle callbacks and timers never run: nothing is preloaded and no idle session ends.
    requestIdleCallback: () => 0,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  }) as unknown as Window;
}

/** A tab's storage, empty. */
export function emptyStorage(): PageStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.delete(key),
  };
}
