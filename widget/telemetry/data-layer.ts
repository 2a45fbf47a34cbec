import { reasonOf, type Failure } from '../../src/api/failure.ts';
import { ecommerceOf } from './ecommerce.ts';
import type { Facts } from './facts.ts';
import type { PageEvent } from './page-events.ts';

/** Pushes an event into the page's `dataLayer` (GA4), and makes that array where the page has none. */
export function pushEvent(page: Window, event: PageEvent, now: Facts, before: Facts): void {
  for (const push of ecommerceOf(event, now, before)) {
    // Clears the old values: Google's tag would otherwise mix them into the next event.
    dataLayerOf(page)?.push({ ecommerce: null }, push);
  }
}

/** Pushes a failed call as GA4's `exception`, by its name and reason. A call that the widget gave up is no failure. */
export function pushFailure(page: Window, failure: Failure): void {
  const reason = reasonOf(failure);
  if (reason === null) return;
  dataLayerOf(page)?.push({
    event: 'exception',
    description: `stay:failed ${failure.endpoint} ${reason}`,
    fatal: false,
  });
}

function dataLayerOf(page: Window): unknown[] | null {
  const named = page as unknown as { dataLayer?: unknown };
  // An element of the page may be named `dataLayer`.
  if (named.dataLayer !== undefined && !Array.isArray(named.dataLayer)) return null;
  return (named.dataLayer ??= []) as unknown[];
}
