import * as v from 'valibot';
import type { LocalDate } from '../../domain/dates.ts';
import type { PackageTeeTime } from '../../domain/golf.ts';
import type { HalfDay } from '../../domain/spa.ts';
import type { Call } from '../call.ts';
import { id, list, orNull, wireObject, type Answer } from '../wire.ts';
import { localDateTime } from '../wire-time.ts';
import { golfItem, identifiers, listOrItem, type TeeTimesRequest } from './tee-times.ts';

/** The identifiers stand in an `Item` or on the tee time itself. */
const packageTeeTime: Answer<PackageTeeTime> = v.pipe(
  wireObject({ Time: localDateTime, Reference: orNull(id), Item: orNull(golfItem), ...identifiers }),
  v.transform(({ time, reference, item, ...own }) => ({
    time,
    reference,
    item: item ?? (Object.values(own).some((value) => value !== null) ? own : null),
  })),
);

const packageTeeTimes: Answer<Record<HalfDay, PackageTeeTime[]>> = v.pipe(
  listOrItem(
    v.object({ Availability: list(v.object({ AM: list(packageTeeTime), PM: list(packageTeeTime) })) }),
  ),
  v.transform((items) => {
    const days = items.flatMap(({ Availability }) => Availability);
    return { AM: days.flatMap(({ AM }) => AM), PM: days.flatMap(({ PM }) => PM) };
  }),
);

/** Tee times of one day, for the golf package. */
export const findPackageTeeTimes: Call<'teeTimes', TeeTimesRequest, Record<HalfDay, PackageTeeTime[]>> = {
  endpoint: 'teeTimes',
  answer: packageTeeTimes,
};

/** The question for one round on one day, for the golf package. */
export function packageTeeTimesBody(sessionId: string, date: LocalDate, players: number): TeeTimesRequest {
  return { sessionId, startDate: date, numberOfDays: 1, rounds: [{ number: 1, PlayerCount: players }] };
}
