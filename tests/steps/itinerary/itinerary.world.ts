import { isSame } from '../../worlds/is-same.ts';
import type { IncludedTablesOutput } from '../../../machines/modals/included-tables/included-tables.rules.ts';
import type { PoolAccessOutput } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import type { IncludedTreatmentsOutput } from '../../../machines/modals/included-treatments/included-treatments.rules.ts';
import type { IncludedGolfOutput } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { isBooked, type Section } from '../../../src/domain/addons/included-times.ts';
import { SECTIONS } from '../../../machines/steps/itinerary/itinerary.rules.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import { named } from '../../tools/paths/names.ts';
import { endsOf, worldOf } from '../../tools/paths/world.ts';
import { MONDAY, TUESDAY, WEDNESDAY, bookingWith, itineraryInput, teeTime } from './itinerary-stay.ts';
import { poolAccessWorld } from '../../modals/pool-access/pool-access.world.ts';
import { includedTreatmentsWorld } from '../../modals/included-treatments/included-treatments.world.ts';
import { includedTablesWorld } from '../../modals/included-tables/included-tables.world.ts';
import { golfDays, includedGolfWorld } from '../../modals/included-golf/included-golf.world.ts';
import { modalWhile } from '../../worlds/always.ts';
import { endedActor, leadsBackFrom, leadsOut, tellsOnce } from '../../worlds/rules.ts';

const booked = bookingWith({ spaPool: [{ date: MONDAY, time: 'Evening' }] }, {});

const everySection = (verb: string) =>
  [1, 2, 9].flatMap((leg) =>
    SECTIONS.map((section) => named(`${verb} the ${section} of room ${leg}`, { leg, section })),
  );

/** Of each section's modal: the part of its output that is taken, and the part of the room that it changes (A §7.9). */
const TAKEN: Readonly<Record<Section, { answer: 'selections' | 'bookings'; kept: keyof Leg }>> = {
  pool: { answer: 'selections', kept: 'spaPool' },
  treatments: { answer: 'selections', kept: 'spaPackages' },
  breakfast: { answer: 'bookings', kept: 'breakfast' },
  dinner: { answer: 'bookings', kept: 'dinner' },
  golf: { answer: 'selections', kept: 'golf' },
};

/** The room number in the heading of a modal; null when there is one room (A §2.9). */
function roomNumber(booking: Booking, leg: number): number | null {
  return booking.legs.length > 1 ? leg : null;
}

const golfOnMonday = named('a tee time on Monday', {
  type: 'submitted' as const,
  selections: [{ date: MONDAY, time: teeTime(`${MONDAY}T10:10:00`) }],
  days: golfDays,
});

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
      includedTreatments: { done: endsOf<IncludedTreatmentsOutput>(includedTreatmentsWorld) },
      includedTables: { done: endsOf<IncludedTablesOutput>(includedTablesWorld) },
      includedGolf: { done: [...endsOf<IncludedGolfOutput>(includedGolfWorld), golfOnMonday] },
    },
    // Only the bookings of the first room count: with them the second room is covered, too.
    project: ({ booking, leg }) => [
      booking.legs.length,
      leg,
      booking.legs.slice(0, 1).map((room) => SECTIONS.filter((section) => isBooked(room, section))),
    ],
  },
  {
    everyOutcomeOf: ['poolAccess', 'includedTreatments', 'includedTables', 'includedGolf'],
    rules: {
      'every change is sent to the flow once (A §2.9)': tellsOnce(['legs']),
      'Next leads on (D-51)': leadsOut('next.pressed', { type: 'next' }),
      'Back leads back': leadsOut('back.pressed', { type: 'back' }),
      'the itinerary is open again after every modal': leadsBackFrom(...SECTIONS),
      'opening a section starts its own modal, for its room (A §2.9)': ({ event, after, inputs }) => {
        if (event.type !== 'section.opened' || Object.keys(inputs).length === 0) return null;
        const { leg, section } = event as unknown as { leg: number; section: Section };
        const room = roomNumber(after.context.booking, leg);
        return isSame(
          Object.entries(inputs).map(([id, input]) => [id, (input as { room: number | null }).room]),
          [[section, room]],
        );
      },
      'confirmed times go to the room, and a modal changes nothing else (A §7.9)': (seen) => {
        const { event, before, after } = seen;
        const ended = SECTIONS.find((section) => section === endedActor(seen));
        if (!before || !ended) return null;
        const taken = TAKEN[ended];
        const answer = (event as unknown as { output?: Record<string, unknown> }).output ?? {};
        const legs = before.context.booking.legs.map((leg) =>
          answer['type'] === 'submitted' && leg.leg === before.context.leg
            ? { ...leg, [taken.kept]: answer[taken.answer] }
            : leg,
        );
        // The spa session has an invariant of its own.
        const plain = (of: readonly Leg[]) => of.map((leg) => ({ ...leg, spaSessionId: null }));
        return isSame(plain(after.context.booking.legs), plain(legs));
      },
    },
    invariants: {
      ...modalWhile(...SECTIONS),
      'no treatment is for a guest outside the room': rooms((leg) =>
        (leg.spaPackages ?? []).every(({ guestIndex }) => leg.guests[guestIndex] !== undefined),
      ),
      'each guest has one treatment per date at most': rooms((leg) =>
        isUnique((leg.spaPackages ?? []).map((one) => `${one.guestIndex} ${one.dateIndex}`)),
      ),
      'each date has one tee time and one pool time at most': rooms(
        (leg) => isUnique(leg.golf.map(({ date }) => date)) && isUnique(leg.spaPool.map(({ date }) => date)),
      ),
      'nothing is outside the stay': rooms((leg) =>
        [
          ...(leg.spaPackages ?? []).map(({ time }) => time.startTime),
          ...leg.golf.map(({ time }) => time.dateTime),
          ...leg.spaPool.map(({ date }) => date),
          ...[...(leg.breakfast ?? []), ...(leg.dinner ?? [])].map(({ date }) => date),
        ].every((time) => [MONDAY, TUESDAY, WEDNESDAY].includes(time.slice(0, 10))),
      ),
      'A §9.7 prices of treatments are whole pence, never NaN': rooms((leg) =>
        (leg.spaPackages ?? []).every(
          ({ duration }) =>
            Number.isSafeInteger(duration.price) && Number.isSafeInteger(duration.priceDifference),
        ),
      ),
      'A §3.9 a room has a spa session exactly when it has treatments': rooms(
        (leg) => (leg.spaSessionId === 's-1') === isBooked(leg, 'treatments'),
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
