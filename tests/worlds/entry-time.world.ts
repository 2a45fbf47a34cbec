import type { SnapshotFrom } from 'xstate';
import { entryTimeMachine } from '../../machines/modals/entry-time/entry-time.machine.ts';
import { selectLacksTime } from '../../machines/modals/entry-time/entry-time.selectors.ts';
import type { EntryTimeContext, EntryTimeOutput } from '../../machines/modals/entry-time/entry-time.types.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { environmentOf } from '../paths/environment.ts';
import { named } from '../paths/names.ts';
import { endsOf, worldOf } from '../paths/world.ts';
import { asksFirst } from '../support/asks-first.ts';
import { appointments, gardenInput, groups, mudInput } from '../support/addons-stay.ts';
import { MONDAY } from '../support/itinerary-stay.ts';
import { busyWhile, cannotEver, tellsFailure } from './always.ts';
import { asksAgain, closable, closes } from './modal-rules.ts';
import { on } from './rules.ts';

type Snapshot = SnapshotFrom<typeof entryTimeMachine>;

/** The spa garden, into which all go together. */
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
      'D-447 nothing chosen is dropped unasked': asksFirst<EntryTimeContext>(({ chosen }) => chosen !== null),
      ...tellsFailure,
      ...busyWhile('loadExtras'),
      'what is not on offer cannot be chosen (A §4.9)': cannotEver(
        { type: 'guest.ticked', guestIndex: 7, isTicked: true },
        { type: 'time.chosen', start: `${MONDAY}T12:00:00` },
      ),
      'no guest who is not in the room, none twice': ({ context: { guests, guestIndexes } }) =>
        guestIndexes.every((index) => guests[index] !== undefined) &&
        new Set(guestIndexes).size === guestIndexes.length,
      'no time outside the stay': ({ context: { chosen } }) =>
        chosen === null || chosen.slot.startDateTime.startsWith(MONDAY),
      'prices are whole pence': ({ context: { chosen } }) =>
        chosen === null || Number.isInteger(chosen.slot.actualPrice),
      'A §9.9 what is submitted is one time for two guests or more in the mud room, for all in the spa garden':
        ({ context: { kind }, output }) =>
          output?.type !== 'submitted' ||
          (output.selections.length === 1 &&
            output.selections.every(
              ({ kind: booked, guestIndexes }) =>
                booked === kind &&
                (kind === 'mud' ? guestIndexes.length >= 2 : guestIndexes.join() === '0,1'),
            )),
    },
    rules: {
      'that a time is missing is not said of other guests before Done is pressed again (A §5.9)':
        on<Snapshot>(
          'guest.ticked',
          ({ event, after }) => event['guestIndex'] === 7 || !selectLacksTime(after),
        ),
      'it is said in the mud room, and nowhere else (A §5.9)': ({ after }) =>
        selectLacksTime(after) ? after.context.kind === 'mud' : null,
      ...closes,
      ...asksAgain,
    },
    waysOut: CAN_ALWAYS_END,
  },
);

/** What the dialog comes to in the mud room, or in the spa garden. */
export function entryTimeEnds(kind: EntryTimeContext['kind']): EntryTimeOutput[] {
  const environments = entryTimeWorld.environments.filter(
    (one) => (one === garden) === (kind === 'spaGarden'),
  );
  return endsOf({ ...entryTimeWorld, environments });
}
