import * as v from 'valibot';
import type { LocalDate } from '../../domain/dates/dates.ts';
import type { PackageTeeTime } from '../../domain/golf/golf.ts';
import type { HalfDay } from '../../domain/spa/spa.ts';
import type { Call } from '../call.ts';
import { golfItem, identifiers, type TeeTimesRequest } from './tee-times.ts';
import { list, maybeNull, some, wireObject, within, type Answer } from '../reader.ts';
import { id, localDateTime } from '../wire.ts';

/** The identifiers stand in an `Item` or on the tee time itself. */
export const packageTeeTime: Answer<PackageTeeTime> = v.pipe(
  wireObject({ Time: localDateTime, Reference: maybeNull(id), Item: maybeNull(golfItem), ...identifiers }),
  v.transform(({ time, reference, item, ...own }) => ({
    time,
    reference,
    item: item ?? (Object.values(own).some((value) => value !== null) ? own : null),
  })),
);

const packageTeeTimes: Answer<Record<HalfDay, PackageTeeTime[]>> = v.pipe(
  within(
    'item',
    some(v.object({ Availability: list(v.object({ AM: list(packageTeeTime), PM: list(packageTeeTime) })) })),
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
