import { expect } from '@playwright/test';
import { test } from './models/demo.ts';

// Words of the login take another line in a narrow column, and beside the other way in.
for (const width of [320, 390, 720, 840, 1280]) {
  test(`D-290 at ${width} px the start screen stands and can be pressed before the code is there, and is the same once it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/chunks\/booking-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const start = page.getByRole('button', { name: 'Start Booking' });
    const anonymous = page.locator('.start-way', { has: start });
    const shoot = () => anonymous.screenshot({ animations: 'disabled' });
    const height = () => page.locator('stay-booking').evaluate(({ clientHeight }) => clientHeight);

    await page.goto('/booking/', { waitUntil: 'commit' });
    await start.focus();
    const early = await shoot();
    const heightBefore = await height();
    release();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(start).toBeFocused();
    expect((await shoot()).equals(early)).toBe(true);
    expect(await height()).toBe(heightBefore);
  });
}
