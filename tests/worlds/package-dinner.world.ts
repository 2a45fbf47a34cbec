import { packageDinnerMachine } from '../../machines/modals/package-dinner/package-dinner.machine.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { worldOf } from '../paths/world.ts';
import { dinnerInput } from '../support/addons-stay.ts';
import { AFTER, MONDAY, STAY, TUESDAY, WEDNESDAY, diningDay } from '../support/itinerary-stay.ts';

export const packageDinnerWorld = worldOf(
  packageDinnerMachine,
  {
    inputs: [dinnerInput, { ...dinnerInput, stay: { ...STAY, arrivalDate: TUESDAY } }],
    events: {
      'date.ticked': [
        { date: MONDAY, isTicked: true },
        { date: MONDAY, isTicked: false },
        { date: TUESDAY, isTicked: true },
        { date: WEDNESDAY, isTicked: true },
        { date: AFTER, isTicked: true },
      ],
      'guests.chosen': [
        { date: MONDAY, guests: 2 },
        { date: MONDAY, guests: null },
        { date: MONDAY, guests: 4 },
        { date: TUESDAY, guests: 2 },
        { date: WEDNESDAY, guests: 3 },
      ],
      'time.chosen': [
        { date: MONDAY, timeslot: `${MONDAY}T19:00:00` },
        { date: MONDAY, timeslot: null },
        { date: MONDAY, timeslot: `${TUESDAY}T19:00:00` },
        { date: WEDNESDAY, timeslot: `${WEDNESDAY}T19:00:00` },
      ],
      'tables.retried': [{ date: MONDAY }],
    },
    actors: {
      loadTables: {
        done: [
          [diningDay(MONDAY, { BOAT: ['19:00', '20:00'] })],
          [diningDay(WEDNESDAY, { BOAT: ['19:00'] })],
          [],
        ],
      },
    },
    // What the guards read; how often something was missing decides nothing.
    project: ({ evenings }) => evenings,
  },
  {
    invariants: {
      'A §9.8 nothing on a day on which the restaurant is closed': ({ context: { evenings } }) =>
        evenings.every(({ isOpen, isTicked, guests }) => isOpen || (!isTicked && guests === null)),
      'no table on another date': ({ context: { evenings } }) =>
        evenings.every(({ date, timeslot }) => timeslot === null || timeslot.startsWith(date)),
      'A §9.8 one to three guests': ({ context: { evenings } }) =>
        evenings.every(({ guests }) => guests === null || (guests >= 1 && guests <= 3)),
      'what is submitted has tables, one per date': ({ output }) =>
        output?.type !== 'submitted' ||
        (output.selections.length > 0 &&
          new Set(output.selections.map(({ date }) => date)).size === output.selections.length),
    },
    waysOut: CAN_ALWAYS_END,
  },
);
