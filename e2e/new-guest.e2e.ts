import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { AddOnsPage } from './models/addons-page.ts';
import { bookTo, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/demo.ts';
import { MemberBookingsPage } from './models/member-bookings-page.ts';
import { type } from './models/typing.ts';

const EMAIL = 'tom.fell@example.com';
const STAY = '17th January 2027';

test('a new guest books with an account, resets the password, adds a dinner and a treatment, cancels one room and amends the other', async ({
  page,
  demo,
}) => {
  const booking = await bookTo(page, 'search');
  await booking.search({ arrival: '2027-01-17', nights: 2, rooms: 2 });
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Bed & breakfast - Pay later/);
  await booking.chooseRoom(2, 'Park Room');
  await booking.chooseRate(2, /^Room only - Pay later/);
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await booking.nameGuests(2, ['Sam Fell', 'Joy Fell']);
  await booking.button('Next Step').click();
  await booking.heading('Set your itinerary').waitFor();
  await booking.button('Next Step').click();
  await booking.heading('Flowers in your room').waitFor();
  await booking.button('Continue').click();
  await page.getByRole('radio', { name: 'Tom Fell' }).check();
  await booking.fillLeadBooker({ email: EMAIL, telephone: '07700 900123' });
  await type(page.getByLabel('Password', { exact: true }), 'heather-and-ling');
  await type(page.getByLabel('Re-enter password'), 'heather-and-ling');
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await booking.button('Payment').click();
  await booking.pay(GOOD_CARD);
  await expect(page.getByText('Your Withenmere account was created successfully.')).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).last().click();

  const account = new AccountPage(page);
  await account.expectWelcome('Tom');
  await account.press('Logout');
  await page.getByRole('link', { name: 'Get Reminder' }).click();
  await type(account.field('Email address'), EMAIL);
  await account.press('Continue');
  await account.enterCode(EMAIL);
  await account.press('Continue');
  await type(account.password('New Password'), 'boathouse-lane');
  await type(account.password('Confirm Password'), 'boathouse-lane');
  await account.press('Continue');
  await account.login(EMAIL, 'boathouse-lane');

  // Two nights of the Park Room: bed & breakfast for two is 2 × £156 = £312, room only is £238.
  const bookings = new MemberBookingsPage(page);
  await expect(bookings.panel(STAY)).toContainText('Total £550');
  await bookings.openDetails(STAY);
  const packages = new AddOnsPage(page);
  const dinner = await packages.open('Supper at the Boathouse Kitchen', 'Book a table for room 1');
  await dinner.getByRole('checkbox', { name: 'Sunday 17th January 2027' }).check();
  await expect(dinner.getByLabel('Guests')).toHaveValue('2');
  await dinner.getByRole('radio').first().check();
  await packages.press('Continue');
  await expect(packages.booked('Supper at the Boathouse Kitchen')).toContainText('Sun 17th Jan 27');
  const spa = await packages.open('Treatments at the Bath House', 'Add to room 1');
  await spa.getByRole('checkbox', { name: 'Tom' }).uncheck();
  await packages.press('Continue');
  await spa
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Heather & Honey Massage' }) })
    .getByRole('button', { name: /60mins/ })
    .click();
  await spa
    .getByRole('button', { name: /^\d\d:\d\d$/, disabled: false })
    .first()
    .click();
  await spa.getByRole('button', { name: 'Confirm Time' }).click();
  await packages.press('Continue');
  await expect(packages.booked('Treatments at the Bath House')).toContainText('for Ivy Fell');

  await page.getByRole('button', { name: 'Resend confirmation' }).click();
  await type(page.getByLabel('Email address'), 'ivy@example.com');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The confirmation has been sent.')).toBeVisible();
  expect(demo.estate.state.outbox.at(-1)?.to).toBe('ivy@example.com');

  await bookings.cancelRoom(2);
  await expect(bookings.room(2).getByText('Cancelled', { exact: true })).toBeVisible();
  const kept = demo.estate.state.stays.at(-1)?.items[0];
  expect(kept?.Packages.map(({ Code }) => Code).sort()).toEqual(['DINBOAT', 'SPATREAT']);

  await bookings.amendRoom(1);
  await expect(page.getByRole('button', { name: /^Arrival date/ })).toContainText('17/01/2027');
  await expect(page.getByLabel('Nights')).toHaveValue('2');
  await expect(page.getByRole('radio')).toHaveCount(0);
});
