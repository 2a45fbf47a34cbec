import type { SnapshotFrom } from 'xstate';
import type { DiningTimesInput } from '../../machines/modals/dining-times/dining-times.contract.ts';
import { diningTimesMachine } from '../../machines/modals/dining-times/dining-times.machine.ts';
import type { PoolAccessInput } from '../../machines/modals/pool-access/pool-access.contract.ts';
import { poolAccessMachine } from '../../machines/modals/pool-access/pool-access.machine.ts';
import { spaPackageMachine } from '../../machines/modals/spa-package/spa-package.machine.ts';
import type { TeeTimesInput } from '../../machines/modals/tee-times/tee-times.contract.ts';
import { teeTimesMachine } from '../../machines/modals/tee-times/tee-times.machine.ts';
import { environmentOf } from '../paths/environment.ts';
import {
  boathouse,
  diningDay,
  MONDAY,
  noSpaTimes,
  spaDays,
  spaTimesOn,
  STAY,
  stillroom,
  teeTimeDay,
  TUESDAY,
  WEDNESDAY,
} from './itinerary-stay.ts';
import { alone, input as spaInput, mondayOnly } from './start-spa-package.ts';

/** The world round each modal of the itinerary: how it is opened, what the guest does, what the estate answers. */

export const poolInput: PoolAccessInput = { room: null, dates: [MONDAY, TUESDAY, WEDNESDAY], selections: [] };

export const poolWorld = environmentOf(poolAccessMachine, {
  inputs: [poolInput, { ...poolInput, selections: [{ date: MONDAY, time: 'Evening' }] }],
  events: {
    'time.chosen': [
      { date: MONDAY, time: 'Morning' },
      { date: WEDNESDAY, time: 'Evening' },
      { date: '2027-05-13', time: 'Morning' },
    ],
    'time.repeated': [{ time: 'Afternoon' }],
  },
});

export const teeTimesInput: TeeTimesInput = {
  room: null,
  sessionId: 's-1',
  stay: STAY,
  adults: 2,
  selections: [],
  days: null,
};
export const golfDays = [teeTimeDay(MONDAY), teeTimeDay(TUESDAY)];

/** A day's list with a time of another day in it. */
const strayDays = [{ ...teeTimeDay(WEDNESDAY), Date: MONDAY }];

export const teeTimesWorld = environmentOf(teeTimesMachine, {
  inputs: [teeTimesInput, { ...teeTimesInput, days: golfDays }],
  events: {
    'date.chosen': [{ date: TUESDAY }, { date: WEDNESDAY }],
    'half.chosen': [{ half: 'PM' }],
    'time.chosen': [
      { start: `${MONDAY}T10:10:00` },
      { start: `${MONDAY}T10:30:00` },
      { start: `${TUESDAY}T14:20:00` },
      { start: `${WEDNESDAY}T10:10:00` },
    ],
  },
  actors: { loadTeeTimes: { done: [golfDays, [], strayDays] } },
});

export const dinner: DiningTimesInput = {
  room: null,
  meal: 'dinner',
  stay: STAY,
  isFirstNightOnly: false,
  guests: 3,
  restaurants: [stillroom, boathouse],
  intro: '',
};
export const breakfast: DiningTimesInput = { ...dinner, meal: 'breakfast', restaurants: [stillroom] };

/** Two restaurants on Monday, one on Tuesday. */
export const evenings = [
  diningDay(MONDAY, { STILL: ['18:00', '19:30'], BOAT: ['19:30'] }),
  diningDay(TUESDAY, { STILL: ['19:30'] }),
];
/** A table on Tuesday, and none on Wednesday. */
export const mornings = [diningDay(TUESDAY, { STILL: ['08:30'] }), diningDay(WEDNESDAY, { STILL: [] })];

export const diningWorld = environmentOf(diningTimesMachine, {
  inputs: [dinner, { ...dinner, isFirstNightOnly: true }, breakfast, { ...dinner, restaurants: [] }],
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
    'row.repeated': [{ row: 0 }, { row: 9 }],
  },
  actors: { loadTables: { done: [evenings, mornings, []] } },
  // What the guards read; which fields were left and how often the form was submitted decides nothing.
  project: ({ meal, restaurants, dates, form }) => [meal, restaurants.length, dates, form.values],
});

type SpaSnapshot = SnapshotFrom<typeof spaPackageMachine>;

export const spaWorld = environmentOf(spaPackageMachine, {
  inputs: [spaInput, alone],
  events: {
    'guest.chosen': [{ guestIndex: 0 }, { guestIndex: 7 }],
    'date.chosen': [{ dateIndex: 1 }, { dateIndex: 2 }],
    'duration.chosen': [
      { treatmentId: 'T1', durationId: 'id-HM60' },
      { treatmentId: 'T2', durationId: 'id-SF45' },
      { treatmentId: 'T9', durationId: 'id-HM60' },
    ],
    'half.chosen': [{ half: 'PM' }],
    'time.chosen': ({ context: { dates, place } }: SpaSnapshot) => {
      const date = dates[place.dateIndex] ?? '';
      return [
        { start: `${date}T10:30:00` },
        { start: `${date}T11:00:00` },
        { start: `${WEDNESDAY}T10:30:00` },
      ];
    },
  },
  actors: {
    loadSpaDays: { done: [spaDays, mondayOnly, []] },
    loadSpaTimes: {
      done: ({ context: { dates, place } }: SpaSnapshot) => [
        spaTimesOn(dates[place.dateIndex] ?? ''),
        noSpaTimes,
      ],
    },
  },
  // What the guards read of the picks: the one that is shown, and whether any has a time.
  project: ({ guests, days, picks, place, times }) => [
    guests.length,
    days.length,
    place,
    picks.filter((pick) => pick.guestIndex === place.guestIndex && pick.dateIndex === place.dateIndex),
    picks.some(({ time }) => time !== null),
    times?.GuestAvailability.length,
  ],
});
