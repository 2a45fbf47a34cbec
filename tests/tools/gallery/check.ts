import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { counted } from '../paths/report/counted.ts';
import { commandOptions } from '../../support/command-options.ts';
import { axeFindings, bringAxe, drawnMarkup } from './axe-findings.ts';
import { directionOf } from './languages.ts';
import { misfits } from './misfits.ts';
import { readCheckOptions, type GalleryView } from './options.ts';
import { mainStates, type GalleryState } from './states.ts';
import { openFrame, showState, visitGallery } from './visit.ts';

const PICTURES = join(import.meta.dirname, '../../../gallery-shots');
const HEIGHT = 844;

const { screens, views, languages, main, pictures } = commandOptions(readCheckOptions);

/** Checks the states in a language and a view, and prints what it finds, each with the states that have it. */
async function check(
  baseURL: string,
  states: readonly GalleryState[],
  tag: string,
  { width, look }: GalleryView,
): Promise<void> {
  const findings = new Map<string, string[]>();
  const add = (what: string, id: string) => findings.set(what, [...(findings.get(what) ?? []), id]);
  const viewport = { width, height: HEIGHT };
  const { page, close } = await openFrame({ baseURL, viewport, colorScheme: look }, tag, add);
  await bringAxe(page);
  const seen = new Set<string>();
  for (const { id, screen } of states) {
    if (!(await showState(page, id))) add('not drawn', id);
    await growToWhole(page, viewport);
    const path = join(PICTURES, tag, `${width}-${look}`, `${id}.jpg`);
    const picture = { path, type: 'jpeg', quality: 75, animations: 'disabled', caret: 'hide' } as const;
    if (pictures) await page.screenshot(picture);
    const markup = await drawnMarkup(page);
    if (seen.has(markup)) continue;
    seen.add(markup);
    const found = [...(await misfits(page, directionOf(tag))), ...(await axeFindings(page, screen))];
    for (const what of found) add(what, id);
  }
  await close();
  const counts = [
    counted(states.length, 'state'),
    counted(seen.size, 'different view'),
    counted(findings.size, 'finding'),
  ];
  console.log(`${tag}, ${width} px, ${look}: ${counts.join(', ')}`);
  for (const [what, ids] of findings) console.log(`  ${what}\n    ${ids.join('\n    ')}`);
  if (findings.size > 0) process.exitCode = 1;
}

/**
 * Makes the window as high as the screen, so that content that sticks stands at its end and covers nothing. A modal keeps
 * its visible part.
 */
async function growToWhole(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  const height = await page.evaluate(() =>
    document.querySelector('#state')?.shadowRoot?.querySelector('dialog[open]')
      ? innerHeight
      : Math.max(innerHeight, document.documentElement.scrollHeight),
  );
  await page.setViewportSize({ ...viewport, height });
}

await visitGallery(screens, async (baseURL, all) => {
  const states = main ? mainStates(all) : all;
  if (pictures) rmSync(PICTURES, { recursive: true, force: true });
  for (const tag of languages) for (const view of views) await check(baseURL, states, tag, view);
  if (pictures) console.log(`The pictures are in ${PICTURES}`);
});
