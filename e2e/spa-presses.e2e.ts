import { expect, type Page } from '@playwright/test';
import { AddOnsPage } from './models/addons-page.ts';
import { bookTo } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';

const SPA = 'Treatments at the Bath House';

/** Counts the guest's presses from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const presses = await page.evaluateHandle(() => {
    const counted = { presses: 0 };
    window.addEventListener('pointerdown', () => (counted.presses += 1), true);
    return counted;
  });
  return () => presses.evaluate((counted) => counted.presses);
}

/** Opens the add-ons of one night in the Park Room for the named guests. */
async function openAddOns(page: Page, names: string[]): Promise<AddOnsPage> {
  const booking = await bookTo(page, 'search');
  await booking.search({ arrival: '2027-01-17', nights: 1, adults: [names.length] });
  await booking.chooseRoom(1, 'Park Room');
  await booking.chooseRate(1, /^Room only - Pay later/);
  await booking.nameGuests(1, names);
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await booking.button('Next Step').click();
  await expect(booking.heading('Can we make your stay even more special?')).toBeVisible();
  return new AddOnsPage(page);
}

/** Chooses a massage at the first free time, from the treatments to the guest's list. */
async function chooseMassage(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Heather & Honey Massage' }) })
    .getByRole('button', { name: /60mins/ })
    .click();
  await dialog
    .getByRole('button', { name: /^\d\d:\d\d$/, disabled: false })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Confirm Time' }).click();
}

test('one guest books a treatment in five presses, from the add-ons to the line that lists it', async ({
  page,
}) => {
  const addOns = await openAddOns(page, ['Tom Fell']);
  const presses = await countPresses(page);
  await addOns.open(SPA, 'Book your treatments for room 1');
  await chooseMassage(page);
  await expectAccessible(page);
  await addOns.press('Continue');
  await expect(addOns.booked(SPA)).toHaveText(/Heather & Honey Massage for Tom Fell$/);
  expect(await presses()).toBe(5);
});

test('of two guests the first needs six presses, and both together need ten', async ({ page }) => {
  const addOns = await openAddOns(page, ['Tom Fell', 'Ivy Fell']);
  const presses = await countPresses(page);
  await addOns.open(SPA, 'Book your treatments for room 1');
  await addOns.press('Continue');
  await chooseMassage(page);
  await addOns.press('Done');
  await expect(addOns.booked(SPA)).toHaveText(/Heather & Honey Massage for Tom Fell$/);
  expect(await presses()).toBe(6);

  await addOns
    .panel(SPA)
    .getByRole('button', { name: /^Reset/ })
    .click();
  const again = await countPresses(page);
  const dialog = await addOns.open(SPA, 'Book your treatments for room 1');
  await addOns.press('Continue');
  await chooseMassage(page);
  await dialog.getByRole('button', { name: "Ivy's TREATMENTS" }).click();
  await chooseMassage(page);
  await addOns.press('Continue');
  await expect(addOns.booked(SPA)).toHaveText([/for Tom Fell$/, /for Ivy Fell$/]);
  expect(await again()).toBe(10);
});
