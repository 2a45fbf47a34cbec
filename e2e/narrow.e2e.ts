import { expect, type Locator, type Page } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { AddOnsPage } from './models/addons-page.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { expectOutline } from './models/outline.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';
import { hindrances } from './models/usable.ts';
import * as outlines from './outlines/account.ts';

// WCAG 1.4.10: a window of 1280 × 1024 px at a zoom of 400 %.
test.use({ viewport: { width: 320, height: 256 } });

/** Wider than a phone, without a place to break. */
const WORD = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren';

/** Expects that nothing keeps a guest from using the current screen. */
async function expectUsable(page: Page, screen: string): Promise<void> {
  expect.soft(await hindrances(page), screen).toEqual([]);
}

/** Opens and closes a dialog. It must be usable, and the focus must return to its opener (WCAG 2.4.3). */
async function visitDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/^Loading/)).toHaveCount(0);
  await expectUsable(page, `the dialog of ${opener.toString()}`);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('WCAG 1.4.10, 1.4.12, 2.4.11 at 400 % a guest with long names completes a whole booking, with its dialogs', async ({
  page,
  watch,
}) => {
  test.slow();
  const booking = new BookingPage(page);
  const addOns = new AddOnsPage(page);
  const button = (name: string | RegExp) => booking.button(name);

  await booking.open({ hash: '#/?hasExpired=true' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectUsable(page, 'start');
  await booking.startWithoutAccount();
  await expectUsable(page, 'folded search');
  await booking.unfold('guests');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await booking.unfold('codes');
  for (const reference of [WORD, 'GIFT-USED', 'GIFT-LATE']) {
    await type(page.getByLabel('Got a voucher?'), reference);
    await button('Apply code').click();
    if (reference === WORD) await expect(seen(page, 'Cannot be found')).toBeVisible();
  }
  await expect(page.getByRole('dialog', { name: 'Invalid Voucher Code' })).toBeVisible();
  await expectUsable(page, 'refused voucher');
  await page.getByRole('button', { name: 'Close' }).click();
  await expectUsable(page, 'search');
  for (const opener of ['How to use Voucher Codes', 'View estate map', /^Arrival date/])
    await visitDialog(page, button(opener));
  await page.getByRole('radio', { name: '5+' }).check();
  await expectUsable(page, 'five rooms');
  await booking.search({ arrival: '2027-01-18', nights: 2, rooms: 1 });

  await expect(button('Continue: Park Room')).toBeVisible();
  await button('Prices by date: Park Room').click();
  await expect(page.getByRole('gridcell', { name: /£/ }).first()).toBeVisible();
  await expectUsable(page, 'rooms');
  await booking.chooseRoom(1, 'Park Room');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
  await expectUsable(page, 'rates');
  await visitDialog(page, button('Show Summary'));
  await booking.chooseRate(1, /^Bath House break with dinner/);

  await expect(booking.heading('Guest names')).toBeVisible();
  await button('Next Step').click();
  await expect(page.getByRole('group', { name: /missing$/ })).toBeVisible();
  await expectUsable(page, 'guests');
  await booking.nameGuests(1, [`${WORD} ${WORD}`, `${WORD}s ${WORD}`]);
  await expectUsable(page, 'guests with names');
  await button('Next Step').click();

  await expect(booking.heading('Set your itinerary')).toBeVisible();
  for (const section of ['Spa Package Extras', 'Breakfast Times', 'Dinner Times', 'Pool & Spa Access'])
    await visitDialog(page, page.getByRole('button', { name: `(${section}, room 1)` }));
  await expectUsable(page, 'itinerary');
  await button('Next Step').click();

  await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
  for (const [addOn, opener] of [
    ['A round on the Ling Course', 'Add for room 1'],
    ['The mud room', 'Book your experience for room 1'],
    ['An hour in the spa garden', 'Book your experience for room 1'],
  ] as const) {
    await addOns.bring(addOn);
    await visitDialog(page, addOns.panel(addOn).getByRole('button', { name: opener }));
  }
  await expectUsable(page, 'add-ons');
  await button('Continue').click();

  await expect(booking.heading('Lead booker details')).toBeVisible();
  await button('Check your booking').click();
  await expect(page.getByRole('group', { name: 'Please check these answers' })).toBeVisible();
  await expectUsable(page, 'details');
  await page.reload();
  await booking.fillLeadBooker({ email: `${WORD}@example.com`, telephone: '+447700900123' });
  await booking.agreeToTerms();
  await button('Check your booking').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();
  await expectUsable(page, 'summary');
  await button('Payment').click();
  await booking.redeem(WORD);
  await expect(seen(page, 'Not applied: Cannot be found')).toBeVisible();
  await expectUsable(page, 'payment');
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await expectUsable(page, 'confirmation');
  // The browser reports the refused vouchers.
  expect(watch.complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('WCAG 1.4.10, 1.4.12, 2.4.11 at 400 % the calendar of a search without availability is usable, and so is its question', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await booking.open({ scenario: 'no-promo', hash: '#/stay/search/?arrivalDate=2027-01-17&code=HEATHER' });
  await booking.button('Check Availability').click();
  await expect(page.getByRole('gridcell', { name: /From £/ }).first()).toBeVisible();
  // Every night of January is free: the key of struck numbers would explain nothing.
  await expect(page.getByText('00 Unavailable')).toHaveCount(0);
  await expectUsable(page, 'calendar');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  await expectUsable(page, 'question');
});

test('WCAG 1.4.10, 1.4.12, 2.4.11 at 400 % every screen of the account is usable, and reads in order', async ({
  page,
}) => {
  const account = new AccountPage(page);
  await account.open('#/register');
  await account.press('Register');
  await expect(page.getByRole('group', { name: 'Please check these answers' })).toBeFocused();
  await expectOutline(page, outlines.registerRefused);
  await expectUsable(page, 'register');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await account.expectHeading('Your account');
  await expectOutline(page, outlines.login);
  await expectUsable(page, 'login');
  await page.getByRole('link', { name: 'Get Reminder' }).click();
  await expect(account.field('Email address')).toBeVisible();
  await expectOutline(page, outlines.passwordReset);
  await expectUsable(page, 'password reset');
  await account.open('#/find?number=70413200');
  await expect(account.field('Confirmation number')).toHaveValue('70413200');
  await expectOutline(page, outlines.findBooking);
  await expectUsable(page, 'lookup of a booking');
  await account.findBooking('70413200', 'rosalind.hart@example.com');
  await account.expectHeading('18th February 2027: 2\u00a0Rooms');
  await expectUsable(page, 'found booking');
  await account.open('#/bookings/stay/70413240');
  await account.login('rosalind.hart@example.com', 'moorland-house-1');
  await account.expectWelcome('Rosalind');
  await expectUsable(page, 'stays');
  await account.open('#/bookings/stay/70413240');
  await expect(page.getByRole('heading', { name: 'Need to Cancel?' })).toBeVisible();
  await expectOutline(page, outlines.stay);
  await expectUsable(page, 'stay that cannot be changed online');
  await account.open('#/bookings/stay/70413200');
  await expect(page.getByRole('button', { name: 'Amend Booking' })).toBeVisible();
  await expectUsable(page, 'stay');
  for (const name of ['Amend Booking', 'Cancel Booking'])
    await visitDialog(page, page.getByRole('button', { name }));
  await account.open('#/bookings/spa');
  await account.expectHeading('22nd January 2027');
  await expectOutline(page, outlines.spaDays);
  await expectUsable(page, 'spa days');
  for (const [screen, outline] of [
    ['Account Details', outlines.details],
    ['Preferences', outlines.preferences],
  ] as const) {
    await account.menu(screen);
    await expectOutline(page, outline);
    await expectUsable(page, screen);
  }
  await account.menu('Account Details');
  await page.getByRole('link', { name: 'Change your password' }).click();
  await account.expectHeading('Change Password');
  await expectOutline(page, outlines.changePassword);
  await expectUsable(page, 'change password');
});

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('WCAG 2.4.11 the foot of the details covers no field that has the focus', async ({ page, openAt }) => {
    await openAt('details');
    expect(await hindrances(page)).toEqual([]);
  });
});
