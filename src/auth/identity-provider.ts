import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { CallError, type Failure } from '../api/failure.ts';
import type { AuthSettings, SignInResult } from './contract.ts';
import { TOKEN_PREFIX } from './token-key.ts';

/** Password grant, refresh and revocation at an OpenID provider. Keeps its tokens in the given storage only. */
export interface IdentityProvider {
  signIn(username: string, password: string): Promise<SignInResult>;
  /** False when there is no new token; after a refusal the old ones are forgotten too. Not for two at a time. */
  refresh(): Promise<boolean>;
  revoke(refreshToken: string): Promise<void>;
}

const TIME_LIMIT_SECONDS = 20;

/** Refusals that are the provider's own trouble and say nothing about the guest (RFC 6749 §4.1.2.1). */
const TROUBLES: readonly string[] = ['server_error', 'temporarily_unavailable'];

/** Gives revocation, which the library offers for its own sign-out only. */
class Manager extends UserManager {
  async revoke(refreshToken: string): Promise<void> {
    await this._client.revokeToken(refreshToken, 'refresh_token');
  }
}

export function createIdentityProvider(settings: AuthSettings, storage: Storage): IdentityProvider {
  const manager = new Manager({
    authority: settings.authority,
    client_id: settings.clientId,
    scope: settings.scope,
    redirect_uri: settings.authority,
    userStore: new WebStorageStateStore({ prefix: TOKEN_PREFIX, store: storage }),
    stateStore: new WebStorageStateStore({ prefix: TOKEN_PREFIX, store: new InMemoryWebStorage() }),
    // Renewing by itself repeats for ever after a refusal.
    automaticSilentRenew: false,
    monitorSession: false,
    // oidc-provider answers a revocation with an empty text.
    revokeTokenAdditionalContentTypes: ['text/plain'],
    requestTimeoutInSeconds: TIME_LIMIT_SECONDS,
  });

  return {
    async signIn(username, password) {
      try {
        await withinLimit(manager.signinResourceOwnerCredentials({ username, password, skipUserInfo: true }));
        return { type: 'signedIn' };
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw new CallError(failureOf(error));
        return { type: 'refused', reason: reason.includes(password) ? '' : reason };
      }
    },

    async refresh() {
      const user = await manager.getUser();
      try {
        // Without a refresh token the library would open a hidden frame.
        const renewed = user?.refresh_token ? await withinLimit(manager.signinSilent()) : null;
        if (renewed === null) await manager.removeUser();
        return renewed !== null;
      } catch (error) {
        if (refusalOf(error) !== null) await manager.removeUser();
        return false;
      }
    },

    revoke: (refreshToken) => withinLimit(manager.revoke(refreshToken)),
  };
}

/** The provider's words for a 'no', null when it was not the guest who was refused. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ErrorResponse) || error.error === null || TROUBLES.includes(error.error))
    return null;
  return error.error_description ?? error.error;
}

/** The library's errors carry the form with the password: nothing of them is passed on. */
function failureOf(error: unknown): Failure {
  const endpoint = 'token';
  if (error instanceof CallError) return error.failure;
  if (error instanceof ErrorTimeout) return { kind: 'timeout', endpoint };
  if (error instanceof ErrorResponse) return { kind: 'http', endpoint, status: 503, message: '' };
  if (error instanceof TypeError) return { kind: 'offline', endpoint };
  return { kind: 'unreadable', endpoint, path: '', message: 'no token' };
}

/** The library's own limit ends with the head of an answer; this one holds for its body too. */
async function withinLimit<T>(work: Promise<T>): Promise<T> {
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
