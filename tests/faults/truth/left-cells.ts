import { ANSWERS } from './answers.ts';
import { COMMITS, isNo, isPaidUncommitted, RELOADS, TABS, type Cell, type Left } from './cells.ts';

const WAYS_OUT: readonly Left['by'][] = ['Back', 'Edit', 'an address', 'falling asleep', 'a voucher'];
const PAGES: readonly Left['page'][] = ['unpaid', 'paid'];

/** The cells of a provider's page that is left which cannot be, by their reason. */
export const LEFT_INFEASIBLE = {
  'the estate says that it is paid only where it has committed (E-01)': isPaidUncommitted,
  'the estate commits only what is paid on the page': ({ left, commit }) =>
    left?.page === 'unpaid' && commit === 'after the commit',
  'nothing is committed after which the page could die': ({ commit, reload }) =>
    commit === 'before the commit' && reload === 'reload after the commit',
  'the estate says no only where the page has taken nothing (D-375)': ({ answer, left }) =>
    isNo(answer) && left?.page === 'paid',
  // Each tab begins again then. How often the estate books and charges is held against them all the same.
  'a second tab shows its summary until it is pressed, whatever the first has done': ({
    answer,
    left,
    tabs,
  }) =>
    left?.page === 'unpaid' &&
    tabs === 'duplicated tab' &&
    (isNo(answer) || (left.by === 'a voucher' && isOutOfTime(answer))),
} satisfies Record<string, (cell: Cell) => boolean>;

/** The tabs wait one after the other, and one pays again before the other has asked. */
function isOutOfTime(answer: Cell['answer']): boolean {
  return answer?.name === 'timeout';
}

export type LeftReason = keyof typeof LEFT_INFEASIBLE;

/** Why such a cell cannot be; null for one that can. */
export function whyNotLeft(cell: Cell): LeftReason | null {
  const found = Object.entries(LEFT_INFEASIBLE).find(([, applies]) => applies(cell));
  return found ? (found[0] as LeftReason) : null;
}

function cellsOf(by: Left['by'], reload: Cell['reload'], tabs: Cell['tabs']): Cell[] {
  return ANSWERS.flatMap((answer) =>
    COMMITS.flatMap((commit) =>
      PAGES.map((page): Cell => ({ answer, commit, way: 'frame', reload, tabs, left: { by, page } })),
    ),
  );
}

const [NO_RELOAD, ...MOMENTS] = RELOADS;
const [ONE_TAB, TWO_TABS] = TABS;

/**
 * Every answer by every way out of an open page; and by Back, and by a voucher, which asks beside the page, every moment to
 * reload and a duplicated tab.
 */
export const LEFT_CELLS: readonly Cell[] = [
  ...WAYS_OUT.flatMap((by) => cellsOf(by, NO_RELOAD, ONE_TAB)),
  ...(['Back', 'a voucher'] as const).flatMap((by) => [
    ...MOMENTS.flatMap((reload) => cellsOf(by, reload, ONE_TAB)),
    ...cellsOf(by, NO_RELOAD, TWO_TABS),
  ]),
];

/** The cells that are swept. */
export const LEFT_SWEPT: readonly Cell[] = LEFT_CELLS.filter((cell) => whyNotLeft(cell) === null);

/** The cells that cannot be, each under its reason. */
export const LEFT_LISTED: readonly (readonly [LeftReason, Cell])[] = LEFT_CELLS.flatMap((cell) => {
  const reason = whyNotLeft(cell);
  return reason === null ? [] : [[reason, cell] as const];
});
