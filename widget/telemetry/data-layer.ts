import { ecommerceOf } from './ecommerce.ts';
import type { Facts } from './facts.ts';
import type { PageEvent } from './page-events.ts';

/** Pushes an event into the page's `dataLayer`, which is made where there is none (GA4). */
export function pushEvent(page: Window, event: PageEvent, now: Facts, before: Facts): void {
  const named = page as unknown as { dataLayer?: unknown };
  // An element of the page may have that name.
  if (!Array.isArray(named.dataLayer)) {
    if (named.dataLayer !== undefined) return;
    named.dataLayer = [];
  }
  for (const push of ecommerceOf(event, now, before)) {
    // Without it Google's tag would mix one event's values into the next.
    (named.dataLayer as unknown[]).push({ ecommerce: null }, push);
  }
}
