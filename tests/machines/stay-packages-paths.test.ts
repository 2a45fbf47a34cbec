import { expect, it } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { stayPackagesMachine } from '../../machines/account/stay-packages/stay-packages.machine.ts';
import type { MudOutput } from '../../machines/modals/mud/mud.contract.ts';
import { mudMachine } from '../../machines/modals/mud/mud.machine.ts';
import type { PackageDinnerOutput } from '../../machines/modals/package-dinner/package-dinner.contract.ts';
import { packageDinnerMachine } from '../../machines/modals/package-dinner/package-dinner.machine.ts';
import type { PackageSpaOutput } from '../../machines/modals/package-spa/package-spa.contract.ts';
import { packageSpaMachine } from '../../machines/modals/package-spa/package-spa.machine.ts';
import type { SpaGardenOutput } from '../../machines/modals/spa-garden/spa-garden.contract.ts';
import { spaGardenMachine } from '../../machines/modals/spa-garden/spa-garden.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { outcomesOf } from '../paths/complete.ts';
import { cover } from '../paths/cover.ts';
import { environmentOf, type Environment } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { explore } from '../paths/explore.ts';
import { stuck } from '../paths/invariants.ts';
import { prices } from '../support/addons-stay.ts';
import { dinnerWorld, gardenWorld, mudWorld, spaWorld } from '../support/addons-worlds.ts';
import { stayBooking } from '../support/account-bookings.ts';
import { familyRoom } from '../support/booked-room.ts';
import { stayPackagesInput } from '../support/start-stay-packages.ts';

type Snapshot = SnapshotFrom<typeof stayPackagesMachine>;

/** What the modal's own complete paths come to. */
function outcomes<Output>(machine: AnyStateMachine, world: Environment): Output[] {
  const graph = explore(machine, world);
  return outcomesOf<Output>(graph, cover(graph));
}

const timed = ['DINE', 'SPA', 'MUD', 'GARDEN'].map((code) => ({ leg: 1, code }));
const reloaded = [
  { booking: stayBooking() },
  { booking: stayBooking([familyRoom({ Packages: [{ Code: 'FIZZ', Quantity: 2 }] })]) },
  { booking: stayBooking([familyRoom({ IsCancelled: true })]) },
];

const environment = environmentOf(stayPackagesMachine, {
  inputs: [stayPackagesInput(), stayPackagesInput(familyRoom({ Packages: [{ Code: 'FIZZ', Quantity: 2 }] }))],
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
    packageDinner: { done: outcomes<PackageDinnerOutput>(packageDinnerMachine, dinnerWorld) },
    packageSpa: { done: outcomes<PackageSpaOutput>(packageSpaMachine, spaWorld) },
    mud: { done: outcomes<MudOutput>(mudMachine, mudWorld) },
    spaGarden: { done: outcomes<SpaGardenOutput>(spaGardenMachine, gardenWorld) },
  },
  // Which packages there are decides what can happen, not at which times.
  project: ({ booking: { items }, prices: known, opened, change }) => [
    known?.length,
    opened?.code,
    change?.code,
    items.map(({ IsCancelled, Packages }) => [IsCancelled, Packages.map(({ Code }) => Code)]),
  ],
});

it('B §2.16 paths take every transition, with every end that a modal can have', () => {
  const { graph, paths } = expectFullCoverage(stayPackagesMachine, environment, {
    everyOutcomeOf: ['packageDinner', 'packageSpa', 'mud', 'spaGarden'],
    // The member leaves the packages with the stay, at any time.
    mayRest: (snapshot) => snapshot.matches('choosing') || snapshot.matches('unavailable'),
    invariants: {
      'B §5 a quantity of 1 to 6': ({ context }: Snapshot) =>
        context.quantities.every(({ quantity }) => quantity >= 1 && quantity <= 6),
      'no time is sent that was not chosen': ({ context: { change } }: Snapshot) =>
        change?.change.type !== 'addTimes' || change.change.selections.length > 0,
    },
  });
  expect(paths.length).toBeGreaterThan(0);
  expect(
    stuck(
      graph,
      (snapshot) => snapshot.hasTag('modal') || snapshot.hasTag('busy'),
      (snapshot) => !snapshot.hasTag('modal') && !snapshot.hasTag('busy'),
    ),
    'every modal and every change can be left',
  ).toEqual([]);
});
