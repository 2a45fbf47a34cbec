import { STEPS } from '../../src/domain/booking/steps.ts';
import type { BundledFile, Manifest } from './manifest.ts';

/** What a guest fetches, in bytes of brotli. */
export interface Sizes {
  loader: number;
  /** The loader and all files that it preloads for a booking. */
  firstScreen: number;
  /** What the largest later step adds to the first screens and the steps before it. */
  largestStep: number;
  /** Every file that a booking can load, in one language. */
  wholeFlow: number;
  /** Every file that the account area can load, in one language. */
  account: number;
  /** The words of the largest language. */
  language: number;
}

const WORDS = 'words/';

/** Throws where a file that the sizes are about is not in the bundle. */
export function sizesOf(manifest: Manifest): Sizes {
  return {
    loader: weigh([fileNamed(manifest, 'staychart.js')]),
    firstScreen: weigh(firstScreen(manifest, 'stay-booking')),
    largestStep: Math.max(...laterSteps(manifest)),
    wholeFlow: weigh(wholeFlow(manifest, 'stay-booking')),
    account: weigh(wholeFlow(manifest, 'stay-account')),
    language: Math.max(
      ...manifest.files.filter(({ file }) => file.startsWith(WORDS)).map(({ brotli }) => brotli),
    ),
  };
}

/** Bytes of brotli. */
export function weigh(files: readonly BundledFile[]): number {
  return files.reduce((sum, file) => sum + file.brotli, 0);
}

/** All files that an element's first screen needs: the loader and what it preloads. */
export function firstScreen(manifest: Manifest, tag: string): BundledFile[] {
  const preloaded = manifest.elements[tag];
  if (!preloaded) throw new Error(`the bundle has no ${tag}`);
  return ['staychart.js', ...preloaded].map((file) => fileNamed(manifest, file));
}

/** The loader and every file that an element can load, except words: a guest reads one language. */
export function wholeFlow(manifest: Manifest, tag: string): BundledFile[] {
  return closure(manifest, firstScreen(manifest, tag), ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((file) => !file.startsWith(WORDS)),
  );
}

/** A file with every file that it imports statically. */
export function withImports(manifest: Manifest, file: string | undefined): BundledFile[] {
  return closure(manifest, [fileNamed(manifest, file)], ({ imports }) => imports);
}

/** What each later step adds to what came before it, in the order of the steps. */
function laterSteps(manifest: Manifest): number[] {
  const [, , ...later] = STEPS;
  const known = new Set(firstScreen(manifest, 'stay-booking'));
  const modules = ['widget/wiring/session.ts', ...later.map((step) => `widget/steps/${step}/step.ts`)];
  return modules.map((module) => {
    const own = fileOf(manifest, module);
    if (known.has(own)) throw new Error(`${module} comes before its time`);
    const brought = withImports(manifest, own.file).filter((file) => !known.has(file));
    for (const file of brought) known.add(file);
    return weigh(brought);
  });
}

function fileNamed({ files }: Manifest, name: string | undefined): BundledFile {
  const found = files.find(({ file }) => file === name);
  if (!found) throw new Error(`the bundle has no ${name}`);
  return found;
}

/** The file of a module that is imported dynamically. */
function fileOf({ files }: Manifest, wanted: string): BundledFile {
  const found = files.find(({ module }) => module === wanted);
  if (!found) throw new Error(`the bundle has no file of ${wanted}`);
  return found;
}

function closure(
  manifest: Manifest,
  from: readonly BundledFile[],
  next: (file: BundledFile) => string[],
): BundledFile[] {
  const reached = new Set(from);
  for (const file of reached) for (const name of next(file)) reached.add(fileNamed(manifest, name));
  return [...reached];
}
