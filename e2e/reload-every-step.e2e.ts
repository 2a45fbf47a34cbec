import { expect, type Page } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/test.ts';

/** Reloads the page and expects the same step at the same address. */
async function reload(page: Page, heading: string): Promise<void> {
  const step = page.getByRole('heading', { name: heading, exact: true });
  await expect(step).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(step).toBeVisible();
  expect(page.url()).toBe(address);
}

test(
  'T17 a reload at every step returns to it, and nothing is sent twice',
  { tag: '@core' },
  async ({ page, demo }) => {
    const booking = new BookingPage(page);
    await booking.open();
    await booking.startWithoutAccount();
    await page.reload();
    await booking.search({ arrival: '2027-01-17', nights: 1 });
    await reload(page, 'Room 1: Select Room');
    await booking.chooseRoom(1, 'Park Room');
    await reload(page, 'Room 1: Select Rate');
    await booking.chooseRate(1, /^Bed & breakfast(?!,)/);
    await expect(booking.heading('Guest names')).toBeVisible();
    await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
    await reload(page, 'Guest names');
    await booking.button('Next Step').click();
    await reload(page, 'Set your itinerary');
    await booking.button('Next Step').click();
    await reload(page, 'Can we make your stay even more special?');
    await booking.button('Continue').click();
    await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
    await reload(page, 'Lead booker details');
    await expect(page.getByLabel('Telephone')).toHaveValue('07700 900123');
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    await reload(page, 'Check your booking details');
    const session = new URL(page.url()).hash.split('/')[1] ?? 'none';
    await booking.button('Payment').click();
    await expect(booking.payButton).toBeVisible();
    const address = page.url();
    // A page pays only what it has staged itself, so the reload stages again.
    await page.reload();
    await expect(booking.payButton).toBeVisible();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(booking.heading('Check your booking details')).toBeVisible();
    await page.goForward();
    await expect(booking.payButton).toBeVisible();
    expect(page.url()).toBe(address);
    await booking.pay(GOOD_CARD);
    await expect(booking.heading('Your stay is booked!')).toBeVisible();

    const sent = demo.estate.state.ledger
      .filter(({ path }) => path.startsWith(`/api/stay/${session}/booking`))
      .map(({ path }) => path.split('/').slice(4).join('/'));
    expect(sent).toEqual(['booking', 'booking/stage', 'booking/stage', 'booking/stage', 'booking/complete']);
    expect(demo.estate.state.bookings.filter(({ sessionId }) => sessionId === session)).toHaveLength(1);
  },
);
