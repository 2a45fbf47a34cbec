import { expect } from 'vitest';

/** The lines in the status regions of the widget and its dialogs. */
export const SAID = ':is(dialog, .stay) > [role=status] > p';

/** The lines that stand in the status region of the widget, or of the dialog in `home`. */
export function said(home: ParentNode = document): (string | null)[] {
  return [...home.querySelectorAll(SAID)].map(({ textContent }) => textContent);
}

/** Waits until the status region has exactly these lines, in this order. */
export async function expectSaid(...lines: string[]): Promise<void> {
  await expect.poll(() => said()).toEqual(lines);
}
