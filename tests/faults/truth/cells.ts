import { ANSWERS, type Answer } from './answers.ts';

export const COMMITS = ['before the commit', 'after the commit'] as const;
const WAYS = ['card', 'frame'] as const;
export const RELOADS = [
  'no reload',
  'reload before the send',
  'reload while sent',
  'reload after the commit',
  'reload after the answer',
] as const;
export const TABS = ['one tab', 'duplicated tab'] as const;

/** How the guest leaves the provider's page, and whether it was paid (D-375). Its own report says that it was not. */
export interface Left {
  by: 'Back' | 'Edit' | 'an address' | 'falling asleep' | 'a voucher' | 'its own report';
  page: 'unpaid' | 'paid';
}

/** A payment: the answer to a call, the moment of the answer, the way to pay, the reload and the tabs. */
export interface Cell {
  /** The call that gets the answer. */
  call: 'complete' | 'stage';
  /** Whether the booking changes a booked room. */
  of: 'a new booking' | 'an amendment';
  /** Null where no answer comes. An answer to a page that has died is lost. */
  answer: Answer | null;
  commit: (typeof COMMITS)[number];
  way: (typeof WAYS)[number];
  reload: (typeof RELOADS)[number];
  tabs: (typeof TABS)[number];
  /** Null where the guest stays until the page reports. */
  left: Left | null;
}

/** A title, such as '500 after the commit, card, reload while sent, duplicated tab'. */
export function titleOf({ call, of, answer, commit, way, reload, tabs, left }: Cell): string {
  const how = left ? `${left.page} ${way} left by ${left.by}` : way;
  const what = `${call} of ${of}: ${answer?.name ?? 'no answer'} ${commit}`;
  return `${what}, ${how}, ${reload}, ${tabs}`;
}

export function isPaidUncommitted({ answer, commit }: Cell): boolean {
  return answer?.meaning === 'paid' && commit === 'before the commit';
}

export function isNo(answer: Cell['answer']): boolean {
  return answer?.meaning === 'refused';
}

/** The conditions under which a cell is impossible, by reason. */
export const INFEASIBLE = {
  'the estate reports a payment only after the commit (E-01)': isPaidUncommitted,
  'the estate refuses only where it has taken no payment (E-01)': (cell) =>
    isNo(cell.answer) && cell.commit === 'after the commit' && cell.way === 'card' && isRead(cell),
  'without a commit there is no reload after it': ({ commit, reload }) =>
    commit === 'before the commit' && reload === 'reload after the commit',
  'a card that is not sent has neither commit nor answer': ({ answer, commit, way, reload }) =>
    way === 'card' &&
    reload === 'reload before the send' &&
    (answer !== null || commit === 'after the commit'),
  'a page that lives on gets an answer': (cell) => cell.answer === null && isRead(cell),
} satisfies Record<string, (cell: Cell) => boolean>;

/**
 * Reloads of a card payment after which no page gets the answer: a card is sent once, so the new page only
 * asks for the booking.
 */
const DIES_UNANSWERED: readonly Cell['reload'][] = [
  'reload before the send',
  'reload while sent',
  'reload after the commit',
];
/**
 * Reloads of a frame payment after which no page gets an answer: the new page finds the booking and does not
 * repeat complete.
 */
const DIES_BOOKED: readonly Cell['reload'][] = ['reload after the commit'];

/** Whether a page is left that reads an answer to complete. */
function isRead({ way, reload }: Cell): boolean {
  return !(way === 'card' ? DIES_UNANSWERED : DIES_BOOKED).includes(reload);
}

export type Reason = keyof typeof INFEASIBLE;

/** Why a cell is impossible; null where it is possible. */
export function whyNot(cell: Cell): Reason | null {
  const found = Object.entries(INFEASIBLE).find(([, applies]) => applies(cell));
  return found ? (found[0] as Reason) : null;
}

/** All combinations of a payment for a new booking, possible or not. One of the answers is none. */
export const CELLS: readonly Cell[] = [...ANSWERS, null].flatMap((answer) =>
  COMMITS.flatMap((commit) =>
    WAYS.flatMap((way) =>
      RELOADS.flatMap((reload) =>
        TABS.map((tabs): Cell => {
          return { call: 'complete', of: 'a new booking', answer, commit, way, reload, tabs, left: null };
        }),
      ),
    ),
  ),
);

/** The possible cells, which are swept. */
export const SWEPT: readonly Cell[] = CELLS.filter((cell) => whyNot(cell) === null);

/** The impossible cells, each with its reason. */
export const LISTED: readonly (readonly [Reason, Cell])[] = CELLS.flatMap((cell) => {
  const reason = whyNot(cell);
  return reason === null ? [] : [[reason, cell] as const];
});

/**
 * The number of tabs in which the guest goes on. The copies are of the tab that sends and, with the frame, of
 * the tab with the open frame.
 */
export function tabsOf({ way, tabs }: Cell): number {
  if (tabs === 'one tab') return 1;
  return way === 'frame' ? 3 : 2;
}

/**
 * Where a guest who goes on ends: with a booking, or at a search where there is none (E-01, E-03, E-04,
 * D-375).
 */
export function endOf(cell: Cell): 'booked' | 'search' {
  // A staging sells nothing, so that it may be repeated. The session may be over (D-68).
  if (cell.call === 'stage') return cell.answer?.meaning === 'gone' ? 'search' : 'booked';
  // The address that the guest left for is a search.
  if (cell.left?.page === 'unpaid') return cell.left.by === 'an address' ? 'search' : 'booked';
  if (cell.way === 'frame' || cell.commit === 'after the commit') return 'booked';
  const mayTryAgain = isNo(cell.answer) || cell.answer?.meaning === 'explained';
  return mayTryAgain && isRead(cell) ? 'booked' : 'search';
}
