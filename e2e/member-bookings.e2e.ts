import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

const ROSALIND = ['rosalind.hart@example.com', 'moorland-house-1'] as const;
/** The estate's stay of two rooms, 70413200. */
const ARRIVAL = '18th February 2027';

test(
  'B §2.14, §2.16 a member opens a stay from the list and cancels one of its two rooms',
  { tag: '@core' },
  async ({ page, demo }) => {
    const account = new AccountPage(page);
    await account.open('#/bookings/stay');
    await account.login(...ROSALIND);
    const panel = account.panel(ARRIVAL);
    await expect(panel).toContainText('45 days to go!');
    await expect(panel).toContainText(/Total £/);
    await expectAccessible(page);
    await account.openDetails(ARRIVAL);
    await expect(page.getByRole('heading', { name: `${ARRIVAL}: 2 Rooms` })).toBeVisible();
    await expect(account.room(1)).toContainText('Rosalind Hart');
    await expectAccessible(page);

    await account.press('Cancel Booking');
    await account.press('Cancel Room 2');
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toContainText(
      'Room 2 will be cancelled.',
    );
    await account.press('Cancel room 2');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(seen(account.room(2), 'Cancelled', { exact: true })).toBeVisible();
    // What is told comes into view with the booking that it is about.
    await expect(page.getByRole('status').filter({ hasText: 'Room 2 is cancelled.' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: `${ARRIVAL}: 1 Room` })).toBeInViewport();
    await expect(seen(account.room(1), 'Cancelled', { exact: true })).toHaveCount(0);
    const stay = demo.estate.state.stays.find(({ ConfirmationNumber }) => ConfirmationNumber === '70413200');
    expect(stay?.items.map(({ Leg, IsCancelled }) => [Leg, IsCancelled])).toEqual([
      [1, false],
      [2, true],
    ]);
  },
);

test(
  'B §2.16, §4, E-17 a member amends a room, reads what the new stay lacks, and pays for it',
  { tag: '@core' },
  async ({ page, demo }) => {
    const account = new AccountPage(page);
    await account.open('#/bookings/stay');
    await account.login(...ROSALIND);
    await account.openDetails(ARRIVAL);
    await account.press('Amend Booking');
    await page.getByRole('link', { name: 'Amend Room 1', exact: true }).click();
    const booking = new BookingPage(page);
    await expect(booking.button(/^Arrival date/)).toContainText('18/02/2027');
    await expect(page.getByLabel('Nights')).toHaveValue('2');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByLabel('Nights').selectOption('1');
    await goOn(booking, 'search', 'addons', { rooms: [{ guests: ['Rosalind Hart', 'James Hart'] }] });
    await booking.button('Continue').click();
    await expect(booking.heading('Your details')).toBeVisible();
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    // The old room has a hamper, and breakfast in its rate.
    const lost = page.getByRole('listitem').filter({ hasText: /^(Breakfast|Walking hamper)$/ });
    await expect(lost).toHaveText(['Breakfast', 'Walking hamper']);
    await expect(seen(page, 'Your room stays yours until the new one is booked.')).toBeVisible();
    await booking.button('Payment').click();
    await booking.pay({ ...GOOD_CARD, name: 'Rosalind Hart' });
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    await expect(seen(page, 'It takes the place of room\u00a01 in booking 70413200.')).toBeVisible();

    const staged = demo.estate.state.ledger.findLast(({ path }) => path.endsWith('/booking/stage'));
    expect(staged?.body).toMatchObject({
      amendId: 'WM-70413200-1',
      arrivalDate: '2027-02-18',
      numberOfNights: 1,
    });
    await page.getByRole('link', { name: 'Account', exact: true }).last().click();
    // The amended room has moved to a booking of its own.
    await expect(account.panel(ARRIVAL)).toHaveCount(2);
    await expect(account.panel(ARRIVAL).filter({ hasText: '19/02/2027' })).toHaveCount(1);
  },
);

test('B §2.17 a spa day is confirmed again by email', async ({ page, demo }) => {
  const account = new AccountPage(page);
  await account.open('#/bookings/spa');
  await account.login(...ROSALIND);
  await account.openDetails('22nd January 2027');
  await expect(page.getByRole('heading', { name: 'Your Spa Day booking summary' })).toBeVisible();
  await expectAccessible(page);
  await account.press('Resend confirmation');
  await type(page.getByLabel('Email address'), 'friend@example.com');
  await account.press('Send');
  await expect(seen(page, 'The confirmation has been sent.')).toBeVisible();
  expect(demo.estate.state.outbox.at(-1)).toMatchObject({
    to: 'friend@example.com',
    subject: 'Confirmation BH-5021',
  });
});
