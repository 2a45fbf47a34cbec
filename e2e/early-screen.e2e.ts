import { expect, type Page } from '@playwright/test';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';

// The login wraps differently in a narrow column, and where both ways to start stand side by side.
for (const width of [320, 840]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });
    test('D-290 the start screen works before the code has loaded, and looks the same afterwards', async ({
      page,
    }) => {
      const release = await holdCode(page);
      const start = page.getByRole('button', { name: 'Start Booking' });
      const anonymous = page.locator('.start-way', { has: start });
      const shoot = () => anonymous.screenshot({ animations: 'disabled' });
      const height = () => page.locator('stay-booking').evaluate(({ clientHeight }) => clientHeight);

      await page.goto('/standard/booking/', { waitUntil: 'commit' });
      await start.focus();
      const early = await shoot();
      const heightBefore = await height();
      release();
      await expect(page.getByLabel('Username')).toBeVisible();
      await expect(start).toBeFocused();
      expect((await shoot()).equals(early)).toBe(true);
      expect(await height()).toBe(heightBefore);
    });
  });
}

for (const [press, hold, letGo] of [
  ['mouse', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ['Space', (page: Page) => page.keyboard.down(' '), (page: Page) => page.keyboard.up(' ')],
] as const) {
  test(
    `D-290 a press by ${press} is not lost when the code arrives in the middle of it`,
    { tag: '@core' },
    async ({ page }) => {
      const release = await holdCode(page);
      await page.goto('/standard/booking/', { waitUntil: 'commit' });
      const start = page.getByRole('button', { name: 'Start Booking' });
      await start.hover();
      await start.focus();
      const ready = whenReady(page);
      await hold(page);
      release();
      await ready;
      await letGo(page);
      await expect(page.getByLabel('Nights')).toBeVisible();
    },
  );
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('D-290 the search of the shorter way works before its code has loaded, and nothing in it moves or is lost', async ({
      page,
    }) => {
      const release = await holdCode(page);
      await page.goto('/booking/', { waitUntil: 'commit' });
      const nights = page.getByLabel('Nights');
      const arrival = page.getByRole('button', { name: 'Arrival date' });
      await nights.selectOption('3');
      await arrival.focus();
      const places = () =>
        page
          .locator('stay-booking')
          .evaluate(({ shadowRoot }) =>
            [...(shadowRoot?.querySelectorAll('h1, h2, label, .ui-input, .ui-step-foot button') ?? [])]
              .filter((part) => part.checkVisibility())
              .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
          );
      const before = await places();
      release();
      await expect(arrival).toHaveText(/\d/);
      await expect(arrival).toBeFocused();
      await expect(nights).toHaveValue('3');
      expect(await places()).toEqual(before);
    });
  });
}

test(
  'D-290 a search that is pressed before its code has loaded is made, with the nights chosen there',
  { tag: '@core' },
  async ({ page, demo }) => {
    const release = await holdCode(page);
    await page.goto('/booking/', { waitUntil: 'commit' });
    await page.getByLabel('Nights').selectOption('2');
    const check = page.getByRole('button', { name: 'Check availability' });
    await check.click();
    await expect(check).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('heading', { name: /Choose (a|your) room/i })).toBeVisible();
    const asked = demo.estate.state.ledger.filter(({ path }) => path.endsWith('/availability'));
    expect(asked).toHaveLength(1);
    await expect(seen(page.locator('stay-booking'), '2 nights').first()).toBeVisible();
  },
);

test('D-290 an open list stays open when the code arrives, and what is chosen in it counts', async ({
  page,
  browserName,
}) => {
  test.skip(
    browserName !== 'chromium',
    'only Chromium draws the list in the page, and tells that it is open',
  );
  const release = await holdCode(page);
  await page.goto('/booking/', { waitUntil: 'commit' });
  const nights = page.getByLabel('Nights');
  await nights.click();
  const ready = whenReady(page);
  release();
  await ready;
  await expect(page.locator('stay-booking select:open')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Arrival date' })).toHaveText(/\d/);
  await expect(nights).toHaveValue('2');
});

test('D-290 a screen is drawn early only once the page can have set its own texts', async ({ page }) => {
  const release = await holdCode(page);
  await page.route('**/standard/booking/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replaceAll(/<script src="[^"]*(staychart|settings).js"[^>]*><\/script>/g, '')
      .replace('<head>', '<head><script src="/staychart/staychart.js"></script>')
      .replace('</stay-booking>', '</stay-booking><script src="/held.js"></script>');
    await route.fulfill({ response: answer, body: html });
  });
  await page.route('**/held.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const element = document.querySelector('stay-booking');
        element.settings = { texts: { 'start.anonymous.button': 'Begin' } };
        element.dataset.early = String(element.shadowRoot !== null);`,
    }),
  );
  await page.goto('/standard/booking/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('stay-booking')).toHaveAttribute('data-early', 'false');
  await expect(page.getByRole('button', { name: 'Start Booking' })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

/** Settles when the widget that starts next is ready. */
function whenReady(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener(
          'stay:ready',
          () => {
            resolve();
          },
          { once: true },
        );
      }),
  );
}

/** Delays all code but the script tag's own until the test calls the function that this returns. */
async function holdCode(page: Page): Promise<() => void> {
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
