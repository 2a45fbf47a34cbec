import { Refusal, refuse } from '../refusal.ts';
import { addDays, daysBetween } from '../world/days.ts';
import { extraSlots, spaItems, spaSlots } from '../world/spa.ts';
import type {
  ExtraSlotRecord,
  LocalDate,
  LocalDateTime,
  SpaItemRecord,
  SpaSlotRecord,
} from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';
import { placesLeft } from './claims.ts';
import type { Claim } from './records.ts';
import type { State } from './state.ts';

/** Therapists who give the same treatment at the same time, so that a party can go together. */
const PLACES_PER_START = 4;

/** The longest period of the spa's calendar, in days. */
const LONGEST_PERIOD = 31;

type Periods = Record<'AM' | 'PM', SpaSlotRecord[]>;

/** The spa's activities on each day of a period, both ends included (A §3.14). Throws 400. */
export function spaActivities(
  state: State,
  from: LocalDate,
  to: LocalDate,
): { Date: LocalDate; Items: SpaItemRecord[] }[] {
  const days = daysBetween(from, to);
  if (days < 0 || days > LONGEST_PERIOD) refuse('toDate', 'is not a fitting end');
  return Array.from({ length: days + 1 }, (_, index) => {
    const date = addDays(from, index);
    return { Date: date, Items: spaItems(state.world, date) };
  });
}

/** The starts of each guest's treatment, by half day (A §3.14). */
export function findSpaTimes(state: State, date: LocalDate, durationIds: string[]) {
  const guests = durationIds.map((id) => ({ Periods: periodsOf(state, id, date) }));
  const isFreeInTheMorning = guests.every((guest) => guest.Periods.AM.some((slot) => slot.IsAvailable));
  return { DefaultPeriod: isFreeInTheMorning ? 'AM' : 'PM', GuestAvailability: guests };
}

/** Free starts in the mud room (keys are treatment codes) or the garden (keys are duration ids). */
export function findExtras(
  state: State,
  date: LocalDate,
  keys: string[],
): { Key: string; Items: ExtraSlotRecord[] }[] {
  return keys.map((key) => ({
    Key: key,
    Items: extraSlots(state.world, key, date).filter((slot) => placesLeft(state, extraKey(slot), 1) > 0),
  }));
}

/** The claim for a treatment by the id of its duration, with its price at that time. Throws 409. */
export function treatmentClaim(
  state: State,
  durationId: string,
  start: LocalDateTime,
): Claim & { price: Pounds } {
  const date = start.slice(0, 10);
  const name = `The treatment at ${start.slice(11, 16)} on ${date}`;
  const { AM, PM } = spaSlots(state.world, durationId, date);
  const slot = [...AM, ...PM].find((one) => one.StartTime === start);
  const item = spaItems(state.world, date).find((one) => one.ID === durationId);
  if (!slot?.IsAvailable || !item) throw new Refusal(409, `${name} is no longer available.`);
  const price = slot.TreatmentTimes[0]?.ActualPrice ?? item.StandardPrice;
  return { key: treatmentKey(durationId, start), places: 1, capacity: PLACES_PER_START, name, price };
}

/** The claim for an hour in the mud room or the garden, with its price. Throws 409. */
export function extraClaim(state: State, key: string, start: LocalDateTime): Claim & { price: Pounds } {
  const date = start.slice(0, 10);
  const name = `The time at ${start.slice(11, 16)} on ${date}`;
  const slot = extraSlots(state.world, key, date).find((one) => one.StartDateTime === start);
  if (!slot) throw new Refusal(409, `${name} is no longer available.`);
  return { key: extraKey(slot), places: 1, capacity: 1, name, price: slot.ActualPrice };
}

function periodsOf(state: State, durationId: string, date: LocalDate): Periods {
  const { AM, PM } = spaSlots(state.world, durationId, date);
  const asItStands = (slot: SpaSlotRecord): SpaSlotRecord => ({
    ...slot,
    IsAvailable:
      slot.IsAvailable && placesLeft(state, treatmentKey(durationId, slot.StartTime), PLACES_PER_START) > 0,
  });
  return { AM: AM.map(asItStands), PM: PM.map(asItStands) };
}

function treatmentKey(durationId: string, start: LocalDateTime): string {
  return `spa ${durationId} ${start}`;
}

function extraKey(slot: ExtraSlotRecord): string {
  return `extra ${slot.roomId} ${slot.StartDateTime}`;
}
