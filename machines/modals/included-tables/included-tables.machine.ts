import { assign, setup, type ActorRefFrom } from 'xstate';
import { diningDates, diningDatesOf, type DiningDate } from '../../../src/domain/dining/dining-rows.ts';
import type { DiningDay } from '../../../src/domain/dining/dining.ts';
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import type { TablesQuestion } from '../../shared/activities.ts';
import {
  changeField,
  createForm,
  fillForm,
  formChanges,
  type FieldValue,
  type Form,
  type FormEvent,
} from '../../shared/form.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { askToClose, closing, NOT_CLOSING, type Closing, type ClosingEvent } from '../closing.ts';
import {
  bookingsOf,
  diningSchema,
  emptyRows,
  isOffered,
  repeatRow,
  rowsWithout,
  type IncludedTablesInput,
  type IncludedTablesOutput,
  type DiningValues,
  type WantedTable,
} from './included-tables.rules.ts';

export type IncludedTablesEvent =
  | FormEvent
  | { type: 'load.retried' }
  /** The guest copies a row's restaurant and time to every date that offers them. */
  | { type: 'row.repeated'; row: number }
  | ClosingEvent;

export interface IncludedTablesContext extends IncludedTablesInput, Closing, LastFailure {
  dates: DiningDate[];
  form: Form<DiningValues>;
  /** The rows whose date does not offer the table that the guest repeated. */
  unmet: WantedTable[];
}

export interface Change {
  name: string;
  value: FieldValue;
}

const fields = formChanges<IncludedTablesContext>(diningSchema);

const types = {} as {
  context: IncludedTablesContext;
  events: IncludedTablesEvent;
  input: IncludedTablesInput;
  output: IncludedTablesOutput;
  tags: 'busy' | 'failed';
};

const includedTablesSetup = setup({
  types,
  actors: { loadTables: ports.loadTables },
  guards: {
    hasRestaurants: ({ context }) => context.restaurants.length > 0,
    isOffered: ({ context }, { name, value }: Change) =>
      isOffered(context.dates, context.form.values, name, value),
    isComplete: fields.isValid,
    hasChosen: ({ context }) => context.form.values.rows.some(({ timeslot }) => timeslot !== ''),
    isAskingToClose: ({ context }) => context.isAskingToClose,
    hasTime: ({ context }, { row }: { row: number }) =>
      (context.form.values.rows[row]?.timeslot ?? '') !== '',
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    showDays: assign(({ context }, days: DiningDay[]) => withDays(context, days)),
    keepFailure: assign(keepFailure),
    change: assign(({ context }, { name, value }: Change) => {
      const form = changeField(context.form, diningSchema, name, value);
      // Another restaurant has other times: the chosen time goes.
      const time = name.replace(/restaurant$/, 'timeslot');
      const unmet = context.unmet.filter(({ row }) => !name.startsWith(`rows.${row}.`));
      return { unmet, form: time === name ? form : changeField(form, diningSchema, time, '') };
    }),
    leave: assign(fields.leave),
    repeat: assign(({ context }, { row }: { row: number }) => ({
      form: fillForm(context.form, diningSchema, repeatRow(context.dates, context.form.values, row)),
      unmet: rowsWithout(context.dates, context.form.values, row),
    })),
    showProblems: assign(fields.submit),
  },
});

function withDays(input: IncludedTablesInput, days: readonly DiningDay[]) {
  const wanted = diningDates(input.meal, input.stay, input.isFirstNightOnly);
  const dates = diningDatesOf(wanted, days, input.restaurants);
  return { dates, form: createForm(emptyRows(dates)), unmet: [] };
}

function questionOf({
  meal,
  stay,
  guests,
  restaurants,
  isFirstNightOnly,
}: IncludedTablesInput): TablesQuestion {
  const diners = { guests, restaurants: restaurants.map(({ restaurantId }) => restaurantId) };
  return meal === 'breakfast' ? { meal, ...stay, ...diners } : { meal, isFirstNightOnly, ...stay, ...diners };
}

/** The guests choose tables for breakfast or dinner, a row for each date (A §2.10, §4.8). */
export const includedTablesMachine = includedTablesSetup.createMachine({
  id: 'includedTables',
  context: ({ input }) => ({ ...input, ...NOT_CLOSING, ...withDays(input, []), ...NO_FAILURE }),
  output: outputOf<IncludedTablesContext, IncludedTablesOutput>({
    submitted: ({ form }) => ({ type: 'submitted', bookings: bookingsOf(form.values) }),
    closed: () => ({ type: 'closed' }),
  }),
  initial: 'opening',
  on: closing,
  states: {
    opening: { always: [{ guard: 'hasRestaurants', target: 'loading' }, { target: 'choosing' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTables',
        src: 'loadTables',
        input: ({ context }) => questionOf(context),
        onDone: {
          target: 'choosing',
          actions: withOutput('showDays'),
        },
        onError: {
          target: 'failed',
          actions: withFailure('keepFailure', 'loadTables'),
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    choosing: {
      on: {
        'field.changed': {
          guard: withEvent('isOffered'),
          actions: withEvent('change'),
        },
        'field.left': { actions: withEvent('leave') },
        'row.repeated': {
          guard: withEvent('hasTime'),
          actions: withEvent('repeat'),
        },
        'form.submitted': [{ guard: 'isComplete', target: 'submitted' }, { actions: 'showProblems' }],
      },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type IncludedTablesRef = ActorRefFrom<typeof includedTablesMachine>;
