/** Browsers that the paths are walked in. */
const ENGINES = ['chromium', 'firefox'] as const;

export interface PathsInBrowser {
  engine: (typeof ENGINES)[number];
  /** What is left for Playwright. */
  playwright: readonly string[];
}

/** What stands after `npm run paths:browser --`: an engine, and options of Playwright's. Throws what is wrong with it, in words. */
export function readPathsInBrowser(args: readonly string[]): PathsInBrowser {
  const at = args.indexOf('--engine');
  if (at < 0) return { engine: 'chromium', playwright: args };
  const named = args[at + 1] ?? '';
  const engine = ENGINES.find((known) => known === named);
  if (!engine) throw new Error(`--engine is one of ${ENGINES.join(', ')}, not ${named}`);
  return { engine, playwright: args.toSpliced(at, 2) };
}
