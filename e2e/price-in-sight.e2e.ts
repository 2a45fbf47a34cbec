import { expect } from '@playwright/test';
import { bookTo } from './models/stays.ts';
import { test } from './models/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the first screen shows a price, also for a further room', async ({ page }) => {
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
