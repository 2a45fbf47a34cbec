import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Demo } from '../../demo/start-demo.ts';

const packages = createRequire(import.meta.url);

/** Style sheets and scripts that host pages load, by file name. */
const FILES: Record<string, string> = {
  'bootstrap.css': packages.resolve('bootstrap/dist/css/bootstrap.min.css'),
  'preflight.css': packages.resolve('tailwindcss/preflight.css'),
  'jquery.js': packages.resolve('jquery'),
  'wordpress.css': join(import.meta.dirname, 'wordpress.css'),
  'hostile.css': join(import.meta.dirname, 'hostile.css'),
  'plain.css': join(import.meta.dirname, 'plain.css'),
};

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
  const address = `${demo.siteUrl}/somebody/`;
  const { html: booking, policy } = await widgetOf(page, 'booking');
  const { html: account } = await widgetOf(page, 'account');
  const { doctype = '<!doctype html>', html = 'lang="en-GB"', head = '', isLax = false } = host;
  const body = host.body ?? ((widgets) => widgets.booking);
  const scripts = ['staychart/staychart.js', 'assets/settings.js']
    .map((file) => `<script src="${demo.siteUrl}/${file}" defer></script>`)
    .join('');
  // Without a link, WebKit resolves its request for an icon against the page's <base>.
  const icon = `<link rel="icon" href="${demo.siteUrl}/favicon.ico">`;
  const document = `${doctype}<html ${html}><head><meta charset="utf-8"><title>Somebody</title>${icon}${head}${scripts}</head><body>${body({ booking, account })}</body></html>`;
  await page.unroute(`${address}**`);
  await page.route(`${address}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const file = FILES[name];
    await (file === undefined
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          // Some tests set a <base>, which the demo's policy forbids.
          headers: isLax ? {} : { 'content-security-policy': policy.replace("base-uri 'none'; ", '') },
          body: document,
        })
      : route.fulfill({ path: file }));
  });
  await page.goto(address);
}

async function widgetOf(page: Page, name: 'booking' | 'account') {
  const answer = await page.request.get(`/${name}/`);
  const [html = ''] = /<stay-(\w+)[\s\S]*<\/stay-\1>/.exec(await answer.text()) ?? [];
  return { html, policy: answer.headers()['content-security-policy'] ?? '' };
}
