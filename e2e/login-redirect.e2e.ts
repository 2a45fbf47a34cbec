import { expect, type Page } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { AccountPage } from './models/account-page.ts';
import { MEMBER, ProviderPage } from './models/provider-page.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { ONE_TAB_IN_WEBKIT } from './models/webkit-limits.ts';

/** The pages with login="redirect": with the specification's steps, and the shorter way. */
const STANDARD = '/standard/redirect/booking/';
const SHORT = '/redirect/booking/';
const ACCOUNT = '/redirect/account/';

const CANCELLED = 'You are not logged in. You can try again.';
const EXPIRED = 'We could not complete this login. Please try again.';

/** Nothing of the provider's answer is left in the address. */
function expectClean(page: Page, path: string): void {
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname).toBe(path);
  expect(search + hash).not.toMatch(/code|state|error|iss=/);
}

function keptLogins(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('staychart.login.')));
}

/** Books on the shorter way as far as a held room, and opens the search again. */
async function holdRoom(page: Page): Promise<BookingPage> {
  await page.goto(SHORT);
  const booking = new BookingPage(page);
  await booking.search({ arrival: '2027-01-17', nights: 1 });
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await expect(booking.button('Continue')).toBeVisible();
  return booking;
}

async function signInOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Login' }).click();
}

test.describe('RFC 9700 a member logs in on the provider’s page', { tag: ['@core', '@engines'] }, () => {
  test('from the start', async ({ page }) => {
    await page.goto(STANDARD);
    const booking = new BookingPage(page);
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await booking.button('Login').click();
    const provider = new ProviderPage(page);
    await provider.expectOpen();
    await provider.logIn({ ...MEMBER, password: 'wrong' });
    await expect(page.getByRole('alert')).toBeVisible();
    await provider.logIn();
    await expect(booking.button('Check Availability')).toBeVisible();
    expectClean(page, STANDARD);
    expect(await keptLogins(page)).toEqual([]);
    await page.reload();
    await expect(booking.button('Check Availability')).toBeVisible();
  });

  test('over a step with a held room, which stays held', async ({ page, demo }) => {
    const booking = await holdRoom(page);
    const address = page.url();
    await signInOver(page);
    await new ProviderPage(page).logIn();
    await expect(booking.button('Continue')).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(booking.button('Sign in')).toHaveCount(0);
    const calls = demo.estate.state.ledger
      .map(({ path }) => path)
      .filter((path) => /\/booking$|ignore/.test(path));
    expect(calls, calls.join()).toHaveLength(1);
    await booking.button('Continue').click();
    await expect(page.getByLabel('First Name')).toHaveValue(MEMBER.firstName);
  });

  test('from the account, and logs out there too', async ({ page }) => {
    await page.goto(ACCOUNT);
    const account = new AccountPage(page);
    const provider = new ProviderPage(page);
    await account.press('Login');
    await provider.logIn();
    await account.expectWelcome(MEMBER.firstName);
    expectClean(page, ACCOUNT);
    await account.press('Logout');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expectClean(page, ACCOUNT);
    await account.press('Login');
    // The provider has ended the login as well: it asks again.
    await provider.expectOpen();
  });

  test('not, and goes on without an account or tries again', async ({ page, browserName }) => {
    await page.goto(STANDARD);
    const booking = new BookingPage(page);
    await booking.button('Login').click();
    await new ProviderPage(page).cancel();
    await expect(seen(page, CANCELLED)).toBeVisible();
    expectClean(page, STANDARD);
    await booking.button('Login').click();
    const provider = new ProviderPage(page);
    await provider.expectOpen();
    // With Firefox's driver the run with Back did not end.
    if (browserName === 'firefox') await provider.cancel();
    else await page.goBack();
    await booking.startWithoutAccount();
  });

  test('with an answer that comes twice, or to no login of this tab', async ({ page }) => {
    const answers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('?code=')) answers.push(request.url());
    });
    await page.goto(STANDARD);
    const booking = new BookingPage(page);
    await booking.button('Login').click();
    await new ProviderPage(page).logIn();
    await expect(booking.button('Check Availability')).toBeVisible();
    // A call that is still under way would go on without the token.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(answers[0] ?? '');
    await expect(seen(page, EXPIRED)).toBeVisible();
    expectClean(page, STANDARD);
    await booking.startWithoutAccount();
  });

  test('and is never led to another site, whatever the tab has kept', async ({ page }) => {
    await page.goto(STANDARD);
    for (const left of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', '/contact/']) {
      await page.evaluate(
        ([key, data]) => sessionStorage.setItem(key, JSON.stringify({ id: 'known', data })),
        ['staychart.login.known', left] as const,
      );
      await page.goto(`${STANDARD}?error=access_denied&state=known%3Bstaychart`);
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      expectClean(page, STANDARD);
    }
  });

  test('and tries again where the answer with the tokens is lost', async ({ page, watch }) => {
    const booking = await holdRoom(page);
    await page.route('**/idp/token', (route) => route.abort());
    await signInOver(page);
    await new ProviderPage(page).logIn();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(seen(dialog, 'An error has occurred. Please try again.')).toBeVisible();
    watch.complaints.splice(0);
    await page.unroute('**/idp/token');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(booking.button('Continue')).toBeVisible();
    await expect(booking.button('Sign in')).toHaveCount(0);
  });
});

test('embedding.md: over a page the provider’s pages have a window of their own', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName === 'webkit', ONE_TAB_IN_WEBKIT);
  await page.goto('/redirect/winter-breaks/');
  await page.getByRole('link', { name: 'Book two nights' }).click();
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const open = async () => {
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Login' }).click();
    return new ProviderPage(await opened);
  };
  const first = await open();
  await first.expectOpen();
  await expect(seen(dialog, 'Please log in in the window that has opened.').first()).toBeVisible();
  const closed = first.page.waitForEvent('close');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  const second = await open();
  await second.logIn();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('E-07 another tab logs in without a password, and a logout ends both', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName === 'webkit', ONE_TAB_IN_WEBKIT);
  await page.goto(ACCOUNT);
  const account = new AccountPage(page);
  await account.press('Login');
  await new ProviderPage(page).logIn();
  await account.expectWelcome(MEMBER.firstName);
  const other = await context.newPage();
  await other.goto(ACCOUNT);
  await new AccountPage(other).press('Login');
  await new AccountPage(other).expectWelcome(MEMBER.firstName);
  await new AccountPage(other).press('Logout');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
