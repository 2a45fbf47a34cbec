/** What is known of a test file before a mutant is tried. */
export interface Chance {
  test: string;
  /** How many imports away the mutant's file is. */
  distance: number;
  /** Of the mutants of the same file, how many it has caught. */
  caught: number;
  /** Milliseconds that it takes. */
  duration: number;
}

/** Milliseconds that a test file takes at least, however few its tests are. */
const LEAST = 100;

/** The test files in the order in which a mutant is most likely caught soonest: by the chance that one catches it for the time that it takes. */
export function likeliestFirst(chances: readonly Chance[]): string[] {
  const worth = ({ distance, caught, duration }: Chance) =>
    (caught + 1 / (1 + distance)) / (duration + LEAST);
  return chances.toSorted((a, b) => worth(b) - worth(a)).map(({ test }) => test);
}
