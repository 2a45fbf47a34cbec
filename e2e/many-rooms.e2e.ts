import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { growHouse } from './models/big-house.ts';
import { test } from './models/demo.ts';

const ROOM_TYPES = 50;

test('T25, A §2.5 50 room types for 14 nights: every room is listed, and the last one shows prices by date and rates', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  growHouse(demo.estate, ROOM_TYPES);
  await booking.open({ hash: '#/stay/search/?arrivalDate=2027-01-17&numberOfNights=14' });
  await booking.button('Check Availability').click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  // Sold-out rooms are folded into lines. Opened by key: cards that come near grow, and can move a line away between
  // the two halves of a click.
  const known = page.getByRole('button', { name: /^Continue: /, includeHidden: true });
  await expect(known).toHaveCount(ROOM_TYPES);
  for (const line of await page.getByText('Sold out for your dates').all()) await line.press('Enter');
  const rooms = page.getByRole('button', { name: /^Continue: / });
  await expect(rooms).toHaveCount(ROOM_TYPES);

  await page
    .getByRole('button', { name: /^Prices by date/ })
    .last()
    .click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Continue: /, disabled: false })
    .last()
    .click();
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Room only - Pay later/ })).toBeEnabled();
});
