import { listNumbers } from '../support/mailing-lists.ts';
import { NO_SETTINGS } from '../../widget/page/settings.ts';
import type { WiringOptions } from '../../widget/wiring/booking.ts';
import * as sessionCode from '../../widget/wiring/session.ts';
import { API, SITE } from './network.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';

type Started = Pick<WiringOptions, 'attributes' | 'settings' | 'sessionCode' | 'texts' | 'language' | 'warn'>;

/** The start of an element, except its storage and its page. */
export const ELEMENT: Started = {
  attributes: {
    host: API,
    site: `${SITE}/cms`,
    brand: 'The Estate',
    country: 'GB',
    timeZone: 'Europe/London',
    allowsFramedPayment: false,
    paysInFrame: false,
    isShort: false,
    asksLeadOnly: false,
    identity: null,
  },
  sessionCode,
  settings: { ...NO_SETTINGS, mailingLists: listNumbers },
  texts: { useCurrency: () => undefined },
  language: () => 'en-GB',
  warn: () => undefined,
};

/** An opening without requests from the address or the page. */
export const NO_OPENING: WiringOptions['opening'] = { opening: {}, destination: null, hint: null };

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
