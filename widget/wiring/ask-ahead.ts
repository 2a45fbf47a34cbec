import { parseAnswer } from '../../src/api/answer-text.ts';
import { withByteLimit } from '../../src/browser/byte-limit.ts';
import { earlyEndpoints } from '../../src/api/early-endpoints.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { BYTE_LIMIT, TIME_LIMIT } from '../../src/api/limits.ts';
import type { ElementAttributes } from '../page/attributes.ts';

type Servers = Pick<ElementAttributes, 'site' | 'host'>;
type Early = keyof typeof earlyEndpoints;

const ASKED = Symbol.for('staychart.asked');

/**
 * The early requests are kept at their element, so that a second copy of this code finds them too: the loader may have
 * loaded one from another address.
 */
interface Asker {
  [ASKED]?: Map<EndpointName, { name: Early; url: string; answer: Promise<unknown> }>;
}

/** What to request of whom. */
interface Ahead extends Servers {
  /** The page's paths, unchecked. */
  endpoints: unknown;
  /** Of the estate's texts. */
  language: string;
  beginsSession: boolean;
}

/**
 * Requests the configuration of the booking that is about to start, anonymously and before its code has come; then,
 * where the booking begins with the search, its session.
 */
export function askAhead(element: object, { endpoints, language, beginsSession, ...servers }: Ahead): void {
  const asker: Asker = element;
  if (asker[ASKED]) return;
  const asked: NonNullable<Asker[typeof ASKED]> = new Map();
  asker[ASKED] = asked;
  const askFor = (name: Early, after: Promise<unknown>) => {
    const url = urlOf(name, servers, endpoints);
    if (url === null) return null;
    const answer = after.then(() => ask(name, url, language));
    answer.catch(() => undefined);
    asked.set(name, { name, url, answer });
    return answer;
  };
  const configuration = askFor('stayConfiguration', Promise.resolve());
  if (configuration && beginsSession) void askFor('beginStay', configuration);
}

/**
 * The JSON of an early request, once. None for a member, who asks with a token. Where it is missing or rejects, the
 * client makes its own request.
 */
export function answersAhead(
  element: object | undefined,
  servers: Servers,
  endpoints: unknown,
  getToken: () => string | null,
): (endpoint: EndpointName) => Promise<unknown> | undefined {
  const asker: Asker = element ?? {};
  return (endpoint) => {
    const asked = asker[ASKED]?.get(endpoint);
    if (!asked) return undefined;
    asker[ASKED]?.delete(endpoint);
    const isSame = asked.url === urlOf(asked.name, servers, endpoints);
    return isSame && getToken() === null ? asked.answer : undefined;
  };
}

/** An address. Null where the page sets a path of its own, which must be checked first; `endpoints`: these, unchecked. */
function urlOf(name: Early, servers: Servers, endpoints: unknown): string | null {
  const isOwn = typeof endpoints === 'object' && endpoints !== null && name in endpoints;
  const { base, path } = earlyEndpoints[name];
  return isOwn ? null : `${servers[base]}/${path}`;
}

async function ask(name: Early, url: string, language: string): Promise<unknown> {
  const { method, kind } = earlyEndpoints[name];
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', 'accept-language': language },
    signal: AbortSignal.timeout(TIME_LIMIT),
    credentials: 'same-origin',
    redirect: 'error',
    keepalive: kind === 'write',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const limited = await withByteLimit(response, BYTE_LIMIT);
  return parseAnswer(name, await limited.text(), response.headers);
}
