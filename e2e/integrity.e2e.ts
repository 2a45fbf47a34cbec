import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Demo } from '../demo/start-demo.ts';
import type { Manifest } from '../widget/build/manifest.ts';
import { BookingPage } from './models/booking-page.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';

const DIST = join(import.meta.dirname, '../dist');
const { files } = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
const PASTED = readFileSync(join(DIST, 'integrity.html'), 'utf8');

/** Opens a page with the pasted lines, which lets no script in but those that it names. */
async function openChecked(page: Page, { siteUrl }: Demo): Promise<void> {
  const hash = /script-src ('sha256-[^']+')/.exec(PASTED)?.[1] ?? '';
  const answer = await page.request.get('/standard/booking/');
  const [booking = ''] = /<stay-booking[\s\S]*<\/stay-booking>/.exec(await answer.text()) ?? [];
  const policy = (answer.headers()['content-security-policy'] ?? '').replace(
    /script-src [^;]*/,
    `script-src ${hash} 'self'`,
  );
  await page.route(`${siteUrl}/somebody/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy, 'integrity-policy': 'blocked-destinations=(script)' },
      body: `<!doctype html><html lang="en-GB"><head><title>Somebody</title>${PASTED}</head><body>${booking}</body></html>`,
    }),
  );
  await page.goto(`${siteUrl}/somebody/`);
}

/** Serves every chunk with a byte more, from both of its folders. */
async function damageChunks(page: Page): Promise<void> {
  await page.route(/\/staychart\/(chunks|again|words)\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
}

test('security.md: a page that asks for the integrity of each script takes the pasted lines, and a guest comes to the rooms', async ({
  page,
  demo,
}) => {
  await openChecked(page, demo);
  const booking = new BookingPage(page);
  await booking.startWithoutAccount();
  await goOn(booking, 'search', 'rooms');
  await expect(booking.heading(/Select Room/)).toBeVisible();
});

test('security.md: a changed byte in any chunk is refused, and guests see the element’s own content', async ({
  page,
  demo,
  watch,
}) => {
  await damageChunks(page);
  await openChecked(page, demo);
  await expect(page.locator('stay-booking').getByRole('link', { name: '01632' })).toBeVisible();
  const taken = await page.evaluate(
    async (modules) => {
      const results = await Promise.all(
        modules.map(async (file) =>
          import(`/staychart/${file}`).then(
            () => file,
            () => null,
          ),
        ),
      );
      return results.filter((file) => file !== null);
    },
    files.map(({ file }) => file).filter((file) => file !== 'staychart.js'),
  );
  expect(taken).toEqual([]);
  const others = watch.complaints.filter(
    (complaint) => !complaint.startsWith('Failed to find a valid digest'),
  );
  watch.complaints.splice(0, watch.complaints.length, ...others);
});
