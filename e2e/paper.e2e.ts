import { expect } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { NO_PAPER_IN_FIREFOX, test } from './models/demo.ts';
import { openSummary, roomBill } from './models/stays.ts';

test('the printed summary and confirmation show the booking, without controls', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NO_PAPER_IN_FIREFOX);
  const booking = await openSummary(page, {
    arrival: '2027-05-10',
    nights: 2,
    rooms: [{ room: 'Park Room', rate: /^Bed & breakfast, booked ahead/, guests: ['Tom Fell', 'Ivy Fell'] }],
  });
  const pressed = page.locator('stay-booking').getByRole('button');
  const bill = ['Room & rate £340.50', 'Total payable £340.50'];
  await page.emulateMedia({ media: 'print' });
  await expect(pressed).toHaveCount(0);
  await expect(booking.heading('Booking summary')).toHaveCount(0);
  expect(await roomBill(page, 1)).toEqual(bill);

  await page.emulateMedia({ media: 'screen' });
  await booking.button('Payment').click();
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(pressed).toHaveCount(0);
  expect(await roomBill(page, 1)).toEqual(bill);
});
