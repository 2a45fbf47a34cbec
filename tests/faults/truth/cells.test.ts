import { expect, test } from 'vitest';
import { CELLS, INFEASIBLE, LISTED, SWEPT, titleOf } from './cells.ts';
import { LEFT_CELLS, LEFT_INFEASIBLE, LEFT_LISTED, LEFT_SWEPT } from './left-cells.ts';

test('every cell is swept or listed with its reason, and none is both', () => {
  const swept = [...SWEPT, ...LEFT_SWEPT].map(titleOf);
  const listed = [...LISTED, ...LEFT_LISTED].map(([, cell]) => titleOf(cell));
  const all = [...swept, ...listed];
  expect(swept.filter((title) => listed.includes(title))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.sort()).toEqual([...CELLS, ...LEFT_CELLS].map(titleOf).sort());
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

test('a page that is left: 35 answers, 2 moments, paid or not, by 5 ways out, and by 2 of them 4 reloads and a second tab', () => {
  const counts = Object.keys(LEFT_INFEASIBLE).map((reason): [string, number] => [
    reason,
    LEFT_LISTED.filter(([each]) => each === reason).length,
  ]);
  expect({ cells: LEFT_CELLS.length, swept: LEFT_SWEPT.length, listed: Object.fromEntries(counts) }).toEqual({
    cells: 35 * 2 * 2 * (5 + 2 * 5),
    swept: 1206,
    listed: {
      // 3 answers say that it is paid, 5 say no.
      'the estate says that it is paid only where it has committed (E-01)': 3 * 2 * 15,
      'the estate commits only what is paid on the page': 35 * 15,
      'nothing is committed after which the page could die': 32 * 2 * 2,
      // After the commit by all 15 ways, before it by all but the 2 that die after it.
      'the estate says no only where the page has taken nothing (D-375)': 5 * (15 + 13),
      'a second tab shows its summary until it is pressed, whatever the first has done': 5 * 2 + 1,
    },
  });
});
