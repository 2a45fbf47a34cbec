import type { IncludedGolfInput } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import {
  includedGolfMachine,
  type IncludedGolfContext,
} from '../../../machines/modals/included-golf/included-golf.machine.ts';
import { selectDate, selectHalf } from '../../../machines/modals/included-golf/included-golf.selectors.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { asksFirst } from '../../support/asks-first.ts';
import { MONDAY, STAY, TUESDAY, WEDNESDAY, teeTimeDay } from '../../steps/itinerary/itinerary-stay.ts';
import { busyWhile, cannotEver, tellsFailure } from '../../worlds/always.ts';
import { asksAgain, closable, closes } from '../../worlds/modal-rules.ts';
import { on } from '../../worlds/rules.ts';

export const includedGolfInput: IncludedGolfInput = {
  room: null,
  sessionId: 's-1',
  stay: STAY,
  adults: 2,
  selections: [],
  days: null,
};

export const golfDays = [teeTimeDay(MONDAY), teeTimeDay(TUESDAY)];

/** A day's list with a time of another day in it. */
const strayDays = [{ ...teeTimeDay(WEDNESDAY), date: MONDAY }];

export const includedGolfWorld = worldOf(
  includedGolfMachine,
  {
    inputs: [
      named('for the first time', includedGolfInput),
      named('opened again, with the tee times loaded', { ...includedGolfInput, days: golfDays }),
    ],
    events: {
      'date.chosen': [named('Choose Tuesday', { date: TUESDAY }), { date: WEDNESDAY }],
      'half.chosen': [named('Open the afternoon', { half: 'PM' as const })],
      'time.chosen': [
        { start: `${MONDAY}T10:10:00` },
        { start: `${MONDAY}T10:30:00` },
        { start: `${TUESDAY}T14:20:00` },
        { start: `${WEDNESDAY}T10:10:00` },
      ],
    },
    actors: {
      loadTeeTimes: {
        done: [
          named('tee times on Monday and Tuesday', golfDays),
          named('no tee times', []),
          named('a time of another day', strayDays),
        ],
      },
    },
  },
  {
    invariants: {
      ...closable,
      'D-447 no choice is dropped without asking': asksFirst<IncludedGolfContext>(
        ({ atOpening, selections }) => JSON.stringify(atOpening) !== JSON.stringify(selections),
      ),
      ...tellsFailure,
      ...busyWhile('loadTeeTimes'),
      'what is not offered cannot be chosen (A §4.8)': cannotEver(
        { type: 'date.chosen', date: WEDNESDAY },
        { type: 'time.chosen', start: `${MONDAY}T10:30:00` },
        { type: 'time.chosen', start: `${WEDNESDAY}T10:10:00` },
      ),
      'each date has one time at most': ({ context: { selections } }) =>
        new Set(selections.map(({ date }) => date)).size === selections.length,
      'no time is outside the stay': ({ context: { selections } }) =>
        selections.every(
          ({ date, time }) => [MONDAY, TUESDAY].includes(date) && time.dateTime.startsWith(date),
        ),
      'every time has an Item': ({ context: { selections } }) =>
        selections.every(({ time }) => time.item !== null),
    },
    rules: {
      'the chosen half of the day and date are shown (A §2.10)': on(
        ['half.chosen', 'date.chosen'],
        ({ event, before, after }) =>
          !before.matches('choosing') ||
          event['date'] === WEDNESDAY ||
          [selectHalf(after), selectDate(after)].includes(String(event['half'] ?? event['date'])),
      ),
      ...closes,
      ...asksAgain,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
