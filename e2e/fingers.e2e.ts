import { expect } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { BookingPage } from './models/booking-page.ts';
import { ONLY_CHROMIUM, PHONE } from './models/phone.ts';
import { seen } from './models/seen.ts';
import { missedByFingers } from './models/targets.ts';
import { test } from './models/test.ts';

test.skip(({ browserName }) => browserName !== 'chromium', ONLY_CHROMIUM);
test.use(PHONE);

test('WCAG 2.5.5 on a phone every control from the start to the payment is a target of 44 px', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  const expectPressable = async (screen: string) =>
    expect.soft(await missedByFingers(page), screen).toEqual([]);
  await booking.open();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expectPressable('the start');
  await booking.startWithoutAccount();
  await expectPressable('the search');
  await booking.button(/^Arrival date/).click();
  const dates = page.getByRole('dialog', { name: 'Dates' });
  await expect(dates.getByRole('gridcell', { name: /£/ }).first()).toBeVisible();
  await expectPressable('the calendar');
  await page.keyboard.press('Escape');
  await booking.search({ arrival: '2027-01-17', nights: 1, rooms: 2 });
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await expectPressable('the rooms');
  await booking.chooseRoom(1, 'Park Room');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
  await expectPressable('the rates');
  await booking.chooseRate(1, /^Bed & breakfast(?!,)/);
  await booking.chooseRoom(2, 'Park Room');
  await booking.chooseRate(2, /^Room only - Pay later/);
  await expect(booking.heading('Guest names')).toBeVisible();
  await expectPressable('the guests');
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await booking.nameGuests(2, ['Bo Lund', 'Ada Lund']);
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await expectPressable('the itinerary');
  await booking.button('Next Step').click();
  await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
  await expectPressable('the add-ons');
  await booking.button('Continue').click();
  await booking.button('Check your booking').click();
  await expect(page.getByRole('group', { name: 'Please check these answers' })).toBeVisible();
  await expectPressable('the details, with what is missing');
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();
  await expectPressable('the summary');
  await booking.button('Cancel').click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  await expectPressable('the question before it is given up');
  await booking.button('Continue booking').click();
  await booking.button('Payment').click();
  await expect(booking.payButton).toBeVisible();
  await expectPressable('the payment');
});

test('WCAG 2.5.5 on a phone every control in a dialog of times and in its bill is a target of 44 px', async ({
  page,
  openAt,
}) => {
  const booking = await openAt('itinerary', {
    arrival: '2027-01-18',
    nights: 2,
    rooms: [{ rate: /^Bath House break with dinner/ }],
  });
  expect.soft(await missedByFingers(page), 'the itinerary').toEqual([]);
  await page.getByRole('button', { name: '(Breakfast Times, room 1)' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Breakfast times' }).getByRole('radiogroup').first(),
  ).toBeVisible();
  expect.soft(await missedByFingers(page), 'the times').toEqual([]);
  await page.keyboard.press('Escape');
  await booking.button('Show Summary').click();
  await expect(page.getByRole('dialog', { name: 'Booking summary' })).toBeVisible();
  expect.soft(await missedByFingers(page), 'the bill').toEqual([]);
});

test('WCAG 2.5.5 on a phone every control in the account is a target of 44 px', async ({ page }) => {
  const account = new AccountPage(page);
  await account.open();
  await expect(account.field('Email address')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a booking without an account' })).toBeVisible();
  expect.soft(await missedByFingers(page), 'the login').toEqual([]);
  await account.open('#/find');
  await account.findBooking('70413200', 'rosalind.hart@example.com');
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect.soft(await missedByFingers(page), 'the found booking').toEqual([]);
  await account.press('Find another booking');
  await expect(account.field('Confirmation number')).toBeVisible();
  expect.soft(await missedByFingers(page), 'the lookup').toEqual([]);
  await account.open('#/login');
  await account.login('rosalind.hart@example.com', 'moorland-house-1');
  await account.expectWelcome('Rosalind');
  for (const name of ['Your Bookings', 'Account Details']) {
    await account.menu(name);
    expect.soft(await missedByFingers(page), name).toEqual([]);
  }
});

test('look.md the bar with the bill and the buttons stays at the foot of the window, also on a short page', async ({
  page,
  openAt,
}) => {
  await openAt('itinerary', { rooms: [{ rate: /^Bed & breakfast(?!,)/ }] });
  const bar = page.locator('[part=actions]');
  const widget = page.locator('stay-booking');
  for (const place of ['start', 'end'] as const) {
    await widget.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), place);
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(Math.round(y + height), `at the widget’s ${place}`).toBe(PHONE.viewport.height);
  }
  const words = await seen(page, /You can come back to this until you book\.$/).boundingBox();
  const { y: barTop = 0 } = (await bar.boundingBox()) ?? {};
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(barTop);
});
