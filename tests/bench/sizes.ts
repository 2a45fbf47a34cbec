import type { BundledFile, Manifest } from '../../widget/build.ts';

/** Bytes as they travel. */
export interface Weight {
  gzip: number;
  brotli: number;
}

const STEPS = 'widget/wiring/steps/';

export function weigh(files: readonly BundledFile[]): Weight {
  return {
    gzip: files.reduce((sum, file) => sum + file.gzip, 0),
    brotli: files.reduce((sum, file) => sum + file.brotli, 0),
  };
}

/** The loader and what it preloads for an element: all that its first screen needs. */
export function firstScreen({ files, elements }: Manifest, tag: string): BundledFile[] {
  const preloaded = elements[tag] ?? [];
  return files.filter(({ file }) => file === 'staychart.js' || preloaded.includes(file));
}

/** Everything that an element can ever ask for, with the loader. */
export function wholeFlow(manifest: Manifest, tag: string): BundledFile[] {
  const first = firstScreen(manifest, tag);
  return closure(manifest, first, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
}

/** What each lazy step adds to the first screen, heaviest first. */
export function laterSteps(manifest: Manifest, tag: string): { step: string; weight: Weight }[] {
  const first = new Set(firstScreen(manifest, tag));
  return wholeFlow(manifest, tag)
    .filter((file) => file.module?.startsWith(STEPS) && !first.has(file))
    .map((file) => {
      const own = closure(manifest, [file], ({ imports }) => imports).filter((other) => !first.has(other));
      return { step: file.module?.slice(STEPS.length).replace('.ts', '') ?? '', weight: weigh(own) };
    })
    .sort((a, b) => b.weight.brotli - a.weight.brotli);
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
