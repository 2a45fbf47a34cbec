import { expect, type Page } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { ItineraryPage } from './models/itinerary-page.ts';
import { seen } from './models/seen.ts';
import { fillAddOns, fillItinerary, STAY } from './models/stay-with-everything.ts';
import { bookTo, goOn, panel, roomBill } from './models/stays.ts';
import { test } from './models/test.ts';
import { stagedExtras } from './staged-extras.ts';

const TREATMENTS = [
  'Tom: Heather & Honey Massage - 90 mins Mon 18th Jan 27 - 09:00',
  'Ivy: Heather & Honey Massage - 60 mins Mon 18th Jan 27 - 14:30',
  'Tom: Back, Neck & Shoulders - 60 mins Tue 19th Jan 27 - 11:00',
  'Ivy: Heather & Honey Massage - 90 mins Tue 19th Jan 27 - 11:30',
];

/** The confirmation's facts, each as its term and its values: 'Paid | £12'. */
async function facts(page: Page): Promise<string[]> {
  const lines = page.locator('.confirmation-facts > div');
  await lines.first().waitFor();
  return lines.evaluateAll((all) =>
    all.map((line) =>
      [...line.querySelectorAll('dt, dd > span, dd:not(:has(> span))')]
        .map((part) => part.textContent.trim())
        .join(' | '),
    ),
  );
}

/** Each day's heading and lines, in the order of the page. */
async function days(page: Page): Promise<string[][]> {
  return page
    .locator('.confirmation-days > section')
    .evaluateAll((all) =>
      all.map((day) =>
        [...day.querySelectorAll('h3, li')].map((line) => line.textContent.replace(/\s+/g, ' ').trim()),
      ),
    );
}

/** Expects every day by name and time, with sums and terms. */
async function expectConfirmed(page: Page): Promise<void> {
  await expect(seen(page, 'Thank you, Tom')).toBeVisible();
  expect(await facts(page)).toEqual([
    'Arrival | Monday 18th January 2027 | Check-in from 15:00',
    'Departure | Thursday 21st January 2027 | Check-out by 11:00',
    'Where to find us | Withenmere | Withen Water | Harlebridge | KD9 1WM | Directions (opens in a new tab)',
    'Cancellation | Room 1: Non-refundable. Changes can be made until 3pm on 4th January 2027. | Room 2: You can cancel up to 3pm on 17th January 2027.',
  ]);
  expect(await days(page)).toEqual([
    [
      'Monday 18th January 2027',
      '09:00 Spa: Heather & Honey Massage, 90 mins Tom · Room 1',
      '14:30 Spa: Heather & Honey Massage, 60 mins Ivy · Room 1',
      '16:00 Spa: The mud room, 60 mins Sam & Joy · Room 2',
      '17:00 Spa: An hour in the spa garden, 60 mins Sam, Joy & Ann · Room 2',
      '19:00 Dinner: The Stillroom Tom & Ivy · Room 1',
    ],
    [
      'Tuesday 19th January 2027',
      '08:30 Breakfast: The Stillroom Tom & Ivy · Room 1',
      '09:00 Breakfast: The Stillroom Sam, Joy & Ann · Room 2',
      '09:30 Golf: A round on the Ling Course Sam, Joy & Ann · Room 2',
      '11:00 Spa: Back, Neck & Shoulders, 60 mins Tom · Room 1',
      '11:30 Spa: Heather & Honey Massage, 90 mins Ivy · Room 1',
      '19:30 Dinner: The Stillroom Tom & Ivy · Room 1',
    ],
    [
      'Wednesday 20th January 2027',
      'Morning Pool & Spa Access Tom & Ivy · Room 1',
      '08:30 Breakfast: The Stillroom Tom & Ivy · Room 1',
      '09:00 Breakfast: The Stillroom Sam, Joy & Ann · Room 2',
      '18:30 Dinner: The Boathouse Kitchen Tom & Ivy · Room 1',
    ],
    [
      'Thursday 21st January 2027',
      '08:30 Breakfast: The Stillroom Tom & Ivy · Room 1',
      '10:00 Breakfast: The Stillroom Sam, Joy & Ann · Room 2',
    ],
    ['Also booked', '3 x Flowers in your room Room 1'],
  ]);
}

test('A §2.9 to §2.12, §9.6 two rooms with everything: what is staged, the sums and the confirmed days match the calculation by hand', async ({
  page,
  demo,
}) => {
  test.slow();
  const itinerary = new ItineraryPage(page);
  const booking = await bookTo(page, 'itinerary', STAY);
  await fillItinerary(page);
  await page.reload();
  await expect(itinerary.booked('Spa Package Extras', 1)).toHaveText(TREATMENTS);
  await expect(itinerary.booked('Pool & Spa Access', 1)).toHaveText(['Wed 20th Jan 27: Morning']);
  await goOn(booking, 'itinerary', 'addons', STAY);
  await fillAddOns(page);
  await expect(
    seen(page, 'Tue 19th Jan 27: breakfast at 09:00 and golf at 09:30 may overlap for Sam, Joy, Ann.'),
  ).toBeVisible();
  await goOn(booking, 'addons', 'summary', STAY);

  // Room 1: the Park Room alone is £123 + £126 + £124 = £373. The break with dinner costs each adult £18.50 for
  // breakfast, £24 for bathing, £88 for the treatment and £46 for dinner, so 2 × £176.50 = £353 a night:
  // £373 + 3 × £353 = £1432. Two massages of 90 minutes are £132 - £95 = £37 dearer than the included hour: £74.
  // Three bunches of flowers are 3 × £24 = £72. In all £1432 + £74 + £72 = £1578.
  expect(await roomBill(page, 1)).toEqual([
    ...['Room & rate £1,432', 'Spa upgrades £74', 'Add Ons £72'],
    'Total payable £1,578',
  ]);
  // Room 2: the Lake Suite for three is £292 + £302 + £302 = £896, breakfast 3 × 3 × £18.50 = £166.50: £1062.50.
  // Golf is 3 × £58 = £174, the mud room for two £78, the garden £64 for all: £316. In all £1378.50.
  expect(await roomBill(page, 2)).toEqual([
    ...['Room & rate £1,062.50', 'Add Ons £316'],
    'Total payable £1,378.50',
  ]);

  await booking.button('Payment').click();
  await expect(booking.payButton).toBeVisible();
  // Paid today: the spa break, £1578, and the add-ons of room 2, £316. The room itself is paid on arrival.
  expect((await panel(page, 'To pay today')).at(-1)).toBe('Total £1,894');
  expect((await panel(page, 'To pay on arrival')).at(-1)).toBe('Total £1,062.50');
  const staged = demo.estate.state.ledger.findLast(({ path }) => path.endsWith('/booking/stage'));
  expect(staged?.body).toMatchObject(stagedExtras(staged?.path.split('/')[3] ?? ''));

  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await expectConfirmed(page);
  await expectAccessible(page);
  await page.reload();
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await expectConfirmed(page);
});
