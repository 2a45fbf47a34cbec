import type { SnapshotFrom } from 'xstate';
import { addOnTreatmentsMachine } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import * as selectors from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import type { SpaTimes } from '../../../src/domain/spa/spa.ts';
import type { AddOnTreatmentsContext } from '../../../machines/modals/addon-treatments/addon-treatments.setup.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { environmentOf } from '../../tools/paths/environment.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { asksFirst } from '../../support/asks-first.ts';
import { doneBy, given, on } from '../../worlds/rules.ts';
import { spaForOne, spaInput } from '../../steps/addons/addons-stay.ts';
import {
  AFTER,
  MONDAY,
  TUESDAY,
  WEDNESDAY,
  noSpaTimes,
  spaDays,
  spaSlot,
  spaTimesOn,
} from '../../steps/itinerary/itinerary-stay.ts';
import { busyWhile, cannotEver, canOnly, tellsFailure } from '../../worlds/always.ts';
import { asksAgain, closable, closes } from '../../worlds/modal-rules.ts';

type SpaSnapshot = SnapshotFrom<typeof addOnTreatmentsMachine>;

/** The second guest has a massage, which is changed or given up. */
const changing = environmentOf(addOnTreatmentsMachine, {
  inputs: [
    named('two guests, a massage for the second', {
      ...spaInput,
      treatments: spaForOne.treatments,
      atOpening: [
        {
          kind: 'treatment',
          date: MONDAY,
          guestIndex: 1,
          displayName: 'Honey Massage',
          durationId: 'id-HM60',
          duration: 60,
          price: 9_500,
          time: spaSlot(`${MONDAY}T14:30:00`),
        },
      ],
    }),
  ],
  events: {
    'guest.ticked': [named('Clear the second guest', { guestIndex: 1, isTicked: false })],
    'treatment.removed': [named('Remove the first treatment', { index: 0 })],
    'duration.chosen': [],
    'date.chosen': [],
    'half.chosen': [],
    'time.chosen': [{ start: `${MONDAY}T10:30:00` }],
  },
  actors: {
    loadSpaDays: { done: [named('treatments on three days', spaDays), named('no treatments', [])] },
    loadSpaTimes: { done: [named('times of Monday', spaTimesOn(MONDAY))] },
  },
  project: ({
    isAskingToClose,
    isLacking,
    days,
    guestIndexes,
    guestIndex,
    atOpening,
    chosen,
    times,
    time,
  }) => [
    [isAskingToClose, isLacking, days.length],
    [guestIndexes, guestIndex],
    [chosen.some((one) => atOpening.includes(one)), Math.min(chosen.length, 2)],
    [times?.guestAvailability.length, time?.startTime],
  ],
});

export const addOnTreatmentsWorld = worldOf(
  addOnTreatmentsMachine,
  {
    inputs: [
      named('two guests', spaInput),
      named('two guests, one treatment', { ...spaInput, treatments: spaForOne.treatments }),
      named('one guest', { ...spaInput, guests: spaForOne.guests, ages: spaForOne.ages }),
      named('one guest, one treatment', spaForOne),
    ],
    events: {
      'guest.ticked': [
        named('Tick the first guest', { guestIndex: 0, isTicked: true }),
        named('Tick the second guest', { guestIndex: 1, isTicked: true }),
        named('Clear the first guest', { guestIndex: 0, isTicked: false }),
        named('Clear the second guest', { guestIndex: 1, isTicked: false }),
        { guestIndex: 7, isTicked: true },
      ],
      'treatment.removed': [named('Remove the first treatment', { index: 0 }), { index: 5 }],
      'duration.chosen': [
        named('Choose the honey massage, 60 minutes', { treatmentId: 'T1', code: 'HM60' }),
        named('Choose the facial, 45 minutes', { treatmentId: 'T2', code: 'SF45' }),
        { treatmentId: 'T9', code: 'HM60' },
      ],
      'date.chosen': [{ date: TUESDAY }, { date: WEDNESDAY }, { date: AFTER }],
      'half.chosen': [named('Open the morning', { half: 'AM' as const })],
      'time.chosen': ({ context: { date } }: SpaSnapshot) => [
        { start: `${date}T10:30:00` },
        { start: `${date}T11:00:00` },
        { start: `${AFTER}T10:30:00` },
        { start: `${date}T14:30:00` },
      ],
    },
    actors: {
      loadSpaDays: { done: [named('treatments on three days', spaDays), named('no treatments', [])] },
      loadSpaTimes: {
        done: ({ context: { date } }: SpaSnapshot) => [
          named('times of that day', spaTimesOn(date)),
          named('no times', noSpaTimes),
          named('times of another day', spaTimesOn(AFTER)),
        ],
      },
    },
    // What the guards read: the number of treatments of each guest, and whether there are any times.
    project: ({
      isAskingToClose,
      isLacking,
      guests,
      treatments,
      days,
      guestIndexes,
      guestIndex,
      chosen,
      wanted,
      date,
      times,
      time,
    }) => [
      [isAskingToClose, isLacking],
      guests.length,
      treatments.length,
      days.length,
      guestIndexes,
      guestIndex,
      guests.map((_, index) => Math.min(chosen.filter((one) => one.guestIndex === index).length, 1)),
      wanted,
      date,
      times?.guestAvailability.length,
      time?.startTime,
    ],
  },
  {
    also: [changing],
    invariants: {
      ...closable,
      'D-447 no choice is dropped without asking': asksFirst<AddOnTreatmentsContext>(
        ({ atOpening, chosen }) =>
          chosen.length !== atOpening.length || chosen.some((one) => !atOpening.includes(one)),
      ),
      ...tellsFailure,
      ...busyWhile('loadSpaDays', 'loadSpaTimes'),
      'what is not offered cannot be chosen (A §4.9)': cannotEver<SpaSnapshot>(
        { type: 'guest.ticked', guestIndex: 7, isTicked: true },
        { type: 'treatment.removed', index: 5 },
        { type: 'duration.chosen', treatmentId: 'T9', code: 'HM60' },
        { type: 'date.chosen', date: AFTER },
        { type: 'time.chosen', start: `${AFTER}T10:30:00` },
        ...[MONDAY, TUESDAY, WEDNESDAY].map((date) => ({
          type: 'time.chosen' as const,
          start: `${date}T11:00:00`,
        })),
      ),
      'no times are shown while they load, or after a failure (B §8)': (snapshot) =>
        !(snapshot.hasTag('busy') || snapshot.hasTag('failed')) ||
        selectors.selectTreatmentTimes(snapshot).slots.length === 0,
      'only a failed call can be made again (B §8)': canOnly({ type: 'load.retried' }, (snapshot) =>
        snapshot.hasTag('failed'),
      ),
      'a time is added only once one is chosen (A §4.9)': canOnly(
        { type: 'time.confirmed' },
        (snapshot) => snapshot.matches({ timing: 'shown' }) && snapshot.context.time !== null,
      ),
      'Back works wherever there is a page before (A §4.9)': canOnly(
        { type: 'back.pressed' },
        (snapshot) =>
          ['times', 'treatments', 'list'].includes(selectors.selectPage(snapshot)) &&
          (snapshot.context.guests.length > 1 ||
            (selectors.selectPage(snapshot) !== 'list' && snapshot.context.chosen.length > 0) ||
            (selectors.selectPage(snapshot) === 'times' && snapshot.context.treatments.length > 1)),
      ),
      'Done ends early only with treatments': canOnly(
        { type: 'done.pressed' },
        (snapshot) => selectors.selectPage(snapshot) === 'list' && snapshot.context.chosen.length > 0,
      ),
      'no treatment is for a guest outside the room or not ticked': ({
        context: { chosen, guests, guestIndexes },
      }) =>
        chosen.every(
          ({ guestIndex }) => guests[guestIndex] !== undefined && guestIndexes.includes(guestIndex),
        ),
      'no treatment is outside the stay': ({ context: { chosen } }) =>
        chosen.every(
          ({ date, time }) => [MONDAY, TUESDAY, WEDNESDAY].includes(date) && time.startTime.startsWith(date),
        ),
      'no chosen time is taken': ({ context: { chosen } }) => chosen.every(({ time }) => time.isAvailable),
      'prices are whole pence': ({ context: { chosen } }) =>
        chosen.every(({ price }) => Number.isInteger(price)),
      'a submitted choice has treatments': ({ output }) =>
        output?.type !== 'submitted' || output.selections.length > 0,
    },
    rules: {
      ...closes,
      ...asksAgain,
      'Back leads from times to several treatments, and otherwise to the lists, or to the guests while no treatment is chosen (A §4.9)':
        on('back.pressed', ({ before, after }) => {
          const from = selectors.selectPage(before);
          if (from !== 'times' && from !== 'treatments') return true;
          if (from === 'times' && before.context.treatments.length > 1)
            return selectors.selectPage(after) === 'treatments';
          const outer = before.context.guests.length > 1 ? 'guests' : from;
          return selectors.selectPage(after) === (before.context.chosen.length > 0 ? 'list' : outer);
        }),
      'Continue opens the treatments of a guest without any, and the list of one with some (A §4.9)': on(
        'continue.pressed',
        ({ before, after }) => {
          const { chosen, guestIndex, guestIndexes } = after.context;
          const isArriving =
            before.context.guestIndex !== guestIndex || selectors.selectPage(before) === 'guests';
          if (!isArriving || guestIndexes.length === 0 || after.status === 'done') return true;
          const hasSome = chosen.some((one) => one.guestIndex === guestIndex);
          return (selectors.selectPage(after) === 'list') === hasSome;
        },
      ),
      'a confirmed time is in the guest’s list (A §4.9)': on(
        'time.confirmed',
        ({ before, after }) =>
          before.context.time === null ||
          (selectors.selectPage(after) === 'list' &&
            after.context.chosen.length === before.context.chosen.length + 1),
      ),
      'a missing choice is not reported on another page or for another guest (D-420)': ({ before, after }) =>
        after.status === 'done' ||
        (before &&
          selectors.selectPage(before) === selectors.selectPage(after) &&
          selectors.selectGuestName(before) === selectors.selectGuestName(after))
          ? null
          : !selectors.selectIsLacking(after),
      'times open in the half of the day that the estate names, with none chosen (A §4.9)': on(
        doneBy('loadSpaTimes'),
        ({ event, after: { context } }) =>
          context.half === (event['output'] as SpaTimes).defaultPeriod && context.time === null,
      ),
      'the days are loaded for the whole stay (B §2.12)': (seen) => {
        const asked = given<{ from: string; to: string }>(seen, 'loadSpaDays');
        return asked && asked.from === MONDAY && asked.to === WEDNESDAY;
      },
      'times are loaded for a day of the stay and the chosen duration': (seen) => {
        const asked = given<{ sessionId: string; date: string; durationId: string }>(seen, 'loadSpaTimes');
        if (!asked) return null;
        const { date, wanted } = seen.after.context;
        return (
          asked.sessionId === spaInput.sessionId &&
          [MONDAY, TUESDAY, WEDNESDAY].includes(asked.date) &&
          asked.date === date &&
          asked.durationId === `id-${wanted?.code}`
        );
      },
    },
    waysOut: CAN_ALWAYS_END,
  },
);
