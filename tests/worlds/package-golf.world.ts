import type { SnapshotFrom } from 'xstate';
import {
  packageGolfMachine,
  type PackageGolfContext,
} from '../../machines/modals/package-golf/package-golf.machine.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { asksFirst } from '../support/asks-first.ts';
import { golfInput, noTeeTimes, packageTeeTimes } from '../support/addons-stay.ts';
import { AFTER, MONDAY, TUESDAY, WEDNESDAY } from '../support/itinerary-stay.ts';
import { busyWhile, knowsFailureIn } from './always.ts';
import { asksAgain, closable, closes } from './modal-rules.ts';

type GolfSnapshot = SnapshotFrom<typeof packageGolfMachine>;

export const packageGolfWorld = worldOf(
  packageGolfMachine,
  {
    inputs: [named('two nights from Monday', golfInput)],
    events: {
      'date.ticked': [
        named('Tick Monday', { date: MONDAY, isTicked: true }),
        named('Clear Monday', { date: MONDAY, isTicked: false }),
        named('Tick Wednesday', { date: WEDNESDAY, isTicked: true }),
        { date: AFTER, isTicked: true },
      ],
      'players.chosen': [
        named('Choose 3 players on Monday', { date: MONDAY, players: 3 }),
        named('Choose 4 players on Monday', { date: MONDAY, players: 4 }),
        { date: MONDAY, players: 0 },
        { date: AFTER, players: 1 },
      ],
      'half.chosen': [named('Open the afternoon', { half: 'PM' as const })],
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
          named('tee times', packageTeeTimes(date)),
          named('no tee times', noTeeTimes),
          named('tee times of another day', packageTeeTimes(AFTER)),
        ],
      },
    },
  },
  {
    invariants: {
      ...closable,
      'D-447 nothing chosen is dropped unasked': asksFirst<PackageGolfContext>(({ dates }) =>
        dates.some(({ isTicked, time }) => isTicked && time !== null),
      ),
      ...knowsFailureIn(),
      ...busyWhile('loadPackageTeeTimes'),
      'no round outside the stay': ({ context: { dates } }) =>
        dates.every(
          ({ date, time }) =>
            [MONDAY, TUESDAY, WEDNESDAY].includes(date) && (time === null || time.Time.startsWith(date)),
        ),
      'no round without a Reference': ({ context: { dates } }) =>
        dates.every(({ time }) => time === null || time.Reference !== null),
      'one to three players': ({ context: { dates } }) =>
        dates.every(({ players }) => players >= 1 && players <= 3),
      'what is submitted has rounds, one per date': ({ output }) =>
        output?.type !== 'submitted' ||
        (output.selections.length > 0 &&
          new Set(output.selections.map(({ date }) => date)).size === output.selections.length),
    },
    rules: {
      ...closes,
      ...asksAgain,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
