import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { GOOD_CARD, openPayment } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';

/** What an address that nobody has booked with and a number that nobody has read alike. */
const NOT_FOUND =
  'We could not find a booking with this number and email.' +
  'Please check both. The email has to be the one that the booking was made with.' +
  'If it is still not there, please call us on 01632 960140.';

/** Takes away what the console says of answers that say no. */
function forgetRefusals(complaints: string[]): void {
  expect(complaints.splice(0).every((text) => /404|429/.test(text))).toBe(true);
}

test('D-497 to D-499, D-552 a guest without an account follows the link of the confirmation, and finds the booking', async ({
  page,
  watch,
}) => {
  const booking = await openPayment(page);
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

  // Nothing of it is kept, and nothing of the guest is in the address.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'TOM@',
  );
  expect(page.url()).toMatch(new RegExp(`/account/#/find\\?number=${number}$`));
  await page.reload();
  await account.expectHeading('Find your booking');
  await expect(account.field('Email')).toHaveValue('');
  forgetRefusals(watch.complaints);
});

test('D-497 an unknown number reads as a wrong address does; D-498 after five of them it says when to try again', async ({
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
  // The browser's clock stands at ten in the morning, that of the estate goes on.
  await expect(page.getByRole('alert')).toHaveText(
    /^That was too many triesNothing was looked up\. You can try again from 10:1[45]\./,
  );
  await expect(account.field('Confirmation number')).toHaveValue('70413200');
  forgetRefusals(watch.complaints);
});

test('D-499 a member signs in from a booking that was found, and is led to its details', async ({ page }) => {
  const account = new AccountPage(page);
  await account.open('#/find');
  await account.findBooking('70413200', 'rosalind.hart@example.com');
  await page.getByRole('link', { name: 'Sign in to manage this booking' }).click();
  await account.login('rosalind.hart@example.com', 'moorland-house-1');
  await account.expectWelcome('Rosalind');
  await expect(page).toHaveURL(/#\/bookings\/stay\/70413200$/);
  await expect(page.getByRole('button', { name: 'Cancel Booking' })).toBeVisible();
});

test('D-497 where the configuration forbids it there is no way to it, and its address leads to the login', async ({
  page,
}) => {
  const account = new AccountPage(page);
  await page.goto('/account/?scenario=no-lookup#/find');
  await account.expectHeading('Your account');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(page.getByText('Find a booking without an account')).toHaveCount(0);
});
