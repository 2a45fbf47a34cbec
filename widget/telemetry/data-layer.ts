import { ecommerceOf } from './ecommerce.ts';
import type { Facts } from './facts.ts';
import type { PageEvent } from './page-events.ts';

/** Pushes an event into the page's `dataLayer` (GA4), and makes that array where the page has none. */
export function pushEvent(page: Window, event: PageEvent, now: Facts, before: Facts): void {
  const named = page as unknown as { dataLayer?: unknown };
  // An element of the page may be named `dataLayer`.
  if (!Array.isArray(named.dataLayer)) {
    if (named.dataLayer !== undefined) return;
    named.dataLayer = [];
  }
  for (const push of ecommerceOf(event, now, before)) {
    // Clears the old values: Google's tag would otherwise mix them into the next event.
    (named.dataLayer as unknown[]).push({ ecommerce: null }, push);
  }
}
