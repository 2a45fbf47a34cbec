import { listNumbers } from '../support/mailing-lists.ts';
import { NO_SETTINGS } from '../../widget/page/settings.ts';
import type { WiringOptions } from '../../widget/wiring/booking.ts';
import { API, SITE } from './network.ts';

type Started = Pick<WiringOptions, 'attributes' | 'settings' | 'texts' | 'language' | 'warn'>;

/** The start of an element, except its storage and its page. */
export const ELEMENT: Started = {
  attributes: {
    host: API,
    site: `${SITE}/cms`,
    brand: 'The Estate',
    country: 'GB',
    timeZone: 'Europe/London',
    allowsFramedPayment: false,
    isShort: false,
    asksLeadOnly: false,
    identity: null,
  },
  settings: { ...NO_SETTINGS, mailingLists: listNumbers },
  texts: { useCurrency: () => undefined },
  language: () => 'en-GB',
  warn: () => undefined,
};

/** An opening without requests from the address or the page. */
export const NO_OPENING: WiringOptions['opening'] = { opening: {}, destination: null, hint: null };
