import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BundledFile, Manifest } from './build-manifest.ts';

/** Bytes as transferred. */
export interface Weight {
  gzip: number;
  brotli: number;
}

const STEPS = 'widget/wiring/steps/';
const WORDS = 'words/';

const FIRST_CALL = ['widget/wiring/page-client.ts', 'widget/wiring/session.ts'];

const LATE_PARTS = new Map([
  ['src/domain/telephones.ts', 'telephone numbers'],
  ['src/auth/identity-provider.ts', 'the login'],
  ['widget/ui/sanitise.ts', "the sanitiser of the CMS's HTML"],
]);

export function compressedSize(content: string | Uint8Array): Weight {
  return { gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length };
}

export function weigh(files: readonly BundledFile[]): Weight {
  return {
    gzip: files.reduce((sum, file) => sum + file.gzip, 0),
    brotli: files.reduce((sum, file) => sum + file.brotli, 0),
  };
}

/** All files that an element's first screen needs: the loader and what it preloads. */
export function firstScreen({ files, elements }: Manifest, tag: string): BundledFile[] {
  const preloaded = elements[tag] ?? [];
  return files.filter(({ file }) => file === 'staychart.js' || preloaded.includes(file));
}

/** The loader and every file that an element can load, except words: a guest reads one language. */
export function wholeFlow(manifest: Manifest, tag: string): BundledFile[] {
  const first = firstScreen(manifest, tag);
  return closure(manifest, first, ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((file) => !file.startsWith(WORDS)),
  );
}

/** A language's words, for the first screen and in all, each with the code that writes dates and amounts. */
export function wordsOf({ files }: Manifest, language: string): { first: Weight; all: Weight } {
  const formats = files.filter(({ file }) => /^(words\/formats|chunks\/prices)-/.test(file));
  const own = files.filter(({ file }) => file.startsWith(`${WORDS}${language}/`));
  const first = own.filter(({ file }) => file.includes('/first-'));
  return { first: weigh([...first, ...formats]), all: weigh([...own, ...formats]) };
}

/** A file with every file that it imports statically. */
export function withImports(manifest: Manifest, file: string | undefined): BundledFile[] {
  return closure(
    manifest,
    manifest.files.filter((one) => one.file === file),
    ({ imports }) => imports,
  );
}

/**
 * The files of the client, which comes with the first call unless its answer was requested early, and of the session.
 */
export function firstCall(manifest: Manifest): BundledFile[] {
  const transport = manifest.files.filter(({ module }) => FIRST_CALL.includes(module ?? ''));
  return closure(manifest, transport, ({ imports }) => imports);
}

/** What each later step adds to the first screen, the first call and the steps before it, in order. */
export function laterSteps(
  manifest: Manifest,
  tag: string,
  order: readonly string[],
): { step: string; weight: Weight }[] {
  const known = new Set([...firstScreen(manifest, tag), ...firstCall(manifest)]);
  return order.flatMap((step) => {
    const own = manifest.files.find(({ module }) => module === `${STEPS}${step}.ts`);
    if (!own || known.has(own)) return [];
    const brought = closure(manifest, [own], ({ imports }) => imports).filter((file) => !known.has(file));
    for (const file of brought) known.add(file);
    return [{ step, weight: weigh(brought) }];
  });
}

/** Parts that any step may load on demand. */
export function lateParts(manifest: Manifest, tag: string): { part: string; weight: Weight }[] {
  return wholeFlow(manifest, tag).flatMap((file) => {
    const part = file.module === null ? undefined : LATE_PARTS.get(file.module);
    return part === undefined ? [] : [{ part, weight: weigh([file]) }];
  });
}

function closure(
  { files }: Manifest,
  from: readonly BundledFile[],
  next: (file: BundledFile) => string[],
): BundledFile[] {
  const reached = new Set(from);
  for (const file of reached) {
    for (const name of next(file)) {
      const imported = files.find((candidate) => candidate.file === name);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}
