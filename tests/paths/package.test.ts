import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as published from '../../machines/public.ts';
import { readMachines } from '../worlds/registry.ts';

const PROJECT = join(import.meta.dirname, '../..');
const TSC = join(PROJECT, 'node_modules/typescript/bin/tsc');
const MINUTES = 60_000;

/** Another repository, with the packed project among its node_modules. */
let elsewhere = '';

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'staychart-package-'));
  const modules = join(elsewhere, 'node_modules');
  const packed = join(modules, 'staychart');
  mkdirSync(packed, { recursive: true });
  node(PROJECT, TSC, '-p', 'tests/support/tsconfig.package.json', '--outDir', join(packed, 'package'));
  cpSync(join(PROJECT, 'package.json'), join(packed, 'package.json'));
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(PROJECT, 'node_modules', name), join(modules, name));
  }
  writeFileSync(join(elsewhere, 'package.json'), '{ "type": "module" }');
}, 3 * MINUTES);
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

function node(cwd: string, ...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
}

/** The example of docs/testers.md for other repositories. */
function example(): string {
  const [, code] =
    /```ts\n\/\/ paths\.ts\n([^]*?)```/.exec(readFileSync(join(PROJECT, 'docs/testers.md'), 'utf8')) ?? [];
  if (code === undefined) throw new Error('docs/testers.md has lost its example');
  return code;
}

describe('another repository', () => {
  it(
    'can run the example of docs/testers.md, and the compiler knows its types',
    () => {
      writeFileSync(join(elsewhere, 'paths.ts'), example());
      const options = [
        '--module',
        'nodenext',
        '--target',
        'es2023',
        '--strict',
        '--skipLibCheck',
        '--types',
        'node',
      ];
      node(elsewhere, TSC, ...options, 'paths.ts');
      const said = node(elsewhere, 'paths.js');
      expect(said).toMatch(/^[1-9]\d* paths, not covered: none\n# idle, path 1 of /);
      expect(said).toContain('Clock: the time is over: 60000');
      expect(example().trim().split('\n').length).toBeLessThanOrEqual(20);
    },
    3 * MINUTES,
  );

  it('finds every machine that ships', async () => {
    const machines = (await readMachines()).map(({ machine }) => machine);
    const names: unknown[] = Object.values(published);
    expect(machines.filter((machine) => !names.includes(machine)).map(({ id }) => id)).toEqual([]);
  });
});
