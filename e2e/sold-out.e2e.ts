import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { test } from './models/test.ts';

test(
  'A §2.6, §4.6 where nothing is free, new dates from the calendar lead to rooms',
  { tag: '@core' },
  async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.open({
      scenario: 'sold-out',
      hash: '#/stay/search/?arrivalDate=2027-03-30&numberOfNights=2',
    });
    await booking.button('Check Availability').click();
    const calendar = page.getByRole('dialog', { name: 'Choose new dates' });
    await expect(calendar).toContainText('Sorry! There is no availability on your selected dates.');
    await expect(
      calendar.getByRole('gridcell', { name: 'Tuesday 30 March 2027, Unavailable' }),
    ).toBeVisible();
    await expect(calendar).toContainText('The next 2 free nights begin on Sunday 4 April 2027.');
    await calendar.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(booking.button('Book now')).toBeDisabled();
    await calendar.getByRole('gridcell', { name: /^Friday 23 April 2027, From £/ }).click();
    await calendar.getByRole('gridcell', { name: /^Wednesday 21 April 2027, From £/ }).click();
    await booking.button('Book now').click();
    await expect(booking.heading('Room 1: Select Room')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Booking summary' })).toContainText(
      'Wed 21st-Fri 23rd Apr 27',
    );
  },
);
