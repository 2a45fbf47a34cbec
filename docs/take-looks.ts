import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startDemo } from '../demo/start-demo.ts';
import { BookingPage } from '../e2e/models/booking-page.ts';

// Writes the pictures of the demo's page /themes/ from the widget in dist/: node
// tests/support/with-browser.ts node docs/take-looks.ts
const TODAY = '2027-01-04';
const FOLDER = join(import.meta.dirname, '../demo/site/pictures/looks');

interface Look {
  name: string;
  path: string;
  width: number;
  height: number;
  isDark?: boolean;
  /** A room to choose, for a picture of its rates. */
  room?: string;
  /** The language of the page, where the walk through the screens needs another one. */
  language?: string;
}

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 760 };
const PLAIN = 'en-GB-x-plain';

const LOOKS: readonly Look[] = [
  { name: 'withenmere-light', path: '/booking/', ...WIDE },
  { name: 'withenmere-dark', path: '/booking/', ...WIDE, isDark: true },
  { name: 'withenmere-phone', path: '/booking/', ...PHONE },
  { name: 'meridian-rooms', path: '/themes/city/booking/', ...WIDE, language: PLAIN },
  { name: 'meridian-rates', path: '/themes/city/booking/', ...WIDE, room: 'Skyline Room', language: PLAIN },
  { name: 'meridian-phone', path: '/themes/city/booking/', ...PHONE, language: PLAIN },
  { name: 'gull-sands-rooms', path: '/themes/coast/booking/', ...WIDE },
  { name: 'gull-sands-over', path: '/themes/coast/', ...WIDE },
  { name: 'gull-sands-phone', path: '/themes/coast/?lang=de', ...PHONE, language: 'de' },
];

/** Books for two guests and two nights as far as the rooms, or a room's rates. */
async function bookTo(page: Page, { path, room, language }: Look): Promise<void> {
  const booking = new BookingPage(page);
  await page.goto(path);
  const opener = page.locator('a[data-stay-open]').first();
  if (await opener.isVisible()) await opener.click();
  await walk(page, booking, room, language);
  if (language === undefined) return;
  const walked = page.locator('[data-stay-heading]', { hasText: 'Room 1: Select' });
  await turnTo(page, language);
  await walked.waitFor({ state: 'detached' });
}

/** Walks through the screens in the specification's words, whatever the page's language. */
async function walk(
  page: Page,
  booking: BookingPage,
  room: string | undefined,
  language: string | undefined,
): Promise<void> {
  if (language !== undefined) {
    await spoken(page, language);
    await turnTo(page, 'en-GB');
  }
  await page.getByRole('button', { name: /^(Start Booking|Check Availability)$/ }).waitFor();
  if (await booking.button('Start Booking').isVisible()) await booking.startWithoutAccount();
  await booking.search({ arrival: '2027-01-17', nights: 2 });
  await booking.heading('Room 1: Select Room').waitFor();
  if (room === undefined) return;
  await booking.chooseRoom(1, room);
  await booking.heading('Room 1: Select Rate').waitFor();
}

async function turnTo(page: Page, language: string): Promise<void> {
  await page.evaluate((lang) => {
    document.documentElement.lang = lang;
  }, language);
  await spoken(page, language);
}

/** Waits until the widget speaks the language. */
async function spoken(page: Page, language: string): Promise<void> {
  await page.locator(`stay-booking [part=root][lang="${language.replace(/-x-.*/, '')}"]`).waitFor();
}

if (!existsSync(join(import.meta.dirname, '../dist/staychart.js')))
  throw new Error('run `npm run build` first');
mkdirSync(FOLDER, { recursive: true });
const executablePath = process.env['STAYCHART_CHROMIUM'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const demo = await startDemo({ port: 0, today: TODAY });
try {
  for (const look of LOOKS) {
    demo.estate.reset();
    const { name, width, height, isDark } = look;
    const page = await browser.newPage({
      baseURL: demo.siteUrl,
      viewport: { width, height },
      reducedMotion: 'reduce',
      colorScheme: isDark ? 'dark' : 'light',
    });
    await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    await bookTo(page, look);
    await page.waitForLoadState('networkidle');
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 76, animations: 'disabled', caret: 'hide' });
    writeFileSync(join(FOLDER, `${name}.jpg`), jpeg);
    console.log(`${name}.jpg  ${(jpeg.length / 1000).toFixed(0)} kB`);
    await page.close();
  }
} finally {
  await demo.close();
  await browser.close();
}
