import { expect } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { test } from './models/test.ts';
import { bookTo } from './models/stays.ts';

test(
  'A §2.6, §4.6 where nothing is free, new dates from the calendar lead to rooms',
  { tag: '@core' },
  async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.open({
      scenario: 'sold-out',
      hash: '#/stay/search/?arrivalDate=2027-03-30&numberOfNights=2',
    });
    await booking.button('Check Availability').click();
    const calendar = page.getByRole('dialog', { name: 'Choose new dates' });
    await expect(calendar).toContainText('Sorry! There is no availability on your selected dates.');
    await expect(
      calendar.getByRole('gridcell', { name: 'Tuesday 30 March 2027, Unavailable' }),
    ).toBeVisible();
    await expect(calendar).toContainText('The next 2 free nights begin on Sunday 4 April 2027.');
    await calendar.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(booking.button('Book now')).toBeDisabled();
    await calendar.getByRole('gridcell', { name: /^Friday 23 April 2027, From £/ }).click();
    await calendar.getByRole('gridcell', { name: /^Wednesday 21 April 2027, From £/ }).click();
    await booking.button('Book now').click();
    await expect(booking.heading('Room 1: Select Room')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Booking summary' })).toContainText(
      'Wed 21st-Fri 23rd Apr 27',
    );
  },
);

test('every gallery opens at its first picture, also in a room that is drawn only when it comes near the window', async ({
  page,
}) => {
  await bookTo(page, 'rooms');
  const galleries = page.getByRole('group', { name: /^Pictures/ });
  const rooms = page.getByRole('button', { name: /^Prices by date/ });
  for (const room of await rooms.all()) await room.scrollIntoViewIfNeeded();
  const pictures = await galleries
    .getByRole('list')
    .evaluateAll((strips) => strips.map((strip) => strip.scrollLeft));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures).toEqual(pictures.map(() => 0));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen shows a price, also for a further room', async ({ page }) => {
    const booking = await bookTo(page, 'rooms', { nights: 2, rooms: [{}, {}] });
    const expectPrice = async (room: number) => {
      await expect(booking.heading(`Room ${room}: Select Room`)).toBeInViewport();
      await expect(booking.button('Filter and sort')).toBeVisible();
      const { bottom, foot } = await page.evaluate(() => {
        const root = document.querySelector('stay-booking')?.shadowRoot;
        const edge = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect();
        return { bottom: edge('.rooms .ui-price strong')?.bottom, foot: edge('.ui-step-foot')?.top };
      });
      expect(bottom).toBeLessThan(foot ?? 0);
    };
    await expectPrice(1);
    await booking.chooseRoom(1, 'Park Room');
    await booking.chooseRate(1, /^Room only - Pay later/);
    await expectPrice(2);
  });
});
