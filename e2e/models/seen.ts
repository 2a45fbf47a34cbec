import type { Frame, Locator, Page } from '@playwright/test';

/**
 * A text that guests see. Leaves out what only screen readers are told, such as the status region, which repeats a
 * notice a moment later (D-444).
 */
export function seen(
  place: Page | Frame | Locator,
  text: string | RegExp,
  options?: { exact: boolean },
): Locator {
  return place.getByText(text, options).and(place.locator(':not(.ui-hidden, .ui-hidden *)'));
}
