import { expect } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/demo.ts';
import { hindrances } from './models/usable.ts';
import { type } from './models/typing.ts';

/** Wider than a phone, without a place to break. */
const WORD = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren';

test.use({ viewport: { width: 320, height: 256 } });

test('WCAG 1.4.10 long words that a guest types break, and stay inside every screen', async ({
  page,
  watch,
}) => {
  const booking = new BookingPage(page);
  const expectInside = async (screen: string) =>
    expect.soft((await hindrances(page)).slice(0, 8), screen).toEqual([]);
  await booking.open();
  await booking.startWithoutAccount();
  await type(page.getByLabel('Got a voucher?'), WORD);
  await booking.button('Apply code').click();
  await expect(page.getByText('Cannot be found')).toBeVisible();
  await expectInside('search');
  await booking.search({ arrival: '2027-01-18', nights: 3 });
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Bath House break with dinner/);
  await booking.nameGuests(1, [`${WORD} ${WORD}`, `${WORD}s ${WORD}`]);
  await expectInside('guests');
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await expectInside('itinerary');
  await booking.button('Next Step').click();
  await expect(booking.heading('Flowers in your room')).toBeVisible();
  await expectInside('add-ons');
  await booking.button('Continue').click();
  await page.getByRole('radio', { name: `${WORD} ${WORD}`, exact: true }).check();
  await booking.fillLeadBooker({ email: `${WORD}@example.com`, telephone: '+447700900123' });
  await booking.agreeToTerms();
  await expectInside('details');
  await booking.button('Check your booking').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();
  await expectInside('summary');
  await booking.button('Payment').click();
  await booking.redeem(WORD);
  await expect(page.getByText('Cannot be found')).toBeVisible();
  await expectInside('payment');
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await expectInside('confirmation');
  // The browser reports the refused vouchers.
  watch.complaints.splice(
    0,
    watch.complaints.length,
    ...watch.complaints.filter((text) => !text.includes('404')),
  );
});
