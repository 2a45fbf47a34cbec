import { expect, test } from 'vitest';
import { CELLS, INFEASIBLE, LISTED, SWEPT, titleOf } from './cells.ts';
import { LEFT_CELLS, LEFT_INFEASIBLE, LEFT_LISTED, LEFT_SWEPT } from './left-cells.ts';

test('every cell is either swept or listed with its reason', () => {
  const swept = [...SWEPT, ...LEFT_SWEPT].map(titleOf);
  const listed = [...LISTED, ...LEFT_LISTED].map(([, cell]) => titleOf(cell));
  const all = [...swept, ...listed];
  expect(swept.filter((title) => listed.includes(title))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.sort()).toEqual([...CELLS, ...LEFT_CELLS].map(titleOf).sort());
});

test('a payment: 37 answers (one is none), 2 moments, 2 ways, 5 reloads, 1 or 2 tabs', () => {
  const counts = Object.keys(INFEASIBLE).map((reason): [string, number] => [
    reason,
    LISTED.filter(([each]) => each === reason).length,
  ]);
  expect({ cells: CELLS.length, swept: SWEPT.length, listed: Object.fromEntries(counts) }).toEqual({
    cells: 37 * 2 * 2 * 5 * 2,
    swept: 1100,
    listed: {
      // 3 answers mean 'paid', 5 mean 'refused'.
      'the estate reports a payment only after the commit (E-01)': 3 * 2 * 5 * 2,
      'the estate refuses only where it has taken no payment (E-01)': 5 * 2 * 2,
      'without a commit there is no reload after it': 34 * 2 * 2,
      // After the commit all 37 answers, before it all but the 3 and none.
      'a card that is not sent has neither commit nor answer': (37 + 33) * 2,
      // With a card 2 reloads leave a page that reads the answer, with the frame 4.
      'a page that lives on gets an answer': (2 + 4) * 2 * 2,
    },
  });
});

test('a left page: 36 answers, 2 moments, paid or not, 6 ways out, 2 of them with 4 reloads or 2 tabs', () => {
  const counts = Object.keys(LEFT_INFEASIBLE).map((reason): [string, number] => [
    reason,
    LEFT_LISTED.filter(([each]) => each === reason).length,
  ]);
  expect({ cells: LEFT_CELLS.length, swept: LEFT_SWEPT.length, listed: Object.fromEntries(counts) }).toEqual({
    cells: 36 * 2 * 2 * (6 + 2 * 5),
    swept: 1339,
    listed: {
      // 3 answers mean 'paid', 5 mean 'refused'.
      'the estate reports a payment only after the commit (E-01)': 3 * 2 * 16,
      'the estate commits only what is paid on the page': 36 * 16,
      'without a commit there is no reload after it': 33 * 2 * 2,
      // After the commit all 16 ways; before it all but the 2 with a reload after the commit.
      'the estate refuses only where the page has taken no payment (D-375)': 5 * (16 + 14),
      'a second tab shows its summary until the guest presses, whatever the first has done': 5 * 2 + 1,
    },
  });
});
