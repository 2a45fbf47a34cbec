import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { test } from './models/test.ts';

test('D-567 the coast’s switch shows approximate prices in euros, and the guest pays in pounds', async ({
  page,
}) => {
  await page.goto('/themes/coast/booking/');
  const booking = new BookingPage(page);
  const prices = page.locator('.currency select');
  await prices.selectOption('EUR');
  await booking.startWithoutAccount();
  await booking.search({ arrival: '2027-01-17', nights: 1 });
  const room = page.locator('.rooms-card').filter({ has: booking.heading('Sea Room') });
  // £148 at the rates 1.15 (EUR) and 1.32 (USD).
  await expect(room.locator('.ui-price')).toContainText('From £148 For 1 night about €170');
  await expectAccessible(page);

  // A change of the currency takes effect on the open screen.
  await prices.selectOption('USD');
  await expect(room.locator('.ui-price')).toContainText('about $195');
  await prices.selectOption('');
  await expect(room.locator('.ui-price')).not.toContainText('about');
  await prices.selectOption('EUR');

  await booking.chooseRoom(1, 'Sea Room');
  await page.getByRole('radio', { name: /^Room only - Pay later/ }).check();
  await expect(page.locator('.summary-panel-approximate')).toHaveText('about €170You pay in GBP.');
  // The chosen and paid price is in the estate's own currency.
  await expect(page.locator('.rates-next')).toHaveText('Room only, £148 in all');
});
