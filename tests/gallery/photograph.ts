import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Page } from 'playwright';

/** A picture of what a screen shows, all of it, so that what sticks to the edge is at the end; of a modal, what is in sight. Sizes in pixels. */
export async function photograph(
  page: Page,
  path: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const isModal = (await page.locator('dialog[open]').count()) > 0;
  const whole = await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight));
  await page.setViewportSize({ width, height: isModal ? height : whole });
  await page.screenshot({ path, type: 'jpeg', quality: 75, animations: 'disabled', caret: 'hide' });
}

/** Of A4, in CSS pixels. */
export const SHEET = { width: 794, height: 1123 };

/** A picture of the first sheet of A4 in a WebKitGTK, whose inspector does not print: the styles for paper on a page of that size. */
export async function photographSheet(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await page.screenshot({ path, type: 'jpeg', quality: 75 });
}

/** A picture of the first sheet of A4 that a screen is printed on. Throws without `pdftoppm`, with the package that brings it. */
export async function print(page: Page, path: string): Promise<void> {
  const sheet = path.replace(/\.jpg$/, '');
  await page.pdf({ path: `${sheet}.pdf`, format: 'A4' });
  const { error, status } = spawnSync('pdftoppm', [
    '-jpeg',
    '-singlefile',
    '-r',
    '80',
    `${sheet}.pdf`,
    sheet,
  ]);
  if (error || status !== 0)
    throw new Error('pdftoppm is missing. On Debian: apt-get install -y poppler-utils');
  rmSync(`${sheet}.pdf`);
}
