import type { Page } from '@playwright/test';
import { BookingPage } from '../../../e2e/models/booking-page.ts';

/** The names, or the lead booker's details: what the screen asks for before it lets the guest go on. */
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

/** The 'Edit' of the progress bar, or of a part of the summary. */
export async function pressEdit(page: Page, what: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Edit ${what}`) })
    .first()
    .click();
}

/** Two other days in the prices by date. */
export async function leaveDates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prices by date: Park Room' }).click();
  const days = page.getByRole('grid').getByRole('button', { name: /£/ });
  await days.nth(1).click();
  await days.nth(2).click();
}
