import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { MudOutput } from '../../machines/modals/mud/mud.contract.ts';
import { mudMachine } from '../../machines/modals/mud/mud.machine.ts';
import type { PackageDinnerOutput } from '../../machines/modals/package-dinner/package-dinner.contract.ts';
import { packageDinnerMachine } from '../../machines/modals/package-dinner/package-dinner.machine.ts';
import type { PackageGolfOutput } from '../../machines/modals/package-golf/package-golf.contract.ts';
import { packageGolfMachine } from '../../machines/modals/package-golf/package-golf.machine.ts';
import type { PackageSpaOutput } from '../../machines/modals/package-spa/package-spa.contract.ts';
import { packageSpaMachine } from '../../machines/modals/package-spa/package-spa.machine.ts';
import type { SpaGardenOutput } from '../../machines/modals/spa-garden/spa-garden.contract.ts';
import { spaGardenMachine } from '../../machines/modals/spa-garden/spa-garden.machine.ts';
import { addonsMachine } from '../../machines/steps/addons/addons.machine.ts';
import type { PackageSelection } from '../../src/domain/addons.ts';
import type { Leg } from '../../src/domain/booking.ts';
import { addOnPrice } from '../../src/domain/pricing.ts';
import { outcomesOf } from '../paths/complete.ts';
import { cover } from '../paths/cover.ts';
import { environmentOf, type Environment } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { explore } from '../paths/explore.ts';
import { stuck } from '../paths/invariants.ts';
import { addOnsInput, family, prices } from '../support/addons-stay.ts';
import { dinnerWorld, gardenWorld, golfWorld, mudWorld, spaWorld } from '../support/addons-worlds.ts';
import { guest } from '../support/fixtures.ts';
import { bookingWith, MONDAY, TUESDAY, WEDNESDAY } from '../support/itinerary-stay.ts';

/** What the modal's own complete paths come to. */
function outcomes<Output>(machine: AnyStateMachine, world: Environment): Output[] {
  const graph = explore(machine, world);
  return outcomesOf<Output>(graph, cover(graph));
}

const timed = ['GOLF', 'DINE', 'SPA', 'MUD', 'GARDEN'].map((code) => ({ leg: 1, code }));

/** As many as the largest party that the modals' worlds know. */
const booking = bookingWith({ ...family, guests: [...family.guests, guest('Joy', 'Fell')] });

const environment = environmentOf(addonsMachine, {
  inputs: [addOnsInput({ booking })],
  events: {
    'addOn.added': [{ leg: 1, code: 'FIZZ' }],
    'addOn.removed': [
      { leg: 1, code: 'FIZZ' },
      { leg: 1, code: 'GOLF' },
    ],
    'addOn.opened': [...timed, { leg: 1, code: 'FIZZ' }, { leg: 9, code: 'GOLF' }],
    'quantity.changed': [{ leg: 1, code: 'FIZZ', quantity: 3 }],
  },
  actors: {
    loadPackages: { done: [prices] },
    packageGolf: { done: outcomes<PackageGolfOutput>(packageGolfMachine, golfWorld) },
    packageDinner: { done: outcomes<PackageDinnerOutput>(packageDinnerMachine, dinnerWorld) },
    packageSpa: { done: outcomes<PackageSpaOutput>(packageSpaMachine, spaWorld) },
    mud: { done: outcomes<MudOutput>(mudMachine, mudWorld) },
    spaGarden: { done: outcomes<SpaGardenOutput>(spaGardenMachine, gardenWorld) },
  },
  // Which add-ons are taken decides what can happen, not at which times.
  project: ({ booking: { legs }, prices: known, opened }) => [
    known?.length,
    opened?.code,
    legs.map((leg) => leg.packages.map(({ price }) => price.Code)),
  ],
});

function timesOf(selection: PackageSelection): string {
  switch (selection.kind) {
    case 'table':
      return selection.timeslot;
    case 'golf':
      return selection.time.Time;
    case 'treatment':
      return selection.time.StartTime;
    case 'mud':
    case 'spaGarden':
      return selection.time.StartDateTime;
  }
}

function guestsOf(selection: PackageSelection): number[] {
  if (selection.kind === 'treatment') return [selection.guestIndex];
  return 'guestIndexes' in selection ? selection.guestIndexes : [];
}

const rooms = (holds: (leg: Leg) => boolean) => (snapshot: { context: { booking: { legs: Leg[] } } }) =>
  snapshot.context.booking.legs.every(holds);
const selections = (holds: (selection: PackageSelection, leg: Leg) => boolean) =>
  rooms((leg) => leg.packages.every((addOn) => addOn.selections.every((one) => holds(one, leg))));

it('A §2.11 paths take every transition, with every end that a modal can have', () => {
  const { graph, paths } = expectFullCoverage(addonsMachine, environment, {
    everyOutcomeOf: ['packageGolf', 'packageDinner', 'packageSpa', 'mud', 'spaGarden'],
    invariants: {
      'no selection for a guest who is not in the room': selections((selection, leg) =>
        guestsOf(selection).every((index) => leg.guests[index] !== undefined),
      ),
      'no selection outside the stay': selections((selection) =>
        [MONDAY, TUESDAY, WEDNESDAY].includes(timesOf(selection).slice(0, 10)),
      ),
      'prices are whole pence, never NaN': rooms((leg) =>
        leg.packages.every((addOn) => Number.isSafeInteger(addOnPrice(addOn, leg.guestQuota))),
      ),
      'A §4.2 no code twice': rooms(
        (leg) => new Set(leg.packages.map(({ price }) => price.Code)).size === leg.packages.length,
      ),
      'A §9.9 a quantity of 1 to 6 without times': rooms((leg) =>
        leg.packages.every(
          ({ quantity, selections: times }) => times.length > 0 || (quantity >= 1 && quantity <= 6),
        ),
      ),
      'nothing is told of a modal that was closed: what needs times has some': rooms((leg) =>
        leg.packages.every(({ price, selections: times }) => price.Code === 'FIZZ' || times.length > 0),
      ),
    },
  });
  expect(paths.length).toBeGreaterThan(0);
  expect(
    stuck(
      graph,
      (snapshot) => snapshot.hasTag('modal') || snapshot.hasTag('busy'),
      (snapshot) => !snapshot.hasTag('modal') && !snapshot.hasTag('busy'),
    ),
    'every modal can be left',
  ).toEqual([]);
});
