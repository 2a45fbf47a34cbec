import { beforeAll, describe, expect, test } from 'vitest';
import { inSimulatedTime } from '../simulated-time.ts';
import { endOf, tabsOf, titleOf, type Cell } from './cells.ts';
import { chooseStay } from './stay.ts';
import { visit, type Journey } from './visit.ts';

/** Every tab ends at the same screen. A booking comes with one charge. */
function expected(cell: Cell): Journey {
  const end = endOf(cell);
  const count = end === 'booked' ? 1 : 0;
  return {
    ends: Array.from({ length: tabsOf(cell) }, () => end),
    bookings: count,
    charges: count,
    lies: [],
  };
}

/** Makes a test for each cell under `heading`. `judge` removes from a journey what does not count there. */
export function sweep(
  heading: string,
  cells: readonly Cell[],
  judge: (journey: Journey) => Journey = (journey) => journey,
): void {
  const journeys = new Map<string, Journey | Error>();

  beforeAll(async () => {
    const stay = await chooseStay();
    const ends = await inSimulatedTime(cells.map((cell) => () => visit(cell, stay)));
    cells.forEach((cell, index) => {
      const end = ends[index];
      if (end) journeys.set(titleOf(cell), end instanceof Error ? end : judge(end));
    });
  }, 300_000);

  describe(heading, () => {
    for (const cell of cells) {
      test(`E-01 ${titleOf(cell)}`, () => {
        expect(journeys.get(titleOf(cell))).toEqual(expected(cell));
      });
    }
  });
}
