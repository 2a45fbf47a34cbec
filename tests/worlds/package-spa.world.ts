import type { SnapshotFrom } from 'xstate';
import { packageSpaMachine } from '../../machines/modals/package-spa/package-spa.machine.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { worldOf } from '../paths/world.ts';
import { spaForOne, spaInput } from '../support/addons-stay.ts';
import {
  AFTER,
  MONDAY,
  TUESDAY,
  WEDNESDAY,
  noSpaTimes,
  spaDays,
  spaTimesOn,
} from '../support/itinerary-stay.ts';

type SpaSnapshot = SnapshotFrom<typeof packageSpaMachine>;

export const packageSpaWorld = worldOf(
  packageSpaMachine,
  {
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
        { start: `${date}T14:30:00` },
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
  },
  {
    invariants: {
      'no treatment for a guest who is not in the room or wants none': ({
        context: { chosen, guests, guestIndexes },
      }) =>
        chosen.every(
          ({ guestIndex }) => guests[guestIndex] !== undefined && guestIndexes.includes(guestIndex),
        ),
      'no treatment outside the stay': ({ context: { chosen } }) =>
        chosen.every(
          ({ date, time }) => [MONDAY, TUESDAY, WEDNESDAY].includes(date) && time.StartTime.startsWith(date),
        ),
      'no time that is taken': ({ context: { chosen } }) => chosen.every(({ time }) => time.IsAvailable),
      'prices are whole pence': ({ context: { chosen } }) =>
        chosen.every(({ price }) => Number.isInteger(price)),
      'what is submitted has treatments': ({ output }) =>
        output?.type !== 'submitted' || output.selections.length > 0,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
