import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  OidcClient,
  User,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { CallError, type Failure } from '../api/failure.ts';
import { LOGIN_KEY } from '../browser/login-return.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { AuthSettings, SignInResult } from './contract.ts';
import { tokenKey } from './token-key.ts';

/** Password grant, refresh and revocation at an OpenID provider (D-285). Keeps its tokens in the given storage only. */
export interface IdentityProvider {
  signIn(username: string, password: string): Promise<SignInResult>;
  /** Returns false without a new token. A refusal also drops the old tokens. Must not run twice at a time. */
  refresh(): Promise<boolean>;
  revoke(refreshToken: string): Promise<void>;
}

const TIME_LIMIT_SECONDS = 20;

/** Errors of the provider itself, which are no refusal of the guest (RFC 6749 §4.1.2.1). */
const TROUBLES: readonly string[] = ['server_error', 'temporarily_unavailable'];

/** The code for a wrong name or password (B §8). It contains common passwords, so it is compared whole. */
const WRONG_CREDENTIALS = 'invalid_username_or_password';

export function createIdentityProvider(settings: AuthSettings, storage: PageStorage): IdentityProvider {
  const key = tokenKey(settings);
  // These grants keep no state. The library would choose the local storage.
  const client = oidcClient(settings, settings.authority, new InMemoryWebStorage());
  const keep = (user: User) => {
    storage.setItem(key, user.toStorageString());
  };

  return {
    async signIn(username, password) {
      try {
        const given = await withinLimit(
          client.processResourceOwnerPasswordCredentials({ username, password, skipUserInfo: true }),
        );
        keep(new User(given));
        return { type: 'signedIn' };
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw new CallError(failureOf(error));
        const repeats = reason !== WRONG_CREDENTIALS && reason.includes(password);
        return { type: 'refused', reason: repeats ? '' : reason };
      }
    },

    async refresh() {
      const kept = storage.getItem(key);
      const user = kept === null ? null : User.fromStorageString(kept);
      const refreshToken = user?.refresh_token;
      if (!refreshToken) {
        storage.removeItem(key);
        return false;
      }
      const renew = async () => {
        const renewed = await client.useRefreshToken({
          state: { ...user, refresh_token: refreshToken },
          timeoutInSeconds: TIME_LIMIT_SECONDS,
        });
        // Without rotation the answer has no refresh token: the old one stays good.
        renewed.refresh_token ??= refreshToken;
        keep(new User(renewed));
      };
      try {
        await withinLimit(renew());
        return true;
      } catch (error) {
        if (refusalOf(error) !== null) storage.removeItem(key);
        return false;
      }
    },

    revoke: (refreshToken) => withinLimit(client.revokeToken(refreshToken, 'refresh_token')),
  };
}

/** The library's client. `redirectUri`: where the provider's pages lead back to. `states`: keeps logins under way. */
export function oidcClient(
  { authority, clientId, scope }: AuthSettings,
  redirectUri: string,
  states: Storage,
): OidcClient {
  return new OidcClient({
    authority,
    client_id: clientId,
    scope,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: redirectUri,
    stateStore: new WebStorageStateStore({ prefix: LOGIN_KEY, store: states }),
    // oidc-provider answers a revocation with an empty text.
    revokeTokenAdditionalContentTypes: ['text/plain'],
    requestTimeoutInSeconds: TIME_LIMIT_SECONDS,
  });
}

/** The provider's words for its refusal; null where the guest was not refused. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ErrorResponse) || error.error === null || TROUBLES.includes(error.error))
    return null;
  return error.error_description ?? error.error;
}

/** Passes on nothing of the library's errors: they carry the form with the password. */
export function failureOf(error: unknown): Failure {
  const endpoint = 'token';
  if (error instanceof CallError) return error.failure;
  if (error instanceof ErrorTimeout) return { kind: 'timeout', endpoint };
  if (error instanceof ErrorResponse) return { kind: 'http', endpoint, status: 503, message: '' };
  if (error instanceof TypeError) return { kind: 'offline', endpoint };
  return { kind: 'unreadable', endpoint, path: '', message: 'no token' };
}

/** Limits the whole answer. The library's own limit ends with the head of the answer. */
export async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new CallError({ kind: 'timeout', endpoint: 'token' }));
    }, TIME_LIMIT_SECONDS * 1000);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
