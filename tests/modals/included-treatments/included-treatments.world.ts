import type { SnapshotFrom } from 'xstate';
import {
  includedTreatmentsMachine,
  type IncludedTreatmentsContext,
} from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import * as selectors from '../../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { asksFirst } from '../../support/asks-first.ts';
import {
  MONDAY,
  TUESDAY,
  WEDNESDAY,
  noSpaTimes,
  spaDays,
  spaTimesOn,
} from '../../steps/itinerary/itinerary-stay.ts';
import { alone, input as spaInput, mondayOnly } from './start-included-treatments.ts';
import { busyWhile, cannotEver, canOnly, tellsFailure } from '../../worlds/always.ts';
import { given, on } from '../../worlds/rules.ts';
import { asksAgain, closable, closes } from '../../worlds/modal-rules.ts';

type SpaSnapshot = SnapshotFrom<typeof includedTreatmentsMachine>;

export const includedTreatmentsWorld = worldOf(
  includedTreatmentsMachine,
  {
    inputs: [named('two guests', spaInput), named('one guest', alone)],
    events: {
      'guest.chosen': [named('Go to the first guest', { guestIndex: 0 }), { guestIndex: 7 }],
      'date.chosen': [
        named('Choose the second day', { dateIndex: 1 }),
        named('Choose the third day', { dateIndex: 2 }),
      ],
      'duration.chosen': [
        named('Choose the honey massage, 60 minutes', { treatmentId: 'T1', durationId: 'id-HM60' }),
        named('Choose the facial, 45 minutes', { treatmentId: 'T2', durationId: 'id-SF45' }),
        { treatmentId: 'T9', durationId: 'id-HM60' },
      ],
      'half.chosen': [named('Open the afternoon', { half: 'PM' as const })],
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
      loadSpaDays: {
        done: [
          named('treatments on three days', spaDays),
          named('treatments on Monday only', mondayOnly),
          named('no treatments', []),
        ],
      },
      loadSpaTimes: {
        done: ({ context: { dates, place } }: SpaSnapshot) => [
          named('times of that day', spaTimesOn(dates[place.dateIndex] ?? '')),
          named('no times', noSpaTimes),
        ],
      },
    },
    // What the guards read of the picks: the one shown, and whether any has a time.
    project: ({ isAskingToClose, guests, days, picks, place, times }) => [
      isAskingToClose,
      guests.length,
      days.length,
      place,
      picks.filter((pick) => pick.guestIndex === place.guestIndex && pick.dateIndex === place.dateIndex),
      picks.some(({ time }) => time !== null),
      times?.guestAvailability.length,
    ],
  },
  {
    invariants: {
      ...closable,
      'D-447 no choice is dropped without asking': asksFirst<IncludedTreatmentsContext>(({ picks }) =>
        picks.some(({ time }) => time !== null),
      ),
      ...tellsFailure,
      ...busyWhile('loadSpaDays', 'loadSpaTimes'),
      'what is not offered cannot be chosen (A §4.7)': cannotEver<SpaSnapshot>(
        { type: 'guest.chosen', guestIndex: 7 },
        { type: 'date.chosen', dateIndex: 2 },
        { type: 'duration.chosen', treatmentId: 'T9', durationId: 'id-HM60' },
        ...[MONDAY, TUESDAY].map((date) => ({ type: 'time.chosen' as const, start: `${date}T11:00:00` })),
        { type: 'time.chosen', start: `${WEDNESDAY}T10:30:00` },
      ),
      'no times are shown while they load, or after a failure (B §8)': (snapshot) =>
        !(snapshot.hasTag('busy') || snapshot.hasTag('failed')) ||
        selectors.selectTreatmentTimes(snapshot).slots.length === 0,
      'the choice can be submitted exactly once it has a time (D-51)': canOnly(
        { type: 'done.pressed' },
        (snapshot) =>
          snapshot.matches('choosing') && snapshot.context.picks.some(({ time }) => time !== null),
      ),
      'any guest of the room can be opened once the days are loaded (A §4.7)': canOnly<SpaSnapshot>(
        { type: 'guest.chosen', guestIndex: 0 },
        (snapshot) => snapshot.matches('choosing'),
      ),
      'the half of the day can be chosen only with the times (A §4.7)': canOnly<SpaSnapshot>(
        { type: 'half.chosen', half: 'PM' },
        (snapshot) => selectors.selectPage(snapshot) === 'times',
      ),
      'no pick is for a guest outside the room': ({ context: { picks, guests } }) =>
        picks.every(({ guestIndex }) => guests[guestIndex] !== undefined),
      'no pick is outside the stay': ({ context: { picks } }) =>
        picks.every(({ dateIndex, time }) => {
          const date = [MONDAY, TUESDAY][dateIndex];
          return date !== undefined && (time === null || time.startTime.startsWith(date));
        }),
      'each guest has one pick per date at most': ({ context: { picks } }) =>
        new Set(picks.map(({ guestIndex, dateIndex }) => `${guestIndex}-${dateIndex}`)).size === picks.length,
      'prices are whole pence': ({ context: { picks } }) =>
        picks.every(
          ({ duration }) => Number.isInteger(duration.price) && Number.isInteger(duration.priceDifference),
        ),
      'no chosen time is taken': ({ context: { picks } }) =>
        picks.every(({ time }) => time?.isAvailable !== false),
    },
    rules: {
      'times are loaded for a day of the stay and the chosen duration (A §4.7)': (seen) => {
        const asked = given<{ sessionId: string; date: string; durationId: string }>(seen, 'loadSpaTimes');
        if (!asked) return null;
        const { context } = seen.after;
        const pick = context.picks.find(
          ({ guestIndex, dateIndex }) =>
            guestIndex === context.place.guestIndex && dateIndex === context.place.dateIndex,
        );
        return (
          asked.sessionId === spaInput.sessionId &&
          asked.date === [MONDAY, TUESDAY][context.place.dateIndex] &&
          asked.durationId === pick?.duration.id
        );
      },
      'another guest or day opens with the treatments (A §4.7)': on(
        ['guest.chosen', 'date.chosen'],
        ({ event, before, after }) =>
          after === before ||
          (selectors.selectPage(after) === 'treatments' &&
            ('guestIndex' in event ? selectors.selectGuestIndex(after) === event['guestIndex'] : true) &&
            ('dateIndex' in event ? selectors.selectDateIndex(after) === event['dateIndex'] : true)),
      ),
      'the times open with AM (A §4.7)': ({ inputs, before, after }) =>
        'loadSpaTimes' in inputs && before && selectors.selectPage(before) === 'treatments'
          ? selectors.selectTreatmentTimes(after).half === 'AM'
          : null,
      'the chosen half of the day is shown (A §4.7)': on(
        'half.chosen',
        ({ before, after }) =>
          selectors.selectPage(before) !== 'times' || selectors.selectTreatmentTimes(after).half === 'PM',
      ),
      ...closes,
      ...asksAgain,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
