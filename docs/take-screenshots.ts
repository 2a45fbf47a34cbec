import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { startDemo } from '../demo/start-demo.ts';
import { BookingPage, GOOD_CARD } from '../e2e/models/booking-page.ts';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { openPage } from '../tests/tools/gallery/visit.ts';

// Walks through a booking in the demo's three looks and writes a picture of every screen into shots/, in the words of the
// specification. The README's picture in docs/screenshots has the rooms of /booking/ in its own words. Needs dist/: run
// npm run build first.
const TODAY = '2027-01-04';
const FOLDER = join(import.meta.dirname, '../shots');

const LOOKS = [
  { look: 'country-house', path: '/booking/?lang=en-GB' },
  { look: 'city', path: '/themes/city/booking/?lang=en-GB' },
  { look: 'coast', path: '/themes/coast/booking/?lang=en-GB' },
];
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 1060 },
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
  }
  await shoot('details');
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await booking.heading('Check your booking details').waitFor();
  await shoot('summary');
  await booking.button('Payment').click();
  await booking.payButton.waitFor();
  await shoot('payment');
  await booking.pay(GOOD_CARD);
  await booking.heading('Your stay is booked!').waitFor();
  await shoot('confirmation');
}

/** Takes a picture of the visible part of the page, once its own pictures have loaded. */
async function photograph(page: Page, path: string): Promise<void> {
  await page.locator('img').evaluateAll(async (images) => {
    const isInSight = (image: Element) => {
      const { left, top } = image.getBoundingClientRect();
      return (image.getRootNode() as ShadowRoot).elementsFromPoint(left + 8, top + 8).includes(image);
    };
    await Promise.all(images.filter(isInSight).map((image) => (image as HTMLImageElement).decode()));
  });
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}

commandOptions(readNothing);
if (!existsSync(join(import.meta.dirname, '../dist/staychart.js')))
  throw new Error('run `npm run build` first');
const demo = await startDemo({ port: 0, today: TODAY });
try {
  for (const { look, path } of LOOKS) {
    for (const viewport of VIEWPORTS) {
      demo.estate.reset();
      const { page, close } = await openPage({ baseURL: demo.siteUrl, viewport });
      await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
      await book(page, path, (name) =>
        photograph(page, join(FOLDER, look, `${name}-${viewport.width}.png`)),
      ).finally(close);
      console.log(`shots/${look}/*-${viewport.width}.png`);
    }
  }
} finally {
  await demo.close();
}
