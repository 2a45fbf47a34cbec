import { beforeAll, describe, expect, test } from 'vitest';
import { inSimulatedTime } from '../simulated-time.ts';

/** What is swept: cells by title, the course of each, and the course that it must take. */
interface Sweep<Cell, Course> {
  cells: readonly Cell[];
  titleOf: (cell: Cell) => string;
  /** Prepares what the visits share, and returns the visit of a cell. */
  prepare: () => Promise<(cell: Cell) => Promise<Course>>;
  expected: (cell: Cell) => Course;
}

/** Makes a test for each cell under `heading`. */
export function sweep<Cell, Course>(
  heading: string,
  { cells, titleOf, prepare, expected }: Sweep<Cell, Course>,
): void {
  const courses = new Map<string, Course | Error>();

  beforeAll(async () => {
    const visit = await prepare();
    const ends = await inSimulatedTime(cells.map((cell) => () => visit(cell)));
    cells.forEach((cell, index) => {
      const end = ends[index];
      if (end !== undefined) courses.set(titleOf(cell), end);
    });
  }, 300_000);

  describe(heading, () => {
    for (const cell of cells) {
      test(`E-01 ${titleOf(cell)}`, () => {
        expect(courses.get(titleOf(cell))).toEqual(expected(cell));
      });
    }
  });
}
