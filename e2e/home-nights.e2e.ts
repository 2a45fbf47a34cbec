import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';

const DAY = /^Sunday 17 January 2027, from £\d+$/;

test('at Withenmere a day of the price list opens the booking with that arrival', async ({ page }) => {
  const booking = new BookingPage(page);
  await page.goto('/withenmere/');
  await expect(page.getByRole('heading', { name: /^A night from £\d+$/ })).toBeVisible();
  await page.getByRole('link', { name: DAY }).click();
  await expect(page).toHaveURL(/\/booking\/\?arrivalDate=2027-01-17/);
  await booking.startWithoutAccount();
  await expect(booking.button(/^Arrival date.*17/)).toContainText('17/01/2027');
});

test('at Meridian a day, with nights and adults, leads to the rooms', async ({ page }) => {
  const booking = new BookingPage(page);
  await page.goto('/themes/city/?lang=en-GB');
  await page.getByLabel('Nights').selectOption('3');
  await page.getByRole('button', { name: DAY }).click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await expect(page.locator('stay-booking')).toContainText('Sun 17th-Wed 20th Jan 27');
});

test('at Gull Sands a day opens the booking over the page, at the search', async ({ page }) => {
  const booking = new BookingPage(page);
  await page.goto('/themes/coast/');
  await page.getByRole('link', { name: DAY }).click();
  await expect(booking.button('Check Availability')).toBeVisible();
  await expect(booking.button(/^Arrival date.*17/)).toContainText('17/01/2027');
});

test('the prices of Gull Sands follow the language of the page, and show later months', async ({ page }) => {
  await page.goto('/themes/coast/');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: /^Eine Nacht ab \d+\s£$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Spätere Monate' }).click();
  await expect(page).toHaveURL(/month=2027-03.*#nights$/);
  await expect(page.getByRole('table', { name: 'März 2027' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Dienstag, 2\. März 2027, ab \d+\s£$/ })).toBeVisible();
  await expectAccessible(page);
});
