import { parseAnswer } from '../../src/api/answer-text.ts';
import { withByteLimit } from '../../src/api/byte-limit.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { BYTE_LIMIT, TIME_LIMIT } from '../../src/api/limits.ts';
import { CONFIGURATION_PATH } from '../../src/api/stay/configuration-path.ts';
import type { ElementAttributes } from '../page/attributes.ts';

type Site = Pick<ElementAttributes, 'site'>;

const ASKED = Symbol.for('staychart.asked');

/** What has been asked for an element stands at it, where code that the loader has fetched again finds it, too. */
interface Asker {
  [ASKED]?: { url: string; answer: Promise<unknown> } | undefined;
}

/** Asks anonymously for the configuration of the booking that is about to start, before its code has come (D-261). `language`: that of its texts. */
export function askAhead(element: object, attributes: Site, endpoints: unknown, language: string): void {
  const asker: Asker = element;
  const url = configurationUrl(attributes, endpoints);
  if (url === null || asker[ASKED]) return;
  const answer = ask(url, language);
  answer.catch(() => undefined);
  asker[ASKED] = { url, answer };
}

/**
 * The JSON that was asked for ahead, once, and none for a member, who asks with a token. It may reject: where there is
 * none, the client asks in its own way.
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

/** Null where the page has a path of its own, which must be checked first. `endpoints`: what it has set, unchecked. */
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
  return parseAnswer('stayConfiguration', await withByteLimit(response, BYTE_LIMIT).text(), response.headers);
}
