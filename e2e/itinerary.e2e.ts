import { expect } from '@playwright/test';
import { bookTo } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';
import { ItineraryPage } from './models/itinerary-page.ts';
import { seen } from './models/seen.ts';

const MASSAGE = 'Heather & Honey Massage';

/** A treatment as A §7.2 writes it, by hand. */
function treatment(
  clientIndex: number,
  id: string,
  minutes: number,
  price: number,
  from: string,
  to: string,
) {
  return {
    bookingType: 2,
    name: MASSAGE,
    appointmentTypeId: id,
    clientIndex,
    itemType: null,
    duration: minutes,
    actualPrice: price,
    startDateTime: `2027-01-18T${from}:00`,
    endDateTime: `2027-01-18T${to}:00`,
    roomId: 'ROOM-T01',
    staffId: 'S-4',
    facilityId: 'BATH-HOUSE',
  };
}

const stillroom = (timeSlot: string) => ({ hadAvailability: true, timeSlot, restaurant: 'STILLROOM' });

test('A §2.9 everything that a rate includes gets a time, keeps it over a reload, and is staged', async ({
  page,
  demo,
}) => {
  const booking = await bookTo(page, 'itinerary', {
    arrival: '2027-01-18',
    nights: 2,
    rate: /^Bath House break with dinner/,
  });
  const itinerary = new ItineraryPage(page);

  await itinerary.open('Spa Package Extras', 1);
  await expect(booking.heading(/^TREATMENTS Tom/)).toBeVisible();
  await expectAccessible(page);
  await itinerary.chooseTreatment(MASSAGE, 90);
  await expectAccessible(page);
  await itinerary.chooseTreatmentTime('Tom', 'AM', '09:00');
  await itinerary.press('Continue');
  await itinerary.chooseTreatment(MASSAGE, 60);
  await itinerary.chooseTreatmentTime('Ivy', 'PM', '19:00');
  await itinerary.press('Done');
  await itinerary.expectClosed();

  await itinerary.open('Breakfast Times', 1);
  await itinerary.chooseTable('Tuesday 19th January 2027', '07:30');
  await page.getByRole('button', { name: 'The same every morning' }).click();
  await expectAccessible(page);
  await itinerary.press('Done');
  await itinerary.open('Dinner Times', 1);
  await itinerary.chooseTable('Monday 18th January 2027', '18:00');
  await itinerary.chooseTable('Tuesday 19th January 2027', '18:00');
  await itinerary.press('Done');
  const pool = await itinerary.open('Pool & Spa Access', 1);
  await pool
    .getByRole('group', { name: 'Wednesday 20th January 2027' })
    .getByRole('button', { name: 'Morning' })
    .click();
  await itinerary.press('Done');

  await page.reload();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await expect(itinerary.booked('Pool & Spa Access', 1)).toHaveText(['Wed 20th Jan 27: Morning']);
  await expect(itinerary.booked('Spa Package Extras', 1)).toHaveText([
    'Tom: Heather & Honey Massage - 90 mins Mon 18th Jan 27 - 9:00am',
    'Ivy: Heather & Honey Massage - 60 mins Mon 18th Jan 27 - 7:00pm',
  ]);
  await expect(itinerary.booked('Breakfast Times', 1)).toHaveText([
    'Tuesday: The Stillroom - 07:30',
    'Wednesday: The Stillroom - 07:30',
  ]);
  await expect(itinerary.booked('Dinner Times', 1)).toHaveText([
    'Monday: The Stillroom - 18:00',
    'Tuesday: The Stillroom - 18:00',
  ]);
  await expect(
    page.getByText(
      'Mon 18th Jan 27: dinner at 18:00 and Heather & Honey Massage at 19:00 may overlap for Ivy.',
    ),
  ).toBeVisible();
  await expectAccessible(page);

  await booking.button('Next Step').click();
  await booking.button('Continue').click();
  await page.getByRole('radio', { name: 'Tom Fell' }).check();
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  // £955 for two nights. 90 minutes cost £132, the included 60 cost £95: £37 more.
  await expect(page.getByRole('region', { name: 'Room 1:' })).toContainText('£992');
  await booking.button('Payment').click();
  await expect(booking.button('PAY TO COMPLETE')).toBeVisible();

  const { ledger } = demo.estate.state;
  const staged = ledger.findLast(({ path }) => path.endsWith('/booking/stage'));
  expect(staged?.body).toMatchObject({
    roomStays: [
      {
        specialRequirements: 'Pool & Spa Access: 2027-01-20 Morning',
        breakfastRestaurantBookings: [stillroom('2027-01-19T07:30:00'), stillroom('2027-01-20T07:30:00')],
        dinnerRestaurantBookings: [stillroom('2027-01-18T18:00:00'), stillroom('2027-01-19T18:00:00')],
        spaSessionId: staged?.path.split('/')[3],
        isBreakfastRequired: true,
        isDinnerRequired: true,
        isSpaRequired: true,
        isGolfRequired: false,
        roomSpaItems: [
          treatment(0, '4102', 90, 132, '09:00', '10:30'),
          treatment(1, '4101', 60, 95, '19:00', '20:00'),
        ],
      },
    ],
  });
});

test('D-08 tee times are requested once, and listed with Reset', async ({ page, demo }) => {
  await bookTo(page, 'itinerary', {
    arrival: '2027-01-18',
    nights: 2,
    rate: /^Golf break(?! with)/,
  });
  const itinerary = new ItineraryPage(page);
  const golf = await itinerary.open('Golf Tee Times', 1);
  const times = golf.getByRole('group', { name: 'Tee-off time on Tue 19th Jan' });
  await golf.getByRole('button', { name: /^Tue 19th Jan/ }).click();
  await golf.getByRole('button', { name: 'Afternoon' }).click();
  const free = times.getByRole('button', { disabled: false }).first();
  const time = await free.innerText();
  await expectAccessible(page);
  await free.click();
  await itinerary.press('Done');
  await expect(itinerary.booked('Golf Tee Times', 1)).toHaveText([`Tue 19th Jan 27: ${time}`]);
  await page.getByRole('button', { name: 'Reset (Golf Tee Times, room 1)' }).click();
  await itinerary.open('Golf Tee Times', 1);
  await expect(golf.getByRole('button', { name: 'Mon 18th Jan Not chosen' })).toBeVisible();
  expect(demo.estate.state.ledger.filter(({ path }) => path === '/api/golf/search')).toHaveLength(1);
});

test('A §4.8, §8.8 the screen names systems that are off and tables that are gone', async ({ page }) => {
  await bookTo(page, 'itinerary', {
    scenario: 'no-tables,spa-disabled',
    arrival: '2027-01-18',
    rate: /^Bath House break(?! with)/,
  });
  const itinerary = new ItineraryPage(page);
  await expect(page.getByRole('button', { name: /^BOOK YOUR TREATMENTS/ })).toHaveCount(0);
  const breakfast = await itinerary.open('Breakfast Times', 1);
  const text = 'Unfortunately at present there is no availability for your selected dates.';
  await expect(seen(breakfast, text)).toBeVisible();
  await itinerary.press('Done');
  await itinerary.expectClosed();
  await expect(seen(page, text)).toBeVisible();
  await page.getByRole('button', { name: 'Reset (Breakfast Times, room 1)' }).click();
  await expect(page.getByText(text)).toHaveCount(0);
});
