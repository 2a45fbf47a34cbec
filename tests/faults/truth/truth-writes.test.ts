import * as hold from './hold.ts';
import { sweep } from './sweep.ts';
import { endOf, titleOf, WRITE_CELLS, type WriteCell } from './write-cells.ts';
import { makeWrite, type Course } from './write-visit.ts';

/** The write is made in the end, and once. */
function expected(cell: WriteCell): Course {
  return { end: endOf(cell), isMade: true, times: 1, lies: [] };
}

sweep('F-12 the truth after every write of the account: no screen contradicts the ledger', {
  ...{ cells: WRITE_CELLS, titleOf, expected },
  prepare: () => Promise.resolve(makeWrite),
});

sweep('F-12 the truth after a room is held: it is booked and charged once', {
  ...{ cells: hold.HOLDS, titleOf: hold.titleOf },
  expected: () => ({ bookings: 1, charges: 1, lies: [] }),
  prepare: () => Promise.resolve(hold.visitHold),
});
