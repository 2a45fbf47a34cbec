import { expect, type Page } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { test } from './models/demo.ts';
import { Keyboard } from './models/keyboard.ts';

const WIDTH = 320;

test.use({ viewport: { width: WIDTH, height: 640 } });

/** What sticks out of the page or of an open dialog to the right, by what it says (WCAG 1.4.10). */
async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const root = document.querySelector('stay-booking')?.shadowRoot;
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const isCut = (element: Element): boolean => {
      const { parentElement } = element;
      if (parentElement === null) return false;
      return scrolls(parentElement) || isCut(parentElement);
    };
    const wide = [...(root?.querySelectorAll('.stay *') ?? [])].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 1 && right > width + 0.5 && !isCut(element) && element.checkVisibility();
    });
    const scrolling = document.documentElement.scrollWidth > width ? ['the page scrolls'] : [];
    return [...scrolling, ...wide.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)];
  }, WIDTH);
}

test('320 px: no screen from the start to the guests scrolls sideways', async ({ page }) => {
  const booking = new BookingPage(page);
  const keyboard = new Keyboard(page);
  const fits = async (screen: string) => {
    expect(await stickingOut(page), screen).toEqual([]);
  };
  const closeDialog = () => page.getByRole('button', { name: 'Close' }).click();

  await booking.open({ hash: '#/?hasExpired=true' });
  await expect(page.getByRole('alert')).toBeVisible();
  await fits('start');
  await booking.startWithoutAccount();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'More: Children' }).first().click();
  for (const reference of ['GIFT-USED', 'GIFT-LATE']) {
    await page.getByLabel('Got a voucher?').fill(reference);
    await booking.button('Apply code').click();
  }
  await expect(page.getByRole('dialog', { name: 'Invalid Voucher Code' })).toBeVisible();
  await fits('refused voucher');
  await closeDialog();
  await fits('search');
  await booking.button('How to use Voucher Codes').click();
  await fits('voucher help');
  await closeDialog();
  await booking.button('View estate map').click();
  await fits('estate map');
  await closeDialog();
  await booking.button(/^Arrival date/).click();
  await fits('arrival');
  await closeDialog();
  await page.getByRole('radio', { name: '5+' }).check();
  await fits('five rooms');
  await booking.search({ arrival: '2027-01-17', nights: 2, rooms: 1, code: 'HEATHER' });

  await expect(booking.button('Continue: Hayloft')).toBeVisible();
  await fits('rooms');
  await booking.button('Prices by date: Hayloft').click();
  await expect(page.getByRole('gridcell', { name: /£/ }).first()).toBeVisible();
  await fits('prices by date');
  await keyboard.tabTo(page.locator('[data-date][tabindex="0"]'));
  await booking.button('Show Summary').click();
  await expect(page.getByRole('dialog', { name: 'Booking summary' })).toContainText('1 infant');
  await fits('summary');
  await closeDialog();
  await booking.chooseRoom(1, 'Hayloft');
  await expect(booking.heading('Room 1: Select Rate')).toBeVisible();
  await fits('rates');
  await keyboard.tabTo(page.getByRole('radio', { name: /^Bed & breakfast - Pay later/ }));
  await booking.chooseRate(1, /^Heather/);
  await expect(booking.heading('Guest names')).toBeVisible();
  await booking.button('Next Step').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await fits('guests');
  await keyboard.tabTo(page.getByLabel('Last Name').first());
});

test('320 px: the calendar of a search without availability, with a key for days that have no room for the word', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await booking.open({ scenario: 'no-promo', hash: '#/stay/search/?arrivalDate=2027-01-17&code=HEATHER' });
  await booking.button('Check Availability').click();
  await expect(page.getByRole('gridcell', { name: /From £/ }).first()).toBeVisible();
  expect(await stickingOut(page)).toEqual([]);
  await expect(page.getByText('12 Unavailable')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  expect(await stickingOut(page)).toEqual([]);
});
