import { Refusal } from '../refusal.ts';
import { addDays } from '../world/days.ts';
import { teeTimes } from '../world/golf.ts';
import type { LocalDate, TeeTimeRecord } from '../world/types.ts';
import { placesLeft } from './claims.ts';
import type { Claim } from './records.ts';
import type { State } from './state.ts';

/** The most players that start together. A larger party gets several starts in a row. */
const LARGEST_GROUP = 4;

/**
 * Tee times of the itinerary for a number of players: a list of {Availability[]} (A §3.13). A start without an Item
 * cannot be chosen (A §5.9).
 */
export function findTeeTimes(state: State, from: LocalDate, days: number, players: number) {
  const slotOf = (start: TeeTimeRecord) => ({
    DateTime: start.DateTime,
    Item: isFree(state, start, players) ? itemOf(start) : null,
  });
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  return [{ Availability: dates.map((date) => halfDays(date, teeTimes(state.world, date), slotOf)) }];
}

/**
 * Tee times of the golf package for one day, in the package's own form: item[] {Availability[]} (A §3.13). A start
 * without a Reference cannot be chosen.
 */
export function findPackageTeeTimes(state: State, date: LocalDate, players: number) {
  const slotOf = (start: TeeTimeRecord) => {
    const free = isFree(state, start, players);
    return {
      Time: start.DateTime,
      Reference: free ? start.Reference : null,
      Item: free ? itemOf(start) : null,
    };
  };
  return { item: [{ Availability: [halfDays(date, teeTimes(state.world, date), slotOf)] }] };
}

/** The claim for a round by its reference on a date. Throws 409 when there is no such start. */
export function teeTimeClaim(state: State, reference: string, date: LocalDate, players: number): Claim {
  const start = teeTimes(state.world, date).find((one) => one.Reference === reference);
  if (!start?.isAvailable) throw new Refusal(409, `The tee time ${reference} is no longer available.`);
  const name = `The tee time at ${start.DateTime.slice(11, 16)} on ${date}`;
  return { key: keyOf(start), places: Math.min(players, LARGEST_GROUP), capacity: start.places, name };
}

function isFree(state: State, start: TeeTimeRecord, players: number): boolean {
  return (
    start.isAvailable && placesLeft(state, keyOf(start), start.places) >= Math.min(players, LARGEST_GROUP)
  );
}

/** The fields that identify a start to the golf system (D-44). */
function itemOf({ courseId, propertyId, greenFeeItemId, mType }: TeeTimeRecord) {
  return { courseId, propertyId, greenFeeItemId, mType };
}

function halfDays<Slot>(date: LocalDate, sheet: TeeTimeRecord[], slotOf: (start: TeeTimeRecord) => Slot) {
  const isMorning = (start: TeeTimeRecord): boolean => start.DateTime.slice(11) < '12:00:00';
  return {
    Date: date,
    AM: sheet.filter(isMorning).map(slotOf),
    PM: sheet.filter((start) => !isMorning(start)).map(slotOf),
  };
}

function keyOf(start: TeeTimeRecord): string {
  return `tee ${start.Reference}`;
}
