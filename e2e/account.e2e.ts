import { expect } from '@playwright/test';
import { expectAccessible, test } from './models/demo.ts';

test('B §2.8 a member logs in to the account area, and is known after a reload', async ({ page }) => {
  await page.goto('/account/');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email address').fill('idris.bevan@example.com');
  await page.getByLabel('Password', { exact: true }).fill('lakeside-walk-2');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Idris!' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back, Idris!' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
