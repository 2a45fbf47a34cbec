import { expect } from '@playwright/test';
import { bookTo, BookingPage } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';
import { forgetFailedCalls } from './models/payments.ts';
import { type } from './models/typing.ts';

test('an address that names no screen shows a message, and the guest can go on', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.open({ hash: '#/no/such/place' });
  await expect(booking.button('Start Booking')).toBeVisible();
  await expect(page.getByText('We could not find that page of the booking')).toBeVisible();
  await expectAccessible(page);
  await booking.button('Dismiss').click();
  await expect(page.getByText('We could not find that page of the booking')).toBeHidden();
});

test('an unknown address in the middle of a booking keeps the guest where they are', async ({ page }) => {
  await bookTo(page, 'search');
  await type(page.getByLabel('Got a code?'), 'HEATHER');
  await page.evaluate(() => {
    window.location.hash = '#/nonsense';
  });
  await expect(page.getByText('We could not find that page of the booking')).toBeVisible();
  await expect(page.getByLabel('Got a code?')).toHaveValue('HEATHER');
  await expect(page).toHaveURL(/#\/stay\/search\/$/);
});

test("D-38 a session that no longer exists leads to the start with 'Expired'", async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.open({ hash: '#/00000000-dead/stay/guests' });
  await expect(page.getByRole('alert')).toContainText('Your booking session expired.');
  await expect(booking.button('Start Booking')).toBeVisible();
});

test('D-38 a session that has ended keeps the search that it had', async ({ page, demo, watch }) => {
  const booking = await bookTo(page, 'search');
  await booking.search({ arrival: '2027-01-17', nights: 3, code: 'HEATHER' });
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  demo.estate.state.sessions.clear();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your booking session expired.');
  await booking.startWithoutAccount();
  await expect(page.getByLabel('Got a code?')).toHaveValue('HEATHER');
  await expect(page.getByLabel('Nights')).toHaveValue('3');
  forgetFailedCalls(watch.complaints);
});

for (const occupancy of ['[[2,0', 'null', '[[-1,9,"x"]]', '<script>alert(1)</script>']) {
  test(`T3 a malformed occupancy falls back to the default: ${occupancy}`, async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.open({ hash: `#/stay/search/?occupancy=${encodeURIComponent(occupancy)}` });
    await expect(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
    await expect(page.getByText('Some of the details in that link could not be read.')).toBeVisible();
    await expect(booking.button('Check Availability')).toBeEnabled();
  });
}

for (const scenario of ['cms-down', 'api-down', 'html-answers']) {
  test(`T22, T24 the widget says what is wrong and offers another try: ${scenario}`, async ({
    page,
    watch,
  }) => {
    const booking = new BookingPage(page);
    await booking.open({ scenario });
    const start = booking.button('Start Booking');
    if (scenario !== 'cms-down') await start.click();
    await expect(page.getByRole('alert')).toContainText('We cannot reach the booking system');
    await expect(booking.button('Try again')).toBeVisible();
    await expectAccessible(page);
    forgetFailedCalls(watch.complaints);
  });
}

test('when the API is back, the guest goes on from the same screen', async ({ page, watch }) => {
  const booking = await bookTo(page, 'search');
  await page.route('**/availability', (route) => route.abort());
  await booking.search({ arrival: '2027-01-17', nights: 2 });
  await expect(page.getByRole('alert')).toContainText('We cannot reach the booking system');
  await page.unroute('**/availability');
  await booking.button('Try again').click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  forgetFailedCalls(watch.complaints);
});
