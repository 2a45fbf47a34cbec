import { expect, type Page } from '@playwright/test';
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
      const ready = page.evaluate(
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
      await hold(page);
      release();
      await ready;
      await letGo(page);
      await expect(page.getByLabel('Nights')).toBeVisible();
    },
  );
}

/** Delays the booking's code until the test calls the function that this returns. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/chunks\/booking-first-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
