import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';

for (const [clock, today] of [
  ['a day behind', '2027-01-03'],
  ['a day ahead', '2027-01-05'],
] as const) {
  test(`T12, D-70 a member whose clock is ${clock} sees the estate's dates, stays signed in, and can pay`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${today}T10:00:00Z`);
    const booking = new BookingPage(page);
    await booking.open();
    await booking.login('rosalind.hart@example.com', 'moorland-house-1');
    await expect(booking.button(/^Arrival date/)).toContainText('04/01/2027');
    await goOn(booking, 'search', 'addOns');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await booking.button('Continue').click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rosalind.hart@example.com');
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    await booking.button('Payment').click();
    await expect(booking.button('PAY TO COMPLETE')).toBeVisible();
  });
}
