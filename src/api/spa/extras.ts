import type * as v from 'valibot';
import type { LocalDate } from '../../domain/dates/dates.ts';
import type { ExtrasAnswer, ExtraSlot } from '../../domain/spa/spa.ts';
import type { Call } from '../call.ts';
import type { extrasRequest } from './requests.ts';
import { list, wireObject, type Answer } from '../reader.ts';
import { id, localDateTime, money, opaqueId } from '../wire.ts';

export type ExtrasRequest = v.InferOutput<typeof extrasRequest>;

const extraSlot: Answer<ExtraSlot> = wireObject({
  StartDateTime: localDateTime,
  ActualPrice: money,
  roomId: opaqueId,
  staffId: opaqueId,
  facilityId: opaqueId,
});

const startsByKey = list(wireObject({ Key: id, Items: list(extraSlot) }));

/** The answer has only the list of the kind in question. */
const extras: Answer<ExtrasAnswer> = wireObject({ AddonAppointments: startsByKey, Groups: startsByKey });

export const findExtras: Call<'spaExtras', ExtrasRequest, ExtrasAnswer> = {
  endpoint: 'spaExtras',
  answer: extras,
};

export function mudRequest(date: LocalDate, codes: string[]): ExtrasRequest {
  return { date, appointmentExtras: codes };
}

export function spaGardenRequest(date: LocalDate, durationIds: string[]): ExtrasRequest {
  return { date, groupExtras: durationIds };
}
