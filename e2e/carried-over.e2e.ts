import { expect } from '@playwright/test';
import { bookTo, GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';
import { ItineraryPage } from './models/itinerary-page.ts';

const RATE = /^Bath House break with dinner/;

const stillroom = (timeSlot: string) => ({ hadAvailability: true, timeSlot, restaurant: 'STILLROOM' });

test('D-483, D-484 a stay moved by a day keeps names, add-ons and the times that fit, and names what it lost', async ({
  page,
  demo,
}) => {
  const booking = await bookTo(page, 'itinerary', { arrival: '2027-01-18', nights: 2, rate: RATE });
  const itinerary = new ItineraryPage(page);
  await itinerary.open('Dinner Times', 1);
  await itinerary.chooseTable('Monday 18th January 2027', '18:00');
  await itinerary.chooseTable('Tuesday 19th January 2027', '18:00');
  await itinerary.press('Done');
  await booking.button('Next Step').click();
  const flowers = page.getByRole('listitem').filter({ has: booking.heading('Flowers in your room') });
  await flowers.getByRole('checkbox', { name: 'Add to Room 1' }).check();
  await booking.button('Continue').click();
  await page.getByRole('radio', { name: 'Tom Fell' }).check();
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();

  // The guest goes back to the search by its address.
  await page.evaluate(() => {
    location.hash = '#/stay/search/';
  });
  await expect(page.getByText('Names, times and add-ons come along where they still fit.')).toBeVisible();
  await booking.chooseArrival('2027-01-19');
  await booking.button('Check Availability').click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await expect(page.getByText('Your room so far')).toHaveCount(1);
  await booking.chooseRoom(1, 'Park Room');
  await expect(page.getByRole('radio', { name: RATE })).toBeChecked();
  await booking.button('Next Step').click();

  await expect(booking.heading('Guest names')).toBeVisible();
  const told = page.getByRole('region', { name: 'Some of your choices do not fit your new search' });
  const lines = [
    'Dinner at The Stillroom, Mon 18th Jan at 18:00 – not within your new stay',
    'Dinner, Wed 20th Jan – no table chosen yet',
  ];
  await expect(told.getByRole('listitem')).toHaveText(lines);
  await expect(page.getByLabel('First Name').nth(0)).toHaveValue('Tom');
  await expect(page.getByLabel('First Name').nth(1)).toHaveValue('Ivy');
  await expectAccessible(page);
  await page.reload();
  await expect(told.getByRole('listitem')).toHaveText(lines);
  await booking.button('Next Step').click();
  await expect(itinerary.booked('Dinner Times', 1)).toHaveText(['Tuesday: The Stillroom - 18:00']);
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toBeHidden();
  await booking.button('Next Step').click();
  await expect(flowers.getByRole('checkbox', { name: 'Add to Room 1' })).toBeChecked();
  await booking.button('Continue').click();
  await expect(page.getByRole('radio', { name: 'Tom Fell' })).toBeChecked();
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();
  const room = page.getByRole('region', { name: 'Room 1:' });
  await expect(room).toContainText('Flowers');
  await booking.button('Payment').click();
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();

  const { ledger, bookings } = demo.estate.state;
  const staged = ledger.findLast(({ path }) => path.endsWith('/booking/stage'));
  expect(staged?.body).toMatchObject({
    arrivalDate: '2027-01-19',
    numberOfNights: 2,
    leadGuest: { firstName: 'Tom', emailAddress: 'tom@example.com', telephone: '+447700900123' },
    roomStays: [
      {
        guests: [{ firstName: 'Tom' }, { firstName: 'Ivy' }],
        packages: [{ quantity: 1, restaurantBookings: [] }],
        dinnerRestaurantBookings: [stillroom('2027-01-19T18:00:00')],
      },
    ],
  });
  expect(bookings.at(-1)).toMatchObject({
    arrivalDate: '2027-01-19',
    rooms: [{ guests: ['MR Tom Fell', 'MR Ivy Fell'] }],
  });
});
