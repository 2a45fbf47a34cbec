import type { Page } from 'playwright';
import { counted } from '../paths/report/counted.ts';
import { commandOptions } from '../support/command-options.ts';
import { axeFindings, bringAxe, drawnMarkup } from './axe-findings.ts';
import { openIn } from './browsers.ts';
import { languageOf } from './languages.ts';
import { misfits } from './misfits.ts';
import { readWordsOptions } from './options.ts';
import { mainStates, type GalleryState } from './states.ts';
import { openFrame, showState, visitGallery } from './visit.ts';

const HEIGHT = 844;

/** Each finding, with the states that have it. */
class Findings {
  readonly found = new Map<string, string[]>();

  add(what: string, id: string): void {
    this.found.set(what, [...(this.found.get(what) ?? []), id]);
  }
}

/** Checks every state whose markup differs from those before it. Returns the number of different ones. */
async function check(
  page: Page,
  direction: 'ltr' | 'rtl',
  states: readonly GalleryState[],
  findings: Findings,
): Promise<number> {
  await bringAxe(page);
  const seen = new Set<string>();
  for (const { id, screen } of states) {
    if (!(await showState(page, id))) findings.add('not drawn', id);
    const markup = await drawnMarkup(page);
    if (seen.has(markup)) continue;
    seen.add(markup);
    for (const what of await misfits(page, direction)) findings.add(what, id);
    for (const what of await axeFindings(page, screen)) findings.add(what, id);
  }
  return seen.size;
}

const { screens, widths, languages, main } = commandOptions(readWordsOptions);
await visitGallery(screens, async ({ baseURL, states: all }) => {
  const states = main ? mainStates(all) : all;
  for (const tag of languages) {
    const { direction } = await languageOf(tag);
    for (const width of widths) {
      const broken: string[] = [];
      const findings = new Findings();
      const viewport = { width, height: HEIGHT };
      const { page, close } = await openIn('chromium', { baseURL, viewport, look: 'light' });
      await openFrame(page, broken, tag);
      const drawn = await check(page, direction, states, findings);
      await close();
      for (const [what, ids] of findings.found) broken.push(`${what}\n    ${ids.join('\n    ')}`);
      console.log(
        `${tag}, ${width} px: ${counted(states.length, 'state')}, ${counted(drawn, 'different view')}, ${counted(broken.length, 'finding')}`,
      );
      for (const one of broken) console.log(`  ${one}`);
      if (broken.length > 0) process.exitCode = 1;
    }
  }
});
