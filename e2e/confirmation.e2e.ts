import { expect, type Page } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible, NO_PAPER_IN_FIREFOX, test } from './models/demo.ts';
import { fillAddOns, fillItinerary, leadToSummary, openItinerary } from './models/stay-with-everything.ts';
import { openSummary } from './models/stays.ts';

/** The printable area of A4 with margins of 1 cm: 190 by 277 mm, in pixels at 96 an inch. */
const A4 = { width: 718, height: 1047 };

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

test('the confirmation lists each day by name and time, with sums and terms, also after a reload', async ({
  page,
}) => {
  test.slow();
  const booking = await openItinerary(page);
  await fillItinerary(page);
  await booking.button('Next Step').click();
  await fillAddOns(page);
  await leadToSummary(booking);
  await booking.button('Payment').click();
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();

  const expectAll = async () => {
    await expect(page.getByText('Thank you, Tom')).toBeVisible();
    // Paid today: the spa break, £1578, and the add-ons of room 2, £316. Paid on arrival: room 2, £1062.50.
    expect(await facts(page)).toEqual([
      'Arrival | Monday 18th January 2027 | Check-in from 15:00',
      'Departure | Thursday 21st January 2027 | Check-out by 11:00',
      'Where to find us | Withenmere | Withen Water | Harlebridge | KD9 1WM | Directions (opens in a new tab)',
      'Paid | £1,894',
      'Still to pay on arrival | £1,062.50',
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
  };
  await expectAll();
  await expectAccessible(page);
  await page.reload();
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await expectAll();
});

test('the confirmation of a short stay prints on one page, without controls', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NO_PAPER_IN_FIREFOX);
  const booking = await openSummary(page, {
    arrival: '2027-01-17',
    nights: 2,
    rooms: [{ room: 'Park Room', rate: /^Room only - Pay later/, guests: ['Anna Fell', 'Ivy Fell'] }],
  });
  await booking.button('Payment').click();
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  const widget = page.locator('stay-booking');
  await expect(widget.getByRole('button')).toHaveCount(0);
  await expect(widget.getByRole('link', { name: /^Directions|^Home/ })).toHaveCount(0);
  await expect(widget.getByText('Thank you, Anna')).toBeVisible();
  await expect(widget.getByText('KD9 1WM')).toBeVisible();
  // £238 for two nights, paid on arrival.
  expect((await facts(page)).slice(3)).toEqual([
    'Paid | £0',
    'Still to pay on arrival | £238',
    'Cancellation | You can cancel up to 3pm on 16th January 2027.',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(A4.height);
});
