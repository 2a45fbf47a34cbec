import { describe, expect, it } from 'vitest';
import { selectRooms } from '../../machines/steps/itinerary/itinerary.selectors.ts';
import type { Section } from '../../machines/steps/itinerary/itinerary.types.ts';
import type { SystemName } from '../../src/domain/systems.ts';
import { addOn, availableRate, restaurant } from '../support/fixtures.ts';
import {
  bookingWith,
  estate,
  everything,
  itineraryInput,
  MONDAY,
  spaSelection,
  teeTime,
  TUESDAY,
  WEDNESDAY,
} from '../support/itinerary-stay.ts';
import { startItinerary } from '../support/start-itinerary.ts';

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
      { kind: 'open', section: 'spa' },
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
  });

  it.each<[SystemName, Section[]]>([
    ['Spa', ['spa']],
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
      booked('spa', {
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
      }),
      booked('dinner', { nights: 2, tables: [], missing: [MONDAY, TUESDAY] }),
      booked('golf', { starts: [`${MONDAY}T10:10:00`] }),
    ]);
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
