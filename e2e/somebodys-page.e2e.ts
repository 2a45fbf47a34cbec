import { expect, type Locator, type Page } from '@playwright/test';
import { openHost, type Host } from './hosts/open-host.ts';
import { BookingPage } from './models/booking-page.ts';
import { ready } from './models/ready.ts';
import { seen } from './models/seen.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';

const css = (name: string) => `<link rel="stylesheet" href="/somebody/${name}.css">`;

/** Goes from the start to the rates of a room, and waits for its picture. */
async function walk(page: Page): Promise<void> {
  const booking = new BookingPage(page);
  await booking.startWithoutAccount();
  await goOn(booking, 'search', 'rooms');
  const picture = page.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await booking.chooseRoom(1, 'Park Room');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
}

test(
  'T2 works in quirks mode, where names of the page hide those of the browser, and in a tab that is shown later',
  { tag: '@core' },
  async ({ page, demo }) => {
    const names = [
      'location',
      'history',
      'fetch',
      'customElements',
      'sessionStorage',
      'StayConfig',
      'staychart',
      'name',
    ];
    await openHost(page, demo, {
      doctype: '',
      head: css('plain'),
      body: ({ booking }) =>
        `${names.map((name) => `<img name="${name}" id="${name}" alt=""><form name="${name}"></form>`).join('')}<button>Book</button><div class="tab">${booking.replace('<stay-booking', '<stay-booking id="host" name="brand"')}</div>`,
    });
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    await ready(page);
    await expect(page.getByRole('button', { name: 'Start Booking' })).toBeHidden();
    await page.locator('.tab').evaluate((tab) => {
      tab.classList.add('is-shown');
    });
    await walk(page);
  },
);

test(
  'T21 hostile styles in a right-to-left page change no pixel of the widget',
  { tag: '@core' },
  async ({ page, demo, browserName }) => {
    // Firefox scrolls by fractions of a pixel and rounds them differently each time: here no picture needs
    // scrolling.
    if (browserName === 'firefox') await page.setViewportSize({ width: 1280, height: 900 });
    const booking = new BookingPage(page);
    const body: Host['body'] = (widgets) => `${widgets.booking}<div class="banner">Cookies!</div>`;
    const hosts: Host[] = [
      { head: css('plain'), body },
      { html: 'lang="he" dir="rtl"', head: `${css('plain')}${css('hostile')}`, body },
    ];
    const shots: Buffer[][] = [];
    for (const host of hosts) {
      await openHost(page, demo, host);
      const widget = page.locator('stay-booking .stay:visible');
      const shoot = (place: Locator) => place.screenshot({ animations: 'disabled', caret: 'hide' });
      await ready(page);
      const start = await shoot(widget);
      await booking.startWithoutAccount();
      // The heading gets the focus when the screen has reached its final place.
      await expect(widget.locator('[data-stay-heading]')).toBeFocused();
      const search = await shoot(widget);
      await booking.button(/^Arrival date/).click();
      await page.locator('.banner').evaluateAll(([banner]) => banner?.classList.add('is-shown'));
      const dialog = page.getByRole('dialog', { name: 'Dates' });
      await expect(dialog.getByRole('gridcell', { name: /£/ }).first()).toBeVisible();
      await expect(seen(dialog, 'Loading prices…')).toBeHidden();
      // The page shows through the round corners.
      await dialog.evaluate(({ style }: HTMLElement) => {
        style.borderRadius = '0';
      });
      shots.push([start, search, await shoot(dialog)]);
      await page.evaluate(() => {
        sessionStorage.clear();
      });
    }
    const [clean = [], hostile = []] = shots;
    expect(hostile.map((shot, index) => shot.equals(clean[index] ?? Buffer.of()))).toEqual([
      true,
      true,
      true,
    ]);
  },
);

test(
  'a second booking waits until the first is removed, and an account keeps its own address',
  { tag: '@core' },
  async ({ page, demo }) => {
    await openHost(page, demo, {
      body: ({ booking, account }) =>
        `<section id="one">${booking}</section><section id="two">${booking}</section><section id="three">${account}</section>`,
    });
    const one = page.locator('#one');
    const two = page.locator('#two');
    const three = page.locator('#three');
    await expect(three.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(seen(two, 'To book a stay, ring us')).toBeVisible();
    await one.getByRole('button', { name: 'Start Booking' }).click();
    await expect(page).toHaveURL(/#\/stay\/search\/$/);
    await three.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/#\/register/);
    await expect(one.getByRole('button', { name: 'Check Availability' })).toBeVisible();
    await page.goBack();
    await expect(one.getByRole('button', { name: 'Check Availability' })).toBeVisible();
    await expect(one.getByRole('alert')).toHaveCount(0);
    await one.evaluate((section) => {
      section.remove();
    });
    await expect(two.getByRole('button', { name: 'Check Availability' })).toBeVisible();
  },
);
