import { endOf, tabsOf, titleOf, type Cell } from './cells.ts';
import { chooseStay } from './stay.ts';
import { sweep } from './sweep.ts';
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

/** Sweeps payments. `judge` removes from a journey what does not count there. */
export function sweepPayments(
  heading: string,
  cells: readonly Cell[],
  judge: (journey: Journey) => Journey = (journey) => journey,
): void {
  sweep(heading, {
    cells,
    titleOf,
    expected,
    prepare: async () => {
      const stay = await chooseStay();
      return async (cell) => judge(await visit(cell, stay));
    },
  });
}
