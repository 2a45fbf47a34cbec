import * as v from 'valibot';
import type { StayBooking } from '../../domain/account/stay-bookings.ts';
import type { Answer } from '../reader.ts';
import { loadStayBooking } from './bookings.ts';

const rooms = v.object({ items: v.array(v.record(v.string(), v.unknown())) });

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** A stay for its member; null where it is somebody else's (F-13). */
export const ownStay: Answer<StayBooking | null> = v.lazy((answer) =>
  isOthers(answer) ? nothing : loadStayBooking.answer,
);

/** Whether an answer is the one to everybody but the stay's member: it names no room. */
function isOthers(answer: unknown): boolean {
  const { success, output } = v.safeParse(rooms, answer);
  return (
    success && output.items.length > 0 && output.items.every(({ InternalIdentifier }) => !InternalIdentifier)
  );
}
