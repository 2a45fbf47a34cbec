import type { SnapshotFrom } from 'xstate';
import {
  addOnGolfMachine,
  type AddOnGolfContext,
} from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import * as selectors from '../../../machines/modals/addon-golf/addon-golf.selectors.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { environmentOf } from '../../tools/paths/environment.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { asksFirst } from '../../support/asks-first.ts';
import { golfInput, noTeeTimes, packageTeeTime, packageTeeTimes } from '../../steps/addons/addons-stay.ts';
import { AFTER, MONDAY, TUESDAY, WEDNESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { busyWhile, cannotEver, tellsFailure } from '../../worlds/always.ts';
import { asksAgain, closable, closes } from '../../worlds/modal-rules.ts';
import { doneBy, given, on } from '../../worlds/rules.ts';

type GolfSnapshot = SnapshotFrom<typeof addOnGolfMachine>;

/** The guests have a round on Monday afternoon, and change or give it up. */
const changing = environmentOf(addOnGolfMachine, {
  inputs: [
    named('a round on Monday', {
      ...golfInput,
      atOpening: [{ kind: 'golf', date: MONDAY, quantity: 2, time: packageTeeTime(`${MONDAY}T14:20:00`) }],
    }),
  ],
  events: {
    'date.ticked': [named('Clear Monday', { date: MONDAY, isTicked: false })],
    'players.chosen': [named('Choose 3 players on Monday', { date: MONDAY, players: 3 })],
    'half.chosen': [],
    'time.chosen': [{ start: `${MONDAY}T10:10:00` }, { start: `${MONDAY}T14:20:00` }],
  },
  actors: {
    loadPackageTeeTimes: {
      done: [named('tee times', packageTeeTimes(MONDAY)), named('no tee times', noTeeTimes)],
    },
  },
});

export const addOnGolfWorld = worldOf(
  addOnGolfMachine,
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
    project: ({ dates, date, half, isAskingToClose }) => [dates, date, half, isAskingToClose],
  },
  {
    also: [changing],
    invariants: {
      ...closable,
      'D-447 no choice is dropped without asking': asksFirst<AddOnGolfContext>(
        ({ atOpening, dates }) =>
          atOpening.map(({ time, quantity }) => `${time.time} ${quantity}`).join() !==
          dates
            .flatMap(({ isTicked, time, players }) => (isTicked && time ? [`${time.time} ${players}`] : []))
            .join(),
      ),
      ...tellsFailure,
      ...busyWhile('loadPackageTeeTimes'),
      'what is not offered cannot be chosen (A §4.9)': cannotEver<GolfSnapshot>(
        { type: 'date.ticked', date: AFTER, isTicked: true },
        { type: 'players.chosen', date: MONDAY, players: 4 },
        { type: 'players.chosen', date: MONDAY, players: 0 },
        { type: 'players.chosen', date: AFTER, players: 1 },
        { type: 'time.chosen', start: `${AFTER}T10:10:00` },
        { type: 'time.chosen', start: `${MONDAY}T10:30:00` },
        { type: 'time.chosen', start: `${WEDNESDAY}T10:30:00` },
      ),
      'no round is outside the stay': ({ context: { dates } }) =>
        dates.every(
          ({ date, time }) =>
            [MONDAY, TUESDAY, WEDNESDAY].includes(date) && (time === null || time.time.startsWith(date)),
        ),
      'every round has a Reference': ({ context: { dates } }) =>
        dates.every(({ time }) => time === null || time.reference !== null),
      'a round has one to three players': ({ context: { dates } }) =>
        dates.every(({ players }) => players >= 1 && players <= 3),
      'a submitted choice has rounds, one per date, or gives up the ones before': ({ output, context }) =>
        output?.type !== 'submitted' ||
        (output.selections.length + context.atOpening.length > 0 &&
          new Set(output.selections.map(({ date }) => date)).size === output.selections.length),
    },
    rules: {
      'tee times are loaded once per ticked date, for its players (A §4.9)': (seen) => {
        const asked = given<{ date: string; players: number }>(seen, 'loadPackageTeeTimes');
        if (!asked) return null;
        const { dates, date } = seen.after.context;
        const shown = dates.find((one) => one.date === date);
        return (
          asked.date === date &&
          asked.players === shown?.players &&
          shown.isTicked === true &&
          shown.times === null
        );
      },
      'loaded tee times clear the failure (B §8)': on(
        doneBy('loadPackageTeeTimes'),
        ({ after }) => selectFailure(after) === null,
      ),
      'the chosen half of the day is shown (A §2.12)': on(
        'half.chosen',
        ({ event, before, after }) =>
          !before.matches({ choosingTime: 'shown' }) || selectors.selectHalf(after) === event['half'],
      ),
      'Continue leads from the dates to the first ticked one (A §4.9)': on(
        'continue.pressed',
        ({ before, after }) => {
          if (!selectors.selectIsChoosingDates(before)) return true;
          const [first] = before.context.dates.filter(({ isTicked }) => isTicked);
          const end = before.context.atOpening.length > 0 ? 'submitted' : 'closed';
          return first ? selectors.selectDate(after) === first.date : after.output?.type === end;
        },
      ),
      'Back leads to the date before, and from the first to the dates (A §4.9)': on(
        'back.pressed',
        ({ before, after }) => {
          const ticked = before.context.dates.filter(({ isTicked }) => isTicked).map(({ date }) => date);
          const previous = ticked[ticked.indexOf(selectors.selectDate(before)) - 1];
          return previous === undefined
            ? selectors.selectIsChoosingDates(after)
            : !selectors.selectIsChoosingDates(after) && selectors.selectDate(after) === previous;
        },
      ),
      'another number of players clears the tee times and the choice (A §4.9)': on(
        'players.chosen',
        ({ event, before, after }) => {
          const { date, players } = event as unknown as { date: string; players: number };
          const is = after.context.dates.find((one) => one.date === date);
          return (
            after.context === before.context ||
            (is?.players === players && is.times === null && is.time === null)
          );
        },
      ),
      ...closes,
      ...asksAgain,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
