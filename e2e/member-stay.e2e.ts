import { AddOnsPage } from './models/addons-page.ts';
import { expect } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/test.ts';

test(
  'A §2.3, §5.5 a member logs in, is a guest of the room, and books it with an add-on',
  { tag: '@core' },
  async ({ page, demo }) => {
    const booking = new BookingPage(page);
    await booking.open();
    await booking.login('rosalind.hart@example.com', 'moorland-house-1');
    await booking.search({ arrival: '2027-01-17', nights: 2 });
    await booking.chooseRoom(1, 'Park Room');
    await booking.chooseRate(1, /^Room only - Pay later/);

    await expect(booking.heading('Guest names')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I am staying in this room' }).check();
    await expect(page.getByRole('group', { name: 'Guest 1' })).toContainText('Rosalind Hart');
    await booking.nameGuests(1, ['Ivy Fell']);
    await booking.button('Next Step').click();

    await new AddOnsPage(page).add('Flowers in your room', 1);
    await booking.button('Continue').click();

    await expect(booking.heading('Your details')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rosalind.hart@example.com');
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    await booking.button('Payment').click();
    await booking.pay({ ...GOOD_CARD, name: 'Rosalind Hart' });
    await expect(booking.heading('Your stay is booked!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Account', exact: true }).last()).toBeVisible();

    // Two nights of the Park Room, room only, are £238; one bunch of flowers is £24.
    const made = demo.estate.state.bookings.at(-1);
    expect(made).toMatchObject({
      arrivalDate: '2027-01-17',
      numberOfNights: 2,
      total: 262,
      paidToday: 24,
      dueOnArrival: 238,
      rooms: [{ leg: 1, roomCode: 'HSPK', rateCode: 'ROOMONLY' }],
    });
    expect(made?.memberId).not.toBe(null);
    expect(made?.rooms[0]?.guests[0]).toMatch(/Rosalind Hart$/);

    const ledger = demo.estate.state.ledger;
    const staged = ledger.findLast((entry) => entry.path.endsWith('/booking/stage'));
    expect(staged?.body).toMatchObject({
      roomStays: [{ guests: [{ isLoggedInUser: true, firstName: 'Rosalind', lastName: 'Hart' }, {}] }],
    });
    // A §2.1: one known-user check for each of the nine screens, from the search to the confirmation.
    const checks = () => demo.estate.state.ledger.filter(({ path }) => path === '/api/session/known-user');
    await expect.poll(checks).toHaveLength(9);
  },
);
