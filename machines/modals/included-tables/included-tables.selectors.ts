import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { Meal } from '../../../src/domain/dining/dining-rows.ts';
import { allClosedOn, type Restaurant } from '../../../src/domain/dining/dining.ts';
import { reportedErrors, type FieldError, type Form } from '../../shared/form.ts';
import { isSameTable, timesOf, type DiningValues } from './included-tables.rules.ts';
import type { includedTablesMachine } from './included-tables.machine.ts';

type Snapshot = SnapshotFrom<typeof includedTablesMachine>;

export const selectMeal = ({ context }: Snapshot): Meal => context.meal;
export const selectIntro = ({ context }: Snapshot): string => context.intro;
export const selectForm = ({ context }: Snapshot): Form<DiningValues> => context.form;

/** The restaurants that have a sample menu. */
export const selectMenus = contextSelector((context: Snapshot['context']): Restaurant[] =>
  context.restaurants.filter((restaurant) => restaurant.menuLink !== null),
);

/** A date with what it offers. */
export interface DiningRowView {
  date: LocalDate;
  /** Several: the guest chooses. One: it is chosen at once. None: no availability, or closed. */
  restaurants: Restaurant[];
  /** The names of all restaurants, where all are closed on this date; otherwise none. */
  closed: string[];
  /** The times of the chosen restaurant. */
  times: LocalDateTime[];
  /** The repeated table that this date does not have; null where there is none. */
  unmet: { restaurant: string; timeslot: LocalDateTime } | null;
}

export const selectRows = contextSelector((context: Snapshot['context']): DiningRowView[] =>
  context.dates.map(({ date, options }, index) => ({
    date,
    restaurants: options.map(({ restaurant }) => restaurant),
    closed: allClosedOn(context.restaurants, date)
      ? context.restaurants.map(({ displayName }) => displayName)
      : [],
    times: timesOf(context.dates, index, context.form.values.rows[index]?.restaurant ?? ''),
    unmet: unmetAt(context, index),
  })),
);

function unmetAt({ unmet, restaurants }: Snapshot['context'], index: number): DiningRowView['unmet'] {
  const wanted = unmet.find(({ row }) => row === index);
  const restaurant = restaurants.find(({ restaurantId }) => restaurantId === wanted?.restaurant);
  return wanted && restaurant ? { restaurant: restaurant.displayName, timeslot: wanted.timeslot } : null;
}

/**
 * The first row with a time, where its table can still be copied: some date with tables has another choice or none, and
 * is not known to lack this table. Null otherwise.
 */
export function selectRepeatable({ context: { form, unmet } }: Snapshot): number | null {
  const { rows } = form.values;
  const model = rows.find((row) => row.timeslot !== '');
  if (!model) return null;
  const isSettled = rows.every(
    (row, index) =>
      !row.isAvailable ||
      isSameTable(row, model) ||
      unmet.some((wanted) => wanted.row === index && isSameTable(wanted, model)),
  );
  return isSettled ? null : rows.indexOf(model);
}

/** An incomplete field, once the form was submitted. */
export interface DiningProblem {
  name: string;
  date: LocalDate;
  error: FieldError;
}

export const selectProblems = contextSelector(({ form, dates }: Snapshot['context']): DiningProblem[] => {
  return Object.entries(reportedErrors(form)).map(([name, error]) => ({
    name,
    date: dates[Number(name.split('.')[1])]?.date ?? '',
    error,
  }));
});
