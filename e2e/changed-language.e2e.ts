import { expect, type Page } from '@playwright/test';
import { GOOD_CARD } from './models/booking-page.ts';
import { ledgerOf, sessionOf } from './models/payments.ts';
import { SpokenPage, textsIn } from './models/spoken-page.ts';
import { bookTo } from './models/stays.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

const change = (page: Page, tag: string) =>
  page.evaluate((lang) => (document.documentElement.lang = lang), tag);

test('a change of the page’s language leaves a dialog open, in the new words', async ({ page }) => {
  const english = await bookTo(page, 'search');
  await page.getByRole('button', { name: /^Arrival date/ }).click();
  await expect(page.getByRole('dialog', { name: 'Dates', exact: true })).toBeVisible();
  await change(page, 'de');
  const german = new SpokenPage(page, textsIn('de'));
  const { search } = german.texts;
  const calendar = page.getByRole('dialog', { name: search.dates, exact: true });
  await expect(calendar).toBeVisible();
  await calendar.getByRole('grid').first().locator('[data-date="2027-01-18"]').click();
  await calendar.locator('.ui-dialog-foot').getByRole('button').click();
  await expect(calendar).toBeHidden();
  await change(page, 'en-GB');
  await expect(english.button(/^Arrival date/)).toHaveText(/18/);
});

test(
  'a change of the page’s language at the payment and after it keeps the card and the booking',
  { tag: '@core' },
  async ({ page, demo, openPayment }) => {
    await openPayment();
    await type(page.getByLabel('Name On Card'), 'Tom Fell');

    await change(page, 'ar');
    const arabic = new SpokenPage(page, textsIn('ar'));
    await expect(arabic.payButton).toBeVisible();
    await expect(arabic.root).toHaveAttribute('dir', 'rtl');
    await expect(arabic.cardField('cardHoldersName')).toHaveValue('Tom Fell');
    await arabic.pay(GOOD_CARD);

    await change(page, 'fr');
    const french = new SpokenPage(page, textsIn('fr'));
    await expect(french.heading(french.texts.confirmation.title)).toBeVisible();
    await expect(french.root).toHaveAttribute('dir', 'ltr');
    expect(ledgerOf(demo, sessionOf(page))).toEqual({ bookings: 1, charges: 1, completes: 1 });
  },
);

test('a change of the page’s language at the names keeps the focus and what was typed', async ({
  page,
  openAt,
}) => {
  const english = await openAt('guests');
  await english.nameGuests(1, ['Tom Fell']);
  await type(page.getByLabel('First Name').nth(1), 'Iv');
  await change(page, 'de');
  const german = new SpokenPage(page, textsIn('de'));
  await expect(german.heading(german.texts.guests.title)).toBeVisible();
  await expect(german.root).toHaveAttribute('lang', 'de');
  await expect(german.guestField('lastName', 0)).toHaveValue('Fell');
  await expect(german.guestField('firstName', 1)).toHaveValue('Iv');
  // The focus stays in the field, so that typing goes on.
  await expect(german.guestField('firstName', 1)).toBeFocused();
  await page.keyboard.type('y');
  await expect(german.guestField('firstName', 1)).toHaveValue('Ivy');
});
