import { expect, type Page } from '@playwright/test';
import { AddOnsPage } from './models/addons-page.ts';
import { bookTo } from './models/booking-page.ts';
import { expectAccessible, test } from './models/demo.ts';

/** The laptop slept until then, and is opened again. */
async function wakeAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(`2027-01-04T${time}Z`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('A §4.4, T13, T28 the warning comes over an open modal whose call is under way; the modal outlives a Yes and no expiry', async ({
  page,
  demo,
}) => {
  const booking = await bookTo(page, 'addOns');

  const held: (() => void)[] = [];
  await page.route('**/api/spa/activities/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const packages = new AddOnsPage(page);
  const modal = await packages.open('Treatments at the Bath House', 'Book your treatments for room 1');
  await expect(modal).toBeVisible();
  await expect.poll(() => held.length).toBe(1);

  await wakeAt(page, '10:05:20');
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning).toContainText('40');
  await expect(warning.getByRole('button', { name: 'Yes' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  held.forEach((answer) => {
    answer();
  });
  await expect(modal.getByRole('checkbox', { name: 'Tom' })).toBeVisible();
  await modal.getByRole('checkbox', { name: 'Tom' }).check();

  // Asleep again, past warning and all, with the next call under way.
  await page.unroute('**/api/spa/activities/**');
  let answer = () => {};
  await page.route('**/api/spa/search', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest('**/api/spa/search');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await modal.getByRole('button', { name: 'Select Treatment 1' }).click();
  await modal
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Heather & Honey Massage' }) })
    .getByRole('button', { name: /60mins/ })
    .click();
  await asked;
  await wakeAt(page, '10:15:00');
  await expect(page.getByText('Your booking session expired.')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  answer();
  await booking.startWithoutAccount();
  const paths = demo.estate.state.ledger.map(({ path }) => path);
  expect(paths.filter((path) => path === '/api/stay/keep-alive')).toHaveLength(1);
  expect(paths.filter((path) => path === '/api/stay/ignore')).toHaveLength(1);
});
