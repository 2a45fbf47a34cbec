import * as v from 'valibot';
import type { LocalDate } from '../../domain/dates/dates.ts';
import type { GolfItem, TeeTime } from '../../domain/golf/golf.ts';
import type { HalfDay } from '../../domain/spa/spa.ts';
import type { Call } from '../call.ts';
import type { teeTimesRequest } from './requests.ts';
import { list, maybeNull, some, wireObject, within, type Answer } from '../reader.ts';
import { localDate, localDateTime, noAnswer, opaqueId } from '../wire.ts';

export type TeeTimesRequest = v.InferOutput<typeof teeTimesRequest>;

/** Tee times of one day in the itinerary. */
export interface TeeTimeDay {
  date: LocalDate;
  times: Record<HalfDay, TeeTime[]>;
}

/** The identifiers by which the estate recognises a round. */
export const identifiers = {
  courseId: opaqueId,
  propertyId: opaqueId,
  greenFeeItemId: opaqueId,
  mType: opaqueId,
};

export const golfItem: Answer<GolfItem> = v.object(identifiers);

export const teeTime: Answer<TeeTime> = wireObject({ DateTime: localDateTime, Item: maybeNull(golfItem) });

const teeTimeDays: Answer<TeeTimeDay[]> = v.pipe(
  within(
    'item',
    some(
      v.object({ Availability: list(v.object({ Date: localDate, AM: list(teeTime), PM: list(teeTime) })) }),
    ),
  ),
  v.transform((items) =>
    items.flatMap(({ Availability }) =>
      Availability.map(({ Date, AM, PM }) => ({ date: Date, times: { AM, PM } })),
    ),
  ),
);

/** Tee times of the whole stay, for the itinerary. */
export const findTeeTimes: Call<'teeTimes', TeeTimesRequest, TeeTimeDay[]> = {
  endpoint: 'teeTimes',
  answer: teeTimeDays,
};

/** The specification does not show its answer. */
export const loadGolfConfiguration: Call<'golfConfiguration', undefined, undefined> = {
  endpoint: 'golfConfiguration',
  answer: noAnswer,
};

/** The question for one round, for all adults of a room, on any day of the stay. */
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
