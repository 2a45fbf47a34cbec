import { expect, type Locator } from '@playwright/test';

/** Types into a field, in place of what stands in it, key by key as a guest does: so it is the same in every engine. */
export async function type(field: Locator, text: string): Promise<void> {
  // Keys for a field that is disabled, as the card's are while the bill is staged again, go to the page.
  await expect(field).toBeEnabled();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}

/** Types a date into a field of the browser's own, which takes month, day and year one after the other in the tests' en-US. */
export async function typeDate(
  field: Locator,
  { month, day, year }: { month: string; day: string; year: string },
): Promise<void> {
  const page = field.page();
  // WebKitGTK leaves it to whoever types to go on to the next part.
  const goesOn = page.context().browser()?.browserType().name() !== 'webkit';
  await field.focus();
  for (const part of [month, day, year]) {
    if (part !== month && !goesOn) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(part);
  }
}
