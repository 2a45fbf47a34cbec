import { expect, type Page } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { test } from './models/test.ts';

const PAGES = ['/', '/themes/', '/for-hoteliers/', '/withenmere/', '/themes/city/', '/themes/coast/'];

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the pages for hoteliers are accessible and fit into ${width} px, in ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });
}

for (const path of ['/for-hoteliers/', '/try/']) {
  test(`on a phone no attribute, number or email address of ${path} breaks`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const terms = page.locator('.facts dt');
    const broken = await terms.evaluateAll((names) =>
      names
        .filter((name) => !/[\s?]/.test(name.textContent))
        .filter((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
        })
        .map((name) => name.textContent),
    );
    expect(await terms.count()).toBeGreaterThan(5);
    expect(broken).toEqual([]);
  });
}

test('on a phone each link of the menus and footers is 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PAGES) {
    await page.goto(path);
    const low = await page
      .locator('header nav a, footer li a')
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
      );
    expect(low, path).toEqual([]);
  }
});

/** The addresses on this site to which the page links. */
async function linksOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

test('each link of the pages for hoteliers leads to a page, and each picture loads', async ({ page }) => {
  test.slow();
  const links = new Set<string>();
  for (const path of PAGES) {
    for (const link of await linksOf(page, path)) links.add(link);
    const pictures = await page
      .locator('img')
      .evaluateAll((images) => images.map((one) => (one as HTMLImageElement).src));
    for (const picture of pictures) expect((await page.request.get(picture)).status(), picture).toBe(200);
  }
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

test('a guest comes from each hotel’s home to its booking, which starts as its attributes say', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Meridian' }).click();
  await page.getByLabel('Nights').selectOption('2');
  await page.getByRole('button', { name: /^Sunday 17 January 2027, from £/ }).click();
  // A complete search leads straight to the rooms.
  await expect(booking.heading('Choose a room')).toBeVisible();
  await expect(page.locator('stay-booking')).toHaveAttribute('start', 'search');

  await page.goto('/themes/coast/');
  await expect(page.locator('stay-booking')).toHaveAttribute('mode', 'overlay');
  // A day of the price list opens the booking with that arrival.
  await page.getByRole('link', { name: /^Sunday 17 January 2027, from £\d+$/ }).click();
  await expect(booking.button(/^Arrival date.*17/)).toContainText('17/01/2027');
});

test('D-506 three hotels in one tab show their own rooms, and their bookings stay apart', async ({
  page,
}) => {
  test.slow();
  const booking = new BookingPage(page);
  const search = async () => {
    await booking.search({ arrival: '2027-01-17', nights: 1 });
    await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  };
  const rooms = (names: RegExp) => page.getByRole('heading', { name: names });

  await page.goto('/themes/city/booking/?lang=en-GB');
  await search();
  await expect(rooms(/^(Skyline Room|Corner Suite|Snug|Park Room)$/)).toHaveCount(4);
  await expect(rooms(/Lake|Tower Room|Coach House|Sea Room/)).toHaveCount(0);
  await booking.chooseRoom(1, 'Skyline Room');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();

  await page.goto('/themes/coast/booking/');
  await booking.startWithoutAccount();
  await search();
  await expect(rooms(/^(Sea Room|Family Rooms|Crow’s Nest|Beach Hut)$/)).toHaveCount(4);
  await expect(rooms(/Skyline Room|Park Room/)).toHaveCount(0);

  await page.goto('/standard/booking/');
  await expect(booking.button('Start Booking')).toBeVisible();

  await page.goto('/themes/city/booking/?lang=en-GB');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
  await page.goto('/themes/coast/booking/');
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
});
