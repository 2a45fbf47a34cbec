import { expect } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

const MEMBER = { username: 'idris.bevan@example.com', password: 'lakeside-walk-2' };

test('D-546 a member who signs in at the details finds the names filled in, and keeps the typed address', async ({
  page,
  demo,
}) => {
  // The booking of this page takes the shorter way, here in the specification's voice.
  await page.goto('/themes/city/booking/?lang=en-GB');
  const booking = new BookingPage(page);
  await booking.search({ arrival: '2027-01-17', nights: 1 });
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await booking.button('Continue').click();
  await page.getByLabel('Title').selectOption({ label: 'Mr' });
  await type(page.getByLabel('First Name'), 'Tom');
  await type(page.getByLabel('Last Name'), 'Fell');
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });

  await booking.button('Sign in').first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByLabel('Username')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(booking.button('Sign in').first()).toBeFocused();

  await booking.button('Sign in').last().click();
  await type(dialog.getByLabel('Username'), MEMBER.username);
  await type(dialog.getByLabel('Password', { exact: true }), MEMBER.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();

  await expect(booking.heading('Your details')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Idris');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(MEMBER.username);
  await expect(page.getByLabel('Telephone')).toHaveValue('07700 900123');
  await expect(page.getByLabel('First line of address')).toHaveValue('1 Mill Lane');
  await expect(booking.button('Sign in')).toHaveCount(0);
  await booking.agreeToTerms();
  await booking.button('Payment').click();
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  expect(demo.estate.state.outbox.at(-1)?.to).toBe(MEMBER.username);
});
