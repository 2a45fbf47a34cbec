import { describe, expect, it, test } from 'vitest';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { itineraryWorld } from './itinerary.world.ts';
import { selectRooms } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import type { Section } from '../../../src/domain/addons/included-times.ts';
import type { SystemName } from '../../../src/domain/configuration/systems.ts';
import { addOn, availableRate, restaurant } from '../../support/fixtures.ts';
import {
  boathouse,
  bookingWith,
  closedOn,
  estate,
  everything,
  itineraryInput,
  MONDAY,
  spaSelection,
  stillroom,
  teeTime,
  TUESDAY,
  WEDNESDAY,
} from './itinerary-stay.ts';
import { roomSummaries } from '../../../machines/steps/summary/room-summary.ts';
import { startItinerary } from './start-itinerary.ts';
import { itineraryEntries } from '../../../machines/steps/confirmation/confirmation.rules.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking } from '../../support/checkout-stay.ts';
import { extraSlot, legPackage, packagePrice } from '../../support/extras-fixtures.ts';

describe('A §2.9 the itinerary', () => {
  it('paths take every transition, with every end that a modal can have', () => {
    const { paths } = expectWorld(itineraryWorld);
    expect(paths.length).toBeGreaterThan(0);
  });
});

const sectionsOf = (input: ReturnType<typeof itineraryInput>) =>
  selectRooms(startItinerary(input).actor.getSnapshot())[0]?.sections;

const table = (date: string, time: string) => ({
  date,
  restaurant: 'STILL',
  isAvailable: true,
  timeslot: `${date}T${time}:00`,
});
const noTable = (date: string) => ({ date, restaurant: null, isAvailable: false, timeslot: null });

describe('A §2.9 the sections of a room', () => {
  it('are those that the rate includes, in order, with golf (D-08)', () => {
    expect(sectionsOf(itineraryInput())).toEqual([
      { kind: 'open', section: 'pool' },
      { kind: 'open', section: 'treatments' },
      { kind: 'open', section: 'breakfast' },
      { kind: 'open', section: 'dinner' },
      { kind: 'open', section: 'golf' },
    ]);
    const tables = { includesBreakfast: true, breakfastRestaurants: [restaurant()] };
    expect(sectionsOf(itineraryInput({ configuration: estate(tables) }))).toEqual([
      { kind: 'open', section: 'breakfast' },
    ]);
    // F-11: without a restaurant there is no table to choose.
    const meals = { includesBreakfast: true, includesDinner: true, dinnerRestaurants: [restaurant()] };
    expect(sectionsOf(itineraryInput({ configuration: estate(meals) }))).toEqual([
      { kind: 'untimed', section: 'breakfast' },
      { kind: 'open', section: 'dinner' },
    ]);
  });

  it('name no venue when the rate allows no restaurant add-on', () => {
    const configuration = estate(
      { allowedAddOnPackages: ['DIN'] },
      {
        addOns: [addOn({ code: 'DIN', restaurant: restaurant({ displayName: 'The Grill' }) })],
      },
    );
    const booking = bookingWith({}, { rate: availableRate({ rateCode: 'OTHER' }) });
    const rooms = selectRooms(startItinerary(itineraryInput({ configuration, booking })).actor.getSnapshot());
    expect(rooms.map(({ sections }) => sections)).toEqual([
      [{ kind: 'selfCatering', venues: ['The Grill'] }],
      [{ kind: 'selfCatering', venues: [] }],
    ]);
    // F-11: on the way back to the summary, no next screen sells dinner.
    const back = startItinerary(itineraryInput({ configuration, booking, isReviewed: true }));
    expect(selectRooms(back.actor.getSnapshot())[0]?.sections).toEqual([
      { kind: 'selfCatering', venues: [] },
    ]);
  });

  it.each<[SystemName, Section[]]>([
    ['Spa', ['treatments']],
    ['Restaurant', ['breakfast', 'dinner']],
    ['Golf', ['golf']],
  ])('A §4.8 the InlineMessage of a disabled %s system replaces its sections', (system, closed) => {
    const status = { system, isDisabled: true, bookingMessage: '', inlineMessage: '<p>Closed.</p>' };
    const configuration = estate(everything, { systemStatuses: [status] });
    expect(sectionsOf(itineraryInput({ configuration }))?.filter(({ kind }) => kind === 'closed')).toEqual(
      closed.map((section) => ({ kind: 'closed', section, message: '<p>Closed.</p>' })),
    );
    const { actor } = startItinerary(itineraryInput({ configuration }));
    for (const section of closed) {
      expect(actor.getSnapshot().can({ type: 'section.opened', leg: 1, section })).toBe(false);
    }
  });

  it('list what is booked, with treatments in order of time', () => {
    const booking = bookingWith({
      spaPool: [{ date: MONDAY, time: 'Evening' }],
      spaPackages: [spaSelection(0, 1, `${TUESDAY}T10:30:00`), spaSelection(1, 0, `${MONDAY}T15:00:00`)],
      breakfast: [table(TUESDAY, '08:30'), noTable(WEDNESDAY)],
      dinner: [noTable(MONDAY), noTable(TUESDAY)],
      golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T10:10:00`) }],
    });
    const booked = (section: Section, what: object) => ({
      kind: 'booked',
      section,
      booked: { section, ...what },
    });
    expect(sectionsOf(itineraryInput({ booking }))).toEqual([
      booked('pool', { times: [{ date: MONDAY, time: 'Evening' }] }),
      booked('treatments', {
        treatments: [
          { guest: 'Ivy', treatment: 'Honey Massage', minutes: 60, start: `${MONDAY}T15:00:00` },
          { guest: 'Tom', treatment: 'Honey Massage', minutes: 60, start: `${TUESDAY}T10:30:00` },
        ],
        // Two guests, two nights.
        possible: 4,
      }),
      booked('breakfast', {
        tables: [{ restaurant: 'The Stillroom', start: `${TUESDAY}T08:30:00` }],
        nights: 2,
        missing: [WEDNESDAY],
        closed: [],
      }),
      booked('dinner', { nights: 2, tables: [], missing: [MONDAY, TUESDAY], closed: [] }),
      booked('golf', { starts: [`${MONDAY}T10:10:00`] }),
    ]);
  });

  it('F-11 tell the days on which every restaurant is closed from those without a table', () => {
    const dinnerRestaurants = [closedOn(stillroom, 'Monday'), closedOn(boathouse, 'Monday')];
    const closedOnMonday = estate({ ...everything, dinnerRestaurants });
    const booking = bookingWith({ dinner: [noTable(MONDAY), noTable(TUESDAY)] });
    const sections = sectionsOf(itineraryInput({ configuration: closedOnMonday, booking }));
    expect(sections?.find(({ kind }) => kind === 'booked')).toEqual({
      kind: 'booked',
      section: 'dinner',
      booked: { section: 'dinner', nights: 2, tables: [], missing: [TUESDAY], closed: [MONDAY] },
    });
    const [summary] = roomSummaries(bookingWith({ dinner: [noTable(MONDAY)] }), closedOnMonday);
    expect(summary?.dinner).toEqual({ tables: [], missing: [], closed: [MONDAY] });
  });

  it('name the guests whose times overlap', () => {
    const booking = bookingWith({
      golf: [{ date: MONDAY, time: teeTime(`${MONDAY}T14:20:00`) }],
      spaPackages: [spaSelection(1, 0, `${MONDAY}T15:00:00`)],
    });
    const [room] = selectRooms(startItinerary(itineraryInput({ booking })).actor.getSnapshot());
    expect(room?.clashes.map(({ first, second, names }) => [first.kind, second.kind, names])).toEqual([
      ['golf', 'treatment', ['Ivy']],
    ]);
  });
});

test('D-107 lists the nights, then every time with its duration and guests', () => {
  const entries = itineraryEntries(booking, configuration);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  const both = ['Ada', 'Charles'];
  const nights = { from: '2027-05-01', until: '2027-05-03' };
  expect(entries.map(({ leg, kind, what, who, when }) => [leg, kind, what, who, when])).toEqual([
    [1, 'stay', 'Lake King', ['Ms Ada Lovelace', 'Mr Charles Babbage'], nights],
    [1, 'treatment', 'Hot stones', ['Ada'], { start: '2027-05-01T15:00:00', minutes: 60 }],
    [1, 'breakfast', 'The Orangery', both, { start: '2027-05-02T08:30:00', minutes: 60 }],
    [1, 'golf', '', both, { start: '2027-05-02T10:10:00', minutes: 240 }],
    [1, 'breakfast', 'The Orangery', both, { start: '2027-05-03T09:00:00', minutes: 60 }],
    [
      2,
      'stay',
      'Garden Twin',
      ['Dr Mary Somerville', 'Master Tom Somerville', 'Master Will Somerville'],
      nights,
    ],
  ]);
});

test('lists a time even when its add-on has no name', () => {
  const [first, ...others] = booking.legs;
  if (!first) throw new Error('the booking has no room');
  const time = extraSlot('2027-05-02T16:00:00', 7_800);
  const mud = legPackage({
    price: packagePrice({ code: 'GONE' }),
    selections: [{ kind: 'mud', code: 'M2', guestIndexes: [0, 1], time }],
  });
  const entries = itineraryEntries(
    { ...booking, legs: [{ ...first, packages: [mud] }, ...others] },
    configuration,
  );
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'treatment',
      what: '',
      who: ['Ada', 'Charles'],
      when: { start: '2027-05-02T16:00:00', minutes: 60 },
    }),
  );
});
