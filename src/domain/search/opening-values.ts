import { isLocalDate, nightsBetween, type LocalDate } from '../dates/dates.ts';
import { LIMITS } from './limits.ts';
import { CHILD_AGES, defaultOccupancy, occupancy } from './occupancy.ts';
import { OPENING_NAMES } from './opening-names.ts';
import type { OpenParty, OpenSearch } from './occupancy.ts';

/** A source of opening values: the query of a route or page, attributes, `data-` values, `open(values)`. */
export type OpeningSource = Readonly<Record<string, string | null | undefined>>;

export interface OpeningValues {
  values: Partial<OpenSearch>;
  /** The unused values, as '<name as written>: unreadable' or '<name>: outOfRange', for `stay:warning`. */
  warnings: string[];
}

const MAX_CODE_LENGTH = 40;
/** What can be the id of a booked room. A page's heading shows it. */
const AMEND_ID = /^[\w-]{1,40}$/;
const MAX_OCCUPANCY_LENGTH = 200;

/**
 * Above the `maxAdults`, `maxChildren` or `maxDogs` of any configuration. `fitToLimits` applies the real limits and the
 * day.
 */
const MOST_HEADS = 20;

interface Found {
  name: string;
  text: string;
}

type Read<T> = { value: T } | 'unreadable' | 'outOfRange';

/**
 * Reads a search's opening values from any strings, without ever throwing (T3, embedding interface). The first source
 * with a value counts, under our name or another booking engine's. An unusable value is left out, so its default
 * applies, and `warnings` names it. A past arrival is not checked here: only the estate knows its day (D-70).
 */
export function readOpeningValues(sources: readonly OpeningSource[]): OpeningValues {
  const values: Partial<OpenSearch> = {};
  const warnings: string[] = [];

  function take<T>(found: Found | null, read: (text: string) => Read<T>, use: (value: T) => void): void {
    if (found === null) return;
    const result = read(found.text);
    if (typeof result === 'string') warnings.push(`${found.name}: ${result}`);
    else use(result.value);
  }

  const find = (...names: readonly string[]) => firstOf(sources, names);
  take(find(...OPENING_NAMES.arrivalDate), readArrival, (date) => {
    values.arrivalDate = date;
  });
  const nights = find(...OPENING_NAMES.numberOfNights, ...OPENING_NAMES.departure);
  const isDeparture = OPENING_NAMES.departure.some((name) => name === nights?.name);
  take(nights, isDeparture ? readDeparture(values.arrivalDate) : readNights, (count) => {
    values.numberOfNights = count;
  });
  const party = find(...OPENING_NAMES.occupancy, ...OPENING_NAMES.adults, ...OPENING_NAMES.children);
  if (party?.name === 'occupancy') {
    take(party, readOccupancy, (parties) => {
      values.guestOccupancies = parties;
    });
  } else if (party !== null) {
    let room: OpenParty = defaultOccupancy();
    take(find(...OPENING_NAMES.adults), readCount(LIMITS.minAdults, MOST_HEADS), (adults) => {
      room = { ...room, adults };
    });
    take(find(...OPENING_NAMES.children), readCount(0, MOST_HEADS), (children) => {
      room = occupancy(room.adults, children, 0);
    });
    values.guestOccupancies = [room];
  }
  take(find(...OPENING_NAMES.code), readCode, (code) => {
    values.code = code;
  });
  take(find(...OPENING_NAMES.amend), readAmendId, (amendId) => {
    values.amendId = amendId;
  });
  return { values, warnings };
}

/** The first source with one of the names, and the first such name. A blank value counts as missing. */
function firstOf(sources: readonly OpeningSource[], names: readonly string[]): Found | null {
  for (const source of sources) {
    for (const name of names) {
      const text = Object.hasOwn(source, name) ? source[name]?.trim() : undefined;
      if (text) return { name, text };
    }
  }
  return null;
}

function readArrival(text: string): Read<LocalDate> {
  return isLocalDate(text) ? { value: text } : 'unreadable';
}

/** The nights up to a departure date; 'unreadable' without a usable arrival. */
function readDeparture(arrival: LocalDate | undefined): (text: string) => Read<number> {
  return (text) => {
    if (!isLocalDate(text) || arrival === undefined) return 'unreadable';
    const nights = nightsBetween(arrival, text);
    return isWithin(nights, LIMITS.minNights, LIMITS.maxNights) ? { value: nights } : 'outOfRange';
  };
}

const readNights = readCount(LIMITS.minNights, LIMITS.maxNights);

function readCount(min: number, max: number): (text: string) => Read<number> {
  return (text) => {
    if (!/^\d{1,9}$/.test(text)) return 'unreadable';
    return isWithin(Number(text), min, max) ? { value: Number(text) } : 'outOfRange';
  };
}

function readCode(text: string): Read<string> {
  return text.length <= MAX_CODE_LENGTH ? { value: text } : 'outOfRange';
}

function readAmendId(text: string): Read<string> {
  return AMEND_ID.test(text) ? { value: text } : 'unreadable';
}

/** One party per room from `[[adults, children, dogs], …]`. Ages of children may follow (D-53, D-390). */
function readOccupancy(text: string): Read<OpenParty[]> {
  if (text.length > MAX_OCCUPANCY_LENGTH) return 'outOfRange';
  const rooms = parseJson(text);
  if (!Array.isArray(rooms)) return 'unreadable';
  const counts = rooms.map(roomCounts);
  if (!counts.every((room) => room !== null)) return 'unreadable';
  if (!isWithin(counts.length, 1, LIMITS.maxRooms) || !counts.every(isPartyInRange)) return 'outOfRange';
  return { value: counts.map(([adults, children, dogs, ages]) => occupancy(adults, children, dogs, ages)) };
}

type RoomCounts = [adults: number, children: number, dogs: number, ages: number[]];

function roomCounts(room: unknown): RoomCounts | null {
  if (!Array.isArray(room) || (room.length !== 3 && room.length !== 4)) return null;
  const [adults, children, dogs, ages = []] = room as unknown[];
  if (![adults, children, dogs].every(Number.isInteger) || !Array.isArray(ages)) return null;
  const isRead = ages.every(Number.isInteger) && (room.length === 3 || ages.length === children);
  return isRead ? ([adults, children, dogs, ages] as RoomCounts) : null;
}

function isPartyInRange([adults, children, dogs, ages]: RoomCounts): boolean {
  return (
    isWithin(adults, LIMITS.minAdults, MOST_HEADS) &&
    isWithin(children, 0, MOST_HEADS) &&
    isWithin(dogs, 0, MOST_HEADS) &&
    ages.every((age) => CHILD_AGES.includes(age))
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
