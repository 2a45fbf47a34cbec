import { ErrorResponse, InMemoryWebStorage, User } from 'oidc-client-ts';
import { CallError } from '../api/failure.ts';
import { randomId } from '../browser/random-id.ts';
import type { AuthSettings, ProviderAnswer, ProviderLogin } from './contract.ts';
import { LOGIN_KEY, PAGE_MARK, takeAnswer, WINDOW_MARK } from '../browser/login-return.ts';
import { failureOf, oidcClient, withinLimit } from './identity-provider.ts';
import { openLoginWindow, type LoginWindow } from './login-window.ts';

interface Surroundings {
  page: Window;
  /** The page's web address. */
  address: () => URL;
  /** Keeps the tokens of a login. */
  keep: (entry: string) => void;
}

/**
 * Login on the provider's own pages: Authorization Code with PKCE, state and nonce (RFC 9700 §2.1). The provider leads
 * back to the page's own address without query and hash; where the guest was is kept in the tab.
 */
export function createProviderLogin(
  settings: AuthSettings,
  { page, address, keep }: Surroundings,
): ProviderLogin {
  const states = statesOf(page);
  const { origin, pathname } = address();
  const client = oidcClient(settings, origin + pathname, states);
  const isFramed = page.parent !== page;
  let opened: LoginWindow | null = null;
  const open = () => (settings.byRedirect === 'window' ? openLoginWindow(page) : null);
  const markOf = (window: LoginWindow | null) => (window ? WINDOW_MARK : PAGE_MARK);

  const take = async (url: string): Promise<ProviderAnswer> => {
    const [id] = new URL(url).searchParams.get('state')?.split(';') ?? [];
    if (!states.getItem(`${LOGIN_KEY}${id}`)) return 'expired';
    try {
      keep(new User(await withinLimit(client.processSigninResponse(url))).toStorageString());
      return 'signedIn';
    } catch (error) {
      const answer = error instanceof ErrorResponse ? ANSWERS.get(error.error) : undefined;
      if (answer === undefined) throw new CallError(failureOf(error));
      return answer;
    }
  };

  return {
    async begin() {
      const window = open();
      opened = window;
      try {
        // The provider's pages do not show in a frame.
        if (!window && isFramed) throw new Error('no window');
        const { url, state } = await withinLimit(
          client.createSigninRequest({
            ...{ state: page.location.href, nonce: randomId(), url_state: markOf(window) },
          }),
        );
        if (window) {
          window.show(url, state.id);
          return 'window';
        }
        await leaveFor(page, url);
        return 'back';
      } catch (error) {
        window?.close();
        throw new CallError(failureOf(error));
      }
    },

    async complete(signal) {
      const returned = takeAnswer(page, take);
      if (returned) return returned;
      return opened ? take(await opened.answer(signal)) : 'none';
    },

    async leave(idToken, gone) {
      const window = open();
      await gone;
      const left = new URL(address());
      left.hash = '';
      try {
        const { url, state } = await withinLimit(
          client.createSignoutRequest({
            ...{ state: left.href, url_state: markOf(window) },
            ...(idToken === undefined ? {} : { id_token_hint: idToken }),
          }),
        );
        if (window) window.show(url, state?.id ?? '');
        else if (!isFramed) await leaveFor(page, url);
      } catch {
        // The provider has no logout, or does not answer. The tokens are gone all the same.
        window?.close();
      }
    },
  };
}

/** What the provider's errors mean to the guest (RFC 6749 §4.1.2.1, §5.2). */
const ANSWERS: ReadonlyMap<string | null, ProviderAnswer> = new Map([
  ['access_denied', 'cancelled'],
  ['invalid_grant', 'expired'],
]);

/** Leaves the page. Settles where the guest comes back to it by Back. */
function leaveFor(page: Window, url: string): Promise<void> {
  return new Promise((resolve) => {
    page.addEventListener('pageshow', () => resolve(), { once: true });
    page.location.assign(url);
  });
}

/** The tab's storage; one that lasts as long as the page where the browser forbids it. */
function statesOf(page: Window): Storage {
  try {
    return page.sessionStorage;
  } catch {
    return new InMemoryWebStorage();
  }
}
