import { stayPackagesMachine } from '../../machines/account/stay-packages/stay-packages.machine.ts';
import type { MudOutput } from '../../machines/modals/mud/mud.contract.ts';
import type { PackageDinnerOutput } from '../../machines/modals/package-dinner/package-dinner.contract.ts';
import type { PackageSpaOutput } from '../../machines/modals/package-spa/package-spa.contract.ts';
import type { SpaGardenOutput } from '../../machines/modals/spa-garden/spa-garden.contract.ts';
import { CallError } from '../../src/api/failure.ts';
import { endsOf, worldOf } from '../paths/world.ts';
import { stayBooking } from '../support/account-bookings.ts';
import { prices } from '../support/addons-stay.ts';
import { familyRoom } from '../support/booked-room.ts';
import { stayPackagesInput } from '../support/start-stay-packages.ts';
import { packageDinnerWorld } from './package-dinner.world.ts';
import { packageSpaWorld } from './package-spa.world.ts';
import { mudWorld } from './mud.world.ts';
import { spaGardenWorld } from './spa-garden.world.ts';

const timed = ['DINE', 'SPA', 'MUD', 'GARDEN'].map((code) => ({ leg: 1, code }));

const reloaded = [
  { booking: stayBooking() },
  { booking: stayBooking([familyRoom({ Packages: [{ Code: 'FIZZ', Quantity: 2 }] })]) },
  { booking: stayBooking([familyRoom({ IsCancelled: true })]) },
];

export const stayPackagesWorld = worldOf(
  stayPackagesMachine,
  {
    inputs: [
      stayPackagesInput(),
      stayPackagesInput(familyRoom({ Packages: [{ Code: 'FIZZ', Quantity: 2 }] })),
    ],
    events: {
      'package.added': [
        { leg: 1, code: 'FIZZ' },
        { leg: 1, code: 'DINE' },
        { leg: 9, code: 'FIZZ' },
      ],
      'package.removed': [{ leg: 1, code: 'FIZZ' }],
      'package.opened': [...timed, { leg: 1, code: 'FIZZ' }, { leg: 9, code: 'DINE' }],
      'quantity.changed': [{ leg: 1, code: 'FIZZ', quantity: 3 }],
      'booking.reloaded': reloaded,
    },
    actors: {
      loadStayPackages: { done: [prices] },
      changePackage: {
        done: [undefined],
        error: [
          new CallError({ kind: 'http', endpoint: 'addPackage', status: 409, message: 'Gone.' }),
          new CallError({ kind: 'timeout', endpoint: 'addPackage' }),
        ],
      },
      packageDinner: { done: endsOf<PackageDinnerOutput>(packageDinnerWorld) },
      packageSpa: { done: endsOf<PackageSpaOutput>(packageSpaWorld) },
      mud: { done: endsOf<MudOutput>(mudWorld) },
      spaGarden: { done: endsOf<SpaGardenOutput>(spaGardenWorld) },
    },
    // Which packages there are decides what can happen, not at which times.
    project: ({ booking: { items }, prices: known, opened, change }) => [
      known?.length,
      opened?.code,
      change?.code,
      items.map(({ IsCancelled, Packages }) => [IsCancelled, Packages.map(({ Code }) => Code)]),
    ],
  },
  {
    everyOutcomeOf: ['packageDinner', 'packageSpa', 'mud', 'spaGarden'],
    // The member leaves the packages with the stay, at any time.
    mayRest: (snapshot) => snapshot.matches('choosing') || snapshot.matches('unavailable'),
    invariants: {
      'B §5 a quantity of 1 to 6': ({ context }) =>
        context.quantities.every(({ quantity }) => quantity >= 1 && quantity <= 6),
      'no time is sent that was not chosen': ({ context: { change } }) =>
        change?.change.type !== 'addTimes' || change.change.selections.length > 0,
    },
    waysOut: {
      'every modal can be left': {
        from: (snapshot) => snapshot.hasTag('modal') || snapshot.hasTag('busy'),
        to: (snapshot) => !snapshot.hasTag('modal') && !snapshot.hasTag('busy'),
      },
    },
  },
);
