/** What is known about a test file before a mutant is tried. */
export interface Chance {
  test: string;
  /** The number of imports between the test and the mutant's file. */
  distance: number;
  /** How many mutants of the same file it has caught. */
  caught: number;
  /** Its duration in milliseconds. */
  duration: number;
}

/** The least milliseconds of a test file, however few tests it has. */
const LEAST = 100;

/**
 * The test files in the order that most likely catches a mutant soonest: by the chance of a catch for the
 * time taken.
 */
export function likeliestFirst(chances: readonly Chance[]): string[] {
  const worth = ({ distance, caught, duration }: Chance) =>
    (caught + 1 / (1 + distance)) / (duration + LEAST);
  return chances.toSorted((a, b) => worth(b) - worth(a)).map(({ test }) => test);
}
