import { expect, type Page } from '@playwright/test';
import { AddOnsPage } from './models/addons-page.ts';
import { expectAccessible, test } from './models/demo.ts';
import { ItineraryPage } from './models/itinerary-page.ts';
import { fillAddOns, fillItinerary, leadToSummary, openItinerary } from './models/stay-with-everything.ts';
import { stagedExtras } from './staged-extras.ts';

const TREATMENTS = [
  'Tom: Heather & Honey Massage - 90 mins Mon 18th Jan 27 - 9:00am',
  'Ivy: Heather & Honey Massage - 60 mins Mon 18th Jan 27 - 2:30pm',
  'Tom: Back, Neck & Shoulders - 60 mins Tue 19th Jan 27 - 11:00am',
  'Ivy: Heather & Honey Massage - 90 mins Tue 19th Jan 27 - 11:30am',
];
const BREAKFASTS = [
  'Tuesday: The Stillroom - 08:30',
  'Wednesday: The Stillroom - 08:30',
  'Thursday: The Stillroom - 08:30',
];
const DINNERS = [
  'Monday: The Stillroom - 19:00',
  'Tuesday: The Stillroom - 19:30',
  'Wednesday: The Boathouse Kitchen - 18:30',
];

/** Expects the lines and the total of a room's bill on the summary. */
async function expectBill(page: Page, room: number, lines: string[], total: string): Promise<void> {
  const bill = page.getByRole('region', { name: `Room ${room} Bill:` });
  await expect(bill.getByRole('listitem')).toHaveText(lines);
  await expect(bill.getByRole('paragraph')).toHaveText(`Total payable ${total}`);
}

test('A §2.9 to §2.12, §9.6 two rooms with everything: the sums and what is staged match the calculation by hand', async ({
  page,
  demo,
}) => {
  test.slow();
  const itinerary = new ItineraryPage(page);
  const booking = await openItinerary(page);
  await fillItinerary(page);
  await expect(itinerary.booked('Spa Package Extras', 1)).toHaveText(TREATMENTS);
  await booking.button('Next Step').click();
  await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
  await fillAddOns(page);
  await expect(
    page.getByText('Tue 19th Jan 27: breakfast at 09:00 and golf at 09:30 may overlap for Sam, Joy, Ann.'),
  ).toBeVisible();
  await expectAccessible(page);
  await leadToSummary(booking);

  // Room 1: the Park Room alone is £123 + £126 + £124 = £373. The break with dinner costs each adult £18.50 for
  // breakfast, £24 for bathing, £88 for the treatment and £46 for dinner, so 2 × £176.50 = £353 a night:
  // £373 + 3 × £353 = £1432. Two massages of 90 minutes are £132 - £95 = £37 dearer than the included hour: £74.
  // Three bunches of flowers are 3 × £24 = £72. In all £1432 + £74 + £72 = £1578.
  await expectBill(page, 1, ['Room & rate £1,432', 'Spa upgrades £74', 'Add Ons £72'], '£1,578');
  // Room 2: the Lake Suite for three is £292 + £302 + £302 = £896, breakfast 3 × 3 × £18.50 = £166.50: £1062.50.
  // Golf is 3 × £58 = £174, the mud room for two £78, the garden £64 for all: £316. In all £1378.50.
  await expectBill(page, 2, ['Room & rate £1,062.50', 'Add Ons £316'], '£1,378.50');
  await expect(page.getByText('Wednesday: The Boathouse Kitchen - 18:30')).toBeVisible();
  await expect(page.getByText('Tuesday - 09:30, 3 player(s)')).toBeVisible();

  await booking.button('Payment').click();
  await expect(booking.button('PAY TO COMPLETE')).toBeVisible();
  // Paid today: the spa break, £1578, and the add-ons of room 2, £316. The room itself is paid on arrival.
  await expect(page.getByRole('region', { name: 'To pay today' })).toContainText('£1,894');
  await expect(page.getByRole('region', { name: 'To pay on arrival' })).toContainText('£1,062.50');

  const answer = await page.request.get(`${demo.apiUrl}/__estate/ledger`);
  const ledger = (await answer.json()) as { path: string; body: unknown }[];
  const staged = ledger.findLast(({ path }) => path.endsWith('/booking/stage'));
  expect(staged?.body).toMatchObject(stagedExtras(staged?.path.split('/')[3] ?? ''));
});

test('D-39 going back and forth keeps every choice; a new name is taken over, a new rate fills in what it lacks', async ({
  page,
}) => {
  test.slow();
  const itinerary = new ItineraryPage(page);
  const addOns = new AddOnsPage(page);
  const booking = await openItinerary(page);
  await fillItinerary(page);
  await booking.button('Next Step').click();
  await fillAddOns(page);

  await booking.button('Back').click();
  await expect(itinerary.booked('Spa Package Extras', 1)).toHaveText(TREATMENTS);
  await booking.button('Back').click();
  await booking.nameGuests(1, ['Tom Fell', 'Eve Fell']);
  await booking.button('Next Step').click();
  await expect(itinerary.booked('Spa Package Extras', 1)).toHaveText(
    TREATMENTS.map((text) => text.replace('Ivy', 'Eve')),
  );
  await expect(itinerary.booked('Breakfast Times', 1)).toHaveText(BREAKFASTS);
  await expect(itinerary.booked('Dinner Times', 1)).toHaveText(DINNERS);
  await booking.button('Next Step').click();
  await expect(addOns.booked('A round on the Ling Course')).toHaveText(
    'Tue 19th Jan 27 - 09:30, 3 player(s)',
  );
  await expect(addOns.booked('The mud room')).toHaveText('Mon 18th Jan 27 - 16:00, Sam Fell, Joy Fell');
  await expect(addOns.booked('An hour in the spa garden')).toHaveText(
    'Mon 18th Jan 27 - 17:00, Sam Fell, Joy Fell, Ann Fell',
  );
  await expect(
    page.getByRole('spinbutton', { name: 'Flowers in your room, quantity for room 1' }),
  ).toHaveValue('3');

  await booking.button('Edit Rooms & Rates').click();
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Bed & breakfast(?!,)/);
  await expect(page.getByText('Changing the rate removes 3 dinner tables and 4 spa times.')).toBeVisible();
  await expectAccessible(page);
  await booking.button('Change rate').click();
  // E-12: the next room keeps what it holds, and follows.
  await booking.chooseRoom(2, 'Lake Suite');
  await booking.chooseRate(2, /^Bed & breakfast(?!,)/);
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await expect(itinerary.booked('Breakfast Times', 1)).toHaveText(BREAKFASTS);
  await expect(page.getByRole('heading', { name: 'Dinner Times' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Spa Package Extras' })).toHaveCount(0);
  await booking.button('Next Step').click();
  await expect(
    page.getByRole('spinbutton', { name: 'Flowers in your room, quantity for room 1' }),
  ).toHaveValue('3');
});
