import { expect, type Page } from '@playwright/test';
import type { Demo } from '../demo/start-demo.ts';
import { BookingPage } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';
import { forgetFailedCalls } from './models/payments.ts';
import { type } from './models/typing.ts';

const ARRIVAL = '2027-01-17';

/** Opens the search with values in its address and a scenario. */
async function openSearch(page: Page, scenario: string, query = ''): Promise<BookingPage> {
  const booking = new BookingPage(page);
  const hash = `#/stay/search/?arrivalDate=${ARRIVAL}&numberOfNights=2${query}`;
  await booking.open({ scenario, hash });
  return booking;
}

/** The statuses of the failed calls. Firefox reports no failure for a call that has an answer. */
function failuresOf(demo: Demo): number[] {
  const statuses = demo.estate.state.ledger.map(({ status }) => status);
  return [...new Set(statuses.filter((status) => status >= 400))];
}

const calendarOf = (page: Page) => page.getByRole('dialog', { name: 'Choose new dates' });

test('A §2.6, §4.6 sold-out: new dates from the calendar lead to rooms, closing it leads to the search', async ({
  page,
}) => {
  const booking = await openSearch(page, 'sold-out');
  const calendar = calendarOf(page);
  await booking.button('Check Availability').click();
  await expect(calendar).toContainText('Sorry! There is no availability on your selected dates.');
  await expect(calendar).toContainText('Select new dates below.');
  await expect(calendar.getByRole('gridcell', { name: 'Sunday 17 January 2027, Unavailable' })).toBeVisible();
  await expect(booking.button('Continue without a code')).toBeHidden();
  await expectAccessible(page);

  await calendar.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  // The last dialog gives the focus back to where it was, after the new heading has come (D-37).
  await expect(page.getByRole('heading', { name: 'Book a room', exact: true })).toBeFocused();
  await booking.button('Check Availability').click();

  for (const month of ['February', 'March', 'April']) {
    await calendar.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(calendar.getByRole('heading', { name: `${month} 2027` })).toBeVisible();
  }
  await expect(booking.button('Book now')).toBeDisabled();
  await calendar.getByRole('gridcell', { name: /^Friday 23 April 2027, From £/ }).click();
  await calendar.getByRole('gridcell', { name: /^Wednesday 21 April 2027, From £/ }).click();
  await booking.button('Book now').click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Booking summary' })).toContainText(
    'Wed 21st-Fri 23rd Apr 27',
  );
});

test('A §4.5, §4.6 no-promo: the guest searches again without the code', async ({ page, demo }) => {
  const booking = await openSearch(page, 'no-promo', '&code=HEATHER');
  await booking.button('Check Availability').click();
  const calendar = calendarOf(page);
  await expect(calendar).toContainText(
    'Sorry! There is no availability for the entered code on your selected dates. General availability is shown below.',
  );
  await expect(calendar).toContainText('Select new dates below, or continue without a code.');
  await booking.button('Continue without a code').click();
  await expect(booking.button('Continue: Park Room')).toBeEnabled();
  const searches = demo.estate.state.ledger.filter(({ path }) => path.endsWith('/availability')).slice(-2);
  expect(searches.map(({ body }) => body)).toMatchObject([
    { arrivalDate: ARRIVAL, numberOfNights: 2, code: 'HEATHER' },
    { arrivalDate: ARRIVAL, numberOfNights: 2, code: null },
  ]);
});

test('A §4.6 error-result: the calendar shows the error', async ({ page }) => {
  const booking = await openSearch(page, 'error-result');
  await booking.button('Check Availability').click();
  await expect(calendarOf(page).getByRole('alert')).toContainText(
    'Sorry! There is no availability on your selected dates.',
  );
});

test('A §2.5 no-dogs: both buttons lead on, and a dog left at home costs nothing', async ({ page }) => {
  const booking = await openSearch(page, 'no-dogs', '&occupancy=[[2,0,1]]');
  const summary = page.getByRole('complementary', { name: 'Booking summary' });
  await booking.button('Check Availability').click();
  const text = 'Unfortunately there are no dog friendly rooms available for your selected dates.';
  await expect(page.getByText(text)).toBeVisible();
  await expect(summary).toContainText('1 dog');
  await expectAccessible(page);
  await booking.button('Try a new date').click();
  await expect(booking.button('Check Availability')).toBeVisible();
  await booking.button('Check Availability').click();

  await booking.button('Continue without a dog friendly room').click();
  await expect(page.getByText('This room is booked without a dog.')).toBeVisible();
  await expect(summary).not.toContainText('1 dog');
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await expect(booking.heading('Guest names')).toBeVisible();
  await expect(summary).toContainText('£238');
  await expect(summary).not.toContainText('Total');
});

test('D-21 no-children: the message shows, and a search with a child is not possible', async ({ page }) => {
  const booking = await openSearch(page, 'no-children');
  await page.getByRole('button', { name: 'More: Children' }).click();
  await expect(page.getByText('To bring children, please ring us')).toBeVisible();
  await expect(booking.button('Check Availability')).toBeDisabled();
  await page.getByRole('button', { name: 'Fewer: Children' }).click();
  await expect(booking.button('Check Availability')).toBeEnabled();
});

test('A §2.4 rooms-disabled: the message replaces the form', async ({ page }) => {
  const booking = await openSearch(page, 'rooms-disabled');
  await expect(page.getByText('Rooms cannot be booked online for the moment.')).toBeVisible();
  await expect(booking.button('Check Availability')).toBeHidden();
  await expectAccessible(page);
});

test('A §2.7, §8.5 leg-fails: the error text and its link to a new search', async ({ page, demo, watch }) => {
  const booking = await openSearch(page, 'leg-fails');
  await booking.button('Check Availability').click();
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await expect(page.getByRole('alert')).toContainText(
    'An error has occurred. Please click on here below to search again.',
  );
  expect(failuresOf(demo)).toEqual([500]);
  forgetFailedCalls(watch.complaints);
  await expectAccessible(page);
  await booking.button('Search again').click();
  await expect(booking.button('Start Booking')).toBeVisible();
  // E-19: the estate gets the rooms back before the session ends.
  await expect
    .poll(() =>
      demo.estate.state.ledger
        .slice(-2)
        .map(({ path, status }) => `${path.replace(/session\/.+\//, 'session/…/')} ${status}`),
    )
    .toEqual(['/api/stay/ignore 200', '/api/session/…/end 200']);
});

test('A §2.4 the help on voucher codes lists the estate’s items with their pictures', async ({ page }) => {
  const booking = await openSearch(page, '');
  await booking.button('How to use Voucher Codes').click();
  const help = page.getByRole('dialog', { name: 'How to use Voucher Codes' });
  await expect(help.getByRole('heading', { level: 3 })).toHaveText([
    'Find your reference',
    'Enter it here',
    'Bring it with you',
  ]);
  await expect(help.locator('img')).toHaveCount(3);
  await expect(help).toContainText('It is printed on the back of the card, under the heron');
  await expectAccessible(page);
});

test('slow-rooms: after three seconds the wait says what is happening', async ({ page }) => {
  const long = 'This is taking a little longer than usual. Please bear with us.';
  const booking = await openSearch(page, 'slow-rooms');
  const expectSaid = async (what: string) => {
    await expect(page.getByText(`${what} ${long}`).first()).toBeVisible();
    await expect(page.locator('stay-booking .stay > [role=status]')).toContainText(long);
  };
  await booking.button('Check Availability').click();
  await expectSaid('Looking for rooms for your dates…');
  await expectAccessible(page);
  await booking.button('Prices by date: Park Room').click();
  await expectSaid('Loading prices…');
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await expectSaid('Holding your room…');
  await expect(booking.heading('Guest names')).toBeVisible();
});

test('A §4.3 the search tells the outcome of each kind of voucher, and an applied one fixes the dates', async ({
  page,
  demo,
  watch,
}) => {
  const booking = await openSearch(page, '');
  const apply = async (reference: string) => {
    await type(page.getByLabel('Got a voucher?'), reference);
    await booking.button('Apply code').click();
  };
  const invalid = page.getByRole('region', { name: 'Invalid Vouchers' }).getByRole('listitem');
  const applied = page.getByRole('region', { name: 'Applied Vouchers' }).getByRole('listitem');
  const refusal = page.getByRole('dialog', { name: 'Invalid Voucher Code' });
  for (const [reference, name, reason, refused] of [
    ['GIFT-USED', ' - A gift of £50', 'Already used', null],
    [
      'GIFT-LATE',
      ' - A gift of £75',
      'Voucher invalid for booking date',
      'Please note this gift experience cannot currently be redeemed online.',
    ],
    ['GIFT-HELD', ' - A gift of £150', 'Already used', null],
    [
      'TEA-FOR-TWO',
      ' - Afternoon tea for two',
      'Invalid category',
      'Please note this voucher cannot be redeemed against Overnight experiences online.',
    ],
    ['GIFT-ODD', ' - A gift of £60', 'Unknown', null],
    ['GIFT-DESK', ' - A gift of £80', 'Cannot be used online', null],
    ['NOBODYS', '', 'Cannot be found', null],
  ] as const) {
    await apply(reference);
    const line = invalid.filter({ hasText: reference });
    await expect(line).toHaveText(`${reference}${name}${reason}Remove ${reference}`);
    if (refused === null) {
      await expect(refusal).toBeHidden();
      continue;
    }
    await expect(refusal).toContainText(refused);
    await expect(refusal.getByRole('link')).toHaveAttribute('href', /\/contact/);
    await refusal.getByRole('button', { name: 'Close' }).click();
  }
  expect(failuresOf(demo)).toEqual([404]);
  forgetFailedCalls(watch.complaints);
  await expect(booking.button(/^Arrival date/)).toBeVisible();

  await apply('GIFT-100');
  await expect(applied).toContainText('The value of your voucher is £100');
  await expect(booking.button(/^Arrival date/)).toBeHidden();
  await expect(page.getByText('17/01/2027')).toBeVisible();
  await apply('STAY-NIGHT');
  await expect(booking.button('Check Availability')).toBeEnabled();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(
    page.getByText('Stay vouchers can only be redeemed with a single room booking.'),
  ).toBeVisible();
  await expect(booking.button('Check Availability')).toBeDisabled();
  await expectAccessible(page);
  for (const reference of ['STAY-NIGHT', 'GIFT-100']) await booking.button(`Remove ${reference}`).click();
  await expect(booking.button('Check Availability')).toBeEnabled();
  await expect(booking.button(/^Arrival date/)).toBeVisible();
});
