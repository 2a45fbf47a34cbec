#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { World } from '../world.ts';
import { readOptions, type Options } from './options.ts';
import { readWorlds } from './read-worlds.ts';
import { writePaths } from './write-paths.ts';

function chosen(worlds: ReadonlyMap<string, World>, { machines, from }: Options): World[] {
  if (worlds.size === 0)
    throw new Error('no worlds; they are exported by files that are called *.world.js or .ts');
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
  const worlds = await readWorlds(options.worlds.length > 0 ? options.worlds : ['.']);
  const desk = { folder: resolve(options.out), say: (line: string) => console.log(line) };
  process.exitCode = (await writePaths(chosen(worlds, options), options, desk)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
