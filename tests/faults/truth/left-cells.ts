import { ANSWERS } from './answers.ts';
import { COMMITS, isNo, isPaidUncommitted, RELOADS, TABS, type Cell, type Left } from './cells.ts';

const WAYS_OUT: readonly Left['by'][] = [
  'Back',
  'Edit',
  'an address',
  'falling asleep',
  'a voucher',
  'its own report',
];
const PAGES: readonly Left['page'][] = ['unpaid', 'paid'];

/** The conditions under which a cell with a left page is impossible, by reason. */
export const LEFT_INFEASIBLE = {
  'the estate reports a payment only after the commit (E-01)': isPaidUncommitted,
  'the estate commits only what is paid on the page': ({ left, commit }) =>
    left?.page === 'unpaid' && commit === 'after the commit',
  'without a commit there is no reload after it': ({ commit, reload }) =>
    commit === 'before the commit' && reload === 'reload after the commit',
  'the estate refuses only where the page has taken no payment (D-375)': ({ answer, left }) =>
    isNo(answer) && left?.page === 'paid',
  // Each tab starts a payment of its own here. tests/faults/truth/truth-left.test.ts still counts bookings
  // and charges.
  'a second tab shows its summary until the guest presses, whatever the first has done': ({
    answer,
    left,
    tabs,
  }) =>
    left?.page === 'unpaid' &&
    tabs === 'duplicated tab' &&
    (isNo(answer) || (left.by === 'a voucher' && isOutOfTime(answer))),
} satisfies Record<string, (cell: Cell) => boolean>;

/** The guest waits in one tab after the other, so one tab pays again before the other has asked. */
function isOutOfTime(answer: Cell['answer']): boolean {
  return answer?.name === 'timeout';
}

export type LeftReason = keyof typeof LEFT_INFEASIBLE;

/** Why a cell with a left page is impossible; null where it is possible. */
function whyNotLeft(cell: Cell): LeftReason | null {
  const found = Object.entries(LEFT_INFEASIBLE).find(([, applies]) => applies(cell));
  return found ? (found[0] as LeftReason) : null;
}

function cellsOf(by: Left['by'], reload: Cell['reload'], tabs: Cell['tabs']): Cell[] {
  return ANSWERS.flatMap((answer) =>
    COMMITS.flatMap((commit) =>
      PAGES.map((page): Cell => {
        const what = { call: 'complete', of: 'a new booking' } as const;
        return { ...what, answer, commit, way: 'frame', reload, tabs, left: { by, page } };
      }),
    ),
  );
}

const [NO_RELOAD, ...MOMENTS] = RELOADS;
const [ONE_TAB, TWO_TABS] = TABS;

/**
 * Every answer with every way out of an open page. Back, and a voucher that asks for the outcome beside the
 * page, also come with every reload and with a duplicated tab.
 */
export const LEFT_CELLS: readonly Cell[] = [
  ...WAYS_OUT.flatMap((by) => cellsOf(by, NO_RELOAD, ONE_TAB)),
  ...(['Back', 'a voucher'] as const).flatMap((by) => [
    ...MOMENTS.flatMap((reload) => cellsOf(by, reload, ONE_TAB)),
    ...cellsOf(by, NO_RELOAD, TWO_TABS),
  ]),
];

/** The possible cells, which are swept. */
export const LEFT_SWEPT: readonly Cell[] = LEFT_CELLS.filter((cell) => whyNotLeft(cell) === null);

/** The impossible cells, each with its reason. */
export const LEFT_LISTED: readonly (readonly [LeftReason, Cell])[] = LEFT_CELLS.flatMap((cell) => {
  const reason = whyNotLeft(cell);
  return reason === null ? [] : [[reason, cell] as const];
});
