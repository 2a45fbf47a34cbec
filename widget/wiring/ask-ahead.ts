import { prefetchAnswer, takePrefetched } from '../../src/api/prefetched-answers.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { CONFIGURATION_PATH } from '../../src/api/stay/configuration-path.ts';
import type { ElementAttributes } from '../page/attributes.ts';

type Site = Pick<ElementAttributes, 'site'>;

/** Asks for the configuration of the booking that is about to start, before its code has come (D-261). */
export function askAhead(attributes: Site, endpoints: unknown): void {
  const url = configurationUrl(attributes, endpoints);
  if (url !== null) prefetchAnswer('stayConfiguration', url);
}

/** The answers that were asked for ahead, each once, and none for a member, who asks with a token. */
export function answersAhead(
  attributes: Site,
  endpoints: unknown,
  getToken: () => string | null,
): (endpoint: EndpointName) => Promise<unknown> | undefined {
  return (endpoint) => {
    const url = endpoint === 'stayConfiguration' ? configurationUrl(attributes, endpoints) : null;
    const answer = url === null ? undefined : takePrefetched(url);
    return getToken() === null ? answer : undefined;
  };
}

/** Null where the page has a path of its own, which must be checked first. `endpoints`: what it has set, unchecked. */
function configurationUrl({ site }: Site, endpoints: unknown): string | null {
  const isOwn = typeof endpoints === 'object' && endpoints !== null && 'stayConfiguration' in endpoints;
  return isOwn ? null : `${site}/${CONFIGURATION_PATH}`;
}
