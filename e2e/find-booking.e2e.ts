import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/test.ts';

test("D-497 a guest without an account follows the confirmation's link and finds the booking", async ({
  page,
  watch,
  openPayment,
}) => {
  const booking = await openPayment();
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  const number = (await page.locator('.confirmation-number strong').textContent()) ?? '';
  await page.getByRole('link', { name: 'Find your booking' }).click();

  const account = new AccountPage(page);
  await account.expectHeading('Find your booking');
  await expect(account.field('Confirmation number')).toHaveValue(number);
  await expect(account.field('Email')).toHaveValue('');
  await account.findBooking(number, 'somebody@example.com');
  await expect(page.getByRole('alert')).toContainText(
    'We could not find a booking with this number and email.',
  );
  await account.findBooking(number, 'TOM@example.com');
  await account.expectHeading('17th January 2027: 1\u00a0Room');
  await expect(page.getByText(`Confirmation number: ${number}`)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Room typePark Room');
  await expect(page.getByRole('article')).toContainText('Tom Fell');

  // The browser stores nothing of the booking, and the address has nothing of the guest.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'TOM@',
  );
  expect(page.url()).toMatch(new RegExp(`/account/#/find\\?number=${number}$`));
  await page.reload();
  await account.expectHeading('Find your booking');
  await expect(account.field('Email')).toHaveValue('');
  expect(watch.complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});
