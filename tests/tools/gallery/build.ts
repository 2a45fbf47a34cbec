import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { TARGET } from '../../../widget/build/target.ts';
import { commandOptions, readNothing } from '../../support/command-options.ts';
import { recordOf, writeRecord } from '../paths/path-record.ts';
import { checkWorld } from '../paths/world.ts';
import { readWorlds } from '../../worlds/registry.ts';
import { DRAWN_IN, SCREENS, type ScreenId } from './screens.ts';
import { statesOf } from './states.ts';

/** The folder that the demo serves the gallery from. */
export const GALLERY = join(import.meta.dirname, '../../../gallery');

/** Writes the gallery: its two pages, the paths of all or the named screens, and the list of their states. */
export async function buildGallery(outDir: string, screens: readonly string[] = []): Promise<number> {
  await buildPages(outDir);
  mkdirSync(join(outDir, 'paths'));
  const isShown = (id: string) => id in SCREENS && (screens.length === 0 || screens.includes(id));
  const worlds = [...(await readWorlds()).values()].filter(({ machine }) => isShown(machine.id));
  const states = worlds.flatMap((world) => {
    const { machine } = world;
    const { paths } = checkWorld(world);
    const records = paths.map((path) => recordOf(machine, path));
    writeFileSync(join(outDir, 'paths', `${machine.id}.json`), writeRecord(records));
    const drawnIn = DRAWN_IN[machine.id as ScreenId];
    return statesOf(machine, paths).filter(({ state }) => drawnIn?.test(state) ?? true);
  });
  writeFileSync(join(outDir, 'states.json'), JSON.stringify(states, null, 2));
  return states.length;
}

/** Writes the two pages only, without states. */
export async function buildPages(outDir: string): Promise<void> {
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
