import type { Page } from 'playwright';
import { counted } from '../paths/report/counted.ts';
import { commandOptions } from '../support/command-options.ts';
import { axeFindings, bringAxe, drawnMarkup } from './axe-findings.ts';
import { openIn } from './browsers.ts';
import { readScreens } from './options.ts';
import type { GalleryState } from './states.ts';
import { openFrame, showState, visitGallery } from './visit.ts';

/** A phone in light colours and a desk in dark ones: together all layouts and colours. */
const VIEWS = [
  { width: 390, look: 'light' },
  { width: 1280, look: 'dark' },
] as const;
const HEIGHT = 844;

/** The states that have each finding. */
type Findings = Map<string, string[]>;

/** Checks every state whose markup differs from those before it. Returns the number of different ones. */
async function check(page: Page, states: readonly GalleryState[], findings: Findings): Promise<number> {
  await bringAxe(page);
  const seen = new Set<string>();
  for (const { id, screen } of states) {
    if (!(await showState(page, id))) add(findings, 'not drawn', id);
    const markup = await drawnMarkup(page);
    if (seen.has(markup)) continue;
    seen.add(markup);
    for (const finding of await axeFindings(page, screen)) add(findings, finding, id);
  }
  return seen.size;
}

function add(findings: Findings, what: string, id: string): void {
  findings.set(what, [...(findings.get(what) ?? []), id]);
}

await visitGallery(commandOptions(readScreens), async ({ baseURL, states }) => {
  for (const { width, look } of VIEWS) {
    const broken: string[] = [];
    const findings: Findings = new Map();
    const { page, close } = await openIn('chromium', { baseURL, viewport: { width, height: HEIGHT }, look });
    await openFrame(page, broken);
    const drawn = await check(page, states, findings);
    await close();
    for (const [what, ids] of findings) broken.push(`${what}\n    ${ids.join('\n    ')}`);
    console.log(
      `${width} px, ${look}: ${counted(states.length, 'state')}, ${counted(drawn, 'different view')}, ${counted(broken.length, 'finding')}`,
    );
    for (const one of broken) console.log(`  ${one}`);
    if (broken.length > 0) process.exitCode = 1;
  }
});
