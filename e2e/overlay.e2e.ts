import { expect, type Page } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { goOn, goToPayment } from './models/stays.ts';
import { test } from './models/test.ts';

const PAGE = '/standard/winter-breaks/';

/** The events in the page's data layer. */
async function dataLayer(page: Page): Promise<{ event: string; ecommerce: Record<string, unknown> }[]> {
  const pushed = await page.evaluate(
    () => (Reflect.get(window, 'dataLayer') as { event?: string; ecommerce: unknown }[] | undefined) ?? [],
  );
  return pushed.filter(({ event }) => event !== undefined) as {
    event: string;
    ecommerce: Record<string, unknown>;
  }[];
}

test(
  'embedding.md: a booking opens over the page by keyboard, and Escape returns to the page',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(PAGE);
    const booking = new BookingPage(page);
    const opener = page.getByRole('link', { name: 'Book two nights' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'BOOK A ROOM' });
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel('Nights')).toHaveValue('2');
    await expectAccessible(page);
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== null && focused !== document.body && focused.localName !== 'stay-booking';
      });
      expect(isBehind, 'the focus stays inside the dialog').toBe(false);
    }
    // In Firefox, Tab also leads through the browser's own controls, and then into the page.
    while (!(await page.evaluate(() => document.hasFocus()))) await page.keyboard.press('Tab');
    await booking.button('Close').focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('embedding.md: an opener that is added later opens the booking with its values, even before the code has loaded', async ({
  page,
}) => {
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/chunks/**', async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto(PAGE);
  await page.evaluate(() => {
    const late = document.createElement('button');
    late.dataset['stayOpen'] = '';
    late.dataset['code'] = 'HEATHER';
    late.textContent = 'Late';
    document.querySelector('main')?.prepend(late);
  });
  await page.getByRole('button', { name: 'Late' }).click();
  bring();
  await expect(page.getByLabel('Got a code?')).toHaveValue('HEATHER');
});

test("embedding.md: after the guest's consent GA4 gets the booking's events, and one purchase", async ({
  page,
  demo,
}) => {
  await page.goto(PAGE);
  const booking = new BookingPage(page);
  await page.getByRole('button', { name: 'Count my visit' }).click();
  await page.getByRole('link', { name: 'Book two nights' }).click();
  await expect(booking.button('Check Availability')).toBeVisible();
  await booking.search({ arrival: '2027-01-17', nights: 1 });
  await goToPayment(booking);
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();

  const pushed = await dataLayer(page);
  expect(pushed.map(({ event }) => event)).toEqual([
    'view_item_list',
    'select_item',
    'add_to_cart',
    'begin_checkout',
    'add_payment_info',
    'purchase',
  ]);
  const room = {
    item_id: 'HSPK',
    item_name: 'Park Room',
    item_category: 'The House',
    item_variant: 'Room only',
    price: 115,
    quantity: 1,
    ...{ start_date: '2027-01-17', end_date: '2027-01-18', number_of_nights: 1 },
    ...{ adults: 2, children: 0 },
  };
  expect(pushed[2]?.ecommerce).toEqual({ currency: 'GBP', value: 115, items: [room] });
  expect(pushed[5]?.ecommerce).toEqual({
    transaction_id: demo.estate.state.bookings.at(-1)?.rooms[0]?.confirmationNumber,
    currency: 'GBP',
    value: 115,
    items: [room],
  });
  // T27
  expect(JSON.stringify(pushed)).not.toMatch(/Tom|Fell|example\.com|4242|07700/);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'BOOK A ROOM' })).toBeVisible();
  expect(await dataLayer(page)).toEqual([]);
});

test('embedding.md: without the guest’s consent nothing is counted', async ({ page }) => {
  await page.goto(PAGE);
  const booking = new BookingPage(page);
  await page.getByRole('link', { name: 'Book two nights' }).click();
  await goOn(booking, 'search', 'rooms');
  await booking.chooseRoom(1, 'Park Room');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
