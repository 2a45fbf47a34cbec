import type { Client } from '../../src/api/client.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { keepTimeIn } from '../../src/domain/dates/estate-clock.ts';
import { POUND } from '../../src/domain/money/money.ts';
import type { Failure } from '../../src/api/failure.ts';
import { readAnswer, type Fault } from '../../src/api/read-answer.ts';
import { locksOf } from '../../src/browser/abilities.ts';
import type { ElementAttributes } from '../page/attributes.ts';
import type { ResolvedTexts } from '../texts/registry.ts';
import type { ElementSettings } from '../interface/settings.ts';
import { keptBySite } from '../../src/draft/kept-keys.ts';
import { answersAhead } from './ask-ahead.ts';
import type { pageClient } from './page-client.ts';
import type { PortResources } from './port-resources.ts';
import { connectSignIn } from './sign-in.ts';
import { createTabLock } from './tab-lock.ts';
import { tellingClient, warnOnce } from './tell-page.ts';
import { warnOfCountry } from './warnings.ts';
import { Vault } from '../ui/controls/vault.ts';

/** What an element's resources are made from. `warn` is told of every unusable setting. */
export interface ResourceOptions {
  page: Window;
  /** The element for which the configuration may have been requested early. */
  element?: object;
  attributes: ElementAttributes;
  settings: ElementSettings;
  texts: Pick<ResolvedTexts, 'useCurrency'>;
  /** The guest's language for the estate's own texts. */
  language: () => string;
  warn: (message: string) => void;
  /** Told of each failed call. */
  onCallFailed?: (failure: Failure) => void;
}

/**
 * A client that takes the answer of a call that was made earlier. `early`: that answer, if any. `bring` brings the client
 * for all other calls, so that a first screen with an early answer does not wait for its code.
 */
export function clientWithEarly(
  bring: () => Promise<Client>,
  early: (endpoint: EndpointName) => Promise<unknown> | undefined,
  told?: (fault: Fault) => void,
): Client {
  return {
    async call(call, sending) {
      const answer = await early(call.endpoint)?.catch(() => undefined);
      return answer === undefined
        ? (await bring()).call(call, sending)
        : readAnswer(call, answer, undefined, told);
    },
  };
}

/**
 * Makes an element's resources from its attributes and settings. `onSignInLost`: no token is left. `onSignInEnded`: the
 * member has logged out elsewhere; `hasSignInEnded`: already before the page came up. `bringClient` brings the code of
 * the client. `close` stops listening to other tabs.
 */
export function createResources(
  {
    page,
    element,
    attributes: { host, site, identity, country, timeZone, paysInFrame },
    settings: { endpoints },
    texts,
    language,
    warn,
    onCallFailed = () => undefined,
  }: ResourceOptions,
  { onSignInLost, onSignInEnded }: { onSignInLost: () => void; onSignInEnded: () => void },
  bringClient: () => Promise<{ pageClient: typeof pageClient }>,
): PortResources & { hasSignInEnded: boolean; close: () => void } {
  const time = keepTimeIn(timeZone);
  if (!time.isAlone) warn(`time-zone ${timeZone} now counts for the other elements of the page, too`);
  const storage = keptBySite(page, site);
  const locks = locksOf(page);
  const signIn = identity && connectSignIn(identity, page, onSignInEnded);
  const auth = signIn?.auth ?? null;
  const getToken = () => auth?.token() ?? null;
  const told = warnOnce(warn);
  let currency = POUND;
  let sender: Client | null = null;
  const bring = async () => {
    const code = await bringClient();
    return (sender ??= code.pageClient({
      ...{ endpoints, warn, told, getToken, language, currency: () => currency },
      bases: { host, site },
      refresh: async () => {
        const renewed = (await auth?.refresh()) ?? false;
        if (!renewed && getToken() === null) onSignInLost();
        return renewed;
      },
      isTokenStale: () => auth?.isStale() ?? false,
    }));
  };
  const early = answersAhead(element, { site, host }, endpoints, getToken);
  const client = tellingClient(clientWithEarly(bring, early, told), onCallFailed);
  return {
    client,
    auth,
    vault: new Vault(),
    paysInFrame,
    locks,
    tab: createTabLock(locks),
    storage,
    currency: () => currency,
    useCurrency: (named) => {
      currency = named;
      texts.useCurrency(named);
    },
    checkCountry: warnOfCountry(country, warn),
    hasSignInEnded: signIn?.hasEnded ?? false,
    close: () => {
      time.release();
      signIn?.close();
    },
  };
}
