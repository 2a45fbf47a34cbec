import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnyMachineSnapshot } from 'xstate';
import type { StayBooking } from '../../src/domain/account/stay-bookings.ts';
import { AddOnsScreen } from '../../widget/steps/addons/AddOnsScreen.tsx';
import { StayPackages } from '../../widget/account/stay-packages/StayPackages.tsx';
import { ItineraryScreen } from '../../widget/steps/itinerary/ItineraryScreen.tsx';
import { machineOf } from '../tools/gallery/frozen.ts';
import { expectText, shows } from '../support/form-hands.ts';
import { addonsWorld } from '../steps/addons/addons.world.ts';
import { itineraryWorld } from '../steps/itinerary/itinerary.world.ts';
import { stayPackagesWorld } from '../account/stay-packages/stay-packages.world.ts';
import { button, press, replayScreen } from './replay.tsx';

/** The modals have replays of their own. Here they only open and close. */
const closed = { done: [{ type: 'closed' }], error: [] };
const pressClose = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
const closings = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`${name} done`, { by: pressClose }] as const));
const isFree = (snapshot: AnyMachineSnapshot) => snapshot.matches('choosing');

/** Expects the dialog that belongs to the state, by its title, and no other. */
function expectDialog(planned: AnyMachineSnapshot, titles: Readonly<Record<string, string>>): void {
  const title = titles[String(planned.value)];
  expect(planned.hasTag('modal')).toBe(title !== undefined);
  const shown = screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);
  expect(shown.map((text) => text?.replace('Room 1: ', ''))).toEqual(title === undefined ? [] : [title]);
}

const EXTRAS = {
  golf: 'A round of golf',
  table: 'Supper at the Boathouse',
  treatment: 'Treatments',
  mud: 'The mud room',
  spaGarden: 'The spa garden',
};
const isTaken = (snapshot: AnyMachineSnapshot, code: string) =>
  (
    snapshot.context as { booking: { legs: { packages: { price: { code: string } }[] }[] } }
  ).booking.legs.some((leg) => leg.packages.some(({ price }) => price.code === code));

const SECTIONS: Record<string, string> = {
  pool: 'BOOK YOUR TIME (Pool & Spa Access',
  treatments: 'BOOK YOUR TREATMENTS (Spa Package Extras',
  breakfast: 'Book your tables (Breakfast Times',
  dinner: 'Book your tables (Dinner Times',
  golf: 'BOOK YOUR TEE TIMES (Golf Tee Times',
};

replayScreen('A §2.9 the itinerary', {
  world: itineraryWorld,
  machine: machineOf('itinerary').provide({
    actors: {
      poolAccess: machineOf('poolAccess'),
      includedGolf: machineOf('includedGolf'),
    },
  }),
  View: ItineraryScreen,
  inside: {
    poolAccess: closed,
    includedTreatments: closed,
    includedTables: closed,
    includedGolf: { done: [{ type: 'closed', days: null }], error: [] },
  },
  ways: {
    ...closings('poolAccess', 'includedTreatments', 'includedTables', 'includedGolf'),
    'section.opened': {
      by: ({ leg, section }) =>
        userEvent.click(screen.getByRole('button', { name: `${SECTIONS[String(section)]}, room ${leg})` })),
      when: ({ leg, section }, snapshot) =>
        leg === 1 && !(section === 'pool' && isPoolChosen(snapshot)) && !snapshot.hasTag('modal'),
    },
    'section.reset': {
      by: () => userEvent.click(screen.getByRole('button', { name: 'Reset (Pool & Spa Access, room 1)' })),
      when: ({ leg, section }, snapshot) => leg === 1 && section === 'pool' && isPoolChosen(snapshot),
    },
    'next.pressed': button('Next Step'),
    'back.pressed': button('Back'),
  },
  elsewhere: /done\.actor\.\w+\|1$|error\.actor/,
  expectShown: (planned) =>
    expectDialog(planned, {
      pool: 'Pool & Spa Access',
      treatments: 'Spa Package Extras',
      breakfast: 'Breakfast times',
      dinner: 'Dinner times',
      golf: 'Golf Tee Times',
    }),
});

const CODES: Record<string, string> = {
  GOLF: 'Add for room 1 : A round of golf',
  DINE: 'Book a table for room 1 : Supper at the Boathouse',
  SPA: 'Book your treatments for room 1 : Treatments',
  MUD: 'Book your experience for room 1 : The mud room',
  GARDEN: 'Book your experience for room 1 : The spa garden',
};
const openTimes = (snapshot: AnyMachineSnapshot, code: unknown) =>
  String(code) in CODES && snapshot.matches('choosing');

/** Brings the add-ons that stand behind 'Show 4 more' into sight. */
async function inSight(role: string, name: string | RegExp) {
  const more = screen.queryByRole('button', { name: /^Show \d+ more$/ });
  if (more && !screen.queryByRole(role, { name })) await userEvent.click(more);
  return screen.getByRole(role, { name });
}

replayScreen('A §2.11 the add-ons', {
  world: { machine: addonsWorld.machine, environments: addonsWorld.environments.slice(0, 1) },
  machine: machineOf('addons'),
  View: AddOnsScreen,
  inside: {
    golf: closed,
    table: closed,
    treatment: closed,
    mud: closed,
    spaGarden: closed,
  },
  ways: {
    ...closings('golf', 'table', 'treatment', 'mud', 'spaGarden'),
    'addOn.added': {
      by: async () => userEvent.click(await inSight('checkbox', /A bottle of fizz/)),
      when: (_, snapshot) => !isTaken(snapshot, 'FIZZ'),
    },
    'addOn.removed': {
      by: () => userEvent.click(screen.getByRole('checkbox', { name: /A bottle of fizz/ })),
      when: ({ code }, snapshot) => code === 'FIZZ' && isTaken(snapshot, 'FIZZ'),
    },
    'addOn.opened': {
      by: async ({ code }) => userEvent.click(await inSight('button', CODES[String(code)] ?? '')),
      when: ({ code, leg }, snapshot) => leg === 1 && openTimes(snapshot, code),
    },
    'load.retried': button('Try again'),
    'next.pressed': button('Continue', (_, snapshot) => !snapshot.hasTag('modal')),
    'back.pressed': button('Back', (_, snapshot) => !snapshot.hasTag('modal')),
  },
  elsewhere:
    /done\.actor\.(?:golf|table|treatment|mud|spaGarden)\|0$|error\.actor\.(?!load)|quantity\.changed|addOn\.asked|room\./,
  expectShown: (planned) => {
    expectDialog(planned, EXTRAS);
    expectText('We cannot show the extras right now', planned.matches('unavailable'));
  },
});

const BOOKED_CODES: Record<string, string> = {
  DINE: 'Book a table : Supper at the Boathouse',
  SPA: 'Add to room 1 : Treatments',
  MUD: 'Add to room 1 : The mud room',
  GARDEN: 'Add to room 1 : The spa garden',
};
/** The extras are folded at first. */
async function pressUnfolded(name: string) {
  if (screen.queryByRole('button', { name: SHOW })) await press(SHOW);
  await press(name);
}
const SHOW = /^Show \d+ extras$/;
const hasPackages = ({ items }: StayBooking) => items.some(({ packages }) => packages.length > 0);
const hasFizz = ({ context }: AnyMachineSnapshot) =>
  hasPackages((context as { booking: StayBooking }).booking);

replayScreen('B §2.16 the packages of a booked stay', {
  world: stayPackagesWorld,
  machine: machineOf('stayPackages'),
  View: StayPackages,
  inside: { table: closed, treatment: closed, mud: closed, spaGarden: closed },
  ways: {
    ...closings('table', 'treatment', 'mud', 'spaGarden'),
    'package.added': {
      by: () => pressUnfolded('Add For Room 1 : A bottle of fizz'),
      when: ({ code, leg }, snapshot) =>
        code === 'FIZZ' && leg === 1 && isFree(snapshot) && !hasFizz(snapshot),
    },
    'package.removed': {
      by: () => pressUnfolded('Remove For Room 1 : A bottle of fizz'),
      when: (_, snapshot) => isFree(snapshot) && hasFizz(snapshot),
    },
    'removal.confirmed': button('Remove it'),
    'removal.declined': button('Keep it'),
    'package.opened': {
      by: ({ code }) => pressUnfolded(BOOKED_CODES[String(code)] ?? ''),
      when: ({ code, leg }, snapshot) => leg === 1 && String(code) in BOOKED_CODES && isFree(snapshot),
    },
    // The parent sends this event once it has read the stay again.
    'booking.reloaded': {
      by: (event, _snapshot, actor) => Promise.resolve(actor.send(event)),
      when: ({ booking }, snapshot) => !snapshot.hasTag('modal') && hasPackages(booking as StayBooking),
    },
    'load.retried': button('Try again'),
  },
  elsewhere:
    /done\.actor\.(?:table|treatment|mud|spaGarden)\|0$|error\.actor\.(?:table|treatment|mud|spaGarden)|quantity\.changed/,
  expectShown: (planned) => {
    expectDialog(planned, EXTRAS);
    expectText('We cannot show the extras right now', planned.matches('unavailable'));
    expect(shows('Adding to your stay…') || shows('Taking it off your stay…')).toBe(
      planned.hasTag('changing'),
    );
  },
});

function isPoolChosen(snapshot: AnyMachineSnapshot): boolean {
  const { booking } = snapshot.context as { booking: { legs: { spaPool: unknown[] }[] } };
  return (booking.legs[0]?.spaPool.length ?? 0) > 0;
}
