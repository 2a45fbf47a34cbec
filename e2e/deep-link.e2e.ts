import { expect, type Page } from '@playwright/test';
import { bookTo } from './models/stays.ts';
import { test } from './models/test.ts';

const LINK =
  '#/stay/search/?arrivalDate=2027-03-02&numberOfNights=3&occupancy=[[1,0,0],[2,0,1]]&code=HEATHER';

async function expectLinkInForm(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Arrival date/ })).toContainText('02/03/2027');
  await expect(page.getByLabel('Nights')).toHaveValue('3');
  await expect(page.getByLabel('Got a code?')).toHaveValue('HEATHER');
  await expect(page.getByRole('button', { name: 'Rooms and guests 2 rooms, 3 adults, 1 dog' })).toBeVisible();
}

test("D-52 a link replaces a kept search, and Back returns to the link's search as the guest has changed it", async ({
  page,
}) => {
  const booking = await bookTo(page, 'rooms');
  await booking.open({ hash: LINK });
  await expectLinkInForm(page);

  await page.getByLabel('Nights').selectOption('4');
  await booking.button('Check Availability').click();
  await expect(booking.heading('Room 1: Select Room')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Nights')).toHaveValue('4');
  await page.reload();
  await expect(page.getByLabel('Nights')).toHaveValue('4');
});

test(
  'D-52 a link asks before it replaces a booking that holds a room',
  { tag: '@core' },
  async ({ page, demo, openAt }) => {
    const question = page.getByRole('alertdialog', { name: 'Start a new search?' });
    const ignored = () => demo.estate.state.ledger.filter(({ path }) => path === '/api/stay/ignore').length;
    const booking = await openAt('guests');
    const before = ignored();

    await booking.open({ hash: LINK });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep my booking' }).click();
    await expect(booking.heading('Guest names')).toBeVisible();
    await expect(page).toHaveURL(/\/stay\/guests$/);
    expect(ignored()).toBe(before);

    await page.goto(`/standard/booking/?promoCode=HEATHER`);
    await question.getByRole('button', { name: 'New search' }).click();
    await expect(page.getByLabel('Got a code?')).toHaveValue('HEATHER');
    expect(ignored()).toBe(before + 1);
  },
);
