import { endpoints } from '../../../src/api/endpoints.ts';
import { endpointOf } from '../../contract/conversations/request-schemas.ts';

const IDENTITY = '/idp/';

/** A request as the catalogue writes it; one to the identity provider by the last part of its path. */
export function callLabel(method: string, url: string): string {
  const { pathname } = new URL(url);
  if (pathname.startsWith(IDENTITY)) return `${method} identity provider: ${pathname.split('/').at(-1)}`;
  const name = endpointOf({ method, path: pathname });
  if (name === null) return `${method} ${pathname}`;
  const { base, path } = endpoints[name];
  return `${method} ${base === 'site' ? 'site ' : ''}${path}`;
}

/** Each once with how often it is there, in the order in which they first come. */
export function countEqual(labels: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
  return times;
}
