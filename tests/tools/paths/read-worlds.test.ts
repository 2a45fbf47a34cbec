import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readWorlds } from './command/read-worlds.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-worlds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const worldOfMachine = (id: string) => `export const world = { machine: { id: '${id}' }, environments: [] };`;

function write(file: string, text: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const idsIn = async (...places: string[]) => [...(await readWorlds(places)).keys()];

write('all/a.world.js', worldOfMachine('a'));
write('all/deep/b.world.mjs', `${worldOfMachine('b')}\nexport const notes = 'none';`);
write('all/other.js', worldOfMachine('other'));
write('all/node_modules/x/c.world.js', worldOfMachine('c'));
write('all/.hidden/d.world.js', worldOfMachine('d'));
const again = write('again/again.world.js', `export { world } from '../all/a.world.js';`);
const twice = write('twice/twice.world.js', worldOfMachine('a'));

it('finds world files in a folder and its subfolders, except packages and hidden folders', async () => {
  expect(await idsIn(join(folder, 'all'))).toEqual(['a', 'b']);
});

it('reads a file with any name', async () => {
  expect(await idsIn(join(folder, 'all/other.js'), join(folder, 'all/deep'))).toEqual(['other', 'b']);
});

it('accepts a re-exported world, but not two worlds of one machine', async () => {
  expect(await idsIn(join(folder, 'all'), again)).toEqual(['a', 'b']);
  await expect(readWorlds([join(folder, 'all'), twice])).rejects.toThrow(
    `two worlds have a machine a: ${twice}`,
  );
});

it('throws for a missing place', async () => {
  await expect(readWorlds([join(folder, 'gone')])).rejects.toThrow('no such file or directory');
});
