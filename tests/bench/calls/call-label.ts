import { endpoints } from '../../../src/api/endpoints.ts';
import { endpointOf } from '../../contract/conversations/request-schemas.ts';

const IDENTITY = '/idp/';

/** A request as the catalogue writes it, or by the last part of its path for the identity provider. */
export function callLabel(method: string, url: string): string {
  const { pathname } = new URL(url);
  if (pathname.startsWith(IDENTITY)) return `${method} identity provider: ${pathname.split('/').at(-1)}`;
  const name = endpointOf({ method, path: pathname });
  if (name === null) return `${method} ${pathname}`;
  const { base, path } = endpoints[name];
  return `${method} ${base === 'site' ? 'site ' : ''}${path}`;
}

/** The number of equal labels, in the order in which they first appear. */
export function countEqual(labels: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
  return times;
}
