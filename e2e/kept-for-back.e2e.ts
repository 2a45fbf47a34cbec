import { existsSync } from 'node:fs';
import { expect, chromium, type Page, type LaunchOptions } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';
import { BROWSER_ARGUMENTS } from '../tests/support/browser-arguments.ts';
import { findOnPath, WHOLE_BROWSERS } from '../tests/support/find-browser.ts';

/** The reason for which tests of the back/forward cache are skipped. */
const NO_WHOLE_BROWSER = 'only a full Chromium keeps a page for Back; the headless shell does not';

/** A Chromium with a back/forward cache; null where only the headless shell is installed. */
function wholeBrowser(): LaunchOptions | null {
  const own = chromium.executablePath();
  const executablePath = existsSync(own) ? own : findOnPath(WHOLE_BROWSERS);
  if (executablePath === null) return null;
  return {
    executablePath,
    args: BROWSER_ARGUMENTS,
    // The driver turns the cache off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

const browser = wholeBrowser();

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'Firefox keeps no page for Back here, neither with the driver nor without it',
);
test.skip(({ browserName }) => browserName !== 'webkit' && browser === null, NO_WHOLE_BROWSER);
test.use({ launchOptions: browser ?? {} });

/**
 * Storage key: how many milliseconds the page sleeps. Its clock is that much later once the page comes back.
 */
const ASLEEP = 'asleep-ms';

/** Marks the page. A page that loads anew has no mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'as it was left';
  });
}

/** Goes Back, and expects the same page: it was kept, not loaded anew. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'as it was left');
}

async function leaveForContact(page: Page): Promise<void> {
  await mark(page);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
}

test('a booking that the guest leaves and returns to goes on with what was typed', async ({
  page,
  openAt,
}) => {
  const booking = await openAt('guests');
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await leaveForContact(page);
  await comeBack(page);
  await expect(page.getByLabel('First Name').nth(1)).toHaveValue('Ivy');
  await booking.button('Next Step').click();
  await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
});

test('D-24 a guest who returns too late is told at once', async ({ page, openAt }) => {
  await page.addInitScript((key) => {
    const now = Date.now;
    Date.now = () => now() + Number(sessionStorage.getItem(key) ?? 0);
  }, ASLEEP);
  await openAt('guests');
  await leaveForContact(page);
  await page.evaluate((key) => {
    sessionStorage.setItem(key, String(10 * 60_000));
  }, ASLEEP);
  await comeBack(page);
  await expect(seen(page, 'Your booking session expired.')).toBeVisible();
});

test('T15 a typed card is gone after Back, and another card pays', async ({ page, demo, openPayment }) => {
  const booking = await openPayment();
  await type(page.getByLabel('Card Number'), GOOD_CARD.number);
  await leaveForContact(page);
  await comeBack(page);
  await expect(page.getByLabel('Card Number')).toHaveValue('');
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  expect(demo.estate.state.charges).toHaveLength(1);
});
