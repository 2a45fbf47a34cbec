import {
  addOnTablesMachine,
  type AddOnTablesContext,
} from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { asksFirst } from '../../support/asks-first.ts';
import { dinnerInput } from '../../steps/addons/addons-stay.ts';
import { AFTER, MONDAY, STAY, TUESDAY, WEDNESDAY, diningDay } from '../../steps/itinerary/itinerary-stay.ts';
import { busyWhile, cannotEver } from '../../worlds/always.ts';
import { closable, closes } from '../../worlds/modal-rules.ts';
import { given } from '../../worlds/rules.ts';

export const addOnTablesWorld = worldOf(
  addOnTablesMachine,
  {
    inputs: [
      named('a stay from Monday', dinnerInput),
      named('a stay with a table on Monday', {
        ...dinnerInput,
        atOpening: [
          { kind: 'table', date: MONDAY, quantity: 2, restaurant: 'BOAT', timeslot: `${MONDAY}T19:00:00` },
        ],
      }),
      named('a stay from Tuesday', { ...dinnerInput, stay: { ...STAY, arrivalDate: TUESDAY } }),
    ],
    events: {
      'date.ticked': [
        named('Tick Monday', { date: MONDAY, isTicked: true }),
        named('Clear Monday', { date: MONDAY, isTicked: false }),
        named('Tick Tuesday', { date: TUESDAY, isTicked: true }),
        named('Tick Wednesday', { date: WEDNESDAY, isTicked: true }),
        { date: AFTER, isTicked: true },
      ],
      'guests.chosen': [
        named('Choose 2 guests on Monday', { date: MONDAY, guests: 2 }),
        named('Clear the guests of Monday', { date: MONDAY, guests: null }),
        named('Choose 4 guests on Monday', { date: MONDAY, guests: 4 }),
        named('Choose 2 guests on Tuesday', { date: TUESDAY, guests: 2 }),
        named('Choose 3 guests on Wednesday', { date: WEDNESDAY, guests: 3 }),
      ],
      'time.chosen': [
        named('Choose 19:00 on Monday', { date: MONDAY, timeslot: `${MONDAY}T19:00:00` }),
        { date: MONDAY, timeslot: `${TUESDAY}T19:00:00` },
        named('Choose 19:00 on Wednesday', { date: WEDNESDAY, timeslot: `${WEDNESDAY}T19:00:00` }),
      ],
      'tables.retried': [named('Try the tables of Monday again', { date: MONDAY })],
    },
    actors: {
      loadTables: {
        done: [
          named('two tables on Monday', [diningDay(MONDAY, { BOAT: ['19:00', '20:00'] })]),
          named('a table on Wednesday', [diningDay(WEDNESDAY, { BOAT: ['19:00'] })]),
          named('no tables', []),
        ],
      },
    },
    // What the guards read. Failed submissions decide nothing.
  },
  {
    invariants: {
      ...closable,
      'D-447 no choice is dropped without asking': asksFirst<AddOnTablesContext>(
        ({ atOpening, evenings }) =>
          atOpening.map(({ timeslot, quantity }) => `${timeslot} ${quantity}`).join() !==
          evenings
            .flatMap(({ isTicked, timeslot, guests }) =>
              isTicked && timeslot !== null ? [`${timeslot} ${guests}`] : [],
            )
            .join(),
      ),
      ...busyWhile('loadTables'),
      'what is not offered cannot be chosen (A §5.9)': cannotEver(
        { type: 'date.ticked', date: AFTER, isTicked: true },
        { type: 'guests.chosen', date: MONDAY, guests: 4 },
        { type: 'time.chosen', date: MONDAY, timeslot: `${TUESDAY}T19:00:00` },
      ),
      'A §9.8 nothing is chosen on a day when the restaurant is closed': ({ context: { evenings } }) =>
        evenings.every(({ isOpen, isTicked, guests }) => isOpen || (!isTicked && guests === null)),
      'no table is on another date': ({ context: { evenings } }) =>
        evenings.every(({ date, timeslot }) => timeslot === null || timeslot.startsWith(date)),
      'A §9.8 a table has one to three guests': ({ context: { evenings } }) =>
        evenings.every(({ guests }) => guests === null || (guests >= 1 && guests <= 3)),
      'a submitted choice has tables, one per date, or gives up the ones before': ({ output, context }) =>
        output?.type !== 'submitted' ||
        (output.selections.length + context.atOpening.length > 0 &&
          new Set(output.selections.map(({ date }) => date)).size === output.selections.length),
    },
    rules: {
      'tables are loaded for a ticked evening and its guests (A §5.9)': (seen) => {
        const asked = given<{ date: string; guests: number }>(seen, 'loadTables');
        if (!asked) return null;
        const evening = seen.after.context.evenings.find(({ date }) => date === asked.date);
        return evening?.isTicked === true && evening.guests === asked.guests && evening.times === null;
      },
      ...closes,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
