import { expect, type Locator } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { test } from './models/test.ts';

/** Expects the focus on the control, with this kind of ring. */
async function expectFocus(control: Locator, ring: 'solid' | 'none'): Promise<void> {
  await expect(control).toBeFocused();
  await expect(control).toHaveCSS('outline-style', ring);
}

test('WCAG 2.4.7 after a key every focus has a ring, after a press only a text field has one', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  const arrival = booking.button(/^Arrival date/);
  const calendar = page.getByRole('dialog', { name: 'Dates' });
  const day = (name: RegExp) => calendar.getByRole('gridcell', { name }).getByRole('button');
  await booking.open();
  await booking.startWithoutAccount();

  await arrival.click();
  await expectFocus(day(/^Monday 4 January/), 'none');
  await page.keyboard.press('ArrowRight');
  await expectFocus(day(/^Tuesday 5 January/), 'solid');
  await calendar.getByRole('button', { name: 'Close' }).click();
  await expectFocus(arrival, 'none');

  await page.keyboard.press('Enter');
  await expectFocus(day(/^Monday 4 January/), 'solid');
  await page.keyboard.press('Escape');
  await expectFocus(arrival, 'solid');

  await booking.unfold('codes');
  const code = page.getByLabel('Got a code?');
  await code.click();
  await expectFocus(code, 'solid');
});

test('a press opens and closes a booking over the page without a ring; a key shows the ring on the opener', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  const opener = page.getByRole('link', { name: 'Book two nights' });
  const close = booking.button('Close');
  await page.goto('/standard/winter-breaks/');

  await opener.click();
  await expect(page.getByLabel('Nights')).toBeVisible();
  await expectFocus(close, 'none');
  await close.click();
  await expectFocus(opener, 'none');

  await opener.click();
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocus(opener, 'solid');
});

test('WCAG 2.4.7 a key opens and closes a booking over the page with a ring', async ({ page }) => {
  const booking = new BookingPage(page);
  const opener = page.getByRole('link', { name: 'Book two nights' });
  const close = booking.button('Close');
  await page.goto('/standard/winter-breaks/');

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nights')).toBeVisible();
  await expectFocus(close, 'solid');
  await page.keyboard.press('Enter');
  await expectFocus(opener, 'solid');
});
