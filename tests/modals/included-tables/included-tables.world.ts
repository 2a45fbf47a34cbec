import type { SnapshotFrom } from 'xstate';
import type { IncludedTablesInput } from '../../../machines/modals/included-tables/included-tables.rules.ts';
import {
  includedTablesMachine,
  type IncludedTablesContext,
} from '../../../machines/modals/included-tables/included-tables.machine.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { asksFirst } from '../../support/asks-first.ts';
import {
  MONDAY,
  STAY,
  TUESDAY,
  WEDNESDAY,
  boathouse,
  diningDay,
  stillroom,
} from '../../steps/itinerary/itinerary-stay.ts';
import { busyWhile, cannotEver, canOnly, tellsFailure } from '../../worlds/always.ts';
import { asksAgain, closable, closes } from '../../worlds/modal-rules.ts';
import { on } from '../../worlds/rules.ts';

type DiningSnapshot = SnapshotFrom<typeof includedTablesMachine>;

export const dinner: IncludedTablesInput = {
  room: null,
  meal: 'dinner',
  stay: STAY,
  isFirstNightOnly: false,
  guests: 3,
  restaurants: [stillroom, boathouse],
  intro: '',
};

export const breakfast: IncludedTablesInput = { ...dinner, meal: 'breakfast', restaurants: [stillroom] };

/** Two restaurants on Monday; on Tuesday one of them is full. */
export const evenings = [
  diningDay(MONDAY, { STILL: ['18:00', '19:30'], BOAT: ['19:30'] }),
  diningDay(TUESDAY, { STILL: ['19:30'], BOAT: [] }),
];

/** A table on Tuesday, and none on Wednesday. */
export const mornings = [diningDay(TUESDAY, { STILL: ['08:30'] }), diningDay(WEDNESDAY, { STILL: [] })];

export const includedTablesWorld = worldOf(
  includedTablesMachine,
  {
    inputs: [
      named('dinner on every night', dinner),
      named('dinner on the first night', { ...dinner, isFirstNightOnly: true }),
      named('breakfast', breakfast),
      named('dinner, where the rate names no restaurant', { ...dinner, restaurants: [] }),
    ],
    events: {
      'field.changed': [
        { name: 'rows.0.restaurant', value: 'STILL' },
        { name: 'rows.0.restaurant', value: 'BOAT' },
        { name: 'rows.0.restaurant', value: 'GRILL' },
        { name: 'rows.0.timeslot', value: `${MONDAY}T19:30:00` },
        { name: 'rows.0.timeslot', value: `${TUESDAY}T08:30:00` },
        { name: 'rows.1.timeslot', value: `${TUESDAY}T19:30:00` },
        { name: 'rows.1.timeslot', value: '' },
        { name: 'rows.1.date', value: '2027-06-01' },
        { name: 'rows.9.timeslot', value: '' },
        { name: 'intro', value: 'x' },
      ],
      'field.left': [{ name: 'rows.0.timeslot' }],
      'row.repeated': [named('Repeat the first row in the others', { row: 0 }), { row: 9 }],
    },
    actors: {
      loadTables: {
        done: [
          named('tables on Monday and Tuesday evening', evenings),
          named('a table on Tuesday morning only', mornings),
          named('no tables', []),
        ],
      },
    },
    // What the guards read. Fields left and submissions decide nothing.
    project: ({ isAskingToClose, meal, restaurants, dates, form, unmet }) => [
      isAskingToClose,
      meal,
      restaurants.length,
      dates,
      form.values,
      unmet,
    ],
  },
  {
    invariants: {
      ...closable,
      'D-447 no choice is dropped without asking': asksFirst<IncludedTablesContext>(({ form }) =>
        form.values.rows.some(({ timeslot }) => timeslot !== ''),
      ),
      ...tellsFailure,
      ...busyWhile('loadTables'),
      'what is not offered cannot be chosen (A §5.8)': cannotEver<DiningSnapshot>(
        { type: 'field.changed', name: 'rows.0.restaurant', value: 'GRILL' },
        { type: 'field.changed', name: 'rows.1.date', value: '2027-06-01' },
        { type: 'field.changed', name: 'rows.9.timeslot', value: '' },
        { type: 'field.changed', name: 'intro', value: 'x' },
        { type: 'row.repeated', row: 9 },
      ),
      'only a row with a time can be repeated (A §4.8)': canOnly<DiningSnapshot>(
        { type: 'row.repeated', row: 0 },
        (snapshot) =>
          snapshot.matches('choosing') && (snapshot.context.form.values.rows[0]?.timeslot ?? '') !== '',
      ),
      'every date of the meal has one row': ({ context: { form, dates } }) =>
        form.values.rows.map(({ date }) => date).join() === dates.map(({ date }) => date).join() &&
        new Set(dates.map(({ date }) => date)).size === dates.length,
      'no time is outside its date': ({ context }) =>
        context.form.values.rows.every(({ date, timeslot }) => timeslot === '' || timeslot.startsWith(date)),
      'no restaurant is outside the rate': ({ context: { form, restaurants } }) =>
        form.values.rows.every(
          ({ restaurant }) =>
            restaurant === '' || restaurants.some(({ restaurantId }) => restaurantId === restaurant),
        ),
      'nothing is chosen on a date without tables': ({ context }) =>
        context.form.values.rows.every(
          ({ isAvailable, restaurant, timeslot }) => isAvailable || (restaurant === '' && timeslot === ''),
        ),
    },
    rules: {
      'no tables are loaded for a rate without restaurants (A §5.8)': ({ inputs, after }) =>
        'loadTables' in inputs ? after.context.restaurants.length > 0 : null,
      'a missing time of a chosen restaurant is reported once its field is left (A §5.8)': on<DiningSnapshot>(
        'field.left',
        ({ before, after }) => {
          const [monday] = after.context.form.values.rows;
          const isMissing =
            before.matches('choosing') &&
            monday?.isAvailable &&
            monday.restaurant !== '' &&
            monday.timeslot === '';
          return !isMissing || visibleError(after.context.form, 'rows.0.timeslot') === 'timeRequired';
        },
      ),
      ...closes,
      ...asksAgain,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
