import type { AuthSettings } from '../../src/auth/contract.ts';

/** Counts the providers. Tabs with the same provider share a logout, so each visit needs its own. */
let made = 0;

/** An identity provider that gives a token for the right password. */
export function openIdentity(password: string, issueToken: (emailAddress: string) => string) {
  made += 1;
  const authority = `https://id${made}.estate.test`;
  const settings: AuthSettings = { authority, clientId: 'web', scope: 'account' };
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/.well-known/openid-configuration') {
      return Response.json({ issuer: authority, token_endpoint: `${authority}/token` });
    }
    const form = new URLSearchParams(await request.text());
    if (form.get('password') === password) {
      return Response.json({ access_token: issueToken(form.get('username') ?? ''), token_type: 'Bearer' });
    }
    return Response.json(
      { error: 'invalid_grant', error_description: 'invalid_username_or_password' },
      { status: 400 },
    );
  };
  return { settings, answer };
}
