import type { SnapshotFrom } from 'xstate';
import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import { selectLacksTime } from '../../../machines/modals/entry-time/entry-time.selectors.ts';
import type {
  EntryTimeContext,
  EntryTimeOutput,
} from '../../../machines/modals/entry-time/entry-time.rules.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { environmentOf } from '../../tools/paths/environment.ts';
import { named } from '../../tools/paths/names.ts';
import { endsOf, worldOf } from '../../tools/paths/world.ts';
import { asksFirst } from '../../support/asks-first.ts';
import { appointments, extraSlot, gardenInput, groups, mudInput } from '../../steps/addons/addons-stay.ts';
import { MONDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { busyWhile, cannotEver, tellsFailure } from '../../worlds/always.ts';
import { asksAgain, closable, closes } from '../../worlds/modal-rules.ts';
import { on } from '../../worlds/rules.ts';

type Snapshot = SnapshotFrom<typeof entryTimeMachine>;

/** The spa garden, which all guests enter together. */
const garden = environmentOf(entryTimeMachine, {
  inputs: [named('two guests', gardenInput)],
  events: {
    'guest.ticked': [{ guestIndex: 1, isTicked: false }],
    'time.chosen': [{ start: `${MONDAY}T16:00:00` }, { start: `${MONDAY}T12:00:00` }],
  },
  actors: {
    loadExtras: {
      done: [
        named('times', { addonAppointments: [], groups }),
        named('no times', { addonAppointments: [], groups: [] }),
      ],
    },
  },
});

export const entryTimeWorld = worldOf(
  entryTimeMachine,
  {
    inputs: [
      named('three guests', mudInput),
      named('two of three guests at 10:00', {
        ...mudInput,
        atOpening: {
          kind: 'mud',
          code: 'MUD2',
          guestIndexes: [0, 1],
          time: extraSlot(`${MONDAY}T10:00:00`, 7_800),
        },
      }),
      named('four guests', {
        ...mudInput,
        guests: ['Tom Fell', 'Ivy Fell', 'Sam Fell', 'Joy Fell'],
      }),
    ],
    events: {
      'guest.ticked': [
        named('Clear the third guest', { guestIndex: 2, isTicked: false }),
        named('Clear the second guest', { guestIndex: 1, isTicked: false }),
        named('Tick the second guest', { guestIndex: 1, isTicked: true }),
        { guestIndex: 7, isTicked: true },
      ],
      'time.chosen': [{ start: `${MONDAY}T10:00:00` }, { start: `${MONDAY}T12:00:00` }],
    },
    actors: {
      loadExtras: {
        done: [
          named('two times', { addonAppointments: appointments, groups: [] }),
          named('no times', { addonAppointments: [], groups: [] }),
        ],
      },
    },
  },
  {
    also: [garden],
    invariants: {
      ...closable,
      'D-447 no choice is dropped without asking': asksFirst<EntryTimeContext>(
        ({ atOpening, chosen, guestIndexes }) =>
          chosen !== null &&
          [chosen.slot.startDateTime, ...guestIndexes].join() !==
            [atOpening?.time.startDateTime, ...(atOpening?.guestIndexes ?? [])].join(),
      ),
      ...tellsFailure,
      ...busyWhile('loadExtras'),
      'what is not offered cannot be chosen (A §4.9)': cannotEver(
        { type: 'guest.ticked', guestIndex: 7, isTicked: true },
        { type: 'time.chosen', start: `${MONDAY}T12:00:00` },
      ),
      'every ticked guest is in the room, and ticked once': ({ context: { guests, guestIndexes } }) =>
        guestIndexes.every((index) => guests[index] !== undefined) &&
        new Set(guestIndexes).size === guestIndexes.length,
      'no time is outside the stay': ({ context: { chosen } }) =>
        chosen === null || chosen.slot.startDateTime.startsWith(MONDAY),
      'prices are whole pence': ({ context: { chosen } }) =>
        chosen === null || Number.isInteger(chosen.slot.actualPrice),
      'A §9.9 one time is submitted: for at least two guests in the mud room, for all in the spa garden': ({
        context: { kind },
        output,
      }) =>
        output?.type !== 'submitted' ||
        (output.selections.length === 1 &&
          output.selections.every(
            ({ kind: booked, guestIndexes }) =>
              booked === kind && (kind === 'mud' ? guestIndexes.length >= 2 : guestIndexes.join() === '0,1'),
          )),
    },
    rules: {
      'changing the guests clears the missing time until Done is pressed again (A §5.9)': on<Snapshot>(
        'guest.ticked',
        ({ event, after }) => event['guestIndex'] === 7 || !selectLacksTime(after),
      ),
      'a missing time is reported only in the mud room (A §5.9)': ({ after }) =>
        selectLacksTime(after) ? after.context.kind === 'mud' : null,
      'Done asks the estate for nothing': on<Snapshot>(
        'done.pressed',
        ({ inputs }) => Object.keys(inputs).length === 0,
      ),
      ...closes,
      ...asksAgain,
    },
    waysOut: CAN_ALWAYS_END,
  },
);

/** The outputs of the modal for the mud room or the spa garden. */
export function entryTimeEnds(kind: EntryTimeContext['kind']): EntryTimeOutput[] {
  const environments = entryTimeWorld.environments.filter(
    (one) => (one === garden) === (kind === 'spaGarden'),
  );
  return endsOf({ ...entryTimeWorld, environments });
}
