import type { Locator, Page } from '@playwright/test';

/**
 * A visible text. Excludes the status region, which repeats the text a moment later for screen readers
 * (D-444).
 */
export function seen(place: Page | Locator, text: string | RegExp): Locator {
  return place.getByText(text).and(place.locator(':not([role=status] > *)'));
}
