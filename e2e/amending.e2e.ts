import { expect, type Page } from '@playwright/test';
import type { Demo } from '../demo/start-demo.ts';
import { AccountPage } from './models/account-page.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';

const ROSALIND = ['rosalind.hart@example.com', 'moorland-house-1'] as const;
/** The first room of the estate's stay 70413200. */
const ROOM = 'WM-70413200-1';

/** A member opens the change of a booked room from the account. */
async function amend(page: Page): Promise<BookingPage> {
  const account = new AccountPage(page);
  await account.open('#/bookings/stay');
  await account.login(...ROSALIND);
  await account.openDetails('18th February 2027');
  await account.press('Amend Booking');
  await page.getByRole('link', { name: 'Amend Room 1', exact: true }).click();
  await expect(seen(page, 'Change of booking 70413200')).toBeVisible();
  return new BookingPage(page);
}

/** Goes on from the search to the check before payment. */
async function goToSummary(page: Page, booking: BookingPage): Promise<void> {
  await page.getByLabel('Nights').selectOption('1');
  await goOn(booking, 'search', 'addons', { rooms: [{ guests: ['Rosalind Hart', 'James Hart'] }] });
  await booking.button('Continue').click();
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();
}

function cancelElsewhere({ estate }: Demo): void {
  for (const { items } of estate.state.stays) {
    for (const room of items) if (room.InternalIdentifier === ROOM) room.IsCancelled = true;
  }
}

/** The ids of the rooms to replace in what was staged. */
const staged = ({ estate }: Demo) =>
  estate.state.ledger
    .filter(({ path }) => path.endsWith('/booking/stage'))
    .map(({ body }) => (body as { amendId: unknown }).amendId);

test('E-17, F-07 a room that is cancelled elsewhere while it is changed is told, and the guest goes on with a new booking', async ({
  page,
  demo,
  watch,
}) => {
  const booking = await amend(page);
  await goToSummary(page, booking);
  cancelElsewhere(demo);
  await booking.button('Payment').click();
  const gone = seen(page, 'The booking that you are changing is not there any more.');
  await expect(gone).toBeVisible();
  await expect(page.getByText('could not be prepared')).toHaveCount(0);
  await expectAccessible(page);
  // The refusal, and the question whether the booking is made all the same.
  expect(watch.complaints.splice(0).every((text) => /40[49]/.test(text))).toBe(true);
  await booking.button('Go on as a new booking').click();
  await expect(gone).toHaveCount(0);
  await expect(seen(page, 'From here on you are making a new booking.').first()).toBeVisible();
  await booking.button('Payment').click();
  await booking.pay({ ...GOOD_CARD, name: 'Rosalind Hart' });
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  expect(staged(demo)).toEqual([ROOM, null]);
});

test('F-06 a room that was booked in this tab is changed in it, and not booked once more', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.login(...ROSALIND);
  await booking.chooseArrival('2027-01-17');
  await goOn(booking, 'search', 'addons', { rooms: [{ guests: ['Rosalind Hart', 'James Hart'] }] });
  await booking.button('Continue').click();
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await booking.button('Payment').click();
  await booking.pay({ ...GOOD_CARD, name: 'Rosalind Hart' });
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  const [made] = demo.estate.state.bookings;
  const account = new AccountPage(page);
  await account.open('#/bookings/stay');
  await account.openDetails('17th January 2027');
  await account.press('Amend Booking');
  await page.getByRole('link', { name: 'Amend Room 1', exact: true }).click();
  await expect(seen(page, `Change of booking ${made?.confirmationNumber}`)).toBeVisible();
  await page.getByRole('button', { name: 'Guests 2 adults' }).click();
  await expect(page.getByRole('radio', { name: '2', exact: true })).toHaveCount(0);
});

test('F-13 logging out ends the change of a booking', async ({ page, demo }) => {
  const booking = await amend(page);
  await goToSummary(page, booking);
  await page.goto('/standard/account/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // The code that removes the member's data loads only after the logout.
  const kept = () => page.evaluate(() => sessionStorage.getItem('staychart.draft'));
  await expect.poll(kept).toContain('endedAmendment');
  await page.goto('/standard/booking/');
  await expect(booking.heading('Lead booker details')).toBeVisible();
  await expect(seen(page, 'You are logged out, so the booking that you were changing')).toBeVisible();
  await expect(page.getByText('Change of booking')).toHaveCount(0);
  expect(staged(demo)).toEqual([]);
});

test('E-17 what cannot be an id is not shown, and the guest reads that the booking was not found', async ({
  page,
}) => {
  await page.goto(`/standard/booking/#/stay/search/?amend=${encodeURIComponent('CANCELLED! Ring 0900 1')}`);
  await expect(seen(page, 'The booking that is to be changed was not found.')).toBeVisible();
  await expect(page.getByText('0900')).toHaveCount(0);
});
