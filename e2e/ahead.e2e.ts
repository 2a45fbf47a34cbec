import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { pathOf } from './models/bundle.ts';
import { test } from './models/demo.ts';

test("the date picker's code loads once the search is drawn, before the guest opens the dates", async ({
  page,
}) => {
  const booking = new BookingPage(page);
  const drawn: boolean[] = [];
  await page.route(`**${pathOf('widget/wiring/stay-dates.ts')}`, async (route) => {
    drawn.push(await booking.button('Check Availability').isVisible());
    await route.continue();
  });
  // The search step's code loads while the guest is still on the start screen.
  const search = page.waitForResponse(`**${pathOf('widget/wiring/steps/search.ts')}`);
  await page.goto('/booking/');
  await search;
  await page.waitForLoadState('networkidle');
  expect(drawn).toEqual([]);
  await booking.startWithoutAccount();
  await expect.poll(() => drawn).toEqual([true]);

  await booking.button(/^Arrival date/).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(drawn).toHaveLength(1);
});
