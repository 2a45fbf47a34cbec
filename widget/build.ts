import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { STEPS } from '../src/domain/steps.ts';
import { createChunking, type ElementEntry } from './build-chunks.ts';
import type { BundledFile, Manifest } from './build-manifest.ts';
import { damagedScripts, integrityOf } from './build-integrity.ts';
import { prerenderStart } from './build-prerender.ts';
import { billOfMaterials, noticesOf, packagesOf } from './build-packages.ts';
import { tableOf } from './build-table.ts';

const PROJECT = join(import.meta.dirname, '..');
/**
 * Every browser since May 2024, when the last of them learnt `light-dark()`. For older ones it would be written as what
 * follows the system's colour scheme, not the page's.
 */
export const TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** The screens of the account area, those that most members come to first. */
const ACCOUNT_SCREENS = [
  'login',
  'stay-bookings',
  'stay-booking',
  'spa-bookings',
  'spa-booking',
  'details',
  'preferences',
  'change-password',
  'register',
  'password-reset',
];

export const ELEMENTS: readonly ElementEntry[] = [
  {
    tag: 'stay-booking',
    entry: 'widget/element/booking-entry.ts',
    first: ['widget/element/booking.ts'],
    later: ['widget/wiring/session.ts', ...STEPS.slice(1).map((step) => `widget/wiring/steps/${step}.ts`)],
  },
  {
    tag: 'stay-account',
    entry: 'widget/element/account-entry.ts',
    first: ['widget/element/account.ts'],
    later: ACCOUNT_SCREENS.map((screen) => `widget/wiring/account-screens/${screen}.ts`),
  },
];

/**
 * Writes the bundle of the given elements into a folder: `staychart.js` (the loader), `chunks/`, a copy of them in `again/`
 * for where one is lost on the way, `manifest.json`, and of the packages in it the licences and a bill of materials. Paths
 * are from `root`.
 */
export async function buildWidget(
  elements: readonly ElementEntry[],
  outDir: string,
  root: string = PROJECT,
): Promise<Manifest> {
  const chunks = await buildChunks(elements, outDir, root);
  const table = Object.fromEntries(elements.map((element) => [element.tag, filesFor(element, chunks, root)]));
  cpSync(join(outDir, 'chunks'), join(outDir, 'again'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const version = readVersion();
  const loader = await buildLoader(table, version, outDir);
  const manifest: Manifest = {
    version,
    elements: table,
    files: [loader, ...chunks].map((chunk) => describeChunk(chunk, outDir, root)),
  };
  const packages = packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
  writeFileSync(join(outDir, 'licences.txt'), noticesOf(packages));
  writeJson(join(outDir, 'sbom.cdx.json'), billOfMaterials(version, packages));
  writeJson(join(outDir, 'manifest.json'), manifest);
  return manifest;
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

const shared = {
  configFile: false,
  publicDir: false,
  mode: 'production',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
} satisfies InlineConfig;

/** The same code of packages in forms that come out smaller. */
const SMALLER = [
  // React's own store, without the substitute for versions of React that have none.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

async function buildChunks(elements: readonly ElementEntry[], outDir: string, root: string) {
  const entry = Object.fromEntries(elements.map((element) => [element.tag, join(root, element.entry)]));
  const { plugin, groups } = createChunking(elements, root);
  return chunksOf(
    await build({
      ...shared,
      root,
      plugins: [plugin, prerenderStart],
      resolve: { alias: SMALLER },
      build: {
        // A library, so that no helper for preloading is put in: it trusts names that the page can replace.
        lib: { entry, formats: ['es'] },
        outDir,
        emptyOutDir: true,
        target: TARGET,
        sourcemap: 'hidden',
        rolldownOptions: {
          // Nothing imports an entry, so that the loader can fetch it again under another address.
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: 'chunks/[name]-[hash:7].js',
            chunkFileNames: ({ name }) => `chunks/${name.replace('rolldown-', '')}-[hash:7].js`,
            hashCharacters: 'base36',
            minify: true,
            comments: { annotation: false, jsdoc: false, legal: false },
            codeSplitting: { groups },
          },
        },
      },
    }),
  );
}

/** The loader with its table: per element the module that defines it, and what goes with it. Written where a folder is given. */
export async function buildLoader(table: Record<string, string[]>, version: string, outDir?: string) {
  const built = await build({
    ...shared,
    root: PROJECT,
    define: {
      ...shared.define,
      CHUNKS: JSON.stringify(Object.entries(table).map(([tag, files]) => [tag, files.map(withoutFolder)])),
      VERSION: JSON.stringify(version),
    },
    build: {
      ...(outDir === undefined ? { write: false } : { outDir }),
      emptyOutDir: false,
      target: TARGET,
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: {
        input: join(PROJECT, 'widget/loader/loader.ts'),
        output: { format: 'es', entryFileNames: 'staychart.js' },
      },
    },
  });
  const [loader] = chunksOf(built);
  if (!loader) throw new Error('the loader was not built');
  return loader;
}

/** The loader's table has paths in `chunks/`. */
function withoutFolder(file: string): string {
  return file.replace('chunks/', '');
}

type BuildResult = Awaited<ReturnType<typeof build>>;

function chunksOf(result: BuildResult): Rolldown.OutputChunk[] {
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('expected one bundle');
  return bundle.output.filter((file) => file.type === 'chunk');
}

/** The file of an element's entry, then every file that it and its first screens import statically. */
function filesFor({ entry, first }: ElementEntry, chunks: Rolldown.OutputChunk[], root: string): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const roots = [entry, ...first].map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
    if (!chunk) throw new Error(`${module} is not in the bundle`);
    return chunk;
  });
  const files = new Set(roots.map((chunk) => chunk.fileName));
  for (const file of files) for (const imported of byFile.get(file)?.imports ?? []) files.add(imported);
  return [...files];
}

function moduleOf({ facadeModuleId }: Rolldown.OutputChunk, root: string): string | null {
  const path = facadeModuleId === null ? null : relative(root, facadeModuleId).replaceAll('\\', '/');
  return path?.startsWith('../') ? null : path;
}

function describeChunk(chunk: Rolldown.OutputChunk, outDir: string, root: string): BundledFile {
  const content = readFileSync(join(outDir, chunk.fileName));
  return {
    file: chunk.fileName,
    integrity: integrityOf(content),
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
    module: moduleOf(chunk, root),
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
  };
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string };
  return version;
}

if (import.meta.main) {
  const folder = join(PROJECT, 'dist');
  parseArgs({ options: {} });
  const manifest = await buildWidget(ELEMENTS, folder);
  const damaged = damagedScripts(folder);
  if (damaged.length > 0) throw new Error(`not as the manifest says: ${damaged.join(', ')}`);
  console.log(tableOf(manifest));
}
