import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressedSize, type Weight } from '../../widget/build-sizes.ts';

const SOURCE = join(import.meta.dirname, 'floor');
/** The folder of the floor page's built script. */
export const FLOOR_FOLDER = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'bench-floor');

/** Builds the floor page's script. Returns its sizes. */
export async function buildFloor(): Promise<Weight> {
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: FLOOR_FOLDER,
      emptyOutDir: true,
      rolldownOptions: { input: join(SOURCE, 'main.tsx'), output: { entryFileNames: 'floor.js' } },
    },
  });
  return compressedSize(readFileSync(join(FLOOR_FOLDER, 'floor.js')));
}
