import type { SnapshotFrom } from 'xstate';
import { contextSelector } from '../../shared/context-selector.ts';
import { formatClock } from '../../../src/domain/date-formats.ts';
import type { LocalDate, LocalDateTime } from '../../../src/domain/dates.ts';
import type { Meal } from '../../../src/domain/dining-rows.ts';
import type { Restaurant } from '../../../src/domain/dining.ts';
import { reportedErrors, type FieldError, type Form } from '../../shared/form.ts';
import { timesOf, type DiningValues } from './dining-times.rules.ts';
import type { diningTimesMachine } from './dining-times.machine.ts';

type Snapshot = SnapshotFrom<typeof diningTimesMachine>;

export const selectMeal = ({ context }: Snapshot): Meal => context.meal;
export const selectIntro = ({ context }: Snapshot): string => context.intro;
export const selectForm = ({ context }: Snapshot): Form<DiningValues> => context.form;

/** The restaurants that have a sample menu (A §2.10). */
export const selectMenus = contextSelector((context: Snapshot['context']): Restaurant[] =>
  context.restaurants.filter((restaurant) => restaurant.menuLink !== null),
);

/** A date with what it offers. */
export interface DiningRowView {
  date: LocalDate;
  /** More than one: the guest chooses. One: it is used. None: no availability (A §2.10). */
  restaurants: Restaurant[];
  /** Of the chosen restaurant. */
  times: LocalDateTime[];
}

export const selectRows = contextSelector(({ dates, form }: Snapshot['context']): DiningRowView[] =>
  dates.map(({ date, options }, index) => ({
    date,
    restaurants: options.map(({ restaurant }) => restaurant),
    times: timesOf(dates, index, form.values.rows[index]?.restaurant ?? ''),
  })),
);

/** The row whose table could be had on every date: the first that is complete, while another date differs. */
export function selectRepeatable({ context }: Snapshot): number | null {
  const rows = context.form.values.rows.filter((row) => row.isAvailable);
  const model = context.form.values.rows.find((row) => row.timeslot !== '');
  if (!model) return null;
  const isSame = (row: DiningValues['rows'][number]) =>
    row.restaurant === model.restaurant && formatClock(row.timeslot) === formatClock(model.timeslot);
  return rows.every(isSame) ? null : context.form.values.rows.indexOf(model);
}

/** A field that still needs something, once the form was submitted. */
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
