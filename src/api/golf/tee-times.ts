import * as v from 'valibot';
import type { LocalDate } from '../../domain/dates.ts';
import type { GolfItem, PackageTeeTime, TeeTime } from '../../domain/golf.ts';
import type { HalfDay } from '../../domain/spa.ts';
import type { Call } from '../call.ts';
import { id, list, localDate, localDateTime, nothing, orNull, passedOn, type Answer } from '../wire.ts';
import type { teeTimesRequest } from './requests.ts';

export type TeeTimesRequest = v.InferOutput<typeof teeTimesRequest>;

/** Tee times of one day in the itinerary (A §3.13). */
export interface TeeTimeDay {
  Date: LocalDate;
  times: Record<HalfDay, TeeTime[]>;
}

const identifiers = {
  courseId: passedOn,
  propertyId: passedOn,
  greenFeeItemId: passedOn,
  mType: passedOn,
};

const golfItem: Answer<GolfItem> = v.object(identifiers);

const teeTime: Answer<TeeTime> = v.object({ DateTime: localDateTime, Item: orNull(golfItem) });

/** Its identifiers stand in an Item or on the slot itself (D-44). */
const packageTeeTime: Answer<PackageTeeTime> = v.pipe(
  v.object({ Time: localDateTime, Reference: orNull(id), Item: orNull(golfItem), ...identifiers }),
  v.transform(({ Time, Reference, Item, ...own }) => ({
    Time,
    Reference,
    Item: Item ?? (Object.values(own).some((value) => value !== null) ? own : null),
  })),
);

/** A list, or an object that holds it as `item` (D-43). */
/* @__NO_SIDE_EFFECTS__ */
function listOrItem<T>(schema: Answer<T>): Answer<T[]> {
  return v.pipe(
    v.union([v.array(v.unknown()), v.object({ item: v.array(v.unknown()) })]),
    v.transform((value) => (Array.isArray(value) ? value : value.item)),
    v.array(schema),
  );
}

const teeTimeDays: Answer<TeeTimeDay[]> = v.pipe(
  listOrItem(
    v.object({ Availability: list(v.object({ Date: localDate, AM: list(teeTime), PM: list(teeTime) })) }),
  ),
  v.transform((items) =>
    items.flatMap(({ Availability }) =>
      Availability.map(({ Date, AM, PM }) => ({ Date, times: { AM, PM } })),
    ),
  ),
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

/** Tee times of the whole stay, for the itinerary (A §3.13). */
export const findTeeTimes: Call<'teeTimes', TeeTimesRequest, TeeTimeDay[]> = {
  endpoint: 'teeTimes',
  answer: teeTimeDays,
};

/** Tee times of one day, for the golf package (A §3.13). */
export const findPackageTeeTimes: Call<'teeTimes', TeeTimesRequest, Record<HalfDay, PackageTeeTime[]>> = {
  endpoint: 'teeTimes',
  answer: packageTeeTimes,
};

/** Its answer is not shown in A §7.3. */
export const loadGolfConfiguration: Call<'golfConfiguration', undefined, undefined> = {
  endpoint: 'golfConfiguration',
  answer: nothing,
};

/** One round for all adults of a room on any day of the stay (A §7.8). */
export function teeTimesBody(
  sessionId: string,
  stay: { arrivalDate: LocalDate; numberOfNights: number },
  adults: number,
): TeeTimesRequest {
  return {
    sessionId,
    startDate: stay.arrivalDate,
    numberOfDays: stay.numberOfNights,
    rounds: [{ number: 1, players: adults }],
  };
}

/** One round on one day, for the golf package (A §7.8). */
export function packageTeeTimesBody(sessionId: string, date: LocalDate, players: number): TeeTimesRequest {
  return { sessionId, startDate: date, numberOfDays: 1, rounds: [{ number: 1, PlayerCount: players }] };
}
