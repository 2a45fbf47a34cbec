import { expect, type Locator, type Page } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { BookingPage } from './models/booking-page.ts';
import { finishChanges } from './models/demo.ts';
import { ONLY_CHROMIUM, PHONE, setSafeArea, showHalf, swipe } from './models/phone.ts';
import { bookTo, type Stay } from './models/stays.ts';
import { test } from './models/test.ts';

test.skip(({ browserName }) => browserName !== 'chromium', ONLY_CHROMIUM);
test.use(PHONE);

const WITH_BREAKFAST: Stay = {
  arrival: '2027-01-18',
  nights: 2,
  rooms: [{ rate: /^Bath House break with dinner/ }],
};

/** Gives the widget text of 12 px, as small as some sites want it. */
async function writeSmall(page: Page): Promise<void> {
  await page.locator('stay-booking, stay-account').evaluate((element: HTMLElement) => {
    element.style.setProperty('--stay-text-size', '12px');
  });
}

/** The visible fields into which an iPhone zooms on touch: those with text under 16 px. */
async function zoomedInto(page: Page): Promise<string[]> {
  await expect(page.locator('input, select').first()).toBeVisible();
  return page
    .locator('input:not([type=radio], [type=checkbox]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .map((field) => `${field.getAttribute('name')} ${getComputedStyle(field).fontSize}`)
        .filter((line) => Number.parseFloat(line.split(' ')[1] ?? '') < 16),
    );
}

/** The buttons on which two quick presses count as a double tap, by which an iPhone zooms in. */
function zoomedByPresses(page: Page): Promise<string[]> {
  return page
    .locator('stay-booking button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => getComputedStyle(button).touchAction !== 'manipulation')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
}

test('a phone zooms into no field, however small the page’s text is', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.open();
  await writeSmall(page);
  expect(await zoomedInto(page)).toEqual([]);
  await booking.startWithoutAccount();
  expect(await zoomedInto(page)).toEqual([]);
  const account = new AccountPage(page);
  await account.open('#/register');
  await writeSmall(page);
  expect(await zoomedInto(page)).toEqual([]);
});

test('quick presses count guests and turn months, and do not zoom', async ({ page }) => {
  const booking = await bookTo(page, 'search');
  await booking.button(/^Arrival date/).tap();
  await expect(booking.button('Next')).toBeVisible();
  expect(await zoomedByPresses(page)).toEqual([]);
});

test('D-336, D-447 a phone’s Back in a dialog keeps what was chosen in it', async ({ page }) => {
  // Back needs the entries of the steps before, which a kept booking has not.
  await bookTo(page, 'itinerary', WITH_BREAKFAST);
  const dialog = await openBreakfast(page);
  const time = dialog.getByRole('radio').first();
  await time.check();
  const address = page.url();
  for (let times = 0; times < 2; times++) {
    await page.goBack();
    await expect(page.getByRole('alertdialog', { name: 'Leave without these times?' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(time).toBeChecked();
    expect(page.url()).toBe(address);
  }
});

test('WCAG 2.4.11 the field in use is in sight in half a window, as above an on-screen keyboard', async ({
  page,
  openAt,
}) => {
  await openAt('details');
  await showHalf(page);
  const fields = page
    .locator('input:not([type=radio], [type=checkbox], [readonly]), textarea')
    .filter({ visible: true });
  for (const field of await fields.all()) {
    await field.focus();
    await expect.poll(() => isSeen(field), (await field.getAttribute('name')) ?? '').toBe(true);
  }
});

test('a swipe beside a dialog, or on its heading, does not scroll the page behind it', async ({ page }) => {
  const booking = await bookTo(page, 'search');
  await booking.button(/^Arrival date/).tap();
  const dialog = page.getByRole('dialog', { name: 'Dates' });
  const { y } = await boxOf(dialog);
  const before = await page.evaluate(() => scrollY);
  await swipe(page, { x: 150, y: y + 40 }, { x: 150, y: 40 });
  expect(await page.evaluate(() => scrollY), 'on the heading').toBe(before);
  await swipe(page, { x: 150, y: y - 20 }, { x: 150, y: 40 });
  expect(await page.evaluate(() => scrollY), 'beside it').toBe(before);
});

test('embedding.md: a dialog’s buttons stay clear of the home indicator', async ({ page, openAt }) => {
  await setSafeArea(page, { top: 47, right: 0, bottom: 34, left: 0 });
  await openAt('itinerary', WITH_BREAKFAST);
  const dialog = await openBreakfast(page);
  for (const button of await dialog.getByRole('button').filter({ visible: true }).all()) {
    const { y, height } = await boxOf(button);
    expect.soft(y, await button.innerText()).toBeGreaterThanOrEqual(47);
    expect.soft(y + height, await button.innerText()).toBeLessThanOrEqual(844 - 34);
  }
});

test('embedding.md: the edges of a phone on its side cover nothing of a dialog or of a booking over the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await setSafeArea(page, { top: 0, right: 47, bottom: 21, left: 47 });
  await page.goto('/standard/winter-breaks/');
  await page.getByRole('link', { name: 'Book two nights' }).tap();
  const booking = new BookingPage(page);
  await expect(booking.button('Check Availability')).toBeVisible();
  const beside = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    expect.soft(x, 'on the left').toBeGreaterThanOrEqual(47);
    expect.soft(x + width, 'on the right').toBeLessThanOrEqual(844 - 47);
  };
  await beside(booking.button('Close'));
  await beside(page.getByRole('heading', { level: 1, name: /Book/i }).first());
  await beside(booking.button('Check Availability'));
  await booking.button('Code or gift voucher?').tap();
  await booking.button('How to use Voucher Codes').tap();
  const help = page.getByRole('dialog', { name: 'How to use Voucher Codes' });
  await beside(help);
  await expect(help.getByRole('heading', { level: 3 })).toHaveText([
    'Find your reference',
    'Enter it here',
    'Bring it with you',
  ]);
  await expect(help.locator('img')).toHaveCount(3);
});

/** Opens the breakfast times of a stay. */
async function openBreakfast(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '(Breakfast Times, room 1)' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Breakfast times' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await finishChanges(page);
  return dialog;
}

/** Whether the field is in the visible part of the window, with nothing over it. */
function isSeen(field: Locator): Promise<boolean> {
  return field.evaluate((element) => {
    const { left, top, bottom, height } = element.getBoundingClientRect();
    const seen = window.visualViewport;
    const root = element.getRootNode() as ShadowRoot;
    return (
      seen !== null &&
      top >= seen.offsetTop &&
      bottom <= seen.offsetTop + seen.height &&
      root.elementFromPoint(left + 10, top + height / 2) === element
    );
  });
}

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (box === null) throw new Error('The element is not drawn');
  return box;
}
