import { expect } from 'vitest';

/** The lines in the status regions of the widget and its dialogs. */
export const SAID = ':is(dialog, .stay) > [role=status] > p';

/** What has been put into the status region of the widget, or of the dialog at hand, and still stands there. */
export function said(home: ParentNode = document): (string | null)[] {
  return [...home.querySelectorAll(SAID)].map(({ textContent }) => textContent);
}

/** Waits until exactly these are said, in the order in which they came. */
export async function expectSaid(...lines: string[]): Promise<void> {
  await expect.poll(() => said()).toEqual(lines);
}
