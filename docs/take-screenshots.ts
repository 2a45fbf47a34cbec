import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page, type PageScreenshotOptions } from 'playwright';
import { startDemo } from '../demo/start-demo.ts';
import { THEMES } from '../demo/site/themes.ts';
import { BookingPage, GOOD_CARD } from '../e2e/models/booking-page.ts';
import { commandOptions } from '../tests/support/command-options.ts';
import { readScreenshotOptions } from './screenshot-options.ts';
import { smallPng } from './small-png.ts';

// Walks through a booking in the demo and writes the README's pictures. With --all it writes every screen in
// every look, at four widths, into shots/. Needs dist/: run npm run build first.
const TODAY = '2027-01-04';
const FOLDER = join(import.meta.dirname, 'screenshots');
const ALL = join(import.meta.dirname, '../shots');
const { all, themes, widths } = commandOptions(readScreenshotOptions);

interface Walk {
  width: number;
  height: number;
  /** The screens to take on the way, by file name. */
  shots: readonly string[];
}

const WALKS: readonly Walk[] = [
  { width: 1280, height: 1060, shots: ['rooms'] },
  { width: 390, height: 844, shots: ['search', 'add-ons', 'summary'] },
];

type Shoot = (name: string) => Promise<void>;

/** Books for two guests and two nights at a rate with dinner, and calls `shoot` at each screen. */
async function book(page: Page, path: string, shoot: Shoot): Promise<void> {
  const booking = new BookingPage(page);
  await page.goto(path);
  await page.getByRole('button', { name: /^(Start Booking|Check Availability)$/ }).waitFor();
  if (await booking.button('Start Booking').isVisible()) {
    await shoot('start');
    await booking.startWithoutAccount();
  }
  await shoot('search');
  await booking.search({ arrival: '2027-01-17', nights: 2 });
  await booking.heading('Room 1: Select Room').waitFor();
  await shoot('rooms');
  await booking.chooseRoom(1, path.includes('/coast/') ? 'Sea Room' : 'Park Room');
  await booking.heading('Room 1: Select Rate').waitFor();
  await shoot('rates');
  await booking.chooseRate(1, /^Dinner/);
  const names = booking.heading('Guest names');
  const itinerary = booking.heading('Set your itinerary');
  await names.or(itinerary).waitFor();
  // A hotel that asks only for the lead guest's name has no step 'guests' (D-479).
  const asksLeadOnly = await itinerary.isVisible();
  if (!asksLeadOnly) {
    await shoot('guests');
    await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
    await booking.button('Next Step').click();
    await itinerary.waitFor();
  }
  await shoot('itinerary');
  await booking.button('Next Step').click();
  await page.getByRole('heading', { name: /even more special/ }).waitFor();
  await shoot('add-ons');
  await booking.button('Continue').click();
  if (asksLeadOnly) {
    await page.getByLabel('Title').selectOption('Mr');
    await page.getByLabel('First Name').fill('Tom');
    await page.getByLabel('Last Name').fill('Fell');
  } else await page.getByRole('radio', { name: 'Tom Fell' }).check();
  await shoot('details');
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await booking.heading('Check your booking details').waitFor();
  await shoot('summary');
  await booking.button('Payment').click();
  await booking.button('PAY TO COMPLETE').waitFor();
  await shoot('payment');
  await booking.pay(GOOD_CARD);
  await booking.heading('Your stay is booked!').waitFor();
  await shoot('confirmation');
}

/** A picture of the visible part of the page, once its own pictures have loaded. */
async function picture(page: Page, kind: PageScreenshotOptions = {}): Promise<Buffer> {
  await page.locator('img').evaluateAll(async (images) => {
    const isInSight = (image: Element) => {
      const { left, top } = image.getBoundingClientRect();
      return (image.getRootNode() as ShadowRoot).elementsFromPoint(left + 8, top + 8).includes(image);
    };
    await Promise.all(images.filter(isInSight).map((image) => (image as HTMLImageElement).decode()));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide', ...kind });
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

/** Walks through a booking from its start in a new window. */
async function walk(
  { width, height, path }: { width: number; height: number; path: string },
  take: (name: string, page: Page) => Promise<void>,
): Promise<void> {
  demo.estate.reset();
  const page = await browser.newPage({
    baseURL: demo.siteUrl,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  await book(page, path, (name) => take(name, page));
  await page.close();
}

async function shootReadme(): Promise<void> {
  for (const { width, height, shots } of WALKS) {
    await walk({ width, height, path: '/booking/' }, async (name, page) => {
      if (!shots.includes(name)) return;
      const file = `${name}-${width}.png`;
      const png = smallPng(await picture(page));
      writeFileSync(join(FOLDER, file), png);
      console.log(`docs/screenshots/${file}  ${(png.length / 1000).toFixed(0)} kB`);
    });
  }
}

async function shootAll(): Promise<void> {
  for (const theme of themes) {
    for (const width of widths) {
      const path = theme in THEMES ? `/themes/${theme}/booking/?lang=en-GB` : '/booking/';
      await walk({ width, height: width < 768 ? 844 : 1000, path }, async (name, page) => {
        const file = join(ALL, theme, `${name}-${width}.jpg`);
        mkdirSync(join(ALL, theme), { recursive: true });
        writeFileSync(file, await picture(page, { type: 'jpeg', quality: 75 }));
      });
      console.log(`shots/${theme}/*-${width}.jpg`);
    }
  }
}

try {
  await (all ? shootAll() : shootReadme());
} finally {
  await demo.close();
  await browser.close();
}
