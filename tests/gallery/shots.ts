import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { commandOptions } from '../support/command-options.ts';
import { contactSheet } from './contact-sheet.ts';
import { readShotsOptions } from './options.ts';
import type { GalleryState } from './states.ts';
import { openFrame, showState, visitGallery } from './visit.ts';

const SHOTS = join(import.meta.dirname, '../../gallery-shots');
const HEIGHT = 844;

const { screens, widths } = commandOptions(readShotsOptions);

/** A picture of every state at a width. Gives the states that could not be drawn, with the reason. */
async function shoot(
  browser: Browser,
  { baseURL, width, states }: { baseURL: string; width: number; states: readonly GalleryState[] },
): Promise<string[]> {
  const viewport = { width, height: HEIGHT };
  const broken: string[] = [];
  const page = await openFrame(browser, { baseURL, viewport }, broken);
  for (const { id } of states) {
    await page.setViewportSize(viewport);
    if (!(await showState(page, id))) broken.push(`${id}: not drawn`);
    await page.setViewportSize({ width, height: await heightOf(page) });
    const path = join(SHOTS, String(width), `${id}.jpg`);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({
      path,
      type: 'jpeg',
      quality: 75,
      animations: 'disabled',
      caret: 'hide',
    });
  }
  await page.close();
  return broken.map((one) => `${width} px: ${one}`);
}

/** All of a screen, so that what sticks to the edge is at the end; of a modal, what is in sight. */
async function heightOf(page: Page): Promise<number> {
  const isModal = (await page.locator('dialog[open]').count()) > 0;
  return isModal ? HEIGHT : page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight));
}

await visitGallery(screens, async ({ browser, baseURL, states }) => {
  rmSync(SHOTS, { recursive: true, force: true });
  const broken: string[] = [];
  for (const width of widths) broken.push(...(await shoot(browser, { baseURL, width, states })));
  writeFileSync(join(SHOTS, 'index.html'), contactSheet(states, widths));
  console.log(`${states.length} states at ${widths.join(', ')} px. See ${join(SHOTS, 'index.html')}`);
  for (const one of broken) console.log(`  ${one}`);
  if (broken.length > 0) process.exitCode = 1;
});
