import type { Page } from '@playwright/test';
import { LINK } from './booking-samples.ts';

/** Enters an address of the widget as the guest does. An address that is already there is visited again. */
export async function typeAddress(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    if (location.hash !== to) location.hash = to;
    else dispatchEvent(new PopStateEvent('popstate'));
  }, hash);
}

const TAILS: Record<string, string> = { addons: 'add-ons', rates: 'rate/1', rooms: 'room/1' };

/** The address of a place or of a link. */
export async function addressOf(
  { place, link }: { place: { step: string }; link?: object },
  sessionId: () => Promise<string>,
): Promise<string> {
  if (link) return LINK;
  if (place.step === 'start') return '#/';
  if (place.step === 'search') return '#/stay/search/';
  return `#/${await sessionId()}/stay/${TAILS[place.step] ?? place.step}`;
}
