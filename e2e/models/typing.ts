import { expect, type Locator } from '@playwright/test';

/**
 * Replaces the text of a field by typing, key by key like a guest, so that it works the same in every engine.
 */
export async function type(field: Locator, text: string): Promise<void> {
  // While the field is disabled, its keys would go to the page: the card's fields are disabled during
  // staging.
  await expect(field).toBeEnabled();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}

/**
 * Types a date into the browser's own date field, which takes month, day and year in turn in the tests'
 * en-US.
 */
export async function typeDate(
  field: Locator,
  { month, day, year }: { month: string; day: string; year: string },
): Promise<void> {
  const page = field.page();
  // WebKitGTK does not move on to the next part by itself.
  const goesOn = page.context().browser()?.browserType().name() !== 'webkit';
  await field.focus();
  for (const part of [month, day, year]) {
    if (part !== month && !goesOn) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(part);
  }
}
