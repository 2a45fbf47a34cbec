import { expect, test } from 'vitest';
import { CELLS, INFEASIBLE, LISTED, SWEPT, titleOf } from './cells.ts';

test('every cell is swept or listed with its reason, and none is both', () => {
  const swept = SWEPT.map(titleOf);
  const listed = LISTED.map(([, cell]) => titleOf(cell));
  const all = [...swept, ...listed];
  expect(swept.filter((title) => listed.includes(title))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.sort()).toEqual(CELLS.map(titleOf).sort());
});

test('36 answers with none among them, 2 moments, 2 ways to pay, 5 reloads, 1 or 2 tabs: so many cells are listed for each reason', () => {
  const counts = Object.keys(INFEASIBLE).map((reason): [string, number] => [
    reason,
    LISTED.filter(([each]) => each === reason).length,
  ]);
  expect({ cells: CELLS.length, swept: SWEPT.length, listed: Object.fromEntries(counts) }).toEqual({
    cells: 36 * 2 * 2 * 5 * 2,
    swept: 1068,
    listed: {
      // 3 answers say that it is paid, 5 say no.
      'the estate says that it is paid only where it has committed (E-01)': 3 * 2 * 5 * 2,
      'the estate says no only where nothing was taken (E-01)': 5 * 2 * 2,
      'nothing is committed after which the page could die': 33 * 2 * 2,
      // After the commit all 36, before it all but the 3.
      'no card is sent, so nothing is committed and nothing answered': (36 + 32) * 2,
      // By card two moments leave a page, with the frame four.
      'no answer, though a page is left to read one': (2 + 4) * 2 * 2,
    },
  });
});
