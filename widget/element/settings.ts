import * as v from 'valibot';
import { DEFAULT_LINKS, type Links } from '../ui/assets-context.tsx';

/** What the element's attributes say (embedding.md). */
export interface ElementAttributes {
  /** Base of every server call, without a last slash. */
  host: string;
  /** Base of the site-local calls, without a last slash. */
  site: string;
  brand: string;
  /** Whether a payment may be taken inside another site's page (D-163). */
  allowsFramedPayment: boolean;
  identity: { authority: string; clientId: string; scope: string } | null;
}

/** What a page sets with `element.settings = {…}`; every part may be missing. */
export interface ElementSettings {
  links: Links;
  phones: Record<string, string>;
  /** Paths by the name of their call, as the page gave them. */
  endpoints: Record<string, string>;
  texts: Record<string, string>;
}

export const NO_SETTINGS: ElementSettings = { links: DEFAULT_LINKS, phones: {}, endpoints: {}, texts: {} };

const PARTS: readonly string[] = Object.keys(NO_SETTINGS);
const record = v.record(v.string(), v.unknown());

/** Reads the attributes; `warn` hears of each that cannot be used, and the default is used then. */
export function readAttributes(element: Element, warn: (message: string) => void): ElementAttributes {
  const page = element.ownerDocument.defaultView?.location.href ?? element.baseURI;
  const value = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const origin = withoutSlash(new URL('/', page).href);
  const authority = value('authority') === '' ? null : baseUrl(value('authority'), page);
  if (value('authority') !== '' && !authority) warn('authority is not a web address');
  const clientId = value('client-id');
  if (authority && clientId === '') warn('client-id is missing, so no login is offered');
  const host = value('host') === '' ? origin : baseUrl(value('host'), page);
  if (!host) warn('host is not a web address');
  const cms = value('cms') || 'cms';
  const site = baseUrl(SEGMENTS.test(cms) ? `/${cms}` : cms, page);
  if (!site) warn('cms is neither a path segment nor a web address');
  return {
    host: host ?? origin,
    site: site ?? `${origin}/cms`,
    brand: value('brand'),
    allowsFramedPayment: element.hasAttribute('allow-framed-payment'),
    identity:
      authority === null || clientId === ''
        ? null
        : { authority, clientId, scope: value('scope') || 'openid profile email offline_access' },
  };
}

/** One or several segments of a path, without a first slash. */
const SEGMENTS = /^[\w-][\w.~-]*(\/[\w-][\w.~-]*)*\/?$/;

/** Checks what a page set; each wrong value is named to `warn` and left at its default. Never throws. */
export function readSettings(given: unknown, warn: (message: string) => void): ElementSettings {
  const settings = v.safeParse(record, given);
  if (!settings.success) {
    warn('settings is not an object');
    return NO_SETTINGS;
  }
  for (const name of Object.keys(settings.output)) {
    if (!PARTS.includes(name)) warn(`settings.${name} is not known`);
  }
  /** The values of a part that its schema takes. */
  const part = <Value>(name: keyof ElementSettings, schema: v.GenericSchema<unknown, Value>) => {
    const values = v.safeParse(record, settings.output[name] ?? {});
    if (!values.success) warn(`settings.${name} is not an object`);
    const entries = Object.entries(values.success ? values.output : {});
    return entries.flatMap(([key, value]): [string, Value][] => {
      const read = v.safeParse(schema, value);
      if (read.success) return [[key, read.output]];
      warn(`settings.${name}.${key} is not a text`);
      return [];
    });
  };
  const links = part('links', v.nullable(v.string())).filter(([name]) => {
    const isKnown = Object.hasOwn(DEFAULT_LINKS, name);
    if (!isKnown) warn(`settings.links.${name} is not known`);
    return isKnown;
  });
  return {
    links: { ...DEFAULT_LINKS, ...Object.fromEntries(links) },
    phones: Object.fromEntries(part('phones', v.string())),
    endpoints: Object.fromEntries(part('endpoints', v.string())),
    texts: Object.fromEntries(part('texts', v.string())),
  };
}

/** A web address, or a path on the page's own origin, as a base without its last slash; null when it is neither. */
function baseUrl(value: string, page: string): string | null {
  const base = value.startsWith('/') ? page : undefined;
  if (!URL.canParse(value, base)) return null;
  const { protocol, href } = new URL(value, base);
  return /^https?:$/.test(protocol) ? withoutSlash(href) : null;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
