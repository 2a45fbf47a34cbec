import { generateKeyPairSync } from 'node:crypto';
import { Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { confirmLogout, loginPageOf, registerLoginPage } from './login-page.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { registerPasswordGrant } from './password-grant.ts';

export const CLIENT_ID = 'staychart-demo';
export const SCOPE = 'openid profile email api user offline_access';

/** Seconds. Short, so that a long visit to the demo meets a refresh. */
const ACCESS_TOKEN_SECONDS = 300;
const REFRESH_TOKEN_SECONDS = 14 * 24 * 60 * 60;

export interface IdentityProviderOptions {
  /** The public address, e.g. http://localhost:5174/idp. */
  issuer: string;
  /** Origin of the pages that may call the provider. */
  siteOrigin: string;
  accounts: Accounts;
}

/**
 * The estate's identity provider: password grant (A §6), Authorization Code with PKCE and a login page of its own, rotating
 * refresh tokens, revocation, logout, one public client. Keys and tokens live as long as the process.
 */
export function createIdentityProvider({ issuer, siteOrigin, accounts }: IdentityProviderOptions): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider: Provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'EC', use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [crypto.randomUUID()] },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['password', 'authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${siteOrigin}/`],
        scope: SCOPE,
        id_token_signed_response_alg: 'ES256',
      },
    ],
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email'], profile: ['name', 'given_name', 'family_name'] },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = confirmLogout(form);
        },
      },
    },
    // The client is the estate's own: nobody is asked whether it may know them.
    loadExistingGrant: async (ctx) => {
      const { session, client } = ctx.oidc;
      const grant = new provider.Grant({ accountId: session?.accountId, clientId: client?.clientId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    // Also where nobody is asked for consent to offline access.
    issueRefreshToken: () => Promise.resolve(true),
    expiresWithSession: () => Promise.resolve(false),
    clientBasedCORS: (_ctx, origin) => origin === siteOrigin,
    findAccount: (_ctx, accountId) => {
      const claims = accounts.claims(accountId);
      return claims ? { accountId, claims: () => claims } : undefined;
    },
    rotateRefreshToken: true,
    conformIdTokenClaims: false,
    interactions: { url: (_ctx, { uid }) => loginPageOf(issuer, uid) },
    renderError(ctx, out) {
      ctx.type = 'json';
      ctx.body = out;
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      RefreshToken: REFRESH_TOKEN_SECONDS,
      Grant: REFRESH_TOKEN_SECONDS,
      Session: REFRESH_TOKEN_SECONDS,
      Interaction: ACCESS_TOKEN_SECONDS,
    },
  });
  registerPasswordGrant(provider, accounts);
  registerLoginPage(provider, accounts, siteOrigin);
  // A real client names each page. Which of its pages a site tries here is its own affair.
  const isOfSite = (address: string) => new URL(address).origin === siteOrigin && !/[?#]/.test(address);
  Object.assign(provider.Client.prototype, {
    redirectUriAllowed: isOfSite,
    postLogoutRedirectUriAllowed: isOfSite,
  });
  return provider;
}

/** The account id behind a live access token, else null. */
export async function accountOfToken(provider: Provider, token: string): Promise<string | null> {
  const found = await provider.AccessToken.find(token);
  return found?.isValid ? found.accountId : null;
}
