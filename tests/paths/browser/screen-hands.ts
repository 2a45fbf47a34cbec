import type { Page } from '@playwright/test';
import { BookingPage } from '../../../e2e/models/booking-page.ts';
import type { Booking } from '../../../src/domain/booking.ts';
import { addDays } from '../../../src/domain/dates.ts';

/** Fills in the names or the lead booker's details that the screen requires to go on. */
export async function fillIn(page: Page): Promise<void> {
  const booking = new BookingPage(page);
  if (await booking.heading('Guest names').isVisible()) {
    await booking.nameGuests(1, ['Tom Fell', 'Ivy Fell']);
    return;
  }
  await page.getByRole('radio', { name: 'Tom Fell' }).check();
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
}

/** Presses an 'Edit' of the progress bar or of the summary. */
export async function pressEdit(page: Page, what: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Edit ${what}`) })
    .first()
    .click();
}

/** Chooses another night in the prices by date. The next day may be sold out, since it is the departure. */
export async function leaveDates(page: Page): Promise<void> {
  const { search, legs } = await bookingOf(page);
  await page.getByRole('button', { name: 'Prices by date: Park Room' }).click();
  const grid = page.getByRole('grid');
  const others = grid
    .getByRole('button', { name: /£/ })
    .and(grid.locator(`button:not([data-date="${search.arrivalDate}"])`));
  const date = (await others.first().getAttribute('data-date')) ?? '';
  await others.first().click();
  await grid.locator(`[data-date="${addDays(date, 1)}"]`).click();
  // The guest would lose chosen rooms, so the widget asks first.
  if (legs.some(({ roomCode }) => roomCode !== null))
    await page.getByRole('button', { name: 'Search new dates' }).click();
}

async function bookingOf(page: Page): Promise<Booking> {
  const chart = await page.evaluate(() => window.recorded?.chart('booking') ?? null);
  return (chart as unknown as { context: { stay: { booking: Booking } } }).context.stay.booking;
}
