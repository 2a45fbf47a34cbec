import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { TARGET } from '../../../widget/build/target.ts';
import { commandOptions, readNothing } from '../../support/command-options.ts';
import { recordOf, writeRecord } from '../paths/path-record.ts';
import { checkWorld } from '../paths/world.ts';
import { readWorlds } from '../../worlds/registry.ts';
import { statesOf } from './states.ts';

/** The folder that the demo serves the gallery from. */
export const GALLERY = join(import.meta.dirname, '../../../gallery');

/** The question about a payment is drawn as the outcome's. */
export const WITHOUT_VIEW = 'paymentQuestion';

/** The states that draw something of the machine's own. In others it shows a step, a screen or a dialog, or nothing. */
const DRAWN_IN: Partial<Record<string, RegExp>> = {
  booking:
    /^(?!.*sign in › open).*(?:flow › (?:loading|unavailable|search unavailable|step failed|legs › unavailable|receipt)|› asking)/,
  idle: /^warning/,
  account: /^(?!open)/,
};

/** Writes the gallery: its two pages, the paths of all or the named screens, and the list of their states. */
export async function buildGallery(outDir: string, screens: readonly string[] = []): Promise<number> {
  await buildPages(outDir);
  mkdirSync(join(outDir, 'paths'));
  const all = await readWorlds();
  all.delete(WITHOUT_VIEW);
  for (const id of screens)
    if (!all.has(id)) throw new Error(`no screen ${id}; there are ${[...all.keys()].join(', ')}`);
  const worlds = (screens.length > 0 ? screens : [...all.keys()]).flatMap((id) => all.get(id) ?? []);
  const states = worlds.flatMap((world) => {
    const { machine } = world;
    const { paths } = checkWorld(world);
    const records = paths.map((path) => recordOf(machine, path));
    writeFileSync(join(outDir, 'paths', `${machine.id}.json`), writeRecord(records));
    return statesOf(machine, paths).filter(({ state }) => DRAWN_IN[machine.id]?.test(state) ?? true);
  });
  writeFileSync(join(outDir, 'states.json'), JSON.stringify(states, null, 2));
  return states.length;
}

/** Writes the two pages only, without states. */
async function buildPages(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: {
        input: ['index.html', 'frame.html'].map((file) => join(import.meta.dirname, file)),
      },
    },
  });
}

if (import.meta.main) {
  commandOptions(readNothing);
  const count = await buildGallery(GALLERY);
  console.log(`gallery: ${count} states. See /gallery/ of the demo: npm start`);
}
