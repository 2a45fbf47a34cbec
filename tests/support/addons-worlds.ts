import type { SnapshotFrom } from 'xstate';
import { mudMachine } from '../../machines/modals/mud/mud.machine.ts';
import { packageDinnerMachine } from '../../machines/modals/package-dinner/package-dinner.machine.ts';
import { packageGolfMachine } from '../../machines/modals/package-golf/package-golf.machine.ts';
import { packageSpaMachine } from '../../machines/modals/package-spa/package-spa.machine.ts';
import { spaGardenMachine } from '../../machines/modals/spa-garden/spa-garden.machine.ts';
import { environmentOf } from '../paths/environment.ts';
import {
  appointments,
  dinnerInput,
  gardenInput,
  golfInput,
  groups,
  mudInput,
  noTeeTimes,
  packageTeeTimes,
  spaForOne,
  spaInput,
} from './addons-stay.ts';
import {
  diningDay,
  MONDAY,
  noSpaTimes,
  spaDays,
  spaTimesOn,
  STAY,
  TUESDAY,
  WEDNESDAY,
} from './itinerary-stay.ts';

/** The world round each modal of the add-ons: how it is opened, what the guest does, what the estate answers. */

const AFTER = '2027-05-13';

type GolfSnapshot = SnapshotFrom<typeof packageGolfMachine>;

export const golfWorld = environmentOf(packageGolfMachine, {
  inputs: [golfInput],
  events: {
    'date.ticked': [
      { date: MONDAY, isTicked: true },
      { date: MONDAY, isTicked: false },
      { date: WEDNESDAY, isTicked: true },
      { date: AFTER, isTicked: true },
    ],
    'players.chosen': [
      { date: MONDAY, players: 3 },
      { date: MONDAY, players: 4 },
      { date: MONDAY, players: 0 },
      { date: AFTER, players: 1 },
    ],
    'half.chosen': [{ half: 'PM' }],
    'time.chosen': ({ context: { date } }: GolfSnapshot) => [
      { start: `${date}T10:10:00` },
      { start: `${date}T10:30:00` },
      { start: `${date}T14:20:00` },
      { start: `${AFTER}T10:10:00` },
    ],
  },
  actors: {
    loadPackageTeeTimes: {
      done: ({ context: { date } }: GolfSnapshot) => [
        packageTeeTimes(date),
        noTeeTimes,
        packageTeeTimes(AFTER),
      ],
    },
  },
});

export const dinnerWorld = environmentOf(packageDinnerMachine, {
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
});

type SpaSnapshot = SnapshotFrom<typeof packageSpaMachine>;

export const spaWorld = environmentOf(packageSpaMachine, {
  inputs: [spaInput, spaForOne],
  events: {
    'guest.ticked': [
      { guestIndex: 0, isTicked: true },
      { guestIndex: 1, isTicked: true },
      { guestIndex: 0, isTicked: false },
      { guestIndex: 7, isTicked: true },
    ],
    'treatment.removed': [{ index: 0 }, { index: 5 }],
    'duration.chosen': [
      { treatmentId: 'T1', code: 'HM60' },
      { treatmentId: 'T2', code: 'SF45' },
      { treatmentId: 'T9', code: 'HM60' },
    ],
    'date.chosen': [{ date: TUESDAY }, { date: WEDNESDAY }, { date: AFTER }],
    'half.chosen': [{ half: 'AM' }],
    'time.chosen': ({ context: { date } }: SpaSnapshot) => [
      { start: `${date}T10:30:00` },
      { start: `${date}T11:00:00` },
      { start: `${AFTER}T10:30:00` },
    ],
  },
  actors: {
    loadSpaDays: { done: [spaDays, []] },
    loadSpaTimes: {
      done: ({ context: { date } }: SpaSnapshot) => [spaTimesOn(date), noSpaTimes, spaTimesOn(AFTER)],
    },
  },
  // What the guards read: of the chosen treatments how many each guest has, of the times whether there are any.
  project: ({ guests, days, guestIndexes, guestIndex, chosen, wanted, date, times, time }) => [
    guests.length,
    days.length,
    guestIndexes,
    guestIndex,
    guests.map((_, index) => Math.min(chosen.filter((one) => one.guestIndex === index).length, 1)),
    wanted,
    date,
    times?.GuestAvailability.length,
    time?.StartTime,
  ],
});

export const mudWorld = environmentOf(mudMachine, {
  inputs: [mudInput, { ...mudInput, guests: ['Tom Fell', 'Ivy Fell', 'Sam Fell', 'Joy Fell'] }],
  events: {
    'guest.ticked': [
      { guestIndex: 2, isTicked: false },
      { guestIndex: 1, isTicked: false },
      { guestIndex: 1, isTicked: true },
      { guestIndex: 7, isTicked: true },
    ],
    'time.chosen': [{ start: `${MONDAY}T10:00:00` }, { start: `${MONDAY}T12:00:00` }, { start: null }],
  },
  actors: {
    loadExtras: {
      done: [
        { AddonAppointments: appointments, Groups: [] },
        { AddonAppointments: [], Groups: [] },
      ],
    },
  },
});

export const gardenWorld = environmentOf(spaGardenMachine, {
  inputs: [gardenInput],
  events: {
    'time.chosen': [{ start: `${MONDAY}T16:00:00` }, { start: `${MONDAY}T12:00:00` }, { start: null }],
  },
  actors: {
    loadExtras: {
      done: [
        { AddonAppointments: [], Groups: groups },
        { AddonAppointments: [], Groups: [] },
      ],
    },
  },
});
