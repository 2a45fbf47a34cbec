import { NO_SETTINGS } from '../../widget/page/settings.ts';
import type { WiringOptions } from '../../widget/wiring/booking.ts';
import * as sessionCode from '../../widget/wiring/session.ts';
import { API, SITE } from './network.ts';

type Started = Pick<
  WiringOptions,
  'connectSignIn' | 'sessionCode' | 'attributes' | 'settings' | 'texts' | 'language' | 'warn'
>;

/** What an element is started with, but for what is kept and for its page. */
export const ELEMENT: Started = {
  connectSignIn: null,
  sessionCode,
  attributes: {
    host: API,
    site: `${SITE}/cms`,
    brand: 'The Estate',
    allowsFramedPayment: false,
    isShort: false,
    asksLeadOnly: false,
    identity: null,
  },
  settings: NO_SETTINGS,
  texts: { caughtUp: () => Promise.resolve(), useCurrency: () => undefined },
  language: () => null,
  warn: (message) => {
    throw new Error(message);
  },
};

/** Nothing that an address or the page asks for. */
export const NO_OPENING: WiringOptions['opening'] = { opening: {}, destination: null, hint: null };
