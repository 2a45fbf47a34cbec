import type { IncomingMessage } from 'node:http';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { escapeHtml } from '../html.ts';
import type { Accounts } from './accounts.ts';

const PATH = /^\/interaction\/[\w-]+$/;
const WRONG = 'We do not know this username with this password.';

/**
 * The provider's own login page (Authorization Code): username and password, or Cancel. `siteOrigin`: where it leads back
 * to.
 */
export function registerLoginPage(provider: Provider, accounts: Accounts, siteOrigin: string): void {
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    if (!PATH.test(ctx.path)) return next();
    await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.method !== 'POST') {
      show(ctx, siteOrigin, '', '');
      return;
    }
    const form = await formOf(ctx.req);
    const username = form.get('username') ?? '';
    const accountId = accounts.authenticate(username, form.get('password') ?? '');
    const isCancelled = form.get('step') === 'cancel';
    if (!isCancelled && accountId === null) {
      show(ctx, siteOrigin, username, WRONG);
      return;
    }
    const result = isCancelled || accountId === null ? { error: 'access_denied' } : { login: { accountId } };
    ctx.respond = false;
    await provider.interactionFinished(ctx.req, ctx.res, result);
  });
}

/** The address of the login page of a login that has begun. */
export function loginPageOf(issuer: string, uid: string): string {
  return `${issuer}/interaction/${uid}`;
}

/** The page after a logout was asked for: it confirms it at once. `form`: the provider's. */
export function confirmLogout(form: string): string {
  return pageOf(
    'Log out',
    `${form}<button form="op.logoutForm" name="logout" value="yes">Log out</button>
<script>document.querySelector('button').click()</script>`,
  );
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function show(ctx: KoaContextWithOIDC, siteOrigin: string, username: string, wrong: string): void {
  ctx.type = 'html';
  // The answer to the form leads back to the site.
  ctx.set(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
  );
  ctx.body = pageOf(
    'Log in',
    `<form method="post">
${wrong && `<p role="alert">${wrong}</p>`}
<label>Username <input name="username" autocomplete="username" value="${escapeHtml(username)}" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button name="step" value="login">Log in</button>
<button name="step" value="cancel" formnovalidate>Cancel</button>
</form>`,
  );
}

function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/payment/payment.css">
</head>
<body>
<main>
<p class="provider">The estate’s login <span>demonstration</span></p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}
