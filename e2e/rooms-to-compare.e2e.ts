import { expect } from '@playwright/test';
import { BookingPage, bookTo } from './models/booking-page.ts';
import { test } from './models/demo.ts';

test('D-509 a guest filters, sorts and compares rooms, and chooses one side by side', async ({ page }) => {
  const booking = new BookingPage(page);
  await bookTo(page, 'rooms');
  const free = page.getByRole('button', { name: /^Continue: /, disabled: false });
  await booking.button('Filter and sort').click();
  await booking.button('Step-free').click();
  await expect(free).toHaveCount(2);
  await booking.button('Clear filters').click();
  await booking.button('Lowest price first').click();
  await expect(free.first()).toHaveAccessibleName('Continue: Shepherd’s Hut');
  for (const name of ['Park Room', 'Shore Cabin'])
    await page.getByRole('checkbox', { name: `Compare: ${name}` }).check();
  await booking.button('Compare 2 rooms').first().click();
  const dialog = page.getByRole('dialog', { name: 'Compare rooms' });
  await expect(dialog.getByRole('row', { name: /^Step-free/ })).toHaveText(/No.*Yes/);
  await dialog.getByRole('button', { name: 'Choose: Shore Cabin' }).click();
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
});

test('a picture opens full screen, Escape returns the focus, and the map stands beside the rooms', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await bookTo(page, 'rooms');
  const picture = booking.button('Park Room, picture 1 of 3, full screen');
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'Park Room' });
  await expect(dialog.getByText('The bed, and the window to the lime walk')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('A chair in the window seat')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
  await booking.button('View estate map').click();
  await expect(page.getByRole('dialog', { name: 'The estate' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen shows a price, also for a further room', async ({ page }) => {
    const booking = await bookTo(page, 'search');
    await booking.search({ arrival: '2027-01-17', nights: 2, rooms: 2 });
    const expectPrice = async (room: number) => {
      await expect(booking.heading(`Room ${room}: Select Room`)).toBeInViewport();
      await expect(booking.button('Filter and sort')).toBeVisible();
      const { bottom, foot } = await page.evaluate(() => {
        const root = document.querySelector('stay-booking')?.shadowRoot;
        const edge = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect();
        return { bottom: edge('.rooms-card .ui-price strong')?.bottom, foot: edge('.ui-step-foot')?.top };
      });
      expect(bottom).toBeLessThan(foot ?? 0);
    };
    await expectPrice(1);
    await booking.chooseRoom(1, 'Park Room');
    await booking.chooseRate(1, /^Room only - Pay later/);
    await expectPrice(2);
  });
});
