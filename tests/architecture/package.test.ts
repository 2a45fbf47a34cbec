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
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildElements, buildMachines } from '../support/build-packages.ts';
import { buildPrograms } from '../support/build-programs.ts';
import { buildWidget } from '../../widget/build/build.ts';
import type { ShippedPackage } from '../../widget/build/packages.ts';
import { PAGES } from '../support/typed-pages.ts';
import { PROJECT } from './sources.ts';

const MINUTES = 60_000;
const TSC = join(PROJECT, 'node_modules/typescript/bin/tsc');
const STUBS = [
  { tag: 'stay-booking', entry: 'booking-entry.ts', first: 'StartScreen.ts', later: ['LaterScreen.ts'] },
  { tag: 'stay-account', entry: 'account-entry.ts', first: null, later: [] },
];

/** The folder of an application that has the packed package installed, with stubs as its elements. */
let application = '';
let packed: string[] = [];
let tarball = new Uint8Array();
/** The packages in the commands. */
let carried: ShippedPackage[] = [];

beforeAll(async () => {
  application = mkdtempSync(join(tmpdir(), 'staychart-packed-'));
  const project = join(application, 'project');
  mkdirSync(project);
  for (const file of ['package.json', 'README.md', 'CHANGELOG.md'])
    cpSync(join(PROJECT, file), join(project, file));
  // Folders that must stay out of the package.
  for (const folder of ['docs', 'demo', 'e2e', 'tests/outsider'])
    cpSync(join(PROJECT, folder), join(project, folder), { recursive: true });
  await buildWidget(STUBS, join(project, 'dist'), join(PROJECT, 'tests/support/stub-widget'));
  buildMachines(join(project, 'package/staychart'));
  await buildElements(join(project, 'package/staychart'), join(project, 'dist'), '../../dist');
  carried = await buildPrograms(join(project, 'package/programs'));
  const said = run(project, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', application);
  const file = readdirSync(application).find((name) => name.endsWith('.tgz')) ?? '';
  tarball = new Uint8Array(readFileSync(join(application, file)));
  packed = [...said.matchAll(/"path": "(.*)"/g)].map(([, path = '']) => path);
  const modules = join(application, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(PROJECT, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(PROJECT, 'node_modules', name), join(modules, name));
  run(modules, 'tar', 'xzf', join(application, file));
  run(modules, 'mv', 'package', 'staychart');
}, 6 * MINUTES);
afterAll(() => rmSync(application, { recursive: true, force: true }));

function run(cwd: string, command: string, ...args: string[]): string {
  const PATH = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, PATH } });
}

describe('the package', () => {
  it('holds what pages, applications and testers need, without sources or tests', () => {
    const others = packed.filter(
      (path) =>
        !/^dist\/(?:chunks|again)\/[\w-]+\.js$/.test(path) &&
        !/^package\/programs\/(?:assets\/)?[\w-]+\.js$/.test(path) &&
        !/^package\/staychart\/(?:machines|src|tests\/(?!tools)\w+|types)\/[\w./-]+\.(?:js|d\.ts)$/.test(
          path,
        ),
    );
    expect(others.toSorted()).toEqual([
      'CHANGELOG.md',
      'README.md',
      'dist/licences.txt',
      'dist/manifest.json',
      'dist/sbom.cdx.json',
      'dist/staychart.js',
      'package.json',
      'package/programs/licences.txt',
      'package/programs/sbom.cdx.json',
      'package/staychart/custom-elements.json',
      'package/staychart/elements.js',
    ]);
    expect(packed.filter((path) => /\.(?:test|e2e)\.|\.map$|(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
    expect(packed.filter((path) => path.startsWith('package/staychart/types/')).toSorted()).toEqual([
      'package/staychart/types/src/api/failure.d.ts',
      'package/staychart/types/src/domain/account/marketing.d.ts',
      'package/staychart/types/src/domain/booking/steps.d.ts',
      ...['attributes', 'elements', 'public', 'react', 'settings', 'svelte', 'vue'].map(
        (name) => `package/staychart/types/widget/interface/${name}.d.ts`,
      ),
      'package/staychart/types/widget/telemetry/page-events.d.ts',
      'package/staychart/types/widget/ui/media/links.d.ts',
    ]);
  });

  it('D-599 imports each package that it declares and no other', () => {
    const files = packed.filter((path) => /\.(?:js|d\.ts)$/.test(path));
    const imported = files.flatMap((path) => {
      const text = readFileSync(join(application, 'node_modules/staychart', path), 'utf8');
      const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
      return names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    });
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(PROJECT, 'package.json'), 'utf8'),
    ) as { dependencies: object; peerDependencies: object };
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    const others = imported.filter((name) => !name.startsWith('.') && !name.startsWith('node:'));
    // React's types are in a package of their own.
    const needed = new Set(others.map((name) => (name === 'react' ? '@types/react' : name)));
    expect([...needed].toSorted()).toEqual(declared.toSorted());
  });

  it('carries the notices of all packages in its commands', () => {
    const notices = readFileSync(
      join(application, 'node_modules/staychart/package/programs/licences.txt'),
      'utf8',
    );
    const lines = notices.split('\n');
    const names = carried.map(({ name, version, licence }) => `${name} ${version}, ${licence}`);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^koa 3/)]));
    expect(names.filter((name) => !lines.includes(name))).toEqual([]);
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types for every way to import it, as attw checks', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    expect(analysis.types).toEqual({ kind: 'included' });
    // The package supports imports only, from a bundler or Node's own modules.
    const problems = 'problems' in analysis ? analysis.problems : [];
    const others = problems.filter(
      (problem) =>
        !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(others).toEqual([]);
  });

  it.each(Object.entries(PAGES))(
    'types the elements in %s and reports wrong use',
    (file, page) => {
      writeFileSync(join(application, file), page);
      const options =
        '--noEmit --strict --module esnext --moduleResolution bundler --jsx react-jsx --target es2023';
      expect(() =>
        run(application, process.execPath, TSC, ...options.split(' '), '--skipLibCheck', file),
      ).not.toThrow();
    },
    3 * MINUTES,
  );

  it("joins a page by an import and loads an element's code once the element is there", async () => {
    writeFileSync(join(application, 'main.js'), `import 'staychart';`);
    const built = await build({
      root: application,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: join(application, 'main.js') } },
    });
    const [bundle] = Array.isArray(built) ? built : [built];
    const chunks = bundle && 'output' in bundle ? bundle.output.filter((file) => file.type === 'chunk') : [];
    const entry = chunks.find(({ isEntry }) => isEntry);
    const names = (entry?.dynamicImports ?? []).map((file) => /stay-[a-z]+/.exec(file)?.[0]);
    expect(names.toSorted()).toEqual(['stay-account', 'stay-booking']);
  });

  it('does nothing where there is no page', () => {
    writeFileSync(join(application, 'server.mjs'), `await import('staychart'); console.log('served');`);
    expect(run(application, process.execPath, 'server.mjs')).toBe('served\n');
  });
});
