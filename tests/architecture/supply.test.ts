import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { damagedScripts, integrityOf } from '../../widget/build/integrity.ts';
import { billOfMaterials, isAllowed, noticesOf, packagesOf } from '../../widget/build/packages.ts';
import { PROJECT } from './sources.ts';

const moduleOf = (path: string) => join(PROJECT, 'node_modules', path);

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MPL-2.0', false],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['no licence', false],
])('D-201 %s may ship: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test("the bundle names each package once with its notice, and none of the project's own modules", () => {
  const packages = packagesOf([
    join(PROJECT, 'widget/build/build.ts'),
    moduleOf('react/index.js'),
    `\0${moduleOf('react/cjs/react.production.js')}?commonjs-es-import`,
    moduleOf('@xstate/react/dist/xstate-react.esm.js'),
  ]);
  expect(packages.map(({ name, licence }) => ({ name, licence }))).toEqual([
    { name: '@xstate/react', licence: 'MIT' },
    { name: 'react', licence: 'MIT' },
  ]);
  expect(noticesOf(packages)).toMatch(/^@xstate\/react 6[^]+Copyright[^]+\nreact 19[^]+Copyright/);
});

test("a package's notices include those of others in it; a package without any says so", () => {
  const packages = packagesOf([moduleOf('oidc-provider/lib/index.js'), moduleOf('koa-compose/index.js')]);
  const [compose, provider] = packages.map(({ notice }) => notice);
  expect(compose).toBe('The package has no file with the words of its licence.');
  expect(provider).toMatch(/Permission is hereby granted[^]+Third[- ]Party/i);
});

test('a package under another licence stops the build', () => {
  expect(() => packagesOf([moduleOf('axe-core/axe.js')])).toThrow('axe-core is under MPL-2.0');
});

test('the bill of materials is in CycloneDX format', () => {
  const react = { name: '@xstate/react', version: '6.1.0', licence: 'MIT', notice: '' };
  const purl = 'pkg:npm/%40xstate/react@6.1.0';
  expect(billOfMaterials('0.1.0', [react])).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'library', 'bom-ref': 'staychart', name: 'staychart', version: '0.1.0' },
    },
    components: [
      {
        type: 'library',
        'bom-ref': purl,
        name: '@xstate/react',
        version: '6.1.0',
        purl,
        licenses: [{ expression: 'MIT' }],
      },
    ],
  });
});

test('T26 an altered, missing or added script differs from the manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-integrity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  const files = ['a.js', 'b.js'].map((file) => ({ file, integrity: integrityOf(Buffer.from('1')) }));
  write('manifest.json', JSON.stringify({ files }));
  write('a.js', '1');
  write('b.js', '1');
  expect(damagedScripts(folder)).toEqual([]);
  write('b.js', '2');
  write('c.js', '1');
  expect(damagedScripts(folder)).toEqual(['b.js', 'c.js']);
  rmSync(join(folder, 'a.js'));
  expect(damagedScripts(folder)).toEqual(['a.js', 'b.js', 'c.js']);
});
