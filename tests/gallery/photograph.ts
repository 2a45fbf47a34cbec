import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Page } from 'playwright';

/**
 * Takes a picture of a whole screen, with sticky content at its end, or of a modal's visible part. Sizes in
 * pixels.
 */
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

/** The size of A4 in CSS pixels. */
export const SHEET = { width: 794, height: 1123 };

/** Takes a picture of the print styles on an A4 page in WebKitGTK, whose inspector cannot print. */
export async function photographSheet(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await page.screenshot({ path, type: 'jpeg', quality: 75 });
}

/**
 * Takes a picture of the first printed A4 sheet of a screen. Throws without `pdftoppm`, naming its package.
 */
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
