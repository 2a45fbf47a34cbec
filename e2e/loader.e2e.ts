import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { isOfDriver } from '../tests/tools/engines/driver-style.ts';
import { buildWidget } from '../widget/build/build.ts';
import type { Manifest } from '../widget/build/manifest.ts';
import { test as base } from './models/engine.ts';

const ORIGIN = 'http://hotel.test';
const STUBS = join(import.meta.dirname, '..', 'tests', 'support', 'stub-widget');
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const SCRIPT = '<script src="/staychart/staychart.js" defer></script>';
const BOOKING = '<stay-booking>Call us: 01</stay-booking>';

interface Bundle {
  folder: string;
  manifest: Manifest;
}

/** A bundle of stub elements. Each writes its own name; the booking needs a lazy chunk for it. */
const test = base.extend<object, { bundle: Bundle }>({
  bundle: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'staychart-loader-'));
      const manifest = await buildWidget(
        [
          {
            tag: 'stay-booking',
            entry: 'booking-entry.ts',
            first: 'StartScreen.ts',
            later: ['LaterScreen.ts'],
          },
          { tag: 'stay-account', entry: 'account-entry.ts', first: null, later: [] },
        ],
        folder,
        STUBS,
      );
      await use({ folder, manifest });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

interface Visit {
  requests: string[];
  messages: string[];
}

/**
 * Opens a page with this markup, under the policies of embedding.md. `intercept` may answer a request itself.
 */
async function visit(
  page: Page,
  { folder }: Bundle,
  body: string,
  intercept: (route: Route, file: string) => Promise<boolean> | boolean = () => false,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<Visit> {
  const requests: string[] = [];
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!isOfDriver(message.text())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const headers = { 'content-security-policy': POLICY };
      await route.fulfill({
        contentType: 'text/html',
        headers,
        body: `<!doctype html><title>Hotel</title>${body}`,
      });
      return;
    }
    const file = pathname.replace(/^\/(staychart|newer)\//, '');
    requests.push(file);
    if (await intercept(route, file)) return;
    await route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, file)) });
  });
  await page.goto(ORIGIN, { waitUntil });
  return { requests, messages };
}

function addElement(page: Page, tag: string): Promise<void> {
  return page.evaluate((name) => document.body.append(document.createElement(name)), tag);
}

test(
  'embedding.md: the script defines the element that is on the page, and downloads no other',
  { tag: '@core' },
  async ({ page, bundle }) => {
    const { requests, messages } = await visit(page, bundle, `${SCRIPT}${BOOKING}`);
    await expect(page.locator('stay-booking')).toHaveText('booking of Hotel');
    expect([...new Set(requests)].toSorted()).toEqual(
      ['staychart.js', ...(bundle.manifest.elements['stay-booking'] ?? [])].toSorted(),
    );
    expect(messages).toEqual([]);
  },
);

test('performance.md: the loader preloads everything that the first screen needs, at once', async ({
  page,
  bundle,
}) => {
  // No file of the bundle ever arrives, so every request comes from the loader. WebKit's 'load' would wait
  // for them.
  const isKept = (_route: Route, file: string) => file.startsWith('chunks/');
  await visit(page, bundle, `${SCRIPT}${BOOKING}`, isKept, 'domcontentloaded');
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(preloaded).toEqual(
    (bundle.manifest.elements['stay-booking'] ?? []).map((chunk) => `/staychart/${chunk}`),
  );
});

test('embedding.md: the element may stand before the script, and the account is an element as well', async ({
  page,
  bundle,
}) => {
  await visit(page, bundle, `<stay-account></stay-account>${SCRIPT.replace(' defer', '')}`);
  await expect(page.locator('stay-account')).toHaveText('account of Hotel');
});

test('a page without an element downloads only the loader, until an element is added', async ({
  page,
  bundle,
}) => {
  const { requests } = await visit(page, bundle, SCRIPT);
  expect(requests).toEqual(['staychart.js']);
  await addElement(page, 'stay-account');
  await expect(page.locator('stay-account')).toHaveText('account of Hotel');
});

test('embedding.md: data-stay-open loads the booking, whether it is on the page or added later', async ({
  page,
  bundle,
}) => {
  const { requests } = await visit(page, bundle, `${SCRIPT}<button>Book</button>`);
  expect(requests).toEqual(['staychart.js']);
  await page.getByRole('button').evaluate((button) => button.setAttribute('data-stay-open', ''));
  await expect.poll(() => page.evaluate(() => customElements.get('stay-booking') !== undefined)).toBe(true);
});

test('embedding.md: data-stay-open may stand on a component whose inner button is pressed', async ({
  page,
  bundle,
}) => {
  await visit(page, bundle, `${SCRIPT}<fancy-button data-stay-open></fancy-button>`);
  await page.locator('fancy-button').evaluate((component) => {
    const button = document.createElement('button');
    button.textContent = 'Book';
    component.attachShadow({ mode: 'open' }).append(button);
  });
  await page.getByRole('button', { name: 'Book' }).click();
  const pressed = await page.evaluate(() => {
    const boot = Reflect.get(window, Symbol.for('staychart')) as { pressed?: Element };
    return boot.pressed?.localName;
  });
  expect(pressed).toBe('fancy-button');
});

test('T19 a second script tag, of this version or another, starts nothing and warns once', async ({
  page,
  bundle,
}) => {
  const second = '<script src="/newer/staychart.js" defer></script>';
  const { messages } = await visit(page, bundle, `${SCRIPT}${second}${second}${BOOKING}`);
  await expect(page.locator('stay-booking')).toHaveText('booking of Hotel');
  const { version } = bundle.manifest;
  expect(messages).toEqual([`Staychart ${version} runs already, ${version} was not started`]);
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(
    bundle.manifest.elements['stay-booking']?.length ?? 0,
  );
});

for (const lost of ['stay-account', 'first']) {
  test(`T22 a chunk that is lost on the way is fetched again: ${lost}`, async ({ page, bundle }) => {
    const asked: string[] = [];
    await visit(page, bundle, `${SCRIPT}<stay-account></stay-account>`, async (route, file) => {
      if (!file.includes(`/${lost}`)) return false;
      const isFirst = asked.push(file) === 1;
      if (isFirst) await route.abort();
      return isFirst;
    });
    await expect(page.locator('stay-account')).toHaveText('account of Hotel');
    expect(asked.length).toBeGreaterThan(1);
  });
}

test('T22 where the widget cannot be loaded, the element keeps its own content and sends stay:failed', async ({
  page,
  bundle,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.addEventListener('stay:failed', ({ target }) => heard.push((target as Element).localName));
  });
  await visit(page, bundle, `${SCRIPT}${BOOKING}`, async (route, file) => {
    if (file === 'staychart.js') return false;
    await route.abort();
    return true;
  });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard') as string[]))
    .toEqual(['stay-booking']);
  await expect(page.locator('stay-booking')).toHaveText('Call us: 01');
});

test('T2 the loader works where elements of the page hide names of the document', async ({
  page,
  bundle,
}) => {
  const names = ['currentScript', 'querySelectorAll', 'createElement', 'head', 'staychart'];
  const clobber = names
    .map((name) => `<img name="${name}" id="${name}"><form name="${name}"></form>`)
    .join('');
  await visit(page, bundle, `${clobber}${SCRIPT}${BOOKING}`);
  // Queried in the page: the driver's own query in WebKit breaks on these names.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('stay-booking')?.textContent))
    .toBe('booking of Hotel');
});

/** Answers other scripts of the page: one that imports the loader, and one into which the loader was merged. */
async function answerOthers({ folder }: Bundle, route: Route, file: string): Promise<boolean> {
  const merged = () => `window.other = 1;\n${readFileSync(join(folder, 'staychart.js'), 'utf8')}`;
  const body = { 'main.js': "import './staychart.js';", '/all.js': merged() }[file];
  if (body !== undefined) await route.fulfill({ contentType: 'text/javascript', body });
  return body !== undefined;
}

const WITH_BASE = BOOKING.replace('<stay-booking', '<stay-booking data-base="/staychart"');

for (const [how, markup] of [
  ['is a module', `${SCRIPT.replace('defer', 'type="module"')}${BOOKING}`],
  ['is imported', `<script type="module" src="/staychart/main.js"></script>${BOOKING}`],
  ['is part of another file', `<script src="/all.js" defer></script>${WITH_BASE}`],
] as const)
  test(`embedding.md: the script finds its files where it ${how}`, async ({ page, bundle }) => {
    const { messages } = await visit(page, bundle, markup, (route, file) =>
      answerOthers(bundle, route, file),
    );
    await expect(page.locator('stay-booking')).toHaveText('booking of Hotel');
    expect(messages).toEqual([]);
  });

for (const [how, attribute] of [
  ['is a module', 'type="module"'],
  ['is a script', 'defer'],
] as const)
  test(`embedding.md: where another file that ${how} has the script in it, it says that it lacks its files, and the elements keep their content`, async ({
    page,
    bundle,
  }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('stay:failed', (event) => heard.push((event as CustomEvent).detail));
    });
    const { messages } = await visit(
      page,
      bundle,
      `<script ${attribute} src="/all.js"></script>${BOOKING}<stay-account></stay-account>`,
      async (route, file) => {
        const isLost = /^\/(chunks|again)/.test(file);
        if (isLost) await route.abort();
        return isLost || answerOthers(bundle, route, file);
      },
    );
    await expect(page.locator('stay-booking')).toHaveText('Call us: 01');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard') as unknown))
      .toEqual([{ reason: 'address' }, { reason: 'address' }]);
    expect(messages.filter((message) => message.startsWith('Staychart'))).toEqual([
      expect.stringContaining('does not know where its files are'),
    ]);
  });
