import type { Hotel } from './hotels/hotel.ts';
import { Refusal, refuse } from './refusal.ts';
import type { State } from './rules/state.ts';
import type { Asker } from './rules/whose-stay.ts';
import type { ScenarioName } from './scenarios.ts';
import type { RouteName } from './scenarios/scenario.ts';
import type { MemberRecord } from './world/types.ts';

/** A request as a route sees it. */
export interface Call {
  state: State;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Parsed JSON or form fields; undefined where there was no body. */
  body: unknown;
  /** The member whose token the request carries; null for an anonymous one. */
  member: MemberRecord | null;
  scenarios: readonly ScenarioName[];
  /** The request's `Accept-Language` header; null where it has none. */
  acceptLanguage: string | null;
  /** The network address that the request comes from; empty where it has none. */
  caller: string;
  /** The hotel whose guests ask; undefined for the estate itself. */
  hotel: Hotel | undefined;
  /** Origin of the pages that use the estate. */
  siteOrigin: string;
}

/** One call of the catalogue (A §7, B §7). `answer` gives JSON, or a Response of its own; it throws Refusal. */
export interface Route extends RouteName {
  method: 'GET' | 'POST';
  /** The catalogue's path, with `:name` for its parts. The site's own calls are below /:cms/. */
  path: string;
  answer: (call: Call) => unknown;
}

/** A route of the API's origin. A POST that changes nothing counts as a read. */
export function hostRoute(
  name: string,
  method: Route['method'],
  path: string,
  answer: Route['answer'],
  isRead = method === 'GET',
): Route {
  return { name, base: 'host', method, path: `/${path}`, isRead, answer };
}

/** A route of the site itself, below the CMS's segment. */
export function siteRoute(
  name: string,
  method: Route['method'],
  path: string,
  answer: Route['answer'],
): Route {
  return { name, base: 'site', method, path: `/:cms/${path}`, isRead: true, answer };
}

/** The member who makes the call. Throws 401 for an anonymous call. */
export function memberOf(call: Call): MemberRecord {
  if (!call.member) throw new Refusal(401, 'Please log in.');
  return call.member;
}

/** Who makes the call. */
export function askerOf({ member, caller }: Call): Asker {
  return { memberId: member?.id ?? null, caller };
}

/** A part of the path. Throws 400 when it is empty. */
export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (!value) refuse(name, 'is missing');
  return value;
}
