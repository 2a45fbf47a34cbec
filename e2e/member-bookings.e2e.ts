import { expect, type Locator, type Page } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible, NO_PAPER_IN_FIREFOX, test } from './models/demo.ts';
import { MemberBookingsPage } from './models/member-bookings-page.ts';
import { type } from './models/typing.ts';

const ROSALIND = ['rosalind.hart@example.com', 'moorland-house-1'] as const;

const isRoomOfHamper = ({ InternalIdentifier }: { InternalIdentifier: string }) =>
  InternalIdentifier === 'WM-70413200-1';

/** From the guests' names to the confirmation, as the signed-in member. */
async function finish(page: Page, booking: BookingPage): Promise<void> {
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await booking.button('Next Step').click();
  await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
  await booking.button('Continue').click();
  await expect(booking.heading('Your details')).toBeVisible();
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await booking.button('Payment').click();
  await booking.pay({ ...GOOD_CARD, name: 'Rosalind Hart' });
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account', exact: true }).last()).toBeVisible();
}

test('B §2.14 to §2.16, §4 a member books two rooms, cancels one, and amends the other', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.login(...ROSALIND);
  await booking.search({ arrival: '2027-01-17', nights: 2, rooms: 2 });
  for (const leg of [1, 2]) {
    await booking.chooseRoom(leg, 'Park Room');
    await booking.chooseRate(leg, /^Room only - Pay later/);
  }
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await booking.nameGuests(2, ['Sam Fell', 'Joy Fell']);
  await finish(page, booking);
  await page.getByRole('link', { name: 'Account', exact: true }).last().click();

  // Two nights of the Park Room, room only, are £238; two such rooms £476.
  const account = new MemberBookingsPage(page);
  const panel = account.panel('17th January 2027');
  await expect(panel).toContainText('13 days to go!');
  await expect(panel).toContainText('4 adults');
  await expect(panel).toContainText('Total £476');
  await expect(panel).toContainText('Due on arrival: £476');
  await expectAccessible(page);
  await account.openDetails('17th January 2027');
  await expect(page.getByRole('heading', { name: '17th January 2027: 2 Rooms' })).toBeVisible();
  await expect(account.room(1)).toContainText('Tom Fell');
  await expectAccessible(page);

  await account.cancelRoom(2);
  await expect(account.room(2).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(account.room(1).getByText('Cancelled', { exact: true })).toHaveCount(0);
  const stay = demo.estate.state.stays.at(-1);
  expect(stay?.items.map(({ IsCancelled }) => IsCancelled)).toEqual([false, true]);
  const amendId = stay?.items[0]?.InternalIdentifier ?? '';

  await account.amendRoom(1);
  await expect(page.getByRole('button', { name: /^Arrival date/ })).toContainText('17/01/2027');
  await expect(page.getByLabel('Nights')).toHaveValue('2');
  await expect(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByLabel('Nights').selectOption('1');
  await booking.button('Check Availability').click();
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
  await finish(page, booking);

  const staged = demo.estate.state.ledger.findLast(({ path }) => path.endsWith('/booking/stage'));
  expect(staged?.body).toMatchObject({ amendId, arrivalDate: '2027-01-17', numberOfNights: 1 });
  await account.open('#/bookings/stay');
  // The amended room has moved to a booking of its own. The first booking is now cancelled.
  await expect(account.panel('17th January 2027')).toHaveCount(2);
  await expect(account.panel('17th January 2027').filter({ hasText: 'Cancelled' })).toHaveCount(1);
  await expect(account.panel('17th January 2027').filter({ hasText: '18/01/2027' })).toContainText(
    '13 days to go!',
  );
});

test('E-17 a member who amends a room reads on the summary what the new stay lacks', async ({
  page,
  demo,
}) => {
  const account = new MemberBookingsPage(page);
  await account.open('#/bookings/stay');
  await account.login(...ROSALIND);
  await account.openDetails('18th February 2027');
  // The room as the estate has it: with a hamper, and with breakfast in the rate.
  expect(demo.estate.state.stays.flatMap(({ items }) => items).find(isRoomOfHamper)).toMatchObject({
    RateCode: 'DAILYBABB',
    Packages: [{ Code: 'HAMPER', Quantity: 1 }],
  });
  await account.amendRoom(1);
  const booking = new BookingPage(page);
  await booking.button('Check Availability').click();
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await booking.nameGuests(1, ['Rosalind Hart', 'James Hart']);
  await booking.button('Next Step').click();
  await booking.button('Next Step').click();
  await booking.button('Continue').click();
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  const lost = page.getByRole('listitem').filter({ hasText: /^(Breakfast|Walking hamper)$/ });
  await expect(lost).toHaveText(['Breakfast', 'Walking hamper']);
  await expect(
    page.getByText(/^Tables, tee times, pool and spa times of the old booking are not carried over either/),
  ).toBeVisible();
  await expectAccessible(page);
});

test('B §2.16, §2.17 a stay and a spa day are confirmed again by email; a stay with a voucher can be neither amended nor cancelled', async ({
  page,
  demo,
}) => {
  const account = new MemberBookingsPage(page);
  await account.open('#/bookings/stay/70413240');
  await account.login(...ROSALIND, /: \d\sRooms?$/);
  await page.getByRole('button', { name: 'Amend Booking' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Your booking cannot be amended online. Please contact us to make any changes.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'This booking cannot be cancelled online, please contact the hotel to cancel your booking.',
  );
  await page.keyboard.press('Escape');

  const resend = async () => {
    await page.getByRole('button', { name: 'Resend confirmation' }).click();
    await type(page.getByLabel('Email address'), 'friend@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('The confirmation has been sent.')).toBeVisible();
  };
  await resend();
  await account.open('#/bookings/spa');
  await account.openDetails('22nd January 2027');
  await expect(page.getByRole('heading', { name: 'Your Spa Day booking summary' })).toBeVisible();
  await expectAccessible(page);
  await resend();
  expect(demo.estate.state.outbox.slice(-2).map(({ to, subject }) => [to, subject])).toEqual([
    ['friend@example.com', 'Confirmation of stay 70413240'],
    ['friend@example.com', 'Confirmation BH-5021'],
  ]);
});

test.describe('on a sheet of A4', () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  test('the printed lists show the bookings, without controls', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', NO_PAPER_IN_FIREFOX);
    const account = new MemberBookingsPage(page);
    await account.open('#/bookings/stay');
    await account.login(...ROSALIND);
    const list = page.getByRole('article');
    await expect(list.getByRole('heading', { name: 'Upcoming Bookings' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const start = async (what: Locator) => (await what.boundingBox())?.x ?? NaN;
    const words = list.getByText(/^Confirmation number: /).first();
    const heading = list.getByRole('heading', { name: 'Upcoming Bookings' });
    await expect
      .poll(async () => (await start(words)) - (await start(heading)), 'the distance of words and heading')
      .toBe(0);
    const pressed = list.getByRole('link').or(list.getByRole('button')).or(list.getByRole('img'));
    await expect(pressed).toHaveCount(0);
    await expect(list.getByText('View details to see your Spa Itinerary').first()).toBeHidden();
    await expect(list.getByText(/^Confirmation number: /).first()).toBeVisible();
    await expect(list.getByText(/^Total £/).first()).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Spa', exact: true }).click();
    await expect(list.getByText(/^Total Treatments: /).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pressed).toHaveCount(0);
    await expect(list.getByText(/^Total Treatments: /).first()).toBeVisible();
  });
});
