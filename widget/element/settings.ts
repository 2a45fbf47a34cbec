import * as v from 'valibot';
import { DEFAULT_LINKS, type Links } from '../ui/assets-context.tsx';

/** What the element's attributes say (embedding.md). */
export interface ElementAttributes {
  /** Base of every server call, without a last slash. */
  host: string;
  /** Base of the site-local calls, without a last slash. */
  site: string;
  brand: string;
  identity: { authority: string; clientId: string; scope: string } | null;
}

/** What a page sets with `element.settings = {…}`; every part may be missing. */
export interface ElementSettings {
  links: Links;
  phones: Record<string, string>;
  endpoints: Record<string, string>;
  texts: Record<string, string>;
}

export const NO_SETTINGS: ElementSettings = { links: DEFAULT_LINKS, phones: {}, endpoints: {}, texts: {} };

const strings = v.record(v.string(), v.string());
const parts = {
  links: v.record(v.picklist(Object.keys(DEFAULT_LINKS) as (keyof Links)[]), v.nullable(v.string())),
  phones: strings,
  endpoints: strings,
  texts: strings,
};

/** Reads the attributes; `warn` hears of each that cannot be used, and the default is used then. */
export function readAttributes(element: Element, warn: (message: string) => void): ElementAttributes {
  const page = element.ownerDocument.defaultView?.location.href ?? element.baseURI;
  const value = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const origin = withoutSlash(new URL('/', page).href);
  const authority = value('authority') === '' ? null : baseUrl(value('authority'), page);
  if (value('authority') !== '' && !authority) warn('authority is not a web address');
  const host = value('host') === '' ? origin : baseUrl(value('host'), page);
  if (!host) warn('host is not a web address');
  const cms = value('cms') || 'cms';
  const site = /^[\w-]+$/.test(cms) ? withoutSlash(new URL(`/${cms}/`, page).href) : baseUrl(cms, page);
  if (!site) warn('cms is neither a path segment nor a web address');
  return {
    host: host ?? origin,
    site: site ?? `${origin}/cms`,
    brand: value('brand'),
    identity:
      authority === null
        ? null
        : {
            authority,
            clientId: value('client-id'),
            scope: value('scope') || 'openid profile email offline_access',
          },
  };
}

/** Checks what a page set; each wrong part is named to `warn` and left at its default. Never throws. */
export function readSettings(given: unknown, warn: (message: string) => void): ElementSettings {
  const record = v.safeParse(v.record(v.string(), v.unknown()), given);
  if (!record.success) {
    warn('settings is not an object');
    return NO_SETTINGS;
  }
  const part = <Value>(
    name: keyof typeof parts,
    schema: v.GenericSchema<unknown, Value>,
    otherwise: Value,
  ) => {
    if (record.output[name] === undefined) return otherwise;
    const result = v.safeParse(schema, record.output[name]);
    if (result.success) return result.output;
    warn(`settings.${name}: ${result.issues[0].message}`);
    return otherwise;
  };
  for (const name of Object.keys(record.output)) {
    if (!Object.hasOwn(parts, name)) warn(`settings.${name} is not known`);
  }
  return {
    links: { ...DEFAULT_LINKS, ...part('links', parts.links, {}) },
    phones: part('phones', parts.phones, {}),
    endpoints: part('endpoints', parts.endpoints, {}),
    texts: part('texts', parts.texts, {}),
  };
}

/** A web address as a base, without its last slash; null when it is none. */
function baseUrl(value: string, page: string): string | null {
  const url = URL.parse(value, page);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return withoutSlash(url.href);
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
