import { expect, type Locator } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { GOOD_CARD } from './models/booking-page.ts';
import { NO_PAPER_IN_FIREFOX } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { panel, roomBill } from './models/stays.ts';
import { test } from './models/test.ts';

/** The printable area of A4 with margins of 1 cm: 190 by 277 mm, in pixels at 96 an inch. */
const A4 = { width: 718, height: 1047 };

test.skip(({ browserName }) => browserName === 'firefox', NO_PAPER_IN_FIREFOX);

test('summary and confirmation print without controls, the confirmation on one page', async ({
  page,
  openAt,
}) => {
  const booking = await openAt('summary');
  const widget = page.locator('stay-booking');
  const room = 'Room & rate £115';
  await page.emulateMedia({ media: 'print' });
  await expect(widget.getByRole('button')).toHaveCount(0);
  await expect(booking.heading('Booking summary')).toHaveCount(0);
  expect(await roomBill(page, 1)).toEqual([room, 'Total payable £115']);

  await page.emulateMedia({ media: 'screen' });
  await booking.button('Payment').click();
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  await expect(widget.getByRole('button')).toHaveCount(0);
  await expect(widget.getByRole('link', { name: /^Directions|^Home/ })).toHaveCount(0);
  await expect(seen(widget, 'Thank you, Tom')).toBeVisible();
  await expect(seen(widget, 'KD9 1WM')).toBeVisible();
  expect(await roomBill(page, 1)).toEqual([room, 'Total £115']);
  expect((await panel(page, 'To pay on arrival')).at(-1)).toBe('Total £115');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(A4.height);
});

test.describe('on a sheet of A4', () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  test('the printed lists show the bookings, without controls', async ({ page }) => {
    const account = new AccountPage(page);
    await account.open('#/bookings/stay');
    await account.login('rosalind.hart@example.com', 'moorland-house-1');
    const list = page.getByRole('article');
    await expect(list.getByRole('heading', { name: 'Upcoming Bookings' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const start = async (what: Locator) => (await what.boundingBox())?.x ?? NaN;
    const words = seen(list, /^Confirmation number: /).first();
    const heading = list.getByRole('heading', { name: 'Upcoming Bookings' });
    await expect
      .poll(async () => (await start(words)) - (await start(heading)), 'the distance of words and heading')
      .toBe(0);
    const pressed = list.getByRole('link').or(list.getByRole('button')).or(list.getByRole('img'));
    await expect(pressed).toHaveCount(0);
    await expect(seen(list, 'View details to see your Spa Itinerary').first()).toBeHidden();
    await expect(words).toBeVisible();
    await expect(seen(list, /^Total £/).first()).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Spa', exact: true }).click();
    await expect(seen(list, /^Total Treatments: /).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pressed).toHaveCount(0);
    await expect(seen(list, /^Total Treatments: /).first()).toBeVisible();
  });
});
