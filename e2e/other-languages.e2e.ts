import { expect, type Locator, type Page } from '@playwright/test';
import { BookingPage, GOOD_CARD } from './models/booking-page.ts';
import { englishLeft, noteEstateTexts } from './models/english-left.ts';
import { forgetFailedCalls, ledgerOf, sessionOf } from './models/payments.ts';
import { SpokenPage, textsIn } from './models/spoken-page.ts';
import { goOn } from './models/stays.ts';
import { test } from './models/test.ts';

interface Written {
  /** The language of the page; by default the demo's. */
  lang?: string;
  /** The address of the estate's own catalogue, as the element's attribute gives it. */
  words?: string;
}

/** Opens the booking on a page in another language than the demo's. */
async function openWrittenIn(page: Page, written: Written): Promise<void> {
  // Changes the page before the widget starts. A page that the test answers itself would have no site, and
  // could not call the estate.
  await page.addInitScript(({ lang, words }: Written) => {
    const observer = new MutationObserver(() => {
      const element = document.querySelector('stay-booking');
      if (lang !== undefined && document.documentElement.lang !== lang) document.documentElement.lang = lang;
      if (element === null) return;
      if (words !== undefined) element.setAttribute('words', words);
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, written);
  await page.goto('/standard/booking/');
}

/** Collects the messages of `stay:warning` from the next page on. */
async function hearWarnings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heardWarnings: heard });
    window.addEventListener('stay:warning', (event) => {
      heard.push((event as CustomEvent<{ message: string }>).detail.message);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heardWarnings') as string[]);
}

const ARRIVAL = '2027-01-17';

const LANGUAGES = [
  { tag: 'de', direction: 'ltr', viewport: { width: 390, height: 844 } },
  { tag: 'ar', direction: 'rtl', viewport: { width: 1280, height: 900 } },
] as const;

function directionOf(field: Locator): Promise<string> {
  return field.evaluate((element) => getComputedStyle(element).direction);
}

for (const { tag, direction, viewport } of LANGUAGES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test(`a guest books a room in ${tag}, and no screen has English left`, async ({ page, demo }) => {
      const texts = textsIn(tag);
      const estate = noteEstateTexts(demo);
      const guest = new SpokenPage(page, texts);
      const expectSpoken = async (screen: string) => {
        await expect(guest.root).toHaveAttribute('lang', tag);
        await expect(guest.root).toHaveAttribute('dir', direction);
        expect.soft(await englishLeft(page, texts, estate), screen).toEqual([]);
      };
      const isLeftToRight = async (field: Locator) =>
        expect.soft(await directionOf(field), `${await field.getAttribute('name')}`).toBe('ltr');

      await openWrittenIn(page, { lang: tag });
      await expect(guest.button(texts.start.anonymous.button)).toBeVisible();
      await expectSpoken('start');
      await guest.startWithoutAccount();
      await expectSpoken('search');
      await isLeftToRight(page.getByLabel(texts.search.code, { exact: true }));
      await isLeftToRight(page.getByLabel(texts.search.voucher, { exact: true }));
      await guest.search(ARRIVAL);
      await expectSpoken('rooms');
      await guest.chooseRoom('Park Room');
      await expectSpoken('rates');
      await guest.chooseRate('Bed & breakfast');
      await expectSpoken('guests');
      await guest.nameGuests(['Tom Fell', 'Ivy Fell']);
      await guest.goToItinerary();
      await expectSpoken('itinerary');
      await guest.goToAddOns();
      await expectSpoken('add-ons');
      await guest.goToDetails();
      await guest.fillDetails();
      await expectSpoken('details');
      await isLeftToRight(guest.telephone);
      await isLeftToRight(guest.email);
      await guest.goToSummary();
      await expectSpoken('summary');
      await guest.goToPayment();
      await expectSpoken('payment');
      await isLeftToRight(guest.cardField('cardNumber'));
      await isLeftToRight(guest.cardField('expiry'));
      await guest.pay(GOOD_CARD);
      await expectSpoken('confirmation');
      expect(ledgerOf(demo, sessionOf(page))).toEqual({ bookings: 1, charges: 1, completes: 1 });
    });
  });
}

test('an unknown language gives English, and the page gets a warning', async ({ page }) => {
  const warnings = await hearWarnings(page);
  const german = textsIn('de');
  await openWrittenIn(page, { lang: 'xx' });
  const booking = new BookingPage(page);
  await expect(booking.button('Start Booking')).toBeVisible();
  await expect(new SpokenPage(page, german).root).toHaveAttribute('lang', 'en-GB');
  // This proves that the search for leftover English finds English.
  expect(await englishLeft(page, german, new Set())).toContain('Start Booking');
  await booking.startWithoutAccount();
  expect(await englishLeft(page, german, new Set())).toContain('Dates & Guests');
  expect(await warnings()).toEqual(['lang: there are no words for xx']);
});

test('a language whose file is lost gives English, and the booking goes on', async ({ page, watch }) => {
  const warnings = await hearWarnings(page);
  await page.route(/\/words\/de-/, (route) => route.abort());
  await openWrittenIn(page, { lang: 'de' });
  const booking = new BookingPage(page);
  await booking.startWithoutAccount();
  await goOn(booking, 'search', 'rooms');
  expect(await warnings()).toEqual(['lang: the words of de could not be loaded']);
  forgetFailedCalls(watch.complaints);
});

test(
  'the estate’s own catalogue replaces the sentences that it has, in the language that it names',
  { tag: '@core' },
  async ({ page }) => {
    const warnings = await hearWarnings(page);
    const own = {
      staychart: 1,
      lang: 'cy',
      texts: {
        start: { title: 'Archebu ystafell', anonymous: { button: 'Dechrau <b>archebu</b>' } },
        search: { submit: 'Gwirio argaeledd' },
      },
    };
    await page.route('**/our-words.json', (route) => route.fulfill({ json: own }));
    await openWrittenIn(page, { lang: 'cy', words: '/our-words.json' });
    const { root } = new SpokenPage(page, textsIn('de'));
    await expect(page.getByRole('heading', { name: 'Archebu ystafell' })).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'cy');
    await page.getByRole('button', { name: 'Start Booking' }).click();
    await expect(page.getByRole('button', { name: 'Gwirio argaeledd' })).toBeVisible();
    await expect(page.getByLabel('Nights')).toBeVisible();
    expect(await warnings()).toEqual(['words: start.anonymous.button has markup in it']);
  },
);
