import * as v from 'valibot';
import { formatClock, type LocalDate, type LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { DiningDate, Meal } from '../../../src/domain/dining/dining-rows.ts';
import type { DiningBooking, Restaurant } from '../../../src/domain/dining/dining.ts';
import type { FieldError, FieldValue } from '../../shared/form.ts';

export interface IncludedTablesInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  meal: Meal;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** Dinner is included on the first night only. */
  isFirstNightOnly: boolean;
  guests: number;
  restaurants: Restaurant[];
  /** What the rate says about the meal, HTML. */
  intro: string;
}

export type IncludedTablesOutput = { type: 'submitted'; bookings: DiningBooking[] } | { type: 'closed' };

/** A date's row; restaurant and time are empty until they are chosen. */
export interface DiningRow {
  date: LocalDate;
  isAvailable: boolean;
  restaurant: string;
  timeslot: string;
}

type Table = Pick<DiningRow, 'restaurant' | 'timeslot'>;

/** A copied table that the row's date does not offer. */
export interface WantedTable extends Table {
  row: number;
}

export interface DiningValues {
  rows: DiningRow[];
}

const filled = (problem: FieldError) => v.pipe(v.string(), v.nonEmpty(problem));

/**
 * Each date with tables needs restaurant and time. A restaurant that is missing is said alone: there are no times to
 * choose from yet. A date without tables needs nothing.
 */
export const diningSchema = v.object({
  rows: v.array(
    v.variant('isAvailable', [
      v.pipe(
        v.object({ isAvailable: v.literal(true), restaurant: filled('required'), timeslot: v.string() }),
        v.forward(
          v.check(({ restaurant, timeslot }) => restaurant === '' || timeslot !== '', 'timeRequired'),
          ['timeslot'],
        ),
      ),
      v.object({ isAvailable: v.literal(false) }),
    ]),
  ),
});

/**
 * The rows as the modal opens. A single restaurant is chosen already. A date without tables needs no choice.
 */
export function emptyRows(dates: readonly DiningDate[]): DiningValues {
  return {
    rows: dates.map(({ date, options }) => ({
      date,
      isAvailable: options.length > 0,
      restaurant: options.length === 1 ? (options[0]?.restaurant.restaurantId ?? '') : '',
      timeslot: '',
    })),
  };
}

/** The times of the row's restaurant; none before a restaurant is chosen. */
export function timesOf(dates: readonly DiningDate[], row: number, restaurant: string): LocalDateTime[] {
  const options = dates[row]?.options ?? [];
  return options.find((option) => option.restaurant.restaurantId === restaurant)?.times ?? [];
}

/** Whether the field can take the value: an offer of its date, or empty. */
export function isOffered(
  dates: readonly DiningDate[],
  { rows }: DiningValues,
  name: string,
  value: FieldValue,
): boolean {
  const [list, index, field] = name.split('.');
  const row = rows[Number(index)];
  if (list !== 'rows' || !row?.isAvailable) return false;
  if (field === 'restaurant') return value === '' || timesOf(dates, Number(index), String(value)).length > 0;
  if (field !== 'timeslot') return false;
  return value === '' || timesOf(dates, Number(index), row.restaurant).includes(String(value));
}

/** Copies one row's restaurant and time of day to every date that offers them. Returns all rows. */
export function repeatRow(dates: readonly DiningDate[], { rows }: DiningValues, index: number): DiningValues {
  const model = rows[index];
  if (!model) return { rows };
  return {
    rows: rows.map((row, place) => {
      const timeslot = sameTime(dates, place, model);
      return timeslot === undefined ? row : { ...row, restaurant: model.restaurant, timeslot };
    }),
  };
}

/** The rows that have tables, but not the table of row `index`. */
export function rowsWithout(
  dates: readonly DiningDate[],
  { rows }: DiningValues,
  index: number,
): WantedTable[] {
  const model = rows[index];
  if (!model) return [];
  const { restaurant, timeslot } = model;
  return rows.flatMap(({ isAvailable }, row) =>
    isAvailable && sameTime(dates, row, model) === undefined ? [{ row, restaurant, timeslot }] : [],
  );
}

/** Whether two rows have the same restaurant and time of day. */
export function isSameTable(one: Table, other: Table): boolean {
  return one.restaurant === other.restaurant && formatClock(one.timeslot) === formatClock(other.timeslot);
}

/** The time slot on the row's date with the model's restaurant and time of day; undefined where there is none. */
function sameTime(dates: readonly DiningDate[], row: number, model: Table): LocalDateTime | undefined {
  const { restaurant } = model;
  return timesOf(dates, row, restaurant).find((timeslot) => isSameTable({ restaurant, timeslot }, model));
}

/** The rows as the booking keeps them. Without availability, restaurant and time are null. */
export function bookingsOf({ rows }: DiningValues): DiningBooking[] {
  return rows.map(({ date, isAvailable, restaurant, timeslot }) =>
    isAvailable
      ? { date, restaurant, isAvailable, timeslot }
      : { date, restaurant: null, isAvailable, timeslot: null },
  );
}
