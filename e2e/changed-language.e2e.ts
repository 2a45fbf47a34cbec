import { expect, type Page } from '@playwright/test';
import { bookTo, GOOD_CARD } from './models/booking-page.ts';
import { test } from './models/demo.ts';
import { openWrittenIn } from './models/page-language.ts';
import { ledgerOf, sessionOf } from './models/payments.ts';
import { SpokenPage, textsIn } from './models/spoken-page.ts';
import { type } from './models/typing.ts';

const change = (page: Page, tag: string) =>
  page.evaluate((lang) => (document.documentElement.lang = lang), tag);

test('a change of the page’s language leaves a dialog open, in the new words', async ({ page }) => {
  const english = await bookTo(page, 'search');
  await page.getByRole('button', { name: /^Arrival date/ }).click();
  await expect(page.getByRole('dialog', { name: 'Arrival date', exact: true })).toBeVisible();
  await change(page, 'de');
  const german = new SpokenPage(page, await textsIn('de'));
  const { search } = german.texts;
  const calendar = page.getByRole('dialog', { name: search.arrival, exact: true });
  await expect(calendar).toBeVisible();
  await calendar.getByRole('grid').first().locator('[data-date="2027-01-18"]').click();
  await calendar.getByRole('button', { name: search.datesDone, exact: true }).click();
  await expect(calendar).toBeHidden();
  await change(page, 'en-GB');
  await expect(english.button(/^Arrival date/)).toHaveText(/18/);
});

test('a change of the page’s language at the payment and after it keeps the card and the booking', async ({
  page,
  demo,
}) => {
  const german = new SpokenPage(page, await textsIn('de'));
  await openWrittenIn(page, { lang: 'de' });
  await german.startWithoutAccount();
  await german.search('2027-01-17');
  await german.chooseRoom('Park Room');
  await german.chooseRate('Room only');
  await german.nameGuests(['Tom Fell', 'Ivy Fell']);
  await german.goToItinerary();
  await german.goToAddOns();
  await german.goToDetails();
  await german.fillDetails('Tom Fell');
  await german.goToSummary();
  await german.goToPayment();
  await type(german.cardField('cardHoldersName'), 'Tom Fell');

  await change(page, 'ar');
  const arabic = new SpokenPage(page, await textsIn('ar'));
  await expect(arabic.button(arabic.texts.payment.submit)).toBeVisible();
  await expect(arabic.cardField('cardHoldersName')).toHaveValue('Tom Fell');
  await arabic.pay(GOOD_CARD);

  await change(page, 'fr');
  const french = new SpokenPage(page, await textsIn('fr'));
  await expect(french.heading(french.texts.confirmation.title)).toBeVisible();
  await expect(french.root).toHaveAttribute('dir', 'ltr');
  expect(ledgerOf(demo, sessionOf(page))).toEqual({ bookings: 1, charges: 1, completes: 1 });
});
