import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { Keyboard } from './models/keyboard.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';

test('a guest with a keyboard alone comes from the start to the guests', async ({ page }) => {
  const booking = new BookingPage(page);
  const keyboard = new Keyboard(page);
  const day = (name: RegExp) => page.getByRole('gridcell', { name }).getByRole('button');
  await booking.open();
  await expect(booking.button('Start Booking')).toBeVisible();
  await keyboard.press(booking.button('Start Booking'), 'Enter');
  await expect(page.getByRole('heading', { name: 'Book a room', level: 2 })).toBeFocused();

  const arrival = booking.button(/^Arrival date/);
  await keyboard.press(arrival, 'Enter');
  await expect(day(/^Monday 4 January 2027/)).toBeFocused();
  const grid = page.getByRole('grid', { name: 'January 2027' });
  await expect(grid.getByRole('columnheader')).toHaveCount(7);
  await expect(grid.getByRole('row')).toHaveCount(5);
  await expect(grid.getByRole('gridcell', { selected: true }).first()).toHaveAccessibleName(
    /^Monday 4 January 2027, £\d+$/,
  );
  await page.keyboard.press('End');
  await expect(day(/^Sunday 10 January 2027/)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await expect(day(/^Thursday 4 February 2027/)).toBeFocused();
  for (const key of ['PageUp', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(day(/^Sunday 17 January 2027/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    seen(page.getByRole('dialog'), 'Choose another day of departure, or keep this one.'),
  ).toBeVisible();
  await keyboard.press(booking.button('Use 17–18 Jan (1 night)'), 'Enter');
  await expect(arrival).toBeFocused();
  await expect(arrival).toContainText('17/01/2027');
  await keyboard.press(page.getByLabel('Nights'), '2');
  await keyboard.press(booking.button(/^Rooms and guests/), 'Enter');
  await keyboard.press(page.getByRole('radio', { name: '1', exact: true }), 'ArrowRight');
  await keyboard.press(page.getByRole('spinbutton', { name: 'Dogs' }).last(), 'ArrowUp');
  await keyboard.press(booking.button('Check Availability'), 'Enter');

  await expect(booking.heading('Room 1: Select Room')).toBeFocused();
  await keyboard.press(booking.button('Prices by date: Park Room'), 'Enter');
  // A day can be chosen once its price is there.
  await expect(day(/^Sunday 17 Jan 2027, £/)).toBeVisible();
  await keyboard.tabTo(day(/^Sunday 17 Jan/));
  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(seen(page, 'Arriving on Mon 18th Jan 27. Now choose a day of departure.')).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('complementary', { name: 'Booking summary' })).toContainText(
    'Mon 18th-Wed 20th Jan 27',
  );
  await expect(booking.heading('Room 1: Select Room')).toBeFocused();

  await keyboard.press(booking.button('Continue: Park Room'), 'Enter');
  await expect(booking.heading('Room 1: Select Rate')).toBeFocused();
  const bill = page.getByRole('complementary', { name: 'Booking summary' });
  await keyboard.press(page.getByRole('radio', { name: /^Room only - Pay later/ }), 'Space');
  await expect(bill).toContainText('Room only £249');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Bed & breakfast - Pay later/ })).toBeFocused();
  // Breakfast for two guests and two nights: 4 × £18.50 = £74.
  await expect(bill).toContainText('Bed & breakfast £323');
  await page.keyboard.press('ArrowUp');
  await expect(bill).toContainText('Room only £249');
  await expect(booking.button('Next Step')).toHaveAccessibleDescription(
    'Room only, £249 in all, Room 1 of 2',
  );
  await keyboard.press(booking.button('Next Step'), 'Enter');
  await expect(booking.heading('Room 2: Select Room')).toBeFocused();
  await keyboard.press(booking.button('Continue: Hayloft'), 'Enter');
  // The rates of all groups form one radio group: Tab leads into it, the arrow keys move within it.
  await keyboard.press(page.getByRole('radio', { name: /^Room only - Pay later/ }), 'ArrowDown');
  await expect(page.getByRole('radio', { name: /^Bed & breakfast - Pay later/ })).toBeChecked();
  await keyboard.press(booking.button('Next Step'), 'Enter');

  await expect(booking.heading('Guest names')).toBeFocused();
  await keyboard.press(booking.button('Next Step'), 'Enter');
  await expect(page.getByRole('group', { name: '12 names or titles are missing' })).toBeFocused();
  await keyboard.press(
    page.getByRole('button', { name: 'The first: Room 1, Guest 1: Title is a required field' }),
    'Enter',
  );
  const titles = page.getByLabel('Title', { exact: true });
  await expect(titles.first()).toBeFocused();
  for (const [index, [title, first, last]] of [
    ['Mrs', 'Ivy', 'Fell'],
    ['Mr', 'Tom', 'Fell'],
    ['Ms', 'Joy', 'Fell'],
    ['Dr', 'Sam', 'Fell'],
  ].entries()) {
    await keyboard.type(titles.nth(index), title ?? '');
    await keyboard.type(page.getByLabel('First Name').nth(index), first ?? '');
    await keyboard.type(page.getByLabel('Last Name').nth(index), last ?? '');
  }
  await keyboard.press(booking.button('Next Step'), 'Enter');
  await expect(booking.heading('Set your itinerary')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Room 1: Ivy Fell, Tom Fell' })).toBeVisible();
});

test(
  'by keyboard the list of rooms takes one stop per area, and five per room',
  { tag: '@core' },
  async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.open({ hash: '#/stay/search/?arrivalDate=2027-01-17&numberOfNights=2' });
    await booking.button('Check Availability').click();
    await expect(booking.heading('Room 1: Select Room')).toBeFocused();
    // What is loaded after the rooms.
    await expect(booking.button('View more: Park Room')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Compare: Park Room' })).toBeVisible();
    const stops: string[] = [];
    for (let stop = ''; stop !== 'the page'; stops.push(stop)) {
      await page.keyboard.press('Tab');
      stop = await page.evaluate(() => {
        const focused = document.querySelector('stay-booking')?.shadowRoot?.activeElement;
        return focused ? (focused.ariaLabel ?? focused.textContent) : 'the page';
      });
    }
    const room = (name: string) => [
      'the pictures',
      ...[`View more: ${name}`, `Continue: ${name}`, `Compare: ${name}`],
      `Prices by date: ${name}`,
    ];
    const areaPictures = 'the pictures';
    expect(
      stops.map((stop) =>
        stop.replace(/^(Picture 1 of \d|.*, picture 1 of \d, full screen)$/, 'the pictures'),
      ),
    ).toEqual([
      ...['Filter and sort', 'View estate map'],
      ...[areaPictures, ...['Park Room', 'Lake View Room', 'Lake Suite'].flatMap(room)],
      ...[areaPictures, ...['Groom’s Room', 'Hayloft', 'Coach House'].flatMap(room)],
      ...[areaPictures, ...['Shepherd’s Hut', 'Keeper’s Cottage'].flatMap(room)],
      ...[areaPictures, ...room('Shore Cabin'), '4 more room types, not available for your stay'],
      'the page',
    ]);
  },
);
