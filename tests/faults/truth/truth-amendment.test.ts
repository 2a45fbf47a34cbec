import { sweepPayments } from './payments.ts';
import { CELLS, whyNot, type Cell } from './cells.ts';

/** The payments by card of a booking that changes a booked room. They are all possible. */
const AMENDED: readonly Cell[] = CELLS.filter(
  (cell) => cell.way === 'card' && cell.tabs === 'one tab' && whyNot(cell) === null,
).map((cell) => ({ ...cell, of: 'an amendment' }));

/**
 * The stagings of a new booking and of an amendment. The estate says yes only after it has staged. A page that is not
 * reloaded gets an answer.
 */
const STAGED: readonly Cell[] = CELLS.filter(
  ({ way, tabs, reload, commit, answer }) =>
    way === 'card' &&
    tabs === 'one tab' &&
    reload !== 'reload before the send' &&
    !(commit === 'before the commit' && (reload === 'reload after the commit' || isYes(answer))) &&
    answer !== null,
).flatMap((cell) => [
  { ...cell, call: 'stage' as const },
  { ...cell, call: 'stage' as const, of: 'an amendment' as const },
]);

/** Whether the answer may say that the booking is staged: it has a body that is read, or none (D-27). */
function isYes(answer: Cell['answer']): boolean {
  return answer !== null && /^20[04]/.test(answer.name);
}

sweepPayments(
  'F-12 the truth after a change of a booked room is paid: no screen contradicts the ledger, and nobody pays twice',
  AMENDED,
);

sweepPayments(
  'F-12 the truth after a booking is staged: no screen contradicts the ledger, and nobody pays twice',
  STAGED,
);
