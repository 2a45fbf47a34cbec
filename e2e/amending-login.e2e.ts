import { expect, type Page } from '@playwright/test';
import type { Demo } from '../demo/start-demo.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

const ROSALIND = ['rosalind.hart@example.com', 'moorland-house-1'] as const;
const IDRIS = ['idris.bevan@example.com', 'lakeside-walk-2'] as const;
/** The first room of Rosalind's stay 70413200. */
const ROOM = 'WM-70413200-1';
const LINK = `/standard/booking/#/stay/search/?amend=${ROOM}&arrivalDate=2027-01-17&numberOfNights=1`;

/** The calls of a booking that the estate has heard, in order. */
const heard = ({ estate }: Demo) =>
  estate.state.ledger
    .map(({ path }) => path.split('/').at(-1) ?? '')
    .filter((call) => ['availability', 'booking', 'stage', 'complete'].includes(call));

async function logIn(page: Page, [username, password]: readonly [string, string]): Promise<void> {
  await type(page.getByLabel('Username'), username);
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** A guest who is not logged in follows the link of an amendment. */
async function follow(page: Page): Promise<BookingPage> {
  const booking = new BookingPage(page);
  await page.goto(LINK);
  await expect(booking.heading('Change your booking')).toBeVisible();
  await expect(booking.button('Check Availability')).toHaveCount(0);
  await expect(page.getByText(ROOM)).toHaveCount(0);
  return booking;
}

test(
  'F-13 an amendment asks for the login before the search, and its member then changes the booking',
  { tag: '@engines' },
  async ({ page, demo, watch }) => {
    const booking = await follow(page);
    await expectAccessible(page);
    await logIn(page, [ROSALIND[0], 'not-her-password']);
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription(
      'Sorry, an account cannot be found with the details entered.',
    );
    await expect(password).toBeFocused();
    // The refused login, and the question whether an old account can be moved.
    expect(watch.complaints.splice(0).every((text) => /40[04]/.test(text))).toBe(true);
    await expect(booking.button('Check Availability')).toHaveCount(0);
    expect(heard(demo)).toEqual([]);

    await logIn(page, ROSALIND);
    await expect(booking.button('Check Availability')).toBeVisible();
    await expect(seen(page, 'Change of booking 70413200')).toBeVisible();
    await goOn(booking, 'search', 'addons', { rooms: [{ guests: ['Rosalind Hart', 'James Hart'] }] });
    await booking.button('Continue').click();
    await booking.agreeToTerms();
    await booking.button('Check your booking').click();
    await booking.button('Payment').click();
    await booking.pay({ ...GOOD_CARD, name: 'Rosalind Hart' });
    await expect(booking.heading('Your stay is booked!')).toBeVisible();

    expect(heard(demo)).toEqual(['availability', 'booking', 'stage', 'complete']);
    const made = demo.estate.state.bookings.at(-1);
    expect(made).toMatchObject({
      ...{ amendId: ROOM, memberId: 'member-1', arrivalDate: '2027-01-17', numberOfNights: 1 },
      rooms: [{ roomCode: 'HSPK', rateCode: 'ROOMONLY' }],
    });
    // The new room stands, and the old one is no longer in its stay of two rooms.
    const roomsOf = (number: string) =>
      demo.estate.state.stays
        .filter(({ ConfirmationNumber }) => ConfirmationNumber === number)
        .flatMap(({ items }) =>
          items.map(({ InternalIdentifier, IsCancelled }) => [InternalIdentifier, IsCancelled]),
        );
    expect(roomsOf('70413200')).toEqual([['WM-70413200-2', false]]);
    expect(roomsOf(made?.confirmationNumber ?? '')).toEqual([[made?.rooms[0]?.internalIdentifier, false]]);
  },
);

test(
  'F-13 another member does not find the booking that is to be changed',
  { tag: '@engines' },
  async ({ page, demo }) => {
    const booking = await follow(page);
    await logIn(page, IDRIS);
    const notFound = seen(page, 'The booking that is to be changed was not found among your bookings.');
    await expect(notFound.first()).toBeVisible();
    await expect(page.getByText(ROOM)).toHaveCount(0);
    await expectAccessible(page);
    await booking.button('Go on as a new booking').click();
    await expect(notFound).toHaveCount(0);
    await expect(seen(page, 'From here on you are making a new booking.').first()).toBeVisible();
    await booking.button('Check Availability').click();
    await expect(booking.heading('Room 1: Select Room')).toBeVisible();
    const searched = demo.estate.state.ledger.findLast(({ path }) => path.endsWith('/availability'));
    expect(searched?.body).toMatchObject({ amendId: null });
    expect(JSON.stringify(demo.estate.state.ledger)).not.toContain(ROOM);
  },
);
