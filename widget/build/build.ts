import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { STEPS } from '../../src/domain/booking/steps.ts';
import { createChunking, type ElementEntry } from './chunks.ts';
import type { BundledFile, Manifest } from './manifest.ts';
import { damagedScripts, integrityOf } from './integrity.ts';
import { billOfMaterials, noticesOf, packagesOf } from './packages.ts';
import { writeScripts } from './scripts.ts';
import { writeSnippet } from './snippet.ts';

const PROJECT = join(import.meta.dirname, '../..');
const CONFIG = join(PROJECT, 'vite.config.ts');
/** The screens that replace or cover a step. */
const BESIDE = ['outcome', 'restore', 'sign-in', 'sign-in-at-provider'];

export const ELEMENTS: readonly ElementEntry[] = [
  {
    tag: 'stay-booking',
    entry: 'widget/element/booking-entry.ts',
    isEarly: true,
    first: 'widget/element/booking.ts',
    later: [
      'widget/wiring/session.ts',
      ...[...STEPS.slice(2), ...BESIDE].map((step) => `widget/steps/${step}/step.ts`),
    ],
  },
  {
    tag: 'stay-account',
    entry: 'widget/element/account-entry.ts',
    first: 'widget/element/account.ts',
    later: globSync('widget/account/*/screen.ts', { cwd: PROJECT }).toSorted(),
  },
];

/**
 * The plugins with which `vite.config.ts` makes a bundle. They cut the elements' files by the guest's way through them.
 * They also write the loader, a copy of the chunks in `again/` for when one is lost on the way, `manifest.json`, and
 * the bundled packages' licences and bill of materials. Paths are from `root`. Throws where a file differs from the
 * manifest.
 */
export function bundleOf(elements: readonly ElementEntry[], root: string = PROJECT): Plugin[] {
  const entry = Object.fromEntries(elements.map((element) => [element.tag, join(root, element.entry)]));
  const { plugin, groups } = createChunking(elements, root);
  const bundle: Plugin = {
    name: 'staychart:bundle',
    config: () => ({
      // Library mode, because it adds no preload helper: the helper trusts names that the page can replace.
      build: { lib: { entry, formats: ['es'] }, rolldownOptions: { output: { codeSplitting: { groups } } } },
    }),
    async writeBundle({ dir = '' }, written) {
      const chunks = Object.values(written).filter((file) => file.type === 'chunk');
      const filesOf = (modules: (string | null | undefined)[]) =>
        filesFor(
          modules.flatMap((module) => module ?? []),
          chunks,
          root,
        );
      const table = Object.fromEntries(
        elements.map(({ tag, entry, first }) => [tag, filesOf([entry, first])]),
      );
      cpSync(join(dir, 'chunks'), join(dir, 'again'), {
        recursive: true,
        filter: (file) => !file.endsWith('.map'),
      });
      const version = readVersion();
      const isEarly = elements.some((element) => element.isEarly);
      const loader = await buildLoader(table, version, { outDir: dir, isEarly });
      const begun = elements.flatMap(({ first, later }) => [first ?? [], later].flat());
      const files = [loader, ...chunks].map((chunk) => describeChunk(chunk, dir, root, begun));
      const packages = packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
      writeFileSync(join(dir, 'licences.txt'), noticesOf(packages));
      writeJson(join(dir, 'sbom.cdx.json'), billOfMaterials(version, packages));
      writeJson(join(dir, 'manifest.json'), { version, elements: table, files } satisfies Manifest);
      const damaged = damagedScripts(dir);
      if (damaged.length > 0) throw new Error(`not as the manifest says: ${damaged.join(', ')}`);
    },
  };
  return [plugin, bundle];
}

/** Writes a bundle of other elements than the widget's, or to another folder than `dist/`. Paths are from `root`. */
export async function buildWidget(
  elements: readonly ElementEntry[],
  outDir: string,
  root: string = PROJECT,
): Promise<Manifest> {
  const plugins = bundleOf(elements, root);
  await build({ configFile: CONFIG, mode: 'elements', root, plugins, build: { outDir } });
  return readManifest(outDir);
}

/**
 * Builds the loader with its table: per element, the module that defines it and the modules to preload. Writes it where
 * `outDir` is given. `isEarly`: whether it draws a booking's first screen.
 */
export async function buildLoader(
  table: Record<string, string[]>,
  version: string,
  { outDir, isEarly = false, isModule = false }: { outDir?: string; isEarly?: boolean; isModule?: boolean },
) {
  const built = await build({
    configFile: CONFIG,
    mode: 'loader',
    root: PROJECT,
    define: {
      CHUNKS: JSON.stringify(Object.entries(table).map(([tag, files]) => [tag, files.map(withoutFolder)])),
      VERSION: JSON.stringify(version),
      IS_EARLY: String(isEarly),
      IS_MODULE: String(isModule),
    },
    build: outDir === undefined ? { write: false } : { outDir },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const loader = bundle && 'output' in bundle && bundle.output[0];
  if (!loader) throw new Error('the loader was not built');
  return loader;
}

/** A path as the loader's table has it: relative to `chunks/`. */
function withoutFolder(file: string): string {
  return file.replace('chunks/', '');
}

/** The modules' own files, then every file that these import statically. */
function filesFor(modules: readonly string[], chunks: Rolldown.OutputChunk[], root: string): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const roots = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
    if (!chunk) throw new Error(`${module} is not in the bundle`);
    return chunk;
  });
  const files = new Set(roots.map((chunk) => chunk.fileName));
  for (const file of files) for (const imported of byFile.get(file)?.imports ?? []) files.add(imported);
  return [...files];
}

/** The entry, or the module that a dynamic import names. `begun`: modules that begin a file. */
function moduleOf(
  { facadeModuleId, moduleIds }: Rolldown.OutputChunk,
  root: string,
  begun: readonly string[],
): string | null {
  const path = facadeModuleId === null ? null : relative(root, facadeModuleId).replaceAll('\\', '/');
  if (path?.startsWith('../')) return null;
  return path ?? begun.find((module) => moduleIds.includes(join(root, module))) ?? null;
}

function describeChunk(
  chunk: Rolldown.OutputChunk,
  outDir: string,
  root: string,
  begun: readonly string[],
): BundledFile {
  const content = readFileSync(join(outDir, chunk.fileName));
  return {
    file: chunk.fileName,
    integrity: integrityOf(content),
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
    module: moduleOf(chunk, root, begun),
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
  };
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}

/** The version in package.json. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string };
  return version;
}

if (import.meta.main) {
  parseArgs({ options: {} });
  await build({ configFile: CONFIG, root: PROJECT });
  const dist = join(PROJECT, 'dist');
  const manifest = readManifest(dist);
  writeScripts(manifest, dist);
  await writeSnippet(manifest, dist);
}
