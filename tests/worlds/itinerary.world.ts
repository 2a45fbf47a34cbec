import type { DiningTimesOutput } from '../../machines/modals/dining-times/dining-times.contract.ts';
import type { PoolAccessOutput } from '../../machines/modals/pool-access/pool-access.contract.ts';
import type { SpaPackageOutput } from '../../machines/modals/spa-package/spa-package.contract.ts';
import type { TeeTimesOutput } from '../../machines/modals/tee-times/tee-times.contract.ts';
import { itineraryMachine } from '../../machines/steps/itinerary/itinerary.machine.ts';
import { SECTIONS, isBooked } from '../../machines/steps/itinerary/itinerary.sections.ts';
import type { Leg } from '../../src/domain/booking.ts';
import { named } from '../paths/names.ts';
import { endsOf, worldOf } from '../paths/world.ts';
import { MONDAY, TUESDAY, WEDNESDAY, bookingWith, itineraryInput } from '../support/itinerary-stay.ts';
import { poolAccessWorld } from './pool-access.world.ts';
import { spaPackageWorld } from './spa-package.world.ts';
import { diningTimesWorld } from './dining-times.world.ts';
import { teeTimesWorld } from './tee-times.world.ts';
import { tellsOnce } from './rules.ts';

const booked = bookingWith({ spaPool: [{ date: MONDAY, time: 'Evening' }] }, {});

const everySection = (verb: string) =>
  [1, 2, 9].flatMap((leg) =>
    SECTIONS.map((section) => named(`${verb} the ${section} of room ${leg}`, { leg, section })),
  );

/** Whether nothing stands twice in a list. */
const isUnique = (keys: string[]) => new Set(keys).size === keys.length;

const rooms = (holds: (leg: Leg) => boolean) => (snapshot: { context: { booking: { legs: Leg[] } } }) =>
  snapshot.context.booking.legs.every(holds);

export const itineraryWorld = worldOf(
  itineraryMachine,
  {
    inputs: [
      named('one room with nothing chosen yet', itineraryInput()),
      named('two rooms, a pool time in the first', itineraryInput({ booking: booked })),
    ],
    events: { 'section.opened': everySection('Choose'), 'section.reset': everySection('Clear') },
    actors: {
      poolAccess: { done: endsOf<PoolAccessOutput>(poolAccessWorld) },
      spaPackage: { done: endsOf<SpaPackageOutput>(spaPackageWorld) },
      diningTimes: { done: endsOf<DiningTimesOutput>(diningTimesWorld) },
      teeTimes: { done: endsOf<TeeTimesOutput>(teeTimesWorld) },
    },
    // What is booked in the first room decides; the second room is covered with the first one's times.
    project: ({ booking, leg }) => [
      booking.legs.length,
      leg,
      booking.legs.slice(0, 1).map((room) => SECTIONS.filter((section) => isBooked(room, section))),
    ],
  },
  {
    everyOutcomeOf: ['poolAccess', 'spaPackage', 'diningTimes', 'teeTimes'],
    rules: { 'times are told to the flow, once (A §2.9)': tellsOnce(['legs']) },
    invariants: {
      'no treatment for a guest who is not in the room': rooms((leg) =>
        (leg.spaPackages ?? []).every(({ guestIndex }) => leg.guests[guestIndex] !== undefined),
      ),
      'no guest twice on a date': rooms((leg) =>
        isUnique((leg.spaPackages ?? []).map((one) => `${one.guestIndex} ${one.dateIndex}`)),
      ),
      'one tee time and one pool time per date': rooms(
        (leg) => isUnique(leg.golf.map(({ date }) => date)) && isUnique(leg.spaPool.map(({ date }) => date)),
      ),
      'nothing outside the stay': rooms((leg) =>
        [
          ...(leg.spaPackages ?? []).map(({ time }) => time.StartTime),
          ...leg.golf.map(({ Time }) => Time.DateTime),
          ...leg.spaPool.map(({ date }) => date),
          ...[...(leg.breakfast ?? []), ...(leg.dinner ?? [])].map(({ date }) => date),
        ].every((time) => [MONDAY, TUESDAY, WEDNESDAY].includes(time.slice(0, 10))),
      ),
      'A §9.7 prices of treatments are whole pence, never NaN': rooms((leg) =>
        (leg.spaPackages ?? []).every(
          ({ duration }) =>
            Number.isSafeInteger(duration.Price) && Number.isSafeInteger(duration.PriceDifference),
        ),
      ),
      'A §3.9 a spa session with treatments, and only then': rooms(
        (leg) => (leg.spaSessionId === 's-1') === isBooked(leg, 'spa'),
      ),
    },
    waysOut: {
      'every modal can be left': {
        from: (snapshot) => snapshot.hasTag('modal'),
        to: (snapshot) => !snapshot.hasTag('modal'),
      },
    },
  },
);
