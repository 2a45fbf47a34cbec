import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { forgetFailedCalls } from './models/payments.ts';
import { seen } from './models/seen.ts';
import { bookTo } from './models/stays.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

test('an unknown address in the middle of a booking keeps the guest where they are', async ({ page }) => {
  const booking = await bookTo(page, 'search');
  await booking.unfold('codes');
  await type(page.getByLabel('Got a code?'), 'HEATHER');
  await page.evaluate(() => {
    window.location.hash = '#/nonsense';
  });
  await expect(seen(page, 'We could not find that page of the booking')).toBeVisible();
  await expect(page.getByLabel('Got a code?')).toHaveValue('HEATHER');
  await expect(page).toHaveURL(/#\/stay\/search\/$/);
});

test('T3 a malformed occupancy falls back to the default', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.open({ hash: `#/stay/search/?occupancy=${encodeURIComponent('<script>alert(1)</script>')}` });
  await expect(booking.button('Rooms and guests 1 room, 2 adults')).toBeVisible();
  await expect(seen(page, 'Some of the details in that link could not be read.')).toBeVisible();
  await expect(booking.button('Check Availability')).toBeEnabled();
});

test('T22, T24 the widget says what is wrong and offers another try', async ({ page, watch }) => {
  const booking = new BookingPage(page);
  await booking.open({ scenario: 'html-answers' });
  await booking.button('Start Booking').click();
  await expect(page.getByRole('alert')).toContainText("We could not read the hotel's answer.");
  await expect(booking.button('Try again')).toBeVisible();
  await expectAccessible(page);
  forgetFailedCalls(watch.complaints);
});

test(
  'when the API is back, the guest goes on from the same screen',
  { tag: '@core' },
  async ({ page, watch }) => {
    const booking = await bookTo(page, 'search');
    await page.route('**/availability', (route) => route.abort());
    await booking.button('Check Availability').click();
    await expect(page.getByRole('alert')).toContainText('We cannot reach the booking system');
    await page.unroute('**/availability');
    await booking.button('Try again').click();
    await expect(booking.heading('Room 1: Select Room')).toBeVisible();
    forgetFailedCalls(watch.complaints);
  },
);
