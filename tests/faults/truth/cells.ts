import { ANSWERS, type Answer } from './answers.ts';

export const COMMITS = ['before the commit', 'after the commit'] as const;
export const WAYS = ['card', 'frame'] as const;
export const RELOADS = [
  'no reload',
  'reload before the send',
  'reload while sent',
  'reload after the commit',
  'reload after the answer',
] as const;
export const TABS = ['one tab', 'duplicated tab'] as const;

/** How the guest leaves the provider's page before it has reported, and what was done on it (D-375). */
export interface Left {
  by: 'Back' | 'Edit' | 'an address' | 'falling asleep' | 'a voucher';
  page: 'unpaid' | 'paid';
}

/** One payment: how complete is answered and when, how it is paid, when the page dies, and who else is there. */
export interface Cell {
  /** Null where there is none; one that is given after its page died goes nowhere. */
  answer: Answer | null;
  commit: (typeof COMMITS)[number];
  way: (typeof WAYS)[number];
  reload: (typeof RELOADS)[number];
  tabs: (typeof TABS)[number];
  /** Null where the guest stays until the page has reported. */
  left: Left | null;
}

/** '500 after the commit, card, reload while sent, duplicated tab'. */
export function titleOf({ answer, commit, way, reload, tabs, left }: Cell): string {
  const how = left ? `${left.page} ${way} left by ${left.by}` : way;
  return `${answer?.name ?? 'no answer'} ${commit}, ${how}, ${reload}, ${tabs}`;
}

export function isPaidUncommitted({ answer, commit }: Cell): boolean {
  return answer?.meaning === 'paid' && commit === 'before the commit';
}

export function isNo(answer: Cell['answer']): boolean {
  return answer?.meaning === 'refused';
}

/** The cells that cannot be, by their reason. */
export const INFEASIBLE = {
  'the estate says that it is paid only where it has committed (E-01)': isPaidUncommitted,
  'the estate says no only where nothing was taken (E-01)': (cell) =>
    isNo(cell.answer) && cell.commit === 'after the commit' && cell.way === 'card' && isRead(cell),
  'nothing is committed after which the page could die': ({ commit, reload }) =>
    commit === 'before the commit' && reload === 'reload after the commit',
  'no card is sent, so nothing is committed and nothing answered': ({ answer, commit, way, reload }) =>
    way === 'card' &&
    reload === 'reload before the send' &&
    (answer !== null || commit === 'after the commit'),
  'no answer, though a page is left to read one': (cell) => cell.answer === null && isRead(cell),
} satisfies Record<string, (cell: Cell) => boolean>;

/** A card is never sent twice, so the page that comes after these asks only. */
const DIES_UNANSWERED: readonly Cell['reload'][] = [
  'reload before the send',
  'reload while sent',
  'reload after the commit',
];
/** After the provider's page complete is repeated, unless the booking is found first. */
const DIES_BOOKED: readonly Cell['reload'][] = ['reload after the commit'];

/** Whether a page is left that reads an answer to complete. */
function isRead({ way, reload }: Cell): boolean {
  return !(way === 'card' ? DIES_UNANSWERED : DIES_BOOKED).includes(reload);
}

export type Reason = keyof typeof INFEASIBLE;

/** Why a cell cannot be; null for one that can. */
export function whyNot(cell: Cell): Reason | null {
  const found = Object.entries(INFEASIBLE).find(([, applies]) => applies(cell));
  return found ? (found[0] as Reason) : null;
}

/** Every answer, and none, with everything else: the cells that can be and those that cannot. */
export const CELLS: readonly Cell[] = [...ANSWERS, null].flatMap((answer) =>
  COMMITS.flatMap((commit) =>
    WAYS.flatMap((way) =>
      RELOADS.flatMap((reload) => TABS.map((tabs) => ({ answer, commit, way, reload, tabs, left: null }))),
    ),
  ),
);

/** The cells that are swept. */
export const SWEPT: readonly Cell[] = CELLS.filter((cell) => whyNot(cell) === null);

/** The cells that cannot be, each under its reason. */
export const LISTED: readonly (readonly [Reason, Cell])[] = CELLS.flatMap((cell) => {
  const reason = whyNot(cell);
  return reason === null ? [] : [[reason, cell] as const];
});

/** The tabs in which the guest goes on: what is duplicated is the tab that sends, and the one with the open frame. */
export function tabsOf({ way, tabs }: Cell): number {
  if (tabs === 'one tab') return 1;
  return way === 'frame' ? 3 : 2;
}

/** Where a guest who goes on comes to: a booking, or a search where there is none (E-01, E-03, E-04, D-375). */
export function endOf(cell: Cell): 'booked' | 'search' {
  // An address leads to where it was to.
  if (cell.left?.page === 'unpaid') return cell.left.by === 'an address' ? 'search' : 'booked';
  if (cell.way === 'frame' || cell.commit === 'after the commit') return 'booked';
  return isNo(cell.answer) && isRead(cell) ? 'booked' : 'search';
}
