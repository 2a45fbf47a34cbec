import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { install } from '../engines/install.ts';
import { commandOptions } from '../support/command-options.ts';
import { launchFor } from './browsers.ts';
import { contactSheet } from './contact-sheet.ts';
import { readShotsOptions } from './options.ts';
import { photograph, print } from './photograph.ts';
import { fileOf, viewsOf, type PictureView } from './picture-views.ts';
import { mainStates, type GalleryState } from './states.ts';
import { openFrame, showState, visitGallery } from './visit.ts';

const SHOTS = join(import.meta.dirname, '../../gallery-shots');
const HEIGHT = 844;

const { screens, main, ...asked } = commandOptions(readShotsOptions);
const views = viewsOf(asked);

/** A picture of every state in a view. Gives the states that could not be drawn, with the reason. */
async function shoot(view: PictureView, states: readonly GalleryState[], baseURL: string): Promise<string[]> {
  const viewport = { width: view.width, height: HEIGHT };
  const broken: string[] = [];
  const { browser, options } = await launchFor(view.engine, view.look);
  const page: Page = await openFrame(browser, { baseURL, viewport, ...options }, broken);
  for (const { id } of states) {
    await page.setViewportSize(viewport);
    if (!(await showState(page, id))) broken.push(`${id}: not drawn`);
    const path = join(SHOTS, fileOf(view, id));
    mkdirSync(dirname(path), { recursive: true });
    await (view.look === 'paper' ? print(page, path) : photograph(page, path, viewport));
  }
  await browser.close();
  return broken.map((one) => `${view.width} px, ${view.engine}, ${view.look}: ${one}`);
}

if (asked.engines.includes('firefox')) install('firefox');
await visitGallery(screens, async ({ baseURL, states: all }) => {
  const states = main ? mainStates(all) : all;
  rmSync(SHOTS, { recursive: true, force: true });
  const broken: string[] = [];
  for (const view of views) broken.push(...(await shoot(view, states, baseURL)));
  writeFileSync(join(SHOTS, 'index.html'), contactSheet(states, views));
  console.log(`${states.length} states at ${asked.widths.join(', ')} px. See ${join(SHOTS, 'index.html')}`);
  for (const one of broken) console.log(`  ${one}`);
  if (broken.length > 0) process.exitCode = 1;
});
