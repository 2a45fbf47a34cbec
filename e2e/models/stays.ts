import { expect, type Locator, type Page } from '@playwright/test';
import { BookingPage } from './booking-page.ts';
import { type } from './typing.ts';

export interface Stay {
  arrival: string;
  nights: number;
  rooms: { room: string; rate: RegExp; guests: string[]; hasFlowers?: boolean }[];
  /** A voucher for the search. */
  voucher?: string;
  scenario?: string;
}

/**
 * Takes a guest without account to the summary of a stay. The first guest of the first room is the lead
 * booker.
 */
export async function openSummary(page: Page, stay: Stay): Promise<BookingPage> {
  const booking = new BookingPage(page);
  await booking.open(stay.scenario === undefined ? {} : { scenario: stay.scenario });
  await booking.startWithoutAccount();
  await booking.chooseArrival(stay.arrival);
  await page.getByLabel('Nights').selectOption(String(stay.nights));
  await page.getByRole('radio', { name: String(stay.rooms.length), exact: true }).check();
  if (stay.voucher) {
    await type(page.getByLabel('Got a voucher?'), stay.voucher);
    await booking.button('Apply code').click();
    await expect(page.getByRole('region', { name: 'Applied Vouchers' })).toContainText(stay.voucher);
  }
  await booking.button('Check Availability').click();
  for (const [index, { room, rate }] of stay.rooms.entries()) {
    await booking.chooseRoom(index + 1, room);
    await booking.chooseRate(index + 1, rate);
  }
  await expect(booking.heading('Guest names')).toBeVisible();
  for (const [index, { guests }] of stay.rooms.entries()) await booking.nameGuests(index + 1, guests);
  await booking.button('Next Step').click();
  await expect(booking.heading('Set your itinerary')).toBeVisible();
  await booking.button('Next Step').click();
  const flowers = page.getByRole('listitem').filter({ has: booking.heading('Flowers in your room') });
  await expect(flowers).toBeVisible();
  for (const [index, { hasFlowers }] of stay.rooms.entries()) {
    if (hasFlowers) await flowers.getByRole('checkbox', { name: `Add to Room ${index + 1}` }).check();
  }
  await booking.button('Continue').click();
  const lead = stay.rooms[0]?.guests[0] ?? '';
  await page.getByRole('radio', { name: lead }).check();
  await booking.fillLeadBooker({ email: 'tom@example.com', telephone: '+447700900123' });
  await booking.agreeToTerms();
  await booking.button('Check your booking').click();
  await expect(booking.heading('Check your booking details')).toBeVisible();
  return booking;
}

/** The lines of a bill in reading order, the total last: 'Room & rate £238'. Waits for the bill. */
export async function billOf(section: Locator): Promise<string[]> {
  await section.waitFor();
  const lines = await section.locator('li, p').filter({ hasText: '£' }).allTextContents();
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

/** A room's bill on the summary and the confirmation. */
export function roomBill(page: Page, leg: number): Promise<string[]> {
  return billOf(page.getByRole('region', { name: `Room ${leg} Bill:` }));
}

/** A to-pay panel on the payment and the confirmation (B §2.5). */
export function panel(page: Page, when: 'today' | 'on arrival'): Promise<string[]> {
  return billOf(page.getByRole('region', { name: `To pay ${when}` }));
}
