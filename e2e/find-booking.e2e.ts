import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { test } from './models/at-payment.ts';
import { GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';

/** The same message for an unknown email address and for an unknown number. */
const NOT_FOUND =
  'We could not find a booking with this number and email.' +
  'Please check both. The email has to be the one that the booking was made with.' +
  'If it is still not there, please call us on 01632 960140.';

/** Removes the console's reports of 404 and 429 answers, and expects no others. */
function forgetRefusals(complaints: string[]): void {
  expect(complaints.splice(0).every((text) => /404|429/.test(text))).toBe(true);
}

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
  await expectAccessible(page);
  await account.findBooking(number, 'somebody@example.com');
  await expect(page.getByRole('alert')).toHaveText(NOT_FOUND);
  await expectAccessible(page);
  await account.findBooking(number, 'TOM@example.com');
  await account.expectHeading('17th January 2027: 1\u00a0Room');
  await expect(page.getByText(`Confirmation number: ${number}`)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Room typePark Room');
  await expect(page.getByRole('article')).toContainText('Tom Fell');
  await expectAccessible(page);

  // The browser stores nothing of the booking, and the address has nothing of the guest.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'TOM@',
  );
  expect(page.url()).toMatch(new RegExp(`/account/#/find\\?number=${number}$`));
  await page.reload();
  await account.expectHeading('Find your booking');
  await expect(account.field('Email')).toHaveValue('');
  forgetRefusals(watch.complaints);
});

test('D-497 an unknown number gets the same message as a wrong address; D-498 after five tries it says when to try again', async ({
  page,
  watch,
}) => {
  const account = new AccountPage(page);
  await account.open();
  await page.getByRole('link', { name: 'Find a booking without an account' }).click();
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await account.findBooking(`7049999${wrong}`, 'rosalind.hart@example.com');
    await expect(page.getByRole('alert')).toHaveText(NOT_FOUND);
    await expect(account.field('Confirmation number')).toHaveValue(`7049999${wrong}`);
  }
  await account.findBooking('70413200', 'rosalind.hart@example.com');
  // The browser's clock stands still at 10:00, the estate's clock runs.
  await expect(page.getByRole('alert')).toHaveText(
    /^That was too many triesNothing was looked up\. You can try again from 10:1[45]\./,
  );
  await expect(account.field('Confirmation number')).toHaveValue('70413200');
  forgetRefusals(watch.complaints);
});

test('a member signs in from a found booking and comes to its details', async ({ page }) => {
  const account = new AccountPage(page);
  await account.open('#/find');
  await account.findBooking('70413200', 'rosalind.hart@example.com');
  await page.getByRole('link', { name: 'Sign in to manage this booking' }).click();
  await account.login('rosalind.hart@example.com', 'moorland-house-1');
  await account.expectWelcome('Rosalind');
  await expect(page).toHaveURL(/#\/bookings\/stay\/70413200$/);
  await expect(page.getByRole('button', { name: 'Cancel Booking' })).toBeVisible();
});

test('D-497 where the configuration forbids the lookup, no link leads to it, and its address leads to the login', async ({
  page,
}) => {
  const account = new AccountPage(page);
  await page.goto('/account/?scenario=no-lookup#/find');
  await account.expectHeading('Your account');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(page.getByText('Find a booking without an account')).toHaveCount(0);
});
