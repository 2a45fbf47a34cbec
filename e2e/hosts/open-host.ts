import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Demo } from '../../demo/start-demo.ts';

/** A host page. `body` receives the markup of the widgets as the demo writes it. */
export interface Host {
  doctype?: string;
  /** Attributes of `<html>`. */
  html?: string;
  head?: string;
  /** Whether styles and scripts may stand in the page, against the demo's policy. */
  isLax?: boolean;
  body?: (widgets: { booking: string; account: string }) => string;
}

/** Opens a host page on the demo's origin, under the demo's policy unless it is lax. */
export async function openHost(page: Page, demo: Demo, host: Host): Promise<void> {
  const { html: booking, policy } = await widgetOf(page, 'booking');
  const { html: account } = await widgetOf(page, 'account');
  const { doctype = '<!doctype html>', html = 'lang="en-GB"', head = '', isLax = false } = host;
  const body = host.body ?? ((widgets) => widgets.booking);
  const document = `${doctype}<html ${html}><head><meta charset="utf-8"><title>Somebody</title>${head}${scriptsOf(demo)}</head><body>${body({ booking, account })}</body></html>`;
  await serve(page, demo, () => document, isLax ? null : policy);
}

/** Opens a page of the folder `pages`, by the name of its file. Beside it is `other/`, without a booking. */
export async function openPage(page: Page, demo: Demo, name: string): Promise<void> {
  const html = readFileSync(join(import.meta.dirname, 'pages', `${name}.html`), 'utf8');
  const { html: booking } = await widgetOf(page, 'booking');
  const [opening = ''] = /<stay-booking[^>]*/.exec(booking) ?? [];
  const whole = html.replace('<!-- scripts -->', scriptsOf(demo)).replace('<stay-booking', opening);
  const other = html.replace(/<stay-booking.*<\/stay-booking>/, '<h1>Another page</h1>');
  await serve(page, demo, (path) => (path.endsWith('/other/') ? other : whole), null);
}

function scriptsOf({ siteUrl }: Demo): string {
  const scripts = ['staychart/staychart.js', 'assets/settings.js'].map(
    (file) => `<script src="${siteUrl}/${file}" defer></script>`,
  );
  // Without a link, WebKit resolves its request for an icon against the page's <base>.
  return `<link rel="icon" href="${siteUrl}/favicon.ico">${scripts.join('')}`;
}

async function serve(page: Page, demo: Demo, document: (path: string) => string, policy: string | null) {
  const address = `${demo.siteUrl}/somebody/`;
  // Some tests set a <base>, which the demo's policy forbids.
  const headers =
    policy === null ? {} : { 'content-security-policy': policy.replace("base-uri 'none'; ", '') };
  await page.unroute(`${address}**`);
  await page.route(`${address}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, installed = '', own = ''] = /^\/somebody\/(?:npm\/(.+)|([\w-]+\.css))$/.exec(pathname) ?? [];
    if (installed !== '')
      return route.fulfill({ path: join(import.meta.dirname, '../../node_modules', installed) });
    if (own !== '') return route.fulfill({ path: join(import.meta.dirname, own) });
    return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: document(pathname) });
  });
  await page.goto(address);
}

async function widgetOf(page: Page, name: 'booking' | 'account') {
  const answer = await page.request.get(`/standard/${name}/`);
  const [html = ''] = /<stay-(\w+)[\s\S]*<\/stay-\1>/.exec(await answer.text()) ?? [];
  return { html, policy: answer.headers()['content-security-policy'] ?? '' };
}
