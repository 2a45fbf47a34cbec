import { parseAnswer } from '../../src/api/answer-text.ts';
import { withByteLimit } from '../../src/browser/byte-limit.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { BYTE_LIMIT, TIME_LIMIT } from '../../src/api/limits.ts';
import { CONFIGURATION_PATH } from '../../src/api/stay/configuration-path.ts';
import type { ElementAttributes } from '../page/attributes.ts';

type Site = Pick<ElementAttributes, 'site'>;

const ASKED = Symbol.for('staychart.asked');

/**
 * The early request is kept at its element, so that a second copy of this code finds it too: the loader may have loaded
 * one from another address.
 */
interface Asker {
  [ASKED]?: { url: string; answer: Promise<unknown> } | undefined;
}

/**
 * Requests the configuration of the booking that is about to start, anonymously and before its code has come.
 * `language`: of the configuration's texts.
 */
export function askAhead(element: object, attributes: Site, endpoints: unknown, language: string): void {
  const asker: Asker = element;
  const url = configurationUrl(attributes, endpoints);
  if (url === null || asker[ASKED]) return;
  const answer = ask(url, language);
  answer.catch(() => undefined);
  asker[ASKED] = { url, answer };
}

/**
 * The JSON of the early request, once. None for a member, who asks with a token. Where it is missing or rejects, the
 * client makes its own request.
 */
export function answersAhead(
  element: object | undefined,
  attributes: Site,
  endpoints: unknown,
  getToken: () => string | null,
): (endpoint: EndpointName) => Promise<unknown> | undefined {
  const asker: Asker = element ?? {};
  return (endpoint) => {
    const asked = asker[ASKED];
    if (endpoint !== 'stayConfiguration' || !asked) return undefined;
    asker[ASKED] = undefined;
    const isSame = asked.url === configurationUrl(attributes, endpoints);
    return isSame && getToken() === null ? asked.answer : undefined;
  };
}

/**
 * The configuration's address. Null where the page sets a path of its own, which must be checked first. `endpoints`:
 * the page's paths, unchecked.
 */
function configurationUrl({ site }: Site, endpoints: unknown): string | null {
  const isOwn = typeof endpoints === 'object' && endpoints !== null && 'stayConfiguration' in endpoints;
  return isOwn ? null : `${site}/${CONFIGURATION_PATH}`;
}

async function ask(url: string, language: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'accept-language': language },
    signal: AbortSignal.timeout(TIME_LIMIT),
    credentials: 'same-origin',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const limited = await withByteLimit(response, BYTE_LIMIT);
  return parseAnswer('stayConfiguration', await limited.text(), response.headers);
}
