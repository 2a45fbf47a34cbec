import { expect } from '@playwright/test';
import { openHost } from './hosts/open-host.ts';
import { BookingPage } from './models/booking-page.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';
import { NO_WHEEL_IN_WEBKIT } from './models/webkit-limits.ts';

test.skip(({ browserName }) => browserName === 'webkit', NO_WHEEL_IN_WEBKIT);

/** A page that scrolls itself by wheel and by finger, as libraries for smooth scrolling do. */
const SCROLLS_ITSELF = `<script>
  let last = 0;
  const scroll = (event, by) => {
    event.preventDefault();
    scrollBy(0, by);
  };
  addEventListener('wheel', (event) => scroll(event, event.deltaY), { passive: false });
  addEventListener('touchstart', ({ touches }) => (last = touches[0].clientY), { passive: false });
  addEventListener('touchmove', (event) => scroll(event, last - event.touches[0].clientY), { passive: false });
</script>`;

const LONG = '<div style="height: 3000px">More of the page</div>';

test('embedding.md: what is scrolled in an overlay or a dialog leaves the page behind where it is', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  const shown = page.locator('.stay-overlay');
  const tops = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('stay-booking')?.shadowRoot?.querySelector('dialog');
      return { inside: dialog?.scrollTop ?? 0, behind: scrollY };
    });
  for (const script of ['', SCROLLS_ITSELF]) {
    await openHost(page, demo, {
      isLax: true,
      body: (widgets) =>
        `${script}<a href="#x" data-stay-open>Book</a>${LONG}${widgets.booking.replace('<stay-booking', '<stay-booking mode="overlay"')}`,
    });
    await page.getByRole('link', { name: 'Book' }).click();
    await booking.startWithoutAccount();
    await goOn(booking, 'search', 'rooms');
    const box = await shown.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(tops).toEqual({ inside: 300, behind: 0 });
    await page.mouse.wheel(0, 30_000);
    await expect.poll(async () => (await tops()).inside).toBeGreaterThan(300);
    await page.mouse.wheel(0, 300);
    await booking.button('Cancel').click();
    await page.getByRole('alertdialog').hover();
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect((await tops()).behind).toBe(0);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
  }
});

test('embedding.md: over a dialog of a booking in the page, the page stays where it is', async ({
  page,
  demo,
}) => {
  const booking = new BookingPage(page);
  for (const script of ['', SCROLLS_ITSELF]) {
    await openHost(page, demo, { isLax: true, body: (widgets) => `${script}${widgets.booking}${LONG}` });
    await booking.startWithoutAccount();
    await booking.button('Cancel').click();
    await page.getByRole('alertdialog').hover();
    const top = await page.evaluate(() => scrollY);
    for (const at of [300, -300]) await page.mouse.wheel(0, at);
    await page.mouse.wheel(0, 300);
    // A page that listens scrolls at once; otherwise the browser does, within a few frames.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const after = (frames: number) =>
            frames === 0 ? resolve() : requestAnimationFrame(() => after(frames - 1));
          after(30);
        }),
    );
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
  }
});
