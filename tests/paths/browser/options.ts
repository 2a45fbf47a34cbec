/** The browsers that walk paths. */
const ENGINES = ['chromium', 'firefox'] as const;

export interface PathsInBrowser {
  engine: (typeof ENGINES)[number];
  /** The arguments for Playwright. */
  playwright: readonly string[];
}

/**
 * Reads the engine and Playwright's options after `npm run paths:browser --`. Throws an error that says what
 * is wrong.
 */
export function readPathsInBrowser(args: readonly string[]): PathsInBrowser {
  const at = args.indexOf('--engine');
  if (at < 0) return { engine: 'chromium', playwright: args };
  const named = args[at + 1] ?? '';
  const engine = ENGINES.find((known) => known === named);
  if (!engine) throw new Error(`--engine is one of ${ENGINES.join(', ')}, not ${named}`);
  return { engine, playwright: args.toSpliced(at, 2) };
}
