import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Snippet } from '../widget/build/snippet.ts';
import { expectAccessible } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';

const SNIPPET = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/snippet.json'), 'utf8'),
) as Snippet;

/** How a test changes the page with the snippet. */
interface Sent {
  html?: (html: string) => string;
  /** What the booking begins with: the specification's start, or the search as we advise it. */
  screen?: 'start' | 'search';
  /** Whether the page's policy allows the snippet's inline code. */
  isAllowed?: boolean;
}

const start = (page: Page) => page.getByRole('button', { name: 'Start Booking' });
const ownContent = (page: Page) => page.locator('stay-booking .fallback');

/** Serves the demo's booking page as a CMS sends it with the snippet. */
async function sendSnippet(
  page: Page,
  { html = (same) => same, screen = 'start', isAllowed = true }: Sent = {},
): Promise<void> {
  const voice = screen === 'start' ? 'en-GB' : 'en-GB-x-plain';
  await page.route('**/booking/', async (route) => {
    const answer = await route.fetch();
    const preload = SNIPPET.preload.map(
      ({ file, integrity }) =>
        `<link rel="modulepreload" href="/staychart/${file}" integrity="${integrity}">`,
    );
    const page = (await answer.text())
      .replace('</head>', `${preload.join('')}</head>`)
      .replace(/<stay-booking[^>]*>/, (tag) => tag + SNIPPET.screens[voice]?.[screen].login);
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': isAllowed
          ? policy
              .replace("script-src 'self'", `script-src 'self' '${SNIPPET.policy.script}'`)
              .replace("style-src 'self'", `style-src 'self' '${SNIPPET.policy.style[screen]}'`)
          : policy,
      },
      body: html(page),
    });
  });
}

/**
 * Delays the widget's files until the test calls the function that this returns. The file of the script tag
 * is not delayed: while it loads, Firefox takes no picture of the page and does not reload it.
 */
async function holdFiles(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/staychart/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Removes the reports of lost files from the console's complaints, and expects no others. */
function expectOnlyLostFiles(watch: { complaints: string[] }): void {
  const others = watch.complaints
    .splice(0)
    .filter((text) => !/Failed to load|dynamically imported|\/staychart\//.test(text));
  expect(others).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('D-600 the start screen is painted with the page under its policy, and looks the same once the widget has loaded', async ({
      page,
    }) => {
      await sendSnippet(page);
      const release = await holdFiles(page);
      const anonymous = page.locator('.start-way', { has: start(page) });
      const shoot = () => anonymous.screenshot({ animations: 'disabled' });
      const height = () => page.locator('stay-booking').evaluate(({ clientHeight }) => clientHeight);

      await page.goto('/standard/booking/', { waitUntil: 'commit' });
      await start(page).focus();
      const sent = await shoot();
      const heightBefore = await height();
      release();
      await expect(page.getByLabel('Username')).toBeVisible();
      await expect(start(page)).toBeFocused();
      expect((await shoot()).equals(sent)).toBe(true);
      expect(await height()).toBe(heightBefore);
      await expectAccessible(page);
    });
  });
}

test(
  'D-600 a press before any file has loaded takes effect once the files are there',
  { tag: '@core' },
  async ({ page, demo }) => {
    await sendSnippet(page);
    const release = await holdFiles(page);
    await page.goto('/standard/booking/', { waitUntil: 'commit' });
    await start(page).click();
    await expect(start(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByLabel('Nights')).toBeVisible();
    const begun = demo.estate.state.ledger.filter(({ path }) => path === '/api/session/begin/stay');
    expect(begun).toHaveLength(1);
  },
);

test('D-600 the search of the shorter way is painted with the page, and keeps what is chosen and pressed', async ({
  page,
  demo,
}) => {
  await sendSnippet(page, { screen: 'search' });
  const release = await holdFiles(page);
  await page.goto('/booking/', { waitUntil: 'commit' });
  await page.getByLabel('Nights').selectOption('2');
  await page.getByRole('button', { name: 'Check availability' }).click();
  release();
  await expect(page.getByRole('heading', { name: /Choose (a|your) room/i })).toBeVisible();
  await expect(seen(page.locator('stay-booking'), '2 nights').first()).toBeVisible();
  const begun = demo.estate.state.ledger.filter(({ path }) => path === '/api/session/begin/stay');
  expect(begun).toHaveLength(1);
});

test('D-600 each file loads once, and the preloaded files are those that the loader requests', async ({
  page,
}) => {
  await sendSnippet(page);
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/staychart\/(.+)$/.exec(request.url()) ?? [];
    if (file !== undefined) files.push(file);
  });
  await page.goto('/standard/booking/');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(files).toEqual([...new Set(files)]);
  const preloaded = SNIPPET.preload.map(({ file }) => file);
  expect(preloaded.filter((file) => !files.includes(file))).toEqual([]);
});

test('D-600 a guest who returns to a booking sees the page’s own words until it has loaded, and no start screen', async ({
  page,
}) => {
  await page.goto('/standard/booking/');
  await start(page).click();
  await expect(page.getByLabel('Nights')).toBeVisible();
  await sendSnippet(page);
  const release = await holdFiles(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(ownContent(page)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  release();
  await expect(page.getByLabel('Nights')).toBeVisible();
});

test('D-600 an address that asks for a search shows the page’s own words, not the start screen', async ({
  page,
}) => {
  await sendSnippet(page);
  const release = await holdFiles(page);
  await page.goto('/standard/booking/#/stay/search/?numberOfNights=2', { waitUntil: 'commit' });
  await expect(ownContent(page)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  release();
  await expect(page.getByLabel('Nights')).toBeVisible();
});

test('D-600 a page in another language shows its own words, not the English start screen', async ({
  page,
}) => {
  await sendSnippet(page, { html: (html) => html.replace('<html lang="en-GB"', '<html lang="de"') });
  const release = await holdFiles(page);
  await page.goto('/standard/booking/', { waitUntil: 'commit' });
  await expect(ownContent(page)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Buchung beginnen' })).toBeVisible();
});

test('D-600 on a cached page with an older screen and older file names, the newer files take the press', async ({
  page,
  watch,
}) => {
  await sendSnippet(page, {
    html: (html) =>
      html
        .replaceAll(/(\/staychart\/chunks\/[\w-]+-)[a-z0-9]{7}\.js/g, '$1older00.js')
        .replace('class="start"', 'class="start-of-old" data-old'),
  });
  await page.goto('/standard/booking/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await start(page).click();
  await expect(page.getByLabel('Nights')).toBeVisible();
  expectOnlyLostFiles(watch);
});

test('D-600 a policy that does not allow the inline code delays the first paint, and the booking still works', async ({
  page,
  watch,
}) => {
  await sendSnippet(page, { isAllowed: false });
  await page.goto('/standard/booking/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expectAccessible(page);
  await start(page).click();
  await expect(page.getByLabel('Nights')).toBeVisible();
  expect(
    watch.complaints.filter((text) => !/Content.Security.Policy|inline (style|script)/.test(text)),
  ).toEqual([]);
  watch.complaints.length = 0;
});

test('D-600 a snippet that an editor inserts through the DOM works like a page without the snippet', async ({
  page,
}) => {
  await sendSnippet(page, {
    html: (html) => html.replaceAll('shadowrootmode="open"', ''),
  });
  const release = await holdFiles(page);
  await page.goto('/standard/booking/', { waitUntil: 'commit' });
  await expect(start(page)).toBeVisible();
  release();
  await start(page).click();
  await expect(page.getByLabel('Nights')).toBeVisible();
});

test('D-600, D-196 a second booking on the page shows its own words while it waits', async ({ page }) => {
  await sendSnippet(page, {
    html: (html) =>
      html.replace(
        /<stay-booking[\s\S]*<\/stay-booking>/,
        (booking) => booking + booking.replace('fallback', 'second'),
      ),
  });
  await page.goto('/standard/booking/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(start(page)).toHaveCount(1);
  await expect(page.locator('stay-booking .second')).toBeVisible();
});

for (const [what, pattern] of [
  ['the script', '**/staychart/staychart.js'],
  ['its files', '**/staychart/{chunks,again}/**'],
] as const) {
  test(`D-600 where ${what} cannot be loaded, the page’s own words replace a screen that would not work`, async ({
    page,
    watch,
  }) => {
    await sendSnippet(page);
    await page.route(pattern, (route) => route.abort());
    await page.goto('/standard/booking/');
    await expect(ownContent(page)).toBeVisible();
    await expect(start(page)).toHaveCount(0);
    expectOnlyLostFiles(watch);
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('D-600 the page’s own words are shown', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Chromium’s driver alone switches scripts off');
    await sendSnippet(page);
    await page.goto('/standard/booking/');
    await expect(ownContent(page)).toBeVisible();
    await expect(start(page)).toBeHidden();
  });
});
