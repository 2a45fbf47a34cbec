import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install } from '../engines/install.ts';
import { counted } from '../paths/report/counted.ts';
import { commandOptions } from '../support/command-options.ts';
import { openIn } from './browsers.ts';
import { contactSheet } from './contact-sheet.ts';
import { readShotsOptions } from './options.ts';
import { photograph, photographSheet, print } from './photograph.ts';
import { fileOf, reasonWithout, viewsOf, type PictureView } from './picture-views.ts';
import { mainStates, type GalleryState } from './states.ts';
import { openFrame, showState, visitGallery } from './visit.ts';

const SHOTS = join(import.meta.dirname, '../../gallery-shots');
const HEIGHT = 844;

const { screens, main, ...asked } = commandOptions(readShotsOptions);
const wanted = viewsOf(asked);
const views = wanted.filter((view) => !reasonWithout(view));

/** Takes a picture of every state in a view. Returns the states that could not be drawn, with the reasons. */
async function shoot(view: PictureView, states: readonly GalleryState[], baseURL: string): Promise<string[]> {
  const viewport = { width: view.width, height: HEIGHT };
  const broken: string[] = [];
  const { page, close } = await openIn(view.engine, { baseURL, viewport, look: view.look });
  await openFrame(page, broken);
  for (const { id } of states) {
    await page.setViewportSize(viewport);
    if (!(await showState(page, id))) broken.push(`${id}: not drawn`);
    const path = join(SHOTS, fileOf(view, id));
    mkdirSync(dirname(path), { recursive: true });
    if (view.look !== 'paper') await photograph(page, path, viewport);
    else await (view.engine === 'webkit' ? photographSheet(page, path) : print(page, path));
  }
  await close();
  return broken.map((one) => `${inWords(view)}: ${one}`);
}

function inWords({ width, engine, look }: PictureView): string {
  return `${width} px, ${engine}, ${look}`;
}

for (const engine of asked.engines) if (engine !== 'chromium') install(engine);
await visitGallery(screens, async ({ baseURL, states: all }) => {
  const states = main ? mainStates(all) : all;
  rmSync(SHOTS, { recursive: true, force: true });
  const broken: string[] = [];
  for (const view of views) broken.push(...(await shoot(view, states, baseURL)));
  writeFileSync(join(SHOTS, 'index.html'), contactSheet(states, views));
  console.log(
    `${counted(states.length, 'state')} at ${asked.widths.join(', ')} px. See ${join(SHOTS, 'index.html')}`,
  );
  for (const view of wanted) {
    const reason = reasonWithout(view);
    if (reason) console.log(`  left out: ${inWords(view)}: ${reason}`);
  }
  for (const one of broken) console.log(`  ${one}`);
  if (broken.length > 0) process.exitCode = 1;
});
