import { stayPackagesMachine } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import {
  selectIsChanging,
  selectIsLoading,
} from '../../../machines/account/stay-packages/stay-packages.selectors.ts';
import type { AddOnTreatmentsOutput } from '../../../machines/modals/addon-treatments/addon-treatments.rules.ts';
import { CallError } from '../../../src/api/failure.ts';
import { named } from '../../tools/paths/names.ts';
import { endsOf, worldOf } from '../../tools/paths/world.ts';
import { stayBooking } from '../account-bookings.ts';
import { prices } from '../../steps/addons/addons-stay.ts';
import { familyRoom } from '../../support/booked-room.ts';
import { stayPackagesInput } from './start-stay-packages.ts';
import { addOnTreatmentsWorld } from '../../modals/addon-treatments/addon-treatments.world.ts';
import { entryTimeEnds } from '../../modals/entry-time/entry-time.world.ts';
import { modalWhile } from '../../worlds/always.ts';
import { doneBy, failedBy, on } from '../../worlds/rules.ts';
import { httpError } from '../../support/http-error.ts';

const times = { DINE: 'tables', SPA: 'treatments', MUD: 'mud room', GARDEN: 'spa garden' };

const timed = Object.entries(times).map(([code, what]) =>
  named(`Press Add at the ${what}`, { leg: 1, code }),
);

const fizz = { leg: 1, code: 'FIZZ' };

const reloaded = [
  named('The stay is read again, as it was', { booking: stayBooking([familyRoom()]) }),
  named('The stay is read again, now with two bottles of fizz', {
    booking: stayBooking([familyRoom({ packages: [{ code: 'FIZZ', name: '', quantity: 2 }] })]),
  }),
  named('The stay is read again, now cancelled', {
    booking: stayBooking([familyRoom({ isCancelled: true })]),
  }),
];

const tables = [
  {
    kind: 'table' as const,
    date: '2027-05-18',
    quantity: 2,
    restaurant: 'BOAT',
    timeslot: '2027-05-18T19:00:00',
  },
];

const MODALS = ['table', 'treatment', 'mud', 'spaGarden'] as const;

export const stayPackagesWorld = worldOf(
  stayPackagesMachine,
  {
    inputs: [
      named('a room without packages', stayPackagesInput()),
      named(
        'a room with two bottles of fizz',
        stayPackagesInput(familyRoom({ packages: [{ code: 'FIZZ', name: '', quantity: 2 }] })),
      ),
    ],
    events: {
      'package.added': [
        named('Add the bottle of fizz', { ...fizz }),
        { leg: 1, code: 'DINE' },
        { leg: 9, code: 'FIZZ' },
      ],
      'package.removed': [named('Remove the bottle of fizz', { ...fizz })],
      'removal.confirmed': [named('Answer Yes', {})],
      'removal.declined': [named('Answer No', {})],
      'package.opened': [...timed, fizz, { leg: 9, code: 'DINE' }],
      'quantity.changed': [named('Choose 3 bottles of fizz', { ...fizz, quantity: 3 })],
      'booking.reloaded': reloaded,
    },
    actors: {
      loadStayPackages: { done: [named('seven add-ons with their prices', prices)] },
      changePackage: {
        done: [undefined],
        error: [
          named('the package is gone', httpError('addPackage', 422, 'Gone.')),
          new CallError({ kind: 'timeout', endpoint: 'addPackage' }),
        ],
      },
      table: { done: [{ type: 'closed' }, { type: 'submitted', selections: tables }] },
      treatment: { done: endsOf<AddOnTreatmentsOutput>(addOnTreatmentsWorld) },
      mud: { done: entryTimeEnds('mud') },
      spaGarden: { done: entryTimeEnds('spaGarden') },
    },
    // Which packages are booked decides what can happen; their times do not.
    project: ({ booking: { items }, prices: known, opened, change, refused }) => [
      [known?.length, refused?.reason],
      opened?.code,
      change?.code,
      items.map(({ isCancelled, packages }) => [isCancelled, packages.map(({ code }) => code)]),
    ],
  },
  {
    everyOutcomeOf: MODALS,
    // The member can leave the packages with the stay at any time.
    mayRest: (snapshot) => snapshot.matches('choosing') || snapshot.matches('unavailable'),
    invariants: {
      ...modalWhile(...MODALS),
      'it is busy exactly while prices load, or from a change until the stay is read again (B §4)': (
        snapshot,
      ) => snapshot.hasTag('busy') === (selectIsLoading(snapshot) || selectIsChanging(snapshot)),
      'B §5 a quantity is from 1 to 6': ({ context }) =>
        context.quantities.every(({ quantity }) => quantity >= 1 && quantity <= 6),
      'times are sent only when there are some': ({ context: { change } }) =>
        change?.change.type !== 'addTimes' || change.change.selections.length > 0,
    },
    rules: {
      'another change clears the refusal (B §8)': on(
        ['package.added', 'package.removed', 'package.opened'],
        ({ after }) => after.matches('choosing') || after.context.refused === null,
      ),
      'the stay is told of a change before it is sent (F-12)': ({ inputs, sent }) =>
        'changePackage' in inputs ? sent[0]?.type === 'package.sent' : null,
      'whatever the answer was, nothing changes until the stay is read again (F-12)': on(
        [...doneBy('changePackage'), ...failedBy('changePackage')],
        ({ after, sent }) => selectIsChanging(after) && sent[0]?.type === 'package.answered',
      ),
      'a package is removed only once the guest has said yes': ({ before, event, inputs }) =>
        'changePackage' in inputs && before?.matches('askingToRemove')
          ? event.type === 'removal.confirmed'
          : null,
      'the packages are those of the stay as it was read last (B §4)': on(
        'booking.reloaded',
        ({ event, after }) => after.context.booking === event['booking'],
      ),
      'a retry loads the prices again (B §8)': on(
        'load.retried',
        ({ inputs }) => 'loadStayPackages' in inputs,
      ),
    },
    waysOut: {
      'every modal can be left': {
        from: ({ children }) => MODALS.some((modal) => children[modal] !== undefined),
        to: (snapshot) => snapshot.matches('choosing'),
      },
    },
  },
);
