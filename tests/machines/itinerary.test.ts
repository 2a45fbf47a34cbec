import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { DiningTimesOutput } from '../../machines/modals/dining-times/dining-times.contract.ts';
import { diningTimesMachine } from '../../machines/modals/dining-times/dining-times.machine.ts';
import type { PoolAccessOutput } from '../../machines/modals/pool-access/pool-access.contract.ts';
import { poolAccessMachine } from '../../machines/modals/pool-access/pool-access.machine.ts';
import type { SpaPackageOutput } from '../../machines/modals/spa-package/spa-package.contract.ts';
import { spaPackageMachine } from '../../machines/modals/spa-package/spa-package.machine.ts';
import type { TeeTimesOutput } from '../../machines/modals/tee-times/tee-times.contract.ts';
import { teeTimesMachine } from '../../machines/modals/tee-times/tee-times.machine.ts';
import { itineraryMachine } from '../../machines/steps/itinerary/itinerary.machine.ts';
import { isBooked, SECTIONS } from '../../machines/steps/itinerary/itinerary.sections.ts';
import type { Leg } from '../../src/domain/booking.ts';
import { outcomesOf } from '../paths/complete.ts';
import { cover } from '../paths/cover.ts';
import { environmentOf, type Environment } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { explore } from '../paths/explore.ts';
import { stuck } from '../paths/invariants.ts';
import { bookingWith, itineraryInput, MONDAY, TUESDAY, WEDNESDAY } from '../support/itinerary-stay.ts';
import { diningWorld, poolWorld, spaWorld, teeTimesWorld } from '../support/itinerary-worlds.ts';

/** What the modal's own complete paths come to. */
function outcomes<Output>(machine: AnyStateMachine, world: Environment): Output[] {
  const graph = explore(machine, world);
  return outcomesOf<Output>(graph, cover(graph));
}

const booked = bookingWith({ spaPool: [{ date: MONDAY, time: 'Evening' }] }, {});
const everySection = [1, 2, 9].flatMap((leg) => SECTIONS.map((section) => ({ leg, section })));

const environment = environmentOf(itineraryMachine, {
  inputs: [itineraryInput(), itineraryInput({ booking: booked })],
  events: { 'section.opened': everySection, 'section.reset': everySection },
  actors: {
    poolAccess: { done: outcomes<PoolAccessOutput>(poolAccessMachine, poolWorld) },
    spaPackage: { done: outcomes<SpaPackageOutput>(spaPackageMachine, spaWorld) },
    diningTimes: { done: outcomes<DiningTimesOutput>(diningTimesMachine, diningWorld) },
    teeTimes: { done: outcomes<TeeTimesOutput>(teeTimesMachine, teeTimesWorld) },
  },
  // What is booked in the first room decides; the second room is covered with the first one's times.
  project: ({ booking, leg }) => [
    booking.legs.length,
    leg,
    booking.legs.slice(0, 1).map((room) => SECTIONS.filter((section) => isBooked(room, section))),
  ],
});

/** Whether nothing stands twice in a list. */
const isUnique = (keys: string[]) => new Set(keys).size === keys.length;
const rooms = (holds: (leg: Leg) => boolean) => (snapshot: { context: { booking: { legs: Leg[] } } }) =>
  snapshot.context.booking.legs.every(holds);

describe('A §2.9 the itinerary', () => {
  it('paths take every transition, with every end that a modal can have', () => {
    const { graph, paths } = expectFullCoverage(itineraryMachine, environment, {
      everyOutcomeOf: ['poolAccess', 'spaPackage', 'diningTimes', 'teeTimes'],
      invariants: {
        'no treatment for a guest who is not in the room': rooms((leg) =>
          (leg.spaPackages ?? []).every(({ guestIndex }) => leg.guests[guestIndex] !== undefined),
        ),
        'no guest twice on a date': rooms((leg) =>
          isUnique((leg.spaPackages ?? []).map((one) => `${one.guestIndex} ${one.dateIndex}`)),
        ),
        'one tee time and one pool time per date': rooms(
          (leg) =>
            isUnique(leg.golf.map(({ date }) => date)) && isUnique(leg.spaPool.map(({ date }) => date)),
        ),
        'nothing outside the stay': rooms((leg) =>
          [
            ...(leg.spaPackages ?? []).map(({ time }) => time.StartTime),
            ...leg.golf.map(({ Time }) => Time.DateTime),
            ...leg.spaPool.map(({ date }) => date),
            ...[...(leg.breakfast ?? []), ...(leg.dinner ?? [])].map(({ date }) => date),
          ].every((time) => [MONDAY, TUESDAY, WEDNESDAY].includes(time.slice(0, 10))),
        ),
        'A §3.9 a spa session with treatments, and only then': rooms(
          (leg) => (leg.spaSessionId === 's-1') === isBooked(leg, 'spa'),
        ),
      },
    });
    expect(paths.length).toBeGreaterThan(0);
    expect(
      stuck(
        graph,
        (snapshot) => snapshot.hasTag('modal'),
        (snapshot) => !snapshot.hasTag('modal'),
      ),
      'every modal can be left',
    ).toEqual([]);
  });
});
