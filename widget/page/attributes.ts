import { HOME_COUNTRY } from '../../src/domain/guests/countries.ts';
import { HOME_ZONE, isTimeZone } from '../../src/domain/dates/estate-clock.ts';
import { DEFAULT_SCOPE } from '../../src/domain/account/default-scope.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { whyNoLogin } from '../../src/browser/why-unusable.ts';
import type { AuthSettings } from '../../src/auth/contract.ts';
import { webAddress } from '../ui/frame/page-address.ts';
import type { AttributeName } from '../interface/attributes.ts';

/** The values of the element's attributes (embedding.md). */
export interface ElementAttributes {
  /** Base of every server call, without a last slash. */
  host: string;
  /** Base of the site-local calls, without a last slash. */
  site: string;
  brand: string;
  /** The country that telephone and address begin with (ISO 3166-1). */
  country: string;
  /** The hotel's time zone, which its deadlines and its days go by. */
  timeZone: string;
  /** Whether the booking takes the shorter way, which begins at the search. */
  isShort: boolean;
  /** Whether only the lead guest's name is asked for. */
  asksLeadOnly: boolean;
  /** Whether cards are taken in the provider's frame only. */
  paysInFrame: boolean;
  /** Whether a payment may be taken inside another site's page (D-163). */
  allowsFramedPayment: boolean;
  identity: AuthSettings | null;
}

/** Reads the attributes. `warn` is told of each unusable value, which is replaced by its default. */
export function readAttributes(element: Element, warn: (message: string) => void): ElementAttributes {
  const view = ownProperty(element.ownerDocument, 'defaultView');
  const page = view ? webAddress(view).href : element.baseURI;
  const value = (name: AttributeName) => element.getAttribute(name)?.trim() ?? '';
  const origin = withoutSlash(new URL('/', page).href);
  const authority = value('authority') === '' ? null : baseUrl(value('authority'), page);
  if (value('authority') !== '' && !authority) warn('authority is not a web address');
  const clientId = value('client-id');
  if (authority && clientId === '') warn('client-id is missing, so no login is offered');
  const noLogin = authority === null ? null : whyNoLogin();
  if (noLogin !== null) warn(`${noLogin}, so no login is offered`);
  const host = value('host') === '' ? origin : baseUrl(value('host'), page);
  if (!host) warn('host is not a web address');
  if (!/^(inline|overlay)?$/.test(value('mode'))) warn('mode is neither inline nor overlay');
  if (!/^(events|datalayer)?$/.test(value('analytics'))) warn('analytics is neither events nor datalayer');
  if (!/^(search)?$/.test(value('start'))) warn('start is not search');
  if (!/^(lead)?$/.test(value('guests'))) warn('guests is not lead');
  if (!/^(form|redirect)?$/.test(value('login'))) warn('login is neither form nor redirect');
  if (!/^(frame)?$/.test(value('payment'))) warn('payment is not frame');
  const country = value('country').toUpperCase() || HOME_COUNTRY;
  const isCountry = /^[A-Z]{2}$/.test(country);
  if (!isCountry) warn('country is not a code of two letters');
  const timeZone = value('time-zone') || HOME_ZONE;
  const isZone = isTimeZone(timeZone);
  if (!isZone) warn('time-zone is not the name of a time zone');
  const cms = value('cms') || 'cms';
  const site = baseUrl(SEGMENTS.test(cms) ? `/${cms}` : cms, page);
  if (!site) warn('cms is neither a path nor a web address');
  return {
    host: host ?? origin,
    site: site ?? `${origin}/cms`,
    brand: value('brand'),
    country: isCountry ? country : HOME_COUNTRY,
    timeZone: isZone ? timeZone : HOME_ZONE,
    isShort: value('start') === 'search',
    asksLeadOnly: value('guests') === 'lead',
    paysInFrame: value('payment') === 'frame',
    allowsFramedPayment: element.hasAttribute('allow-framed-payment'),
    identity:
      authority === null || clientId === '' || noLogin !== null
        ? null
        : {
            ...{ authority, clientId, scope: value('scope') || DEFAULT_SCOPE },
            ...(value('login') === 'redirect' ? { byRedirect: wayToProvider(element, view) } : {}),
          },
  };
}

/** A provider's pages do not show in a frame, and what is open over a page stays open: both need a window. */
function wayToProvider(element: Element, view: Window | null): 'page' | 'window' {
  const isOver = element.getAttribute('mode')?.trim() === 'overlay';
  return isOver || (view !== null && view.parent !== view) ? 'window' : 'page';
}

/** One or several segments of a path, without a first slash. */
const SEGMENTS = /^[\w-][\w.~-]*(\/[\w-][\w.~-]*)*\/?$/;

/** A web address, or a path on the page's own origin, as a base without its last slash; null for anything else. */
function baseUrl(value: string, page: string): string | null {
  const base = value.startsWith('/') ? page : undefined;
  if (!URL.canParse(value, base)) return null;
  const { protocol, href } = new URL(value, base);
  return /^https?:$/.test(protocol) ? withoutSlash(href) : null;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
