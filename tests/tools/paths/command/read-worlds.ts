import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { World } from '../world.ts';

const WORLD_FILE = /(?<!\.d)\.[cm]?[jt]s$/;
const NAMED_WORLD_FILE = /\.world\.[cm]?[jt]s$/;

/**
 * All worlds that these files export, and those of the `*.world.js` and `*.world.ts` files of these folders,
 * by the machine's id. Throws for a missing file or folder, for a file that cannot be imported, and for two
 * worlds with the same machine id.
 */
export async function readWorlds(places: readonly string[]): Promise<Map<string, World>> {
  const worlds = new Map<string, World>();
  for (const file of places.flatMap(filesOf)) {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    for (const world of Object.values(module)) {
      if (!isWorld(world) || worlds.get(world.machine.id) === world) continue;
      if (worlds.has(world.machine.id))
        throw new Error(`two worlds have a machine ${world.machine.id}: ${file}`);
      worlds.set(world.machine.id, world);
    }
  }
  return worlds;
}

function filesOf(place: string): string[] {
  const path = resolve(place);
  if (!statSync(path).isDirectory()) return WORLD_FILE.test(path) ? [path] : [];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesOf(inside);
    return NAMED_WORLD_FILE.test(entry.name) ? [inside] : [];
  });
}

function isWorld(value: unknown): value is World {
  return typeof value === 'object' && value !== null && 'machine' in value && 'environments' in value;
}
