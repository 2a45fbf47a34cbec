import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPaths } from '../../support/build-packages.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'staychart-outsider-'));
let tarball = '';

beforeAll(() => {
  buildPaths(join(folder, 'built'));
  const packed = run(folder, 'npm', 'pack', './built', '--silent').trim();
  tarball = join(folder, packed);
}, 3 * MINUTES);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a command, run with the Node of this test. */
function run(cwd: string, command: string, ...args: string[]): string {
  const PATH = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH },
  });
}

/**
 * Installs the packed library and an XState of this repository in the outsider's project, without a network.
 */
function install(xstate: string): string {
  const project = join(folder, xstate);
  cpSync(join(PROJECT, 'tests/outsider'), project, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as object;
  const dependencies = {
    '@staychart/paths': `file:${tarball}`,
    xstate: `file:${join(PROJECT, 'node_modules', xstate)}`,
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent');
  return project;
}

// By hand. light: one round by day with the crossing, and the button that does nothing at night. load: loaded at once,
// and given up after three failures and restarted. player: two tracks, one heard and one skipped.
const EXPECTED = [
  'light: 2 paths, steps 2 and 7',
  'load: 2 paths, steps 3 and 8',
  'player: 1 paths, steps 8',
];

describe.each(['xstate', 'xstate-lowest'])('D-470 an outsider’s project with %s', (xstate) => {
  let project = '';
  beforeAll(() => {
    project = install(xstate);
  }, 3 * MINUTES);

  it('installs the packed file and xstate only', () => {
    const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['@staychart', 'xstate']);
    expect(readdirSync(join(project, 'node_modules/@staychart'))).toEqual(['paths']);
  });

  it(
    'covers its three machines',
    () => {
      const said = run(project, 'npm', 'test', '--silent');
      const told = [...said.matchAll(/^# (\w+: \d+ paths, .*)$/gm)].map(([, line]) => line);
      expect(told).toEqual(EXPECTED);
      expect(said).toContain('# fail 0');
    },
    MINUTES,
  );

  it(
    'writes scripts and a report with the command',
    () => {
      const said = run(project, 'npx', '--no-install', 'staychart-paths', '--out', 'written');
      expect(said.split('\n').slice(0, 3)).toEqual([
        '✓ light: 2 paths, at least 2 are needed, 9 steps, transitions not covered: 0',
        '✓ load: 2 paths, at least 1 is needed, 11 steps, transitions not covered: 0',
        '✓ player: 1 path, at least 1 is needed, 8 steps, transitions not covered: 0',
      ]);
      expect(readFileSync(join(project, 'written/light/01.md'), 'utf8')).toContain('1. Open the light: ');
      expect(existsSync(join(project, 'written/report.html'))).toBe(true);
    },
    MINUTES,
  );
});
