import { errors, type Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { AccountClaims, Accounts } from './accounts.ts';

interface PasswordParams {
  username?: string;
  password?: string;
  scope?: string;
}

const GRANT = 'password';

/**
 * Adds the password grant of A §6 to the provider. Right credentials give access, refresh and id token; wrong ones give
 * `invalid_grant` with 'invalid_username_or_password' (B §8).
 */
export function registerPasswordGrant(provider: Provider, accounts: Accounts): void {
  provider.registerGrantType<PasswordParams>(
    GRANT,
    async (ctx) => {
      const { client, params } = ctx.oidc;
      if (!params.username) throw new errors.InvalidRequest("missing required parameter 'username'");
      if (!params.password) throw new errors.InvalidRequest("missing required parameter 'password'");
      const accountId = accounts.authenticate(params.username, params.password);
      const claims = accountId === null ? null : accounts.claims(accountId);
      if (accountId === null || claims === null) throw wrongCredentials();

      const scope = allowedScope(params.scope ?? 'openid', client.scope ?? '');
      const grant = new provider.Grant({ accountId, clientId: client.clientId });
      grant.addOIDCScope(scope);
      const grantId = await grant.save();
      const token = { client, accountId, grantId, gty: GRANT, scope };
      const accessToken = new provider.AccessToken(token);
      ctx.body = {
        access_token: await accessToken.save(),
        token_type: 'Bearer',
        expires_in: accessToken.expiration,
        scope,
        ...(has(scope, 'offline_access')
          ? { refresh_token: await new provider.RefreshToken(token).save() }
          : {}),
        ...(has(scope, 'openid') ? { id_token: await idToken(provider, ctx, claims, scope) } : {}),
      };
    },
    ['username', 'password', 'scope'],
  );
}

function wrongCredentials(): errors.InvalidGrant {
  const error = new errors.InvalidGrant();
  // Set here, because the constructor's text becomes error_detail, which is not sent.
  error.error_description = 'invalid_username_or_password';
  return error;
}

function has(scope: string, name: string): boolean {
  return scope.split(' ').includes(name);
}

function allowedScope(asked: string, ofClient: string): string {
  const unknown = asked.split(' ').find((name) => !has(ofClient, name));
  if (unknown !== undefined) throw new errors.InvalidScope('requested scope is not allowed', unknown);
  return asked;
}

function idToken(provider: Provider, ctx: KoaContextWithOIDC, claims: AccountClaims, scope: string) {
  const token = new provider.IdToken({ ...claims }, { ctx });
  // Without a scope the provider leaves out every claim but `sub`.
  Object.assign(token, { scope });
  return token.issue({ use: 'idtoken' });
}
