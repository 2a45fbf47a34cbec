import type { Locator } from '@playwright/test';

/** Types into a field, in place of what stands in it, key by key as a guest does: so it is the same in every engine. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}
