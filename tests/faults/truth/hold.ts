import type { SnapshotFrom } from 'xstate';
import type { ratesMachine } from '../../../machines/steps/rates/rates.machine.ts';
import { selectReason } from '../../../machines/steps/rates/rates.selectors.ts';
import { startBooking } from '../../../widget/wiring/booking.ts';
import { ELEMENT, emptyStorage, fakePage, NO_OPENING } from '../element.ts';
import { bookToTheEnd } from '../flow-guest.ts';
import { stepOf } from '../flow-places.ts';
import { openNetwork } from '../network.ts';
import { ANSWERS, type Answer } from './answers.ts';
import { PLAIN } from './stay.ts';
import { COMMITS, isNo, LATE_MS } from './write-cells.ts';

/** A hold of the booking's only room: its first answer, and when the estate makes it. */
export interface HoldCell {
  answer: Answer;
  commit: (typeof COMMITS)[number];
}

/** The course of a cell. */
interface Course {
  bookings: number;
  charges: number;
  /** What was said against the ledger. */
  lies: string[];
}

export function titleOf({ answer, commit }: HoldCell): string {
  return `hold: ${answer.name}, ${commit}`;
}

/** The estate's own answer comes with the hold, and it refuses only what it does not hold. */
export const HOLDS: readonly HoldCell[] = ANSWERS.flatMap((answer) =>
  COMMITS.map((commit): HoldCell => ({ answer, commit })),
).filter(({ answer, commit }) =>
  answer.name === '200' ? commit === 'made' : commit === 'never made' || !isNo(answer),
);

/** Holds a room as the cell says, and goes on to the booking. Rejects where there is no way on. */
export async function visitHold({ answer, commit }: HoldCell): Promise<Course> {
  const lies: string[] = [];
  let isAnswered = false;
  let late: Promise<unknown> = Promise.resolve();
  const { estate, run } = openNetwork((endpoint) => {
    if (endpoint !== 'bookLeg' || isAnswered) return null;
    isAnswered = true;
    return async (hold, signal) => {
      const own = commit === 'made' ? await hold() : null;
      if (commit === 'made later') {
        late = new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(hold);
      }
      return answer.give(own, signal);
    };
  });
  const storage = emptyStorage();
  await run(async () => {
    const wiring = startBooking({
      ...{ ...ELEMENT, page: fakePage(storage), opening: NO_OPENING },
      ...{ draft: null, payment: null, isPaymentUnreadable: false },
    });
    const hear = (news: string) => {
      const isHeld = [...estate.state.sessions.values()].some(({ holds }) => holds.length > 0);
      if (news === 'leg failed' && isHeld && reasonOf(wiring) !== '') lies.push('not held, and held');
    };
    await bookToTheEnd(wiring, hear, new Set(PLAIN));
    await late;
    wiring.stop();
  });
  const { bookings, charges } = estate.state;
  return { bookings: bookings.length, charges: charges.length, lies };
}

/** The reason with which the screen says that the room is not held; empty where it says only that something went wrong. */
function reasonOf(wiring: Parameters<typeof stepOf>[0]): string {
  return selectReason(stepOf(wiring)?.getSnapshot() as SnapshotFrom<typeof ratesMachine>);
}
