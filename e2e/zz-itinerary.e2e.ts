import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';

test('itinerary against the estate', async ({ page, demo }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
  const shot = async (name: string) => {
    for (const [w, h] of [[1280, 900], [390, 844]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/e2e-shots/${name}-${w}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const booking = new BookingPage(page);
  await booking.open();
  await booking.startWithoutAccount();
  await booking.search({ arrival: '2027-01-18', nights: 2 });
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Bath House break with dinner/);
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await shot('open');
  await page.getByRole('button', { name: /^BOOK YOUR TREATMENTS/ }).click();
  await expect(page.getByRole('heading', { name: /TREATMENTS Tom/ })).toBeVisible();
  await page.waitForTimeout(800);
  await shot('treatments');
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Durations of Heather & Honey Massage' }).getByRole('button', { name: /^90 mins/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Time of day' })).toBeVisible();
  await shot('times');
  await expectAccessible(page);
  const chips = page.getByRole('group', { name: "Select Tom's treatment time" }).getByRole('button').and(page.locator(':enabled'));
  await chips.first().click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('group', { name: 'Durations of Heather & Honey Massage' }).getByRole('button', { name: /^60 mins/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Time of day' })).toBeVisible();
  await shot('times-ivy');
  await page.getByRole('button', { name: 'PM', exact: true }).click();
  await page.getByRole('group', { name: "Select Ivy's treatment time" }).getByRole('button').and(page.locator(':enabled')).last().click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: /^Book your tables \(Breakfast/ }).click();
  for (const day of ['Tuesday 19th January 2027', 'Wednesday 20th January 2027'])
    await page.getByRole('group', { name: day }).getByLabel('Time').selectOption({ index: 1 });
  await shot('breakfast');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: /^Book your tables \(Dinner/ }).click();
  await expect(page.getByRole('group', { name: 'Monday 18th January 2027' })).toBeVisible();
  await shot('dinner');
  await expectAccessible(page);
  for (const day of ['Monday 18th January 2027', 'Tuesday 19th January 2027']) {
    const row = page.getByRole('group', { name: day });
    if (await row.getByLabel('Restaurant').count()) await row.getByLabel('Restaurant').selectOption({ index: 1 });
    await row.getByLabel('Time').selectOption({ index: 1 });
  }
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: /^BOOK YOUR TIME/ }).click();
  await page.getByRole('group', { name: 'Monday 18th January 2027' }).getByRole('button', { name: 'Evening' }).click();
  await shot('pool');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await shot('booked');
  await expectAccessible(page);
  await page.reload();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await shot('reloaded');
  await booking.button('Next Step').click();
  await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
  await booking.button('Continue').click();
  await page.getByRole('radio', { name: 'Tom Fell' }).check();
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();
  await page.screenshot({ path: '/tmp/e2e-shots/summary.png', fullPage: true });
  await booking.button('Payment').click();
  await expect(booking.button('PAY TO COMPLETE')).toBeVisible();
  const stage = demo.estate.state.ledger.filter((entry) => entry.path.includes('stage')).at(-1);
  console.log(JSON.stringify(stage?.body, null, 1));
  console.log(demo.estate.state.ledger.map(({ method, path, status }: { method: string; path: string; status?: number }) => `${method} ${path} ${status ?? ''}`).join('\n'));
  console.log('ERRORS', errors);
});
