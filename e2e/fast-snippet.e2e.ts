import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Snippet } from '../widget/build-snippet.ts';
import { test } from './models/answered-page.ts';
import { expectAccessible } from './models/demo.ts';

const SNIPPET = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/snippet.json'), 'utf8'),
) as Snippet;

/** What a test changes of the page that has the snippet. */
interface Sent {
  html?: (html: string) => string;
  /** Whether the page's policy names the snippet's inline code. */
  isAllowed?: boolean;
}

const start = (page: Page) => page.getByRole('button', { name: 'Start Booking' });
const ownContent = (page: Page) => page.locator('stay-booking .fallback');

/** The demo's page of the booking as a CMS sends it with the snippet. */
async function sendSnippet(
  page: Page,
  { html = (same) => same, isAllowed = true }: Sent = {},
): Promise<void> {
  await page.route('**/booking/', async (route) => {
    const answer = await route.fetch();
    const preload = SNIPPET.preload.map(
      ({ file, integrity }) =>
        `<link rel="modulepreload" href="/staychart/${file}" integrity="${integrity}">`,
    );
    const page = (await answer.text())
      .replace('</head>', `${preload.join('')}</head>`)
      .replace(/<stay-booking[^>]*>/, (tag) => tag + SNIPPET.start.login);
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': isAllowed
          ? policy
              .replace("script-src 'self'", `script-src 'self' '${SNIPPET.policy.script}'`)
              .replace("style-src 'self'", `style-src 'self' '${SNIPPET.policy.style}'`)
          : policy,
      },
      body: html(page),
    });
  });
}

/**
 * Keeps the widget's files on their way until what it returns is called. Not the script tag's: Firefox takes no picture
 * of a page, and loads none anew, while that is on its way.
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

/** Takes out of what the console says that files could not be had; nothing else may be there. */
function expectOnlyLostFiles(watch: { complaints: string[] }): void {
  const others = watch.complaints
    .splice(0)
    .filter((text) => !/Failed to load|dynamically imported|\/staychart\//.test(text));
  expect(others).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('D-600 the start screen is painted with the page under its policy, and is the same once the widget is there', async ({
      page,
    }) => {
      await sendSnippet(page);
      const release = await holdFiles(page);
      const anonymous = page.locator('.start-way', { has: start(page) });
      const shoot = () => anonymous.screenshot({ animations: 'disabled' });
      const height = () => page.locator('stay-booking').evaluate(({ clientHeight }) => clientHeight);

      await page.goto('/booking/', { waitUntil: 'commit' });
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

test('D-600 what is pressed before any file is there is done once they are', async ({ page, demo }) => {
  await sendSnippet(page);
  const release = await holdFiles(page);
  await page.goto('/booking/', { waitUntil: 'commit' });
  await start(page).click();
  await expect(start(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByLabel('Got a code?')).toBeVisible();
  const begun = demo.estate.state.ledger.filter(({ path }) => path === '/api/session/begin/stay');
  expect(begun).toHaveLength(1);
});

test('D-600 no file comes twice, and the preloaded ones are those that the loader asks for', async ({
  page,
}) => {
  await sendSnippet(page);
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/staychart\/(.+)$/.exec(request.url()) ?? [];
    if (file !== undefined) files.push(file);
  });
  await page.goto('/booking/');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(files).toEqual([...new Set(files)]);
  const preloaded = SNIPPET.preload.map(({ file }) => file);
  expect(preloaded.filter((file) => !files.includes(file))).toEqual([]);
});

test('D-600 who comes back to a booking sees the page’s own words until it is there, and no start screen', async ({
  page,
}) => {
  await page.goto('/booking/');
  await start(page).click();
  await expect(page.getByLabel('Got a code?')).toBeVisible();
  await sendSnippet(page);
  const release = await holdFiles(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(ownContent(page)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  release();
  await expect(page.getByLabel('Got a code?')).toBeVisible();
});

test('D-600 an address that asks for a search has no start screen in its place', async ({ page }) => {
  await sendSnippet(page);
  const release = await holdFiles(page);
  await page.goto('/booking/#/stay/search/?numberOfNights=2', { waitUntil: 'commit' });
  await expect(ownContent(page)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  release();
  await expect(page.getByLabel('Got a code?')).toBeVisible();
});

test('D-600 a page in another language has no English start screen in its place', async ({ page }) => {
  await sendSnippet(page, { html: (html) => html.replace('<html lang="en-GB"', '<html lang="de"') });
  const release = await holdFiles(page);
  await page.goto('/booking/', { waitUntil: 'commit' });
  await expect(ownContent(page)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Buchung beginnen' })).toBeVisible();
});

test('D-600 a page from a cache has an older screen and names older files, and its press is done by the newer ones', async ({
  page,
  watch,
}) => {
  await sendSnippet(page, {
    html: (html) =>
      html
        .replaceAll(/(\/staychart\/chunks\/[\w-]+-)[a-z0-9]{7}\.js/g, '$1older00.js')
        .replace('class="start"', 'class="start-of-old" data-old'),
  });
  await page.goto('/booking/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await start(page).click();
  await expect(page.getByLabel('Got a code?')).toBeVisible();
  expectOnlyLostFiles(watch);
});

test('D-600 a policy that does not name the inline code costs the early paint, not the booking', async ({
  page,
  watch,
}) => {
  await sendSnippet(page, { isAllowed: false });
  await page.goto('/booking/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expectAccessible(page);
  await start(page).click();
  await expect(page.getByLabel('Got a code?')).toBeVisible();
  expect(
    watch.complaints.filter((text) => !/Content.Security.Policy|inline (style|script)/.test(text)),
  ).toEqual([]);
  watch.complaints.length = 0;
});

test('D-600 a snippet that an editor has put in by its DOM is a booking as without it', async ({ page }) => {
  await sendSnippet(page, {
    html: (html) => html.replaceAll('shadowrootmode="open"', ''),
  });
  const release = await holdFiles(page);
  await page.goto('/booking/', { waitUntil: 'commit' });
  await expect(ownContent(page)).toBeVisible();
  release();
  await start(page).click();
  await expect(page.getByLabel('Got a code?')).toBeVisible();
});

test('D-600, D-251 a second booking on the page, which waits, shows its own words', async ({ page }) => {
  await sendSnippet(page, {
    html: (html) =>
      html.replace(
        /<stay-booking[\s\S]*<\/stay-booking>/,
        (booking) => booking + booking.replace('fallback', 'second'),
      ),
  });
  await page.goto('/booking/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(start(page)).toHaveCount(1);
  await expect(page.locator('stay-booking .second')).toBeVisible();
});

for (const [what, pattern] of [
  ['the script', '**/staychart/staychart.js'],
  ['its files', '**/staychart/{chunks,again}/**'],
] as const) {
  test(`D-600 where ${what} cannot be had, the page’s own words take the place of what nobody could press`, async ({
    page,
    watch,
  }) => {
    await sendSnippet(page);
    await page.route(pattern, (route) => route.abort());
    await page.goto('/booking/');
    await expect(ownContent(page)).toBeVisible();
    await expect(start(page)).toHaveCount(0);
    expectOnlyLostFiles(watch);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('D-600 the page’s own words are shown', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Chromium’s driver alone switches scripts off');
    await sendSnippet(page);
    await page.goto('/booking/');
    await expect(ownContent(page)).toBeVisible();
    await expect(start(page)).toBeHidden();
  });
});
