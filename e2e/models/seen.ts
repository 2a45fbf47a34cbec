import type { Locator, Page } from '@playwright/test';

/** A text that stands somewhere to be seen. The same text comes to the status region a moment later, to be heard (D-444): that one is left out. */
export function seen(place: Page | Locator, text: string | RegExp): Locator {
  return place.getByText(text).and(place.locator(':not([role=status] > *)'));
}
