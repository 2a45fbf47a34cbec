import * as v from 'valibot';
import type { LocalDate } from '../../domain/dates/dates.ts';
import type { SpaSlot, SpaTimes } from '../../domain/spa/spa.ts';
import type { Call } from '../call.ts';
import type { spaTimesRequest } from './requests.ts';
import { list, maybe, wanted, wireObject, type Answer } from '../reader.ts';
import { flag, localDateTime, money, oneOf, opaqueId, text } from '../wire.ts';

export type SpaTimesRequest = v.InferOutput<typeof spaTimesRequest>;

const slot: Answer<SpaSlot> = wireObject({
  StartTime: localDateTime,
  IsAvailable: flag,
  DisplayTime: text,
  TreatmentTimes: maybe(v.array(wireObject({ ActualPrice: money })), []),
  roomId: opaqueId,
  staffId: opaqueId,
  facilityId: opaqueId,
});

/** AM is the default half of the day. */
const spaTimes: Answer<SpaTimes> = wireObject({
  DefaultPeriod: wanted(oneOf('half day', ['AM', 'PM']), 'AM'),
  GuestAvailability: v.array(wireObject({ Periods: v.object({ AM: list(slot), PM: list(slot) }) })),
});

export const findSpaTimes: Call<'spaTimes', SpaTimesRequest, SpaTimes> = {
  endpoint: 'spaTimes',
  answer: spaTimes,
};

/** The question for the starts of one treatment for one guest. */
export function spaTimesBody(sessionId: string, date: LocalDate, durationId: string): SpaTimesRequest {
  return { SessionId: sessionId, Date: date, GuestRequirements: [{ Activities: [durationId] }] };
}
