import { AddOnsPage } from './models/addons-page.ts';
import { expect } from '@playwright/test';
import { PLAIN_ROOM_STAY, stagedGuest } from '../tests/support/plain-room-stay.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { expectOutline } from './models/outline.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import * as outlines from './outlines/booking.ts';
import { ratesOfRoom, rooms } from './outlines/choosing.ts';

/** A room stay as A §7.2 writes it, by hand. */
function roomStay(
  leg: number,
  held: object,
  guests: { name: string; isLead: boolean }[],
  packages: object[],
) {
  return {
    ...PLAIN_ROOM_STAY,
    ...held,
    roomCode: 'HSPK',
    rateCode: 'HEATHERBB',
    promoCode: 'HEATHER',
    leg,
    packages,
    guests: guests.map(({ name, isLead }) => ({ ...stagedGuest('MR', name, 'Fell'), isLeadGuest: isLead })),
    isBreakfastRequired: true,
  };
}

test('A §4.1, B §4 a guest without account books two rooms for two nights with a promo code, and each screen reads in order', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  await expect(booking.button('Start Booking')).toBeVisible();
  await expectOutline(page, outlines.start);
  await expectAccessible(page);
  await booking.startWithoutAccount();
  await expectOutline(page, outlines.search);
  await expectAccessible(page);
  await booking.search({ arrival: '2027-01-17', nights: 2, rooms: 2, code: 'HEATHER' });

  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await expectOutline(page, rooms);
  await expectAccessible(page);
  await booking.chooseRoom(1, 'Park Room');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
  await expectOutline(page, ratesOfRoom);
  await expectAccessible(page);
  await booking.chooseRate(1, /^Heather bed & breakfast/);
  const ways = page.getByRole('navigation', { name: 'Your rooms' });
  await expect(ways.getByRole('listitem')).toHaveText([/^Room 1.*chosen.*Park Room$/, /^Room 2$/]);
  await ways.getByRole('button', { name: 'Room 1' }).click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await ways.getByRole('button', { name: 'Room 2' }).click();
  await expect(booking.heading('Room 2: Select Room')).toBeVisible();
  await booking.chooseRoom(2, 'Park Room');
  await booking.chooseRate(2, /^Heather bed & breakfast/);

  await expect(booking.heading('Guest names')).toBeVisible();
  await booking.button('Next Step').click();
  await expectOutline(page, outlines.guestsRefused);
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await booking.nameGuests(2, ['Sam Fell', 'Joy Fell']);
  await expectAccessible(page);
  await booking.button('Next Step').click();

  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await expectOutline(page, outlines.itinerary);
  await expectAccessible(page);
  await booking.button('Next Step').click();

  await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
  const addOns = new AddOnsPage(page);
  await addOns.add('Flowers in your room', 1);
  const flowers = addOns.panel('Flowers in your room');
  await flowers.getByRole('button', { name: /^More/ }).click();
  await expectOutline(page, outlines.addOns);
  await expectAccessible(page);
  await booking.button('Continue').click();

  await expect(booking.heading('Lead booker details')).toBeVisible();
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await expectOutline(page, outlines.details);
  await expectAccessible(page);
  await booking.button('Check your booking').click();

  // Two nights of the Park Room by the promo code are £265; two bunches of flowers are 2 × £24.
  await expect(booking.heading('Check your booking details')).toBeVisible();
  await expectOutline(page, outlines.summary);
  await expect(page.getByRole('region', { name: 'Room 1:' })).toContainText('£313');
  await expect(page.getByRole('region', { name: 'Room 2:' })).toContainText('£265');
  await expectAccessible(page);
  await booking.button('Payment').click();

  await expect(booking.payButton).toBeVisible();
  await expectOutline(page, outlines.payment);
  await expectAccessible(page);
  await booking.pay(GOOD_CARD);

  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await expectOutline(page, outlines.confirmation);
  await expectAccessible(page);
  await expect(booking.page).toHaveURL(/\/stay\/confirmation\/$/);

  const made = demo.estate.state.bookings.at(-1);
  expect(made).toMatchObject({
    arrivalDate: '2027-01-17',
    numberOfNights: 2,
    total: 578,
    paidToday: 48,
    dueOnArrival: 530,
    rooms: [
      { leg: 1, roomCode: 'HSPK', rateCode: 'HEATHERBB', guests: ['MR Tom Fell', 'MR Ivy Fell'], total: 313 },
      { leg: 2, roomCode: 'HSPK', rateCode: 'HEATHERBB', guests: ['MR Sam Fell', 'MR Joy Fell'], total: 265 },
    ],
  });
  await expect(seen(page, made?.confirmationNumber ?? 'none')).toBeVisible();

  const held = made?.rooms.map(({ confirmationNumber, internalIdentifier }) => ({
    confirmationNumber,
    internalIdentifier,
  }));
  // How often the date picker asks for prices depends on how long it is open (prices-by-date).
  const sent = demo.estate.state.ledger.filter(
    ({ path }) => path.startsWith(`/api/stay/${made?.sessionId}`) && !path.endsWith('/availability/calendar'),
  );
  expect(sent.map(({ method, path }) => `${method} ${path.split('/').slice(4).join('/')}`)).toEqual([
    'POST availability',
    'POST booking',
    'POST booking',
    'POST booking/stage',
    'POST booking/complete',
  ]);
  expect(sent.at(-2)?.body).toEqual({
    amendId: null,
    account: null,
    monetaryGiftVouchers: [],
    leadGuest: {
      title: 'MR',
      firstName: 'Tom',
      lastName: 'Fell',
      emailAddress: 'tom@example.com',
      telephone: '+447700900123',
      address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
    },
    arrivalDate: '2027-01-17',
    numberOfNights: 2,
    roomStays: [
      roomStay(
        1,
        held?.[0] ?? {},
        [
          { name: 'Tom', isLead: true },
          { name: 'Ivy', isLead: false },
        ],
        [
          {
            code: 'FLOWERS',
            quantity: 2,
            restaurantBookings: [],
            golfBookings: { rounds: [] },
            spaBookings: { items: [] },
          },
        ],
      ),
      roomStay(
        2,
        held?.[1] ?? {},
        [
          { name: 'Sam', isLead: false },
          { name: 'Joy', isLead: false },
        ],
        [],
      ),
    ],
  });
  expect(sent.at(-1)?.body).toEqual({
    cardHoldersName: 'Tom Fell',
    cardType: 'VS',
    cardNumber: 'ends in 4242',
    expiryMonth: '12',
    expiryYear: '30',
  });
});
