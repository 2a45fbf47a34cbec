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
    swept: 794,
    listed: {
      'the estate says that it is paid only where it has committed (E-01)': 60,
      'the estate says no only where nothing was taken (E-01)': 50,
      'nothing is committed after which the page could die': 132,
      'the page is gone before the answer: a cell with no answer stands for all of them': 378,
      'no answer, though a page is left to read one': 24,
      'nothing was sent that could be committed': 2,
    },
  });
});
