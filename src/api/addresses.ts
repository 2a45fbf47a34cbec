import { endpointOf, isEndpointName, type EndpointName, type ParamsOf } from './endpoints.ts';
import { CallError } from './failure.ts';

/** The absolute addresses that the paths of calls begin with, without a final slash (A §7, D-35). */
export interface Bases {
  host: string;
  site: string;
}

/** Paths from the host page. They replace those of the table. */
export type EndpointOverrides = Partial<Record<EndpointName, string>>;

/**
 * The address of a call, with every part encoded. Throws a CallError for a part that would change the path ('', '.' or
 * '..').
 */
export function buildUrl<Name extends EndpointName>(
  name: Name,
  params: ParamsOf<Name>,
  bases: Bases,
  overrides: EndpointOverrides = {},
): string {
  const endpoint = endpointOf(name);
  const values = new Map<string, string>(Object.entries(params));
  const path = (overrides[name] ?? endpoint.path).replace(/\{(\w+)\}/g, (_, part: string) => {
    const filled = encoded(values.get(part) ?? '');
    if (['', '.', '..'].includes(filled)) {
      throw new CallError({
        kind: 'unreadable',
        endpoint: name,
        path: part,
        message: 'not a part of a path',
      });
    }
    return filled;
  });
  const query = new URLSearchParams((endpoint.query ?? []).map((key) => [key, values.get(key) ?? '']));
  return `${bases[endpoint.base ?? 'host']}/${path}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * Reads `settings.endpoints` of a host page. A path must be relative to its base: no token or card goes elsewhere
 * (D-124). It may use only the parts of the original path. `wrong` names the paths that are left out.
 */
export function readOverrides(value: unknown): { overrides: EndpointOverrides; wrong: string[] } {
  const overrides: EndpointOverrides = {};
  const wrong: string[] = [];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  for (const [name, path] of entries) {
    if (isEndpointName(name) && typeof path === 'string' && isPathFor(name, path)) overrides[name] = path;
    else wrong.push(name);
  }
  return { overrides, wrong };
}

/** The encoded part; empty for half a surrogate pair, which has no encoding. */
function encoded(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return '';
  }
}

function isPathFor(name: EndpointName, path: string): boolean {
  const known = partsOf(endpointOf(name).path);
  const segments = path.replace(/\/$/, '').split('/');
  return (
    partsOf(path).every((part) => known.includes(part)) &&
    segments.every((segment) => /^(\{\w+\}|[\w-][\w.-]*)$/.test(segment))
  );
}

function partsOf(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, part]) => part ?? '');
}
