import { expect } from '@playwright/test';
import { seen } from './models/seen.ts';
import { headingOf } from './models/stays.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

test(
  'B §2.3, D-646 what is edited at the summary leads straight back there, over a reload too',
  { tag: '@engines' },
  async ({ page, openAt }) => {
    const booking = await openAt('summary');
    const summary = booking.heading('Check your booking details');
    await booking.button('Edit guest names of room 1').click();
    await type(page.getByLabel('First Name').first(), 'Thomas');
    await page.reload();
    await booking.button('Next Step').click();
    await expect(summary).toBeVisible();
    await expect(seen(page, 'Mr Thomas Fell').first()).toBeVisible();

    await booking.button('Edit room type of room 1').click();
    await booking.chooseRoom(1, 'Lake View Room');
    await booking.button('Change room').click();
    await booking.chooseRate(1, /^Room only - Pay later/);
    await expect(summary).toBeVisible();
    await expect(booking.button('Payment')).toBeEnabled();
  },
);

test('D-646 times of another rate come before the summary', async ({ openAt }) => {
  const booking = await openAt('summary');
  await booking.button('Edit rate of room 1').click();
  await booking.chooseRate(1, /^Bed & breakfast(?!,)/);
  await expect(booking.heading(headingOf('itinerary'))).toBeVisible();
  await booking.button('Next Step').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();
});
