import { ANSWERS, type Answer } from './answers.ts';
import { WRITES, type Claim, type Write } from './writes.ts';

/** When the estate makes the write: never, before its answer, or a while after its answer. */
export const COMMITS = ['never made', 'made', 'made later'] as const;

/** How long after its answer a late write is made, in milliseconds. */
export const LATE_MS = 8_000;

/** What happens beside the answer. A reading is the one after the write, which tells what became of it. */
const BESIDES = [
  'nothing else',
  'pressed twice',
  'two readings lost',
  'reload while sent',
  'reload after the answer',
  'a duplicated tab',
] as const;

/** A write that is sent once or twice: its first answer, its moment, and what happens beside. */
export interface WriteCell {
  write: Write;
  answer: Answer;
  commit: (typeof COMMITS)[number];
  beside: (typeof BESIDES)[number];
}

/** A title, such as 'addPackage: 500, made, pressed twice'. */
export function titleOf({ write, answer, commit, beside }: WriteCell): string {
  return `${write.name}: ${answer.name}, ${commit}, ${beside}`;
}

/** An answer of each kind, for what happens beside the answer. */
const KINDS: readonly string[] = ['200', '409', '409 without a reason', '500', 'html', 'cut', 'timeout'];

/** Whether the answer says yes to a write whose answer has nothing to read. */
function isYes({ name }: Answer): boolean {
  return /^20/.test(name) && !name.includes('broken');
}

/** Whether the answer refuses a write: a status that is no, or that has the estate's own reason (F-12). */
export function isNo({ name }: Answer): boolean {
  return /^4\d\d$/.test(name) && !['401', '408', '429'].includes(name);
}

/**
 * Whether an estate may behave like this. It says yes only to what it has made, and no only to what it has not. Where
 * the stay tells what became of a write, the answer may say what it likes, but for a no to what is made later. The estate's
 * own answer comes with what it does. A page that is reloaded gets no answer. A write that is like another is swept with an
 * answer of each kind.
 */
function isPossible({ write, answer, commit, beside }: WriteCell): boolean {
  if (answer.name === '200' && commit !== 'made') return false;
  if (isNo(answer) && commit === 'made later') return false;
  if (write.isLikeAnother && (beside !== 'nothing else' || !KINDS.includes(answer.name))) return false;
  if (beside === 'a duplicated tab' || beside === 'two readings lost') return write.isTold;
  if (beside === 'reload while sent') return answer.name === 'cut' && commit !== 'made later';
  if (write.isTold) return true;
  return !(isNo(answer) && commit === 'made') && !(isYes(answer) && commit !== 'made');
}

/** Every write with every answer, and with an answer of each kind for what happens beside it. */
export const WRITE_CELLS: readonly WriteCell[] = WRITES.flatMap((write) =>
  ANSWERS.flatMap((answer) =>
    COMMITS.flatMap((commit) =>
      BESIDES.map((beside): WriteCell => ({ write, answer, commit, beside })).filter(
        (cell) => cell.beside === 'nothing else' || KINDS.includes(cell.answer.name),
      ),
    ),
  ),
).filter(isPossible);

/**
 * What the screen says in the end. A password that may be changed already, or an account that may be there, is refused
 * when it is sent again, and stays unknown. The next page knows nothing of it.
 */
export function endOf({ write, answer, commit, beside }: WriteCell): Claim {
  // No answer comes later than what is made later.
  const isMadeFirst = commit === 'made' || (commit === 'made later' && answer.name === 'timeout');
  if (write.isTold || !write.isRefusedAgain || !isMadeFirst) return 'made';
  const isLoggedOut = answer.name === '401' && write.deed.isMember;
  if (beside.startsWith('reload') || isLoggedOut) return write.mayRepeat ? 'made' : 'not made';
  return isYes(answer) ? 'made' : 'not known';
}
