import { expect, type Page } from '@playwright/test';
import { AccountPage } from './models/account-page.ts';
import { AddOnsPage } from './models/addons-page.ts';
import { expectAccessible } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';

/** Adds a dinner, flowers, a treatment, the mud room and the spa garden to the second room. */
async function addEverything(page: Page, packages: AddOnsPage): Promise<void> {
  const table = 'Book a table : Supper at the Boathouse Kitchen, room 2';
  const dinner = await packages.open('Supper at the Boathouse Kitchen', table);
  await dinner.getByRole('checkbox', { name: 'Thursday 18th February 2027' }).check();
  await expect(dinner.getByLabel('Guests')).toHaveValue('2');
  await dinner.getByRole('radio', { name: '19:30', exact: true }).check();
  await expect(seen(dinner, '£84 in all')).toBeVisible();
  await packages.press('Continue');
  await expect(packages.booked('Supper at the Boathouse Kitchen')).toHaveText(
    'Thu 18th Feb 27 - 19:30, 2 guest(s)',
  );

  const flowers = packages.panel('Flowers in your room');
  const more = flowers.getByRole('button', { name: 'More: Flowers in your room, quantity for room 2' });
  await more.click();
  await more.click();
  await flowers.getByRole('button', { name: 'Add For Room 2' }).click();
  await expect(seen(flowers, '3 x Flowers in your room')).toBeVisible();

  const spa = await packages.open('Treatments at the Bath House', 'Add to room 2');
  await spa.getByRole('checkbox', { name: 'Agnes' }).uncheck();
  await packages.press('Continue');
  await spa
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Heather & Honey Massage' }) })
    .getByRole('button', { name: /60mins/ })
    .click();
  await spa.getByRole('button', { name: '10:30', exact: true }).click();
  await spa.getByRole('button', { name: 'Confirm Time' }).click();
  await packages.press('Continue');
  await expect(packages.booked('Treatments at the Bath House')).toHaveText(
    'Thu 18th Feb 27 - 10:30, Heather & Honey Massage for Tom Ashworth',
  );

  for (const [name, time] of [
    ['The mud room', '14:00'],
    ['An hour in the spa garden', '19:00'],
  ] as const) {
    const dialog = await packages.open(name, 'Add to room 2');
    await dialog.getByRole('radio', { name: time, exact: true }).check();
    await packages.press('Done');
    await expect(packages.booked(name)).toHaveText(`Thu 18th Feb 27 - ${time}, Agnes Hart, Tom Ashworth`);
  }
}

test('B §2.16, §7 a member adds a package of every kind to an upcoming stay, and removes one', async ({
  page,
  demo,
}) => {
  test.slow();
  const account = new AccountPage(page);
  // Its second room: Agnes Hart and Tom Ashworth with a dog, bed & breakfast, £414.
  await account.open('#/bookings/stay/70413200');
  await account.login('rosalind.hart@example.com', 'moorland-house-1');
  const packages = new AddOnsPage(page);
  await account.unfoldExtras();
  await expect(packages.panel('Flowers in your room')).toBeVisible();
  await expectAccessible(page);
  await addEverything(page, packages);

  const changes = demo.estate.state.ledger.filter(({ path }) => /^\/api\/stay\/add-/.test(path));
  expect(changes.map(({ path, status }) => [path, status])).toEqual(
    ['dining', '', 'spa-treatment', 'spa-mud', 'spa-garden'].map((kind) => [
      `/api/stay/add-${kind}${kind && '-'}package/`,
      200,
    ]),
  );
  // Supper is for two, as in the checkout (E-16): 2 × £42 + 3 × £24 + £95 + £78 + £64 on top of £414.
  await account.press('View more: Room 2');
  const receipt = page.getByRole('region', { name: 'Room 2 Receipt:' });
  await expect(receipt.getByRole('listitem')).toHaveText(['Room & rate £364', 'Dogs £50', 'Add ons £393']);
  await expectAccessible(page);

  const supper = packages.panel('Supper at the Boathouse Kitchen');
  await supper.getByRole('button', { name: /^Reset/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(supper.getByRole('button', { name: /^Book a table.*room 2$/ })).toBeVisible();
  await expect(receipt.getByRole('listitem').last()).toHaveText('Add ons £309');

  // A later visit shows the times of the spa as well.
  await page.reload();
  await account.unfoldExtras();
  await expect(packages.booked('The mud room')).toHaveText(
    'Thu 18th Feb 27 - 14:00, Agnes Hart, Tom Ashworth',
  );
});
