import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorlds } from '../../worlds/registry.ts';
import type { World } from '../world.ts';
import { readOptions, type Options } from './options.ts';
import { writePaths } from './write-paths.ts';

const PATHS = join(import.meta.dirname, '../../../paths');

function chosen(worlds: ReadonlyMap<string, World>, { machines, from }: Options): World[] {
  const ids = machines.length > 0 ? machines : [...worlds.keys()];
  const found = ids.map((id) => {
    const world = worlds.get(id);
    if (!world) throw new Error(`no machine ${id}; there are ${[...worlds.keys()].join(', ')}`);
    return world;
  });
  if (from === undefined) return found;
  const record = readFileSync(from, 'utf8');
  const resumed = found.flatMap((world) => {
    const environment = world.resume?.(record);
    return environment ? [{ ...world, environments: [environment] }] : [];
  });
  if (resumed.length === 0) throw new Error(`no machine can go on from ${from}`);
  return resumed;
}

try {
  const options = readOptions(process.argv.slice(2));
  const worlds = chosen(await readWorlds(), options);
  const desk = { folder: PATHS, say: (line: string) => console.log(line) };
  process.exitCode = (await writePaths(worlds, options, desk)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
