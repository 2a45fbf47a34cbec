import { expect, type BrowserContext, type Page } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { BookingPage } from './models/booking-page.ts';
import { TODAY } from './models/demo.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';
import { ONE_TAB_IN_WEBKIT } from './models/webkit-limits.ts';

const EMAIL = 'rosalind.hart@example.com';
const PASSWORD = 'moorland-house-1';
/** The member's own data: name, telephone and address in the estate's world. */
const MEMBERS = /Rosalind|Hart|rosalind/;

/** Books as a member up to the details of a stay with Ivy Fell. */
async function bookAsMember(page: Page): Promise<void> {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.login(EMAIL, PASSWORD);
  await goOn(booking, 'search', 'guests');
  await page.getByRole('checkbox', { name: 'I am staying in this room' }).check();
  await booking.nameGuests(1, ['Ivy Fell']);
  await booking.button('Next Step').click();
  await booking.button('Continue').click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL);
  expect(await keptIn(page)).toMatch(MEMBERS);
}

function keptIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
}

async function logOutIn(page: Page): Promise<void> {
  await page.goto('/standard/account/');
  const account = new AccountPage(page);
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout.or(page.getByRole('button', { name: 'Login' }))).toBeVisible();
  if (!(await logout.isVisible())) await account.login(EMAIL, PASSWORD);
  await logout.click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

async function logOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  await logOutIn(other);
  await other.close();
}

/** Expects the names screen, with Ivy Fell and without the member's data. */
async function expectNobodysBooking(page: Page): Promise<void> {
  const booking = new BookingPage(page);
  await expect(booking.heading('Guest names')).toBeVisible();
  await expect(page.getByLabel('First Name').nth(0)).toHaveValue('');
  await expect(page.getByLabel('First Name').nth(1)).toHaveValue('Ivy');
  expect(await page.locator('stay-booking .stay').innerText()).not.toMatch(MEMBERS);
  const fields = page.locator('stay-booking input');
  const values = await fields.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  expect(values.join()).not.toMatch(MEMBERS);
  expect(await keptIn(page)).not.toMatch(MEMBERS);
}

test(
  'E-07 a logout in another tab removes the member’s data from the booking at once',
  { tag: '@core' },
  async ({ page, context, browserName }) => {
    test.skip(browserName === 'webkit', ONE_TAB_IN_WEBKIT);
    await bookAsMember(page);
    await logOutElsewhere(context);
    await expectNobodysBooking(page);
  },
);

test('E-07 a tab without BroadcastChannel notices the logout when it is looked at', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName === 'webkit', ONE_TAB_IN_WEBKIT);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  await bookAsMember(page);
  await logOutElsewhere(context);
  expect(await keptIn(page)).toMatch(MEMBERS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expectNobodysBooking(page);
});

test('E-07 a logout in the same tab keeps the booking, without the member’s data', async ({ page }) => {
  await bookAsMember(page);
  await logOutIn(page);
  // The code that removes the data loads only after the logout.
  await expect.poll(() => keptIn(page)).not.toMatch(MEMBERS);
  expect(await keptIn(page)).toContain('staychart.draft');
  await page.goto('/standard/booking/');
  await expectNobodysBooking(page);
});
