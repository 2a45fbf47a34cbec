import { expect } from '@playwright/test';
import { bookTo } from './models/booking-page.ts';
import { test } from './models/demo.ts';
import { hindrances } from './models/usable.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('WCAG 2.4.11 the foot of the details covers no field that has the focus', async ({ page }) => {
  const booking = await bookTo(page, 'addOns');
  await booking.button('Continue').click();
  await expect(booking.heading('Lead booker details')).toBeVisible();
  expect(await hindrances(page)).toEqual([]);
});
