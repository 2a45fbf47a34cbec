import {
  spaGardenMachine,
  type SpaGardenContext,
} from '../../machines/modals/spa-garden/spa-garden.machine.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { asksFirst } from '../support/asks-first.ts';
import { gardenInput, groups } from '../support/addons-stay.ts';
import { MONDAY } from '../support/itinerary-stay.ts';
import { busyWhile, cannotEver, knowsFailureIn } from './always.ts';
import { asksAgain, closable, closes } from './modal-rules.ts';

export const spaGardenWorld = worldOf(
  spaGardenMachine,
  {
    inputs: [named('two guests', gardenInput)],
    events: {
      'time.chosen': [
        { start: `${MONDAY}T16:00:00` },
        { start: `${MONDAY}T12:00:00` },
        named('Clear the time', { start: null }),
      ],
    },
    actors: {
      loadExtras: {
        done: [
          named('times', { addonAppointments: [], groups }),
          named('no times', { addonAppointments: [], groups: [] }),
        ],
      },
    },
  },
  {
    invariants: {
      ...closable,
      'D-447 nothing chosen is dropped unasked': asksFirst<SpaGardenContext>(({ chosen }) => chosen !== null),
      ...knowsFailureIn(),
      ...busyWhile('loadExtras'),
      'what is not on offer cannot be chosen (A §4.9)': cannotEver({
        type: 'time.chosen',
        start: `${MONDAY}T12:00:00`,
      }),
      'no time outside the stay': ({ context: { chosen } }) =>
        chosen === null || chosen.slot.startDateTime.startsWith(MONDAY),
      'prices are whole pence': ({ context: { chosen } }) =>
        chosen === null || Number.isInteger(chosen.slot.actualPrice),
      'A §9.9 what is submitted is one time for all guests': ({ output }) =>
        output?.type !== 'submitted' ||
        (output.selections.length === 1 &&
          output.selections.every(({ guestIndexes }) => guestIndexes.join() === '0,1')),
    },
    rules: {
      ...closes,
      ...asksAgain,
    },
    waysOut: CAN_ALWAYS_END,
  },
);
