import { expect } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/demo.ts';

for (const [clock, today] of [
  ['a day behind', '2027-01-03'],
  ['a day ahead', '2027-01-05'],
] as const) {
  test(`T12, D-70 a member whose clock is ${clock} sees the estate's dates, stays signed in, and books`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${today}T10:00:00Z`);
    const booking = new BookingPage(page);
    await booking.open();
    await booking.login('rosalind.hart@example.com', 'moorland-house-1');
    await expect(booking.button(/^Arrival date/)).toContainText('04/01/2027');
    await booking.search({ arrival: '2027-01-17', nights: 1 });
    await booking.chooseRoom(1, 'Park Room');
    await booking.chooseRate(1, /^Room only - Pay later/);
    await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
    await booking.button('Next Step').click();
    await booking.heading('Set your itinerary').waitFor();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await booking.button('Next Step').click();
    await booking.button('Continue').click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rosalind.hart@example.com');
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    await booking.button('Payment').click();
    await booking.pay(GOOD_CARD);
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
  });
}
