import { expect, type Page } from '@playwright/test';
import { BookingPage } from './models/booking-page.ts';
import { expectAccessible } from './models/demo.ts';
import { seen } from './models/seen.ts';
import { test } from './models/test.ts';
import { type } from './models/typing.ts';

const link = (page: Page, language: string) =>
  page.locator('.languages').getByRole('link', { name: language, exact: true });

const root = (page: Page) => page.locator('html');

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the coast’s switch changes page and booking to German during a search, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/themes/coast/booking/');
  const booking = new BookingPage(page);
  await booking.startWithoutAccount();
  await booking.chooseArrival('2027-01-17');
  await page.getByLabel('Nights').selectOption('3');
  await booking.unfold('guests');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await booking.unfold('codes');
  await type(page.getByLabel('Got a code?'), 'HEATHER');
  const loaded = await page.evaluate(() => performance.timeOrigin);

  await link(page, 'Deutsch').click();
  await expect(booking.button('Verfügbarkeit prüfen')).toBeVisible();
  // A new screen moves the focus to its heading. A new language does not.
  await expect(link(page, 'Deutsch')).toBeFocused();
  await expect(root(page)).toHaveAttribute('lang', 'de');
  await expect(link(page, 'Deutsch')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Meine Buchungen' })).toBeVisible();
  await expect(page).toHaveTitle('Zimmer buchen · Gull Sands');
  await expect(booking.button(/^Anreise/)).toHaveText(/17.*2027/);
  await expect(page.getByLabel('Nächte')).toHaveValue('3');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await expect(page.getByLabel('Haben Sie einen Code?')).toHaveValue('HEATHER');
  await expectAccessible(page);
  expect(await page.evaluate(() => performance.timeOrigin), 'the page is the same').toBe(loaded);

  await booking.button('Verfügbarkeit prüfen').click();
  await expect(booking.heading('Zimmer 1: Zimmerauswahl')).toBeVisible();
  // The estate's own texts stay in the language in which the booking requested them.
  await expect(booking.heading('Sea Room')).toBeVisible();
  await page.reload();
  await expect(booking.heading('Meerzimmer')).toBeVisible();
  await expect(page).toHaveURL(/\?lang=de#\//);
});

test('the language of the coast goes on to its account, whose address does not name it, and back', async ({
  page,
}) => {
  await page.goto('/themes/coast/');
  await link(page, 'Français').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du sable partout, et tant mieux');
  await expect(page.getByRole('heading', { name: 'Cabine de plage' })).toBeVisible();
  await page.getByRole('link', { name: 'Mes séjours' }).click();
  await expect(page).toHaveURL(/\/themes\/coast\/account\/\?lang=fr/);
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();

  // The widget links to the account by this address.
  await page.goto('/themes/coast/account/#/login');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/\?lang=fr#\/login$/);

  await link(page, 'English').click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto('/themes/coast/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sand in everything, and nobody minds');
});

for (const viewport of [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
]) {
  test(`Arabic mirrors the page and the booking of the coast, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/themes/coast/');
    await link(page, 'العربية').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/الرمل/);
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);
    expect(await width(page)).toBe(viewport.width);

    await page.goto('/themes/coast/booking/');
    // The early screen stands before the booking until that is drawn.
    const inside = page.locator('stay-booking [part=root]').last();
    await expect(inside).toHaveAttribute('dir', 'rtl');
    await expect(inside).toHaveAttribute('lang', 'ar');
    expect(await width(page)).toBe(viewport.width);
    const name = await page.locator('.top .name').boundingBox();
    expect(name && name.x + name.width > viewport.width / 2, 'the name stands on the right').toBe(true);
  });
}

test('without its script the switch loads the page in the other language', async ({ page }) => {
  await page.route('**/assets/language.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/themes/coast/booking/?scenario=slow');
  await link(page, 'Deutsch').click();
  await expect(page).toHaveURL('/themes/coast/booking/?scenario=slow&lang=de');
  await expect(page.getByRole('heading', { name: 'Zimmer buchen', level: 2 })).toBeVisible();
});

test('the three hotels speak differently: the specification’s voice, the plain voice, and German by the address', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await page.goto('/standard/booking/');
  await expect(page.locator('[data-stay-heading]')).toHaveText('Book a room');
  await page.goto('/themes/city/booking/');
  await expect(root(page)).toHaveAttribute('lang', 'en-GB-x-plain');
  await expect(booking.button('Check availability')).toBeVisible();
  await expect(seen(page, 'Leaving Tuesday, 5 January 2027')).toBeVisible();
  await page.goto('/themes/coast/booking/?lang=de');
  await expect(page.locator('[data-stay-heading]')).toHaveText('Zimmer buchen');
});

test('D-567 the coast’s switch shows approximate prices in euros, and the guest pays in pounds', async ({
  page,
}) => {
  await page.goto('/themes/coast/booking/');
  const booking = new BookingPage(page);
  const prices = page.locator('.currency select');
  await prices.selectOption('EUR');
  await booking.startWithoutAccount();
  await booking.search({ arrival: '2027-01-17', nights: 1 });
  const room = page.locator('.rooms-card').filter({ has: booking.heading('Sea Room') });
  // £148 at the rates 1.15 (EUR) and 1.32 (USD).
  await expect(room.locator('.ui-price')).toContainText('From £148 For 1 night about €170');
  await expectAccessible(page);

  // A change of the currency takes effect on the open screen.
  await prices.selectOption('USD');
  await expect(room.locator('.ui-price')).toContainText('about $195');
  await prices.selectOption('');
  await expect(room.locator('.ui-price')).not.toContainText('about');
  await prices.selectOption('EUR');

  await booking.chooseRoom(1, 'Sea Room');
  await page.getByRole('radio', { name: /^Room only [-–] Pay later/ }).check();
  await expect(page.locator('.summary-panel-approximate')).toHaveText('about €170You pay in GBP.');
  // The chosen and paid price is in the estate's own currency.
  await expect(page.locator('.rates-next')).toHaveText('Room only, £148 in all');
});
