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

/** A storage of a tab, empty. As in a browser, its entries are its own properties. */
export function emptyStorage(): PageStorage {
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
