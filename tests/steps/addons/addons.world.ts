import type { AddOnTablesOutput } from '../../../machines/modals/addon-tables/addon-tables.rules.ts';
import type { AddOnGolfOutput } from '../../../machines/modals/addon-golf/addon-golf.rules.ts';
import type { AddOnTreatmentsOutput } from '../../../machines/modals/addon-treatments/addon-treatments.rules.ts';
import { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import { freeRooms } from '../../../machines/steps/addons/addons.rules.ts';
import { chosenTime } from '../../../src/domain/addons/chosen-times.ts';
import type { LegPackage, PackageSelection } from '../../../src/domain/addons/addons.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import { addOnPrice } from '../../../src/domain/money/pricing.ts';
import { environmentOf } from '../../tools/paths/environment.ts';
import { named } from '../../tools/paths/names.ts';
import { endsOf, worldOf } from '../../tools/paths/world.ts';
import { addOnsInput, family, prices } from './addons-stay.ts';
import { guest } from '../../support/fixtures.ts';
import { MONDAY, TUESDAY, WEDNESDAY, bookingWith } from '../itinerary/itinerary-stay.ts';
import { addOnGolfWorld } from '../../modals/addon-golf/addon-golf.world.ts';
import { addOnTablesWorld } from '../../modals/addon-tables/addon-tables.world.ts';
import { addOnTreatmentsWorld } from '../../modals/addon-treatments/addon-treatments.world.ts';
import { entryTimeEnds } from '../../modals/entry-time/entry-time.world.ts';
import { busyWhile } from '../../worlds/always.ts';
import { endedActor, leadsBackFrom, leadsOut, on, tellsOnce } from '../../worlds/rules.ts';

const times = { GOLF: 'tee times', DINE: 'tables', SPA: 'treatments', MUD: 'mud room', GARDEN: 'spa garden' };

const timed = Object.entries(times).map(([code, what]) =>
  named(`Press Add at the ${what}`, { leg: 1, code }),
);

/** The modal of each add-on that needs times (A §4.9). */
const MODALS: Readonly<Record<string, string>> = {
  GOLF: 'golf',
  DINE: 'table',
  SPA: 'treatment',
  MUD: 'mud',
  GARDEN: 'spaGarden',
};

const modals = Object.values(MODALS);

interface Asked {
  leg: number;
  code: string;
}

function takenOf({ booking: { legs } }: { booking: Booking }, { leg, code }: Asked): LegPackage | undefined {
  return legs.find((room) => room.leg === leg)?.packages.find(({ price }) => price.code === code);
}

const fizz = { leg: 1, code: 'FIZZ' };

/** As many guests as the largest party in the worlds of the modals. */
const booking = bookingWith({ ...family, guests: [...family.guests, guest('Joy', 'Fell')] });

const rooms = (holds: (leg: Leg) => boolean) => (snapshot: { context: { booking: { legs: Leg[] } } }) =>
  snapshot.context.booking.legs.every(holds);

const selections = (holds: (selection: PackageSelection, leg: Leg) => boolean) =>
  rooms((leg) => leg.packages.every((addOn) => addOn.selections.every((one) => holds(one, leg))));

const closing = { done: [named('nothing is chosen', { type: 'closed' as const })] };
const askable = ['FIZZ', ...Object.keys(times)];

/** Two rooms can have each add-on: the guest says which. */
const twoRooms = environmentOf(addonsMachine, {
  inputs: [named('two rooms of a family', addOnsInput({ booking: bookingWith(family, family) }))],
  events: {
    'addOn.added': [],
    'addOn.removed': [],
    'addOn.opened': [],
    'quantity.changed': [],
    'addOn.asked': askable.map((code) => named(`Press Add at ${code}`, { code })),
    'room.chosen': [
      named('Choose the second room', { leg: 2 }),
      named('Choose a room that is not there', { leg: 9 }),
    ],
  },
  actors: {
    loadPackages: { done: [named('seven add-ons with their prices', prices)], error: [] },
    golf: closing,
    table: closing,
    treatment: closing,
    mud: closing,
    spaGarden: closing,
  },
});

export const addonsWorld = worldOf(
  addonsMachine,
  {
    inputs: [named('a room of a family', addOnsInput({ booking }))],
    events: {
      'addOn.added': [named('Add the bottle of fizz', { ...fizz }), { leg: 9, code: 'FIZZ' }],
      'addOn.removed': [
        named('Remove the bottle of fizz', { ...fizz }),
        named('Remove the tee times', { leg: 1, code: 'GOLF' }),
      ],
      'addOn.asked': [named('Press Add at the bottle of fizz', { code: 'FIZZ' })],
      'room.chosen': [],
      'addOn.opened': [...timed, fizz, { leg: 9, code: 'GOLF' }],
      'quantity.changed': [named('Choose 3 bottles of fizz', { ...fizz, quantity: 3 })],
    },
    actors: {
      loadPackages: { done: [named('seven add-ons with their prices', prices)] },
      golf: { done: endsOf<AddOnGolfOutput>(addOnGolfWorld) },
      table: { done: endsOf<AddOnTablesOutput>(addOnTablesWorld) },
      treatment: { done: endsOf<AddOnTreatmentsOutput>(addOnTreatmentsWorld) },
      mud: { done: entryTimeEnds('mud') },
      spaGarden: { done: entryTimeEnds('spaGarden') },
    },
    // Which add-ons are chosen decides what can happen; their times do not.
    project: ({ booking: { legs }, prices: known, opened }) => [
      known?.length,
      opened?.code,
      legs.map((leg) => leg.packages.map(({ price }) => price.code)),
    ],
  },
  {
    also: [twoRooms],
    everyOutcomeOf: modals,
    rules: {
      'every change is sent to the flow once (A §2.11)': tellsOnce(['legs']),
      'Next leads on': leadsOut('next.pressed', { type: 'next' }),
      'Back leads back': leadsOut('back.pressed', { type: 'back' }),
      'the add-ons are open again after every modal': leadsBackFrom(...modals),
      'the chosen room gets the add-on, or its modal opens (D-618)': on(
        'room.chosen',
        ({ before, after, event }) => {
          const { asked } = before.context;
          const { leg } = event as unknown as Asked;
          if (asked === null || leg !== 2) return after.value === 'askingRoom';
          if (MODALS[asked]) return after.value === MODALS[asked];
          return after.value === 'choosing' && takenOf(after.context, { leg, code: asked }) !== undefined;
        },
      ),
      'a question for the room that is closed changes nothing': on(
        'room.dismissed',
        ({ before, after }) => after.value === 'choosing' && after.context.booking === before.context.booking,
      ),
      'opening an add-on starts its own modal and no other (A §4.9)': ({ event, inputs }) => {
        if (event.type !== 'addOn.opened' || Object.keys(inputs).length === 0) return null;
        const { code } = event as unknown as Asked;
        return Object.keys(inputs).join() === MODALS[code];
      },
      'confirmed times are added, and a modal changes nothing else (A §7.9)': (seen) => {
        const ended = endedActor(seen);
        const code = Object.keys(MODALS).find((each) => MODALS[each] === ended);
        if (!seen.before || code === undefined) return null;
        const { output } = seen.event as unknown as {
          output?: { type: 'submitted'; selections: PackageSelection[] } | { type: 'closed' };
        };
        if (output?.type !== 'submitted') return seen.after.context.booking === seen.before.context.booking;
        const taken = takenOf(seen.after.context, { leg: 1, code });
        if (output.selections.length === 0) return taken === undefined;
        return taken?.selections === output.selections;
      },
      'only an added add-on can be removed or change its quantity (A §4.9)': ({ event, before, after }) => {
        if (!before || !['addOn.removed', 'quantity.changed'].includes(event.type)) return null;
        const isTaken = takenOf(before.context, event as unknown as Asked) !== undefined;
        return (after.context.booking !== before.context.booking) === isTaken;
      },
    },
    invariants: {
      'a dialog is open exactly while a modal runs or the room is asked': ({
        value,
        children,
        status,
        tags,
      }) =>
        status !== 'active' ||
        tags.has('modal') ===
          (value === 'askingRoom' || Object.keys(children).some((name) => modals.includes(name))),
      'the room is asked only while one can have the add-on (D-618)': ({ value, context }) =>
        value !== 'askingRoom' || freeRooms(context, context.asked ?? '').length > 0,
      ...busyWhile('loadPackages'),
      'no selection is for a guest outside the room': selections((selection, leg) =>
        (chosenTime(selection).guests ?? []).every((index) => leg.guests[index] !== undefined),
      ),
      'no selection is outside the stay': selections((selection) =>
        [MONDAY, TUESDAY, WEDNESDAY].includes(chosenTime(selection).start.slice(0, 10)),
      ),
      'prices are whole pence, never NaN': rooms((leg) =>
        leg.packages.every((addOn) => Number.isSafeInteger(addOnPrice(addOn, leg.guestQuota))),
      ),
      'A §4.2 no code occurs twice': rooms(
        (leg) => new Set(leg.packages.map(({ price }) => price.code)).size === leg.packages.length,
      ),
      'A §9.9 an add-on without times has a quantity of 1 to 6': rooms((leg) =>
        leg.packages.every(
          ({ quantity, selections: times }) => times.length > 0 || (quantity >= 1 && quantity <= 6),
        ),
      ),
      'a closed modal adds nothing: an add-on that needs times has some': rooms((leg) =>
        leg.packages.every(({ price, selections: times }) => price.code === 'FIZZ' || times.length > 0),
      ),
    },
    waysOut: {
      'every modal can be left': {
        from: (snapshot) => snapshot.hasTag('modal') || snapshot.hasTag('busy'),
        to: (snapshot) => !snapshot.hasTag('modal') && !snapshot.hasTag('busy'),
      },
    },
  },
);
