import * as v from 'valibot';
import {
  endpointOf as entryOf,
  endpoints,
  isEndpointName,
  type EndpointName,
} from '../../../src/api/endpoints.ts';
import { bodies } from '../../../src/api/reference/bodies.ts';

/** Patterns of all calls' paths. Fixed paths come first, so that no parameter matches their text. */
const PATTERNS = Object.keys(endpoints)
  .filter(isEndpointName)
  .toSorted((a, b) => Number(endpoints[a].path.includes('{')) - Number(endpoints[b].path.includes('{')))
  .map((name) => {
    const { base, path, method } = entryOf(name);
    const prefix = base === 'site' ? 'cms/' : '';
    return { name, method, pattern: new RegExp(`^/${prefix}${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
  });

/** The call of a request in the estate's ledger; null where the catalogue has none. */
export function endpointOf({ method, path }: { method: string; path: string }): EndpointName | null {
  const [plain = ''] = path.split('?');
  return PATTERNS.find((each) => each.method === method && each.pattern.test(plain))?.name ?? null;
}

/** What is wrong with a body in the ledger; empty where it fits the schema of its call. */
export function faultsOf(entry: { method: string; path: string; body: unknown }): string[] {
  const name = endpointOf(entry);
  if (name === null) return [`no call ${entry.method} ${entry.path}`];
  const schema = bodies[name];
  if (!schema) return entry.body === undefined ? [] : [`${name} sends no body`];
  const { issues } = v.safeParse(schema, entry.body);
  return (issues ?? []).map((issue) => `${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
