import { expect } from '@playwright/test';
import { codeMailedTo } from '../tests/faults/calls.ts';
import { AccountPage } from './models/account-page.ts';
import { GOOD_CARD } from './models/booking-page.ts';
import { seen } from './models/seen.ts';
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
  await expect(seen(page, `Confirmation number: ${number}`)).toBeVisible();
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

test('D-645 a guest without an account cancels a room by a code from the mailbox', async ({
  page,
  demo,
  watch,
}) => {
  const email = 'rosalind.hart@example.com';
  const account = new AccountPage(page);
  await account.open('#/find?number=70413200');
  await account.findBooking('70413200', email);
  await account.press('Cancel a room');
  await account.press('Cancel Room 2');
  await account.press('Send code');
  const field = account.field('Code');
  await expect(field).toBeFocused();
  const code = codeMailedTo(demo, email);
  await field.fill(code === '000000' ? '000001' : '000000');
  await account.press('Cancel room 2');
  await expect(field).toHaveAccessibleDescription(/This code is not right\. Room 2 is not cancelled\./);
  await expect(field).toBeFocused();
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Room 2 is cancelled.' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Room 2:' })).toHaveAccessibleDescription('Cancelled');

  const stay = demo.estate.state.stays.find((one) => one.ConfirmationNumber === '70413200');
  expect(stay?.items.map(({ IsCancelled }) => IsCancelled)).toEqual([false, true]);
  const cancels = demo.estate.state.ledger.filter(({ path }) => path.endsWith('/find/cancel'));
  expect(cancels.map(({ status }) => status)).toEqual([400, 200]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    email,
  );
  expect(watch.complaints.splice(0).every((text) => text.includes('400'))).toBe(true);
});
