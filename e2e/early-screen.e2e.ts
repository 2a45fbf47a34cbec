import { expect } from '@playwright/test';
import { test } from './models/demo.ts';

test('D-290 the start screen stands and can be pressed before the code is there, and looks the same once it is', async ({
  page,
}) => {
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
