import { chance } from './chance.ts';
import { at, weekday } from './days.ts';
import { isPrivateParty } from './seasons.ts';
import { treatmentRecords } from './treatments.ts';
import type { TreatmentRecord } from './treatments.ts';
import type { ExtraSlotRecord, LocalDate, SpaItemRecord, SpaSlotRecord, World } from './types.ts';

const OPENS = 9 * 60;
const CLOSES = 20 * 60;
const EVENING = 18 * 60;
const SATURDAY_EXTRA = 5;

/** Mud codes and the garden's duration id, each with the price of one hour for the whole group. */
const EXTRAS: Record<
  string,
  { price: number; first: number; last: number; roomId: string; staffId: string | null }
> = {
  MUD2: { price: 78, first: 10 * 60, last: 17 * 60, roomId: 'MUD-ROOM', staffId: 'S-30' },
  MUD3: { price: 108, first: 10 * 60, last: 17 * 60, roomId: 'MUD-ROOM', staffId: 'S-30' },
  MUD4: { price: 136, first: 10 * 60, last: 17 * 60, roomId: 'MUD-ROOM', staffId: 'S-30' },
  GARDEN60: { price: 64, first: 10 * 60, last: 19 * 60, roomId: 'SPA-GARDEN', staffId: null },
};

/** The spa's activities on a day (A §3.14). Length includes the Interval (A §9.7). */
export function spaItems(_world: World, date: LocalDate): SpaItemRecord[] {
  if (isPrivateParty(date)) return [];
  return treatmentRecords
    .filter((record) => record.isKnownToSpa && !record.daysOff.includes(weekday(date)))
    .flatMap((record) =>
      record.lengths.map((length) => ({
        Code: length.code,
        ID: length.itemId,
        Length: length.minutes + record.interval,
        Interval: record.interval,
        StandardPrice: length.price,
      })),
    );
}

/**
 * Starts of a treatment on a day, by half day; empty when the spa does not sell it then. A Saturday costs five pounds
 * more. A slot without a price has the length's own price.
 */
export function spaSlots(
  world: World,
  durationId: string,
  date: LocalDate,
): { AM: SpaSlotRecord[]; PM: SpaSlotRecord[] } {
  const record = treatmentRecords.find((entry) =>
    entry.lengths.some((length) => length.itemId === durationId),
  );
  const item = spaItems(world, date).find((entry) => entry.ID === durationId);
  const slots = { AM: [] as SpaSlotRecord[], PM: [] as SpaSlotRecord[] };
  if (!record || !item) return slots;
  const opens = record.key === 'evening-unwind' ? EVENING - 60 : OPENS;
  for (let start = opens; start + item.Length <= CLOSES + item.Interval; start += 30) {
    slots[start < 12 * 60 ? 'AM' : 'PM'].push(slotAt(world, record, item, date, start));
  }
  return slots;
}

/**
 * Free starts of an hour in the mud room (key: a mud code) or the spa garden (key: its duration id). Empty for other
 * keys and on private parties.
 */
export function extraSlots(world: World, key: string, date: LocalDate): ExtraSlotRecord[] {
  const extra = EXTRAS[key];
  if (!extra || isPrivateParty(date)) return [];
  const slots: ExtraSlotRecord[] = [];
  for (let start = extra.first; start <= extra.last; start += 60) {
    // By room, not by key: all group sizes use one room.
    if (chance(world.seed, `extra ${extra.roomId} ${date} ${start}`) < 0.35) continue;
    slots.push({
      StartDateTime: at(date, start),
      EndDateTime: at(date, start + 60),
      ActualPrice: extra.price,
      roomId: extra.roomId,
      staffId: extra.staffId,
      facilityId: 'BATH-HOUSE',
    });
  }
  return slots;
}

function slotAt(
  world: World,
  record: TreatmentRecord,
  item: SpaItemRecord,
  date: LocalDate,
  start: number,
): SpaSlotRecord {
  const luck = chance(world.seed, `spa ${item.ID} ${date} ${start}`);
  const time = at(date, start);
  const price = item.StandardPrice + (weekday(date) === 6 ? SATURDAY_EXTRA : 0);
  const staff = Math.floor(luck * 8) + 1;
  return {
    StartTime: time,
    IsAvailable: luck >= 0.4,
    DisplayTime: time.slice(11, 16),
    TreatmentTimes: start % 120 === 0 ? [] : [{ ActualPrice: price }],
    roomId: `ROOM-${record.id}`,
    staffId: `S-${staff}`,
    facilityId: 'BATH-HOUSE',
  };
}
