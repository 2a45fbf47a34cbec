import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMachines, buildPaths } from '../../support/build-packages.ts';
import { readMachines, readWorlds } from '../../worlds/registry.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const TSC = join(PROJECT, 'node_modules/typescript/bin/tsc');
const MINUTES = 60_000;

/** Another repository, with both packages in its node_modules, and its programs compiled. */
let elsewhere = '';

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'staychart-package-'));
  const modules = join(elsewhere, 'node_modules');
  const packed = join(modules, 'staychart');
  buildPaths(join(modules, '@staychart/paths'));
  buildMachines(join(packed, 'package/staychart'));
  cpSync(join(PROJECT, 'package.json'), join(packed, 'package.json'));
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(PROJECT, 'node_modules', name), join(modules, name));
  }
  writeFileSync(join(elsewhere, 'package.json'), '{ "type": "module" }');
  const files = Object.entries(PROGRAMS).map(([name, program]) => {
    writeFileSync(join(elsewhere, `${name}.ts`), program);
    return `${name}.ts`;
  });
  node(
    elsewhere,
    ...[TSC, '--module', 'nodenext', '--target', 'es2023', '--strict', '--skipLibCheck', '--types', 'node'],
    ...files,
  );
}, 3 * MINUTES);
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

function node(cwd: string, ...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
}

/** The example for other repositories in docs/testers.md. */
function example(): string {
  const [, code] =
    /```ts\n\/\/ paths\.ts\n([^]*?)```/.exec(readFileSync(join(PROJECT, 'docs/testers.md'), 'utf8')) ?? [];
  if (code === undefined) throw new Error('docs/testers.md has lost its example');
  return code;
}

/** Programs of the other repository, by name. */
const PROGRAMS = {
  paths: example(),
  worlds: `import { expectWorld, endsOf, recordOf, scriptOf } from '@staychart/paths';
    import { CallError, roomsWorld, weekCalendarWorld } from 'staychart/worlds';

    const { paths, uncovered } = expectWorld(roomsWorld);
    const scripts = paths.map((path, at) => scriptOf(recordOf(roomsWorld.machine, path), at, paths.length));
    const failures = paths.flatMap(({ steps }) =>
      steps.map(({ choice }) => (choice.event as { error?: unknown }).error),
    );
    console.log(JSON.stringify([
      uncovered,
      scripts.some((script) => script.includes('1. Open the rooms: sold out')),
      failures.some((failure) => failure instanceof CallError),
      endsOf<{ numberOfNights: number }>(weekCalendarWorld).length > 0,
    ]));`,
  machines: `import * as machines from 'staychart/machines';
    console.log(JSON.stringify(Object.values(machines).map(({ id }) => id)));`,
  all: `import * as worlds from 'staychart/worlds';
    const ids = Object.values(worlds).flatMap((each) => ('machine' in each ? each.machine.id : []));
    console.log(JSON.stringify(ids));`,
};

/** The output of a program in the other repository. */
const printed = (name: keyof typeof PROGRAMS) => node(elsewhere, `${name}.js`);

describe('another repository', () => {
  it('compiles and runs the example of docs/testers.md', () => {
    const said = printed('paths');
    expect(said).toMatch(/^[1-9]\d* paths, not covered: none\n# idle, path 1 of /);
    expect(said).toContain('Clock: the time is over: 60000');
    expect(PROGRAMS.paths.trim().split('\n').length).toBeLessThanOrEqual(20);
  });

  it('covers a shipped machine by its world, with named samples and a child’s outputs', () => {
    expect(JSON.parse(printed('worlds'))).toEqual([[], true, true, true]);
  });

  it('can import every machine that ships', async () => {
    const all = (await readMachines()).map(({ machine }) => machine.id);
    expect((JSON.parse(printed('machines')) as string[]).toSorted()).toEqual(all.toSorted());
  });

  it('can import the world of each machine', async () => {
    const all = [...(await readWorlds()).keys()];
    expect((JSON.parse(printed('all')) as string[]).toSorted()).toEqual(all.toSorted());
  });
});

describe('the packages', () => {
  it('the path library depends on the user’s xstate from 5.20 only', () => {
    const manifest = readManifest('tests/tools/paths/package.json');
    const { dependencies, peerDependencies, engines } = manifest;
    expect([dependencies, peerDependencies, engines]).toEqual([
      undefined,
      { xstate: '>=5.20.0 <6' },
      { node: '>=20' },
    ]);
    const own = readManifest('package.json');
    expect(own.peerDependencies).toMatchObject({ '@staychart/paths': manifest.version });
  });
});

function readManifest(file: string): {
  version: string;
  dependencies?: object;
  peerDependencies?: object;
  engines?: object;
} {
  return JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as ReturnType<typeof readManifest>;
}
