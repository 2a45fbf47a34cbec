import { expect, type Page } from '@playwright/test';
import { openPage } from './hosts/open-host.ts';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { goOn, goToPayment } from './models/stays.ts';
import { test } from './models/test.ts';
import { NO_WHEEL_IN_WEBKIT } from './models/webkit-limits.ts';

type Act = (booking: BookingPage) => Promise<unknown>;

interface HostPage {
  /** Also in Firefox and WebKit. */
  isEverywhere?: boolean;
  /** A wheel is turned: not in WebKit. */
  needsWheel?: boolean;
  /** On a screen that is touched. */
  hasTouch?: boolean;
  /** How the guest comes to the start of the booking. */
  enter?: Act;
  /** What else is tried at the search. */
  search?: Act;
  /** What else is tried at the choice of the room. */
  rooms?: Act;
}

/** What a page's script has set on `window`. */
const ofPage = (page: Page, name: string) => page.evaluate((key): unknown => Reflect.get(window, key), name);

/** Back and Forward between steps, then Back from another page, find the booking at its step. `isKept`: as one element. */
const router = async (booking: BookingPage, isKept = true) => {
  const { page } = booking;
  const element = await page.locator('stay-booking').elementHandle();
  const rooms = booking.heading('Room 1: Select Room');
  /** Turbo throws an error of its own when a visit begins before another has ended. */
  const isAtRest = () => expect(page.locator('html[aria-busy]')).toHaveCount(0);
  await page.goBack();
  await expect(booking.button('Check Availability')).toBeVisible();
  await isAtRest();
  await page.goForward();
  await expect(rooms).toBeVisible();
  await isAtRest();
  expect(await element?.evaluate((each) => each.isConnected)).toBe(isKept);
  await page.getByRole('link', { name: 'Other' }).click();
  await expect(booking.heading('Another page')).toBeVisible();
  await page.goBack();
  await expect(rooms).toBeVisible();
};

const PAGES: Record<string, HostPage> = {
  alpine: { enter: (booking) => booking.button('Book').click() },
  bootstrap: {
    isEverywhere: true,
    enter: async (booking) => {
      await booking.button('Book').click();
      await booking.button('More').click();
      // While the fold opens, its content moves under the pointer.
      await expect(booking.page.locator('#more.collapse.show')).toBeVisible();
    },
    search: async (booking) => {
      await booking.button(/^Arrival date/).click();
      await booking.page.getByRole('gridcell', { name: /£/ }).first().waitFor();
      await booking.page.keyboard.press('Escape');
      await expect(booking.page.getByRole('dialog')).toHaveCount(1);
      await expect(booking.page.getByRole('dialog', { name: 'Booking' })).toBeVisible();
    },
  },
  consent: { enter: (booking) => booking.button('Accept all').click() },
  fastclick: {
    hasTouch: true,
    search: async (booking) => {
      const { page } = booking;
      await booking.unfold('codes');
      await page.getByLabel('Got a code?').tap();
      await expect(page.getByLabel('Got a code?')).toBeFocused();
      await page.getByRole('button', { name: /^Arrival date/ }).tap();
      await page.getByRole('button', { name: 'Close' }).tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  hotkeys: {
    isEverywhere: true,
    search: async (booking) => {
      const { page } = booking;
      await booking.unfold('codes');
      const code = page.getByLabel('Got a code?');
      await code.pressSequentially('tif 145');
      for (const key of ['Backspace', 'ArrowLeft', 'Backspace']) await code.press(key);
      await expect(code).toHaveValue('tif 4');
      await code.fill('');
      expect(await ofPage(page, 'heard')).toEqual([]);
    },
  },
  'focus-trap': {
    enter: (booking) => booking.button('Book').click(),
    search: async (booking) => {
      const { page } = booking;
      await booking.unfold('codes');
      await page.getByLabel('Got a code?').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Got a voucher?')).toBeFocused();
    },
  },
  htmx: {
    enter: async ({ page }) => {
      await page.getByRole('link', { name: 'Other' }).click();
      await page.getByRole('link', { name: 'Booking' }).click();
    },
    rooms: (booking) => router(booking, false),
  },
  lenis: {
    isEverywhere: true,
    needsWheel: true,
    rooms: async (booking) => {
      const { page } = booking;
      const top = () => page.evaluate(() => scrollY);
      await booking.button('Cancel').click();
      await page.getByRole('alertdialog').hover();
      const before = await top();
      await page.mouse.wheel(0, 300);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      expect(await top()).toBe(before);
      await page.mouse.wheel(0, 300);
      await expect.poll(top).toBe(before + 300);
    },
  },
  swiper: {
    search: async (booking) => {
      const { page } = booking;
      await booking.unfold('codes');
      const code = page.getByLabel('Got a code?');
      await code.pressSequentially('ab');
      await code.press('ArrowLeft');
      await code.dblclick();
      await code.pressSequentially('c');
      await expect(code).toHaveValue('c');
      await code.fill('');
    },
    rooms: async (booking) => {
      await booking.page.evaluate(() => {
        const swiper = Reflect.get(window, 'swiper') as Record<string, (speed: number) => void>;
        swiper['slideNext']?.(0);
        swiper['slidePrev']?.(0);
      });
      await expect(booking.heading('Room 1: Select Room')).toBeVisible();
    },
  },
  tailwind: {
    rooms: async ({ page }) => {
      await expect(page).toHaveURL(/\/somebody\/#\/[^/]+\/stay\/room\/1$/);
      expect(
        await page
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host)),
      ).not.toContain('elsewhere.example');
    },
  },
  translator: {},
  turbo: { isEverywhere: true, rooms: router },
  'vue-router': { rooms: router },
  wordpress: {
    rooms: async ({ page }) => {
      const booking = await page.locator('stay-booking').boundingBox();
      expect(booking?.width).toBe(320);
    },
  },
  zoomed: {},
};

for (const [name, host] of Object.entries(PAGES))
  test.describe(`the page ${name}.html`, () => {
    const { isEverywhere = false, needsWheel = false, hasTouch = false, enter, search, rooms } = host;
    test.use({ hasTouch });
    test(
      'embedding.md: a guest books a stay',
      isEverywhere ? { tag: '@engines' } : {},
      async ({ page, demo, browserName }) => {
        test.skip(needsWheel && browserName === 'webkit', NO_WHEEL_IN_WEBKIT);
        const booking = new BookingPage(page);
        await openPage(page, demo, name);
        await enter?.(booking);
        await booking.startWithoutAccount();
        await search?.(booking);
        await booking.chooseArrival('2027-01-17');
        await goOn(booking, 'search', 'rooms');
        await rooms?.(booking);
        await goToPayment(booking);
        await booking.pay(GOOD_CARD);
        await expect(booking.heading('Your stay is booked!')).toBeVisible();
      },
    );
  });
