import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';
import { NO_QUESTION_IN_WEBKIT, ONE_TAB_IN_WEBKIT } from './models/webkit-limits.ts';

test(
  'B §2.7, §2.8 a member logs in, stays logged in over a reload, and logs out for good',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/standard/account/');
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await type(page.getByLabel('Email address'), 'idris.bevan@example.com');
    await type(page.getByLabel('Password', { exact: true }), 'lakeside-walk-2');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Idris!' })).toBeVisible();
    await expect(page).toHaveURL(/#\/bookings\/stay$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back, Idris!' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Preferences' })).toBeFocused();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  },
);

test('D-310 the menu, Back and Logout ask before they discard unsaved changes', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'webkit', NO_QUESTION_IN_WEBKIT);
  const account = new AccountPage(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await account.open('#/preferences');
  await account.login('idris.bevan@example.com', 'lakeside-walk-2');
  await account.menu('Preferences');
  await account.menu('Account Details');
  await type(account.field('First Name'), 'Ivor');

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/#\/details$/);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/#\/details$/);

  await page.getByRole('link', { name: 'Your Bookings' }).click();
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/#\/details$/);
  await expect(page.getByRole('link', { name: 'Your Bookings' })).toBeFocused();
  await expect(account.field('First Name')).toHaveValue('Ivor');

  await type(account.field('Last Name'), 'Beven');
  await page.goBack();
  await account.press('Stay on this page');
  await expect(page).toHaveURL(/#\/details$/);
  await expect(account.field('Last Name')).toHaveValue('Beven');

  await account.press('Logout');
  await account.press('Stay on this page');
  await account.expectWelcome('Idris');

  await page.goBack();
  await account.press('Leave this page');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/#\/bookings\/stay$/);
  await page.goForward();
  await expect(account.field('First Name')).toHaveValue('Idris');

  await account.menu('Account Details');
  await expect(account.field('First Name')).toHaveValue('Idris');
  await type(account.field('First Name'), 'Ivor');
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => setTimeout(() => location.assign('/'), 0));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(account.field('First Name')).toHaveValue('Ivor');
  await account.press('Update');
  await account.expectWelcome('Ivor');
  await account.menu('Preferences');
  await expect(question).toBeHidden();
});

test('D-176 logging out in one tab logs out the others', { tag: '@core' }, async ({ page, browserName }) => {
  test.skip(browserName === 'webkit', ONE_TAB_IN_WEBKIT);
  const [first, second] = [new AccountPage(page), new AccountPage(await page.context().newPage())];
  for (const tab of [first, second]) {
    await tab.open('#/preferences');
    await tab.login('idris.bevan@example.com', 'lakeside-walk-2');
    await tab.expectWelcome('Idris');
  }
  await first.press('Logout');
  await expect(second.page).toHaveURL(/#\/login$/);
  await expect(second.page.getByRole('button', { name: 'Login' })).toBeVisible();
  // E-07: the tabs of the site share one value only: the random id of the last logout.
  const kept = await second.page.evaluate(() => Object.entries({ ...localStorage }) as [string, string][]);
  expect(kept).toEqual([
    [
      expect.stringMatching(/^staychart\.logout:/),
      expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    ],
  ]);
  expect(await second.page.evaluate(() => sessionStorage.length)).toBe(0);
});
