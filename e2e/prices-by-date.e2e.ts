import { expect, type Locator, type Page } from '@playwright/test';
import type { Demo } from '../demo/start-demo.ts';
import { ONLY_CHROMIUM, PHONE, swipe } from './models/phone.ts';
import { bookTo } from './models/stays.ts';
import { test } from './models/test.ts';

/** The first day of each request for 41 nights. */
function askedFor(demo: Demo): string[] {
  return demo.estate.state.ledger
    .filter(({ path }) => path.endsWith('/availability/calendar'))
    .map(({ body }) => (body as { arrivalDate: string }).arrivalDate);
}

const month = (page: Page, name: string) => page.getByRole('grid', { name });
const day = (grid: Locator, name: string) =>
  grid.getByRole('button', { name: new RegExp(`^${name} 2027, £`) });

const openDates = (page: Page) => page.getByRole('button', { name: /^Arrival date/ }).click();
/** The chosen stay, in the calendar's words. */
const chosen = (page: Page) => page.getByRole('dialog').locator('.stay-dates-chosen');

test('D-500 the guest chooses arrival and departure by price, and the search sends them; 41 nights are requested once', async ({
  page,
  demo,
}) => {
  const booking = await bookTo(page, 'search');
  expect(askedFor(demo)).toEqual([]);
  await openDates(page);
  await expect(day(month(page, 'January 2027'), 'Tuesday 19 January')).toBeVisible();
  await expect(day(month(page, 'February 2027'), 'Tuesday 2 February')).toBeVisible();
  await booking.button('Next').click();
  await expect(day(month(page, 'March 2027'), 'Tuesday 2 March')).toBeVisible();
  await booking.button('Back').click();
  await day(month(page, 'January 2027'), 'Tuesday 19 January').click();
  await day(month(page, 'January 2027'), 'Thursday 21 January').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openDates(page);
  await expect(chosen(page)).toContainText(
    'Tuesday 19th January 2027 to Thursday 21st January 2027, 2 nights',
  );
  await expect(chosen(page)).toContainText('From £180.50 in all');
  await day(page.getByRole('grid', { name: 'Totals by day of arrival' }), 'Thursday 21 Jan').click();
  await expect(chosen(page)).toContainText(
    'Thursday 21st January 2027 to Saturday 23rd January 2027, 2 nights',
  );
  await page.keyboard.press('Escape');
  await expect(booking.button(/^Arrival date/)).toContainText('21/01/2027');
  await expect(page.getByLabel('Nights')).toHaveValue('2');
  // The Mondays that begin the first weeks of January, February and March.
  expect(askedFor(demo)).toEqual(['2026-12-28', '2027-02-01', '2027-03-01']);

  await booking.button('Check Availability').click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  const search = demo.estate.state.ledger.findLast(({ path }) => path.endsWith('/availability'));
  expect(search?.body).toMatchObject({ arrivalDate: '2027-01-21', numberOfNights: 2 });
});

test.describe('on a phone', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', ONLY_CHROMIUM);
  test.use(PHONE);

  test('D-500 a sideways swipe turns the month, and chooses nothing', async ({ page, demo }) => {
    const booking = await bookTo(page, 'search');
    await openDates(page);
    const tenth = day(month(page, 'January 2027'), 'Sunday 10 January');
    await tenth.scrollIntoViewIfNeeded();
    const box = await tenth.boundingBox();
    if (!box) throw new Error('The day is not drawn');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(page, from, { x: from.x - 200, y: from.y });
    await expect(booking.heading('February 2027')).toBeVisible();
    await expect(chosen(page)).toContainText('Monday 4th January 2027 to Tuesday 5th January 2027, 1 night');
    await expect(day(month(page, 'February 2027'), 'Tuesday 2 February')).toBeVisible();
    expect(askedFor(demo)).toEqual(['2026-12-28', '2027-02-01']);
  });
});
