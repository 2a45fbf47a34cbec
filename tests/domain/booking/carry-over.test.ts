import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import { carryOver } from '../../../src/domain/booking/carry-over.ts';
import { addDays } from '../../../src/domain/dates/dates.ts';
import { chooseRoom, createBooking, legOf } from '../../../src/domain/booking/legs.ts';
import type { NotKept } from '../../../src/domain/booking/not-kept.ts';
import { guestQuotaOf } from '../../../src/domain/search/guest-counts.ts';
import type { StaySearch } from '../../../src/domain/search/occupancy.ts';
import { thingsOf, type Thing } from '../../../src/domain/booking/things-of-leg.ts';
import {
  boughtTreatment,
  extraSlot,
  legPackage,
  packagePrice,
  spaSelection,
  spaSlot,
} from '../../support/extras-fixtures.ts';
import {
  addOn,
  availability,
  availableRate,
  configuration,
  guest,
  heldLeg,
  party,
  quota,
  rateGroup,
  rateGroupRate,
  restaurant,
  roomRate,
  search,
} from '../../support/fixtures.ts';

const still = restaurant({ restaurantId: 'R1', displayName: 'The Stillroom' });

const rich = rateGroupRate({
  code: 'RICH',
  displayName: 'Everything',
  includesBreakfast: true,
  breakfastRestaurants: [still],
  includesDinner: true,
  dinnerRestaurants: [still],
  includesGolf: true,
  includesSpaPool: true,
  includesSpa: true,
  allowedAddOnPackages: ['FIZZ', 'GOLF', 'SPA', 'CAKE', 'GARDEN'],
});
const plain = rateGroupRate({ code: 'PLAIN', displayName: 'The room', allowedAddOnPackages: ['GOLF'] });

const estate = configuration({
  rateGroups: [rateGroup('all', [rich, plain])],
  addOns: [
    addOn({ code: 'FIZZ', displayName: 'Fizz' }),
    addOn({ code: 'GOLF', displayName: 'A round of golf', isGolf: true }),
    addOn({ code: 'SPA', displayName: 'Treatments', isSpaTreatments: true }),
    addOn({ code: 'CAKE', displayName: 'A cake for the children' }),
    addOn({ code: 'GARDEN', displayName: 'Spa garden', isSpaGarden: true }),
  ],
});

function table(timeslot: string) {
  return { date: timeslot.slice(0, 10), restaurant: 'R1', isAvailable: true, timeslot };
}

function round(date: string, players: number) {
  const time = { time: `${date}T09:00:00`, reference: `R-${date}`, item: null };
  return { kind: 'golf' as const, date, quantity: players, time };
}

const massage = (guestIndex: number, start: string) =>
  boughtTreatment(start, { guestIndex, displayName: 'Mud wrap' });

/** Two nights from 1 May for two adults and a child of 7, with every kind of choice made. */
const OLD: Leg = heldLeg(1, {
  rate: availableRate({ rateCode: 'RICH' }),
  guests: [
    guest('Tom', 'Fell'),
    guest('Ivy', 'Fell', { guestCategoryIndex: 1 }),
    guest('Sam', 'Fell', { isChild: true, age: 7, guestCategoryIndex: 0 }),
  ],
  guestQuota: quota({ childAges: [7], children: 1 }),
  requests: { ...heldLeg().requests, dietaryRequirements: 'No nuts' },
  breakfast: [table('2027-05-02T08:00:00'), table('2027-05-03T08:00:00')],
  dinner: [table('2027-05-01T19:00:00'), table('2027-05-02T19:00:00')],
  golf: [{ date: '2027-05-01', time: { dateTime: '2027-05-01T10:00:00', item: null } }],
  spaPool: [{ date: '2027-05-03', time: 'Morning' }],
  spaPackages: [spaSelection(0, { guestIndex: 1, dateIndex: 1, time: spaSlot('2027-05-02T15:00:00') })],
  packages: [
    legPackage({ price: packagePrice({ code: 'FIZZ' }), quantity: 2, sortIndex: 0 }),
    legPackage({
      price: packagePrice({ code: 'GOLF' }),
      quantity: 4,
      sortIndex: 1,
      selections: [round('2027-05-01', 2), round('2027-05-02', 2)],
    }),
    legPackage({
      price: packagePrice({ code: 'SPA' }),
      quantity: 2,
      sortIndex: 2,
      selections: [massage(0, '2027-05-02T11:00:00'), massage(2, '2027-05-02T12:00:00')],
    }),
    legPackage({ price: packagePrice({ code: 'CAKE', priceCalculationMode: 2 }), sortIndex: 3 }),
    legPackage({
      price: packagePrice({ code: 'GARDEN', amountOverride: 4_000 }),
      sortIndex: 4,
      selections: [
        {
          kind: 'spaGarden',
          code: 'D9',
          guestIndexes: [0, 1, 2],
          time: extraSlot('2027-05-02T16:00:00', 4_000),
        },
      ],
    }),
  ],
});

interface Asked {
  asked?: Partial<StaySearch>;
  rateCode?: string;
  rates?: string[];
  roomCode?: string;
  before?: Leg[];
}

const FAMILY = party(2, [7]);

/** The first room of a new search with its rate, after it has taken over the old choices. */
function carried({ asked = {}, rateCode = 'RICH', rates = ['RICH', 'PLAIN'], ...more }: Asked) {
  const { roomCode = 'LAK', before = [OLD] } = more;
  const again: StaySearch = search({
    ...{ arrivalDate: '2027-05-01', numberOfNights: 2, guestOccupancies: [FAMILY] },
    ...asked,
  });
  const booking: Booking = createBooking({ search: again, vouchers: [] });
  const [first = FAMILY] = again.guestOccupancies;
  const empty = legOf(booking, 1) ?? OLD;
  const leg = { ...chooseRoom(empty, roomCode, guestQuotaOf(first)), rate: availableRate({ rateCode }) };
  const offers = rates.map((code) => availableRate({ rateCode: code }));
  const roomRates = [roomRate({ room: { code: 'LAK', unitsAvailable: 1 }, rates: offers })];
  const found = availability(1);
  const roomAvailabilities = found.roomAvailabilities.map((answer) => ({ ...answer, roomRates }));
  const facts = { configuration: estate, booking, availability: { ...found, roomAvailabilities } };
  return carryOver({ ...facts, sessionId: 'S1' }, leg, before);
}

const told = ({ kind, name, when, why }: NotKept) => [
  kind,
  name,
  when === null ? '' : when.at === 'time' ? when.start : when.date,
  why,
];

describe('D-483 a new search loses nothing that still fits', () => {
  test('keeps everything but the hold when the stay is the same', () => {
    const { leg, notKept, before } = carried({});
    expect(notKept).toEqual([]);
    expect(before).toEqual([]);
    expect(leg).toEqual({
      ...OLD,
      rate: availableRate({ rateCode: 'RICH' }),
      hold: null,
      spaSessionId: 'S1',
    });
  });

  test('D-484 keeps names and add-ons a day later, and the times within the new stay', () => {
    const { leg, notKept } = carried({ asked: { arrivalDate: '2027-05-02' } });
    expect(leg.guests).toEqual(OLD.guests);
    expect(leg.requests.dietaryRequirements).toBe('No nuts');
    expect(leg.breakfast).toEqual([table('2027-05-03T08:00:00')]);
    expect(leg.dinner).toEqual([table('2027-05-02T19:00:00')]);
    expect(leg.golf).toEqual([]);
    expect(leg.spaPool).toEqual(OLD.spaPool);
    // The second day of the old stay is the first of the new one.
    expect(leg.spaPackages).toEqual([{ ...OLD.spaPackages[0], dateIndex: 0 }]);
    expect(
      leg.packages.map(({ price, quantity, selections }) => [price.code, quantity, selections.length]),
    ).toEqual([
      ['FIZZ', 2, 0],
      ['GOLF', 2, 1],
      ['SPA', 2, 2],
      ['CAKE', 1, 0],
      ['GARDEN', 1, 1],
    ]);
    expect(notKept.map(told)).toEqual([
      ['breakfast', 'The Stillroom', '2027-05-02T08:00:00', 'outsideStay'],
      ['breakfast', '', '2027-05-04', 'notChosen'],
      ['dinner', 'The Stillroom', '2027-05-01T19:00:00', 'outsideStay'],
      ['dinner', '', '2027-05-03', 'notChosen'],
      ['golf', '', '2027-05-01T10:00:00', 'outsideStay'],
      ['addOn', 'A round of golf', '2027-05-01T09:00:00', 'outsideStay'],
    ]);
  });

  test('D-484 reports what another rate does not have', () => {
    const { leg, notKept } = carried({ rateCode: 'PLAIN' });
    expect(leg.packages.map(({ price }) => price.code)).toEqual(['GOLF']);
    expect([leg.breakfast, leg.dinner, leg.golf, leg.spaPool, leg.spaPackages]).toEqual([[], [], [], [], []]);
    expect(leg.spaSessionId).toBe(null);
    expect(notKept.map(({ kind, name, why }) => [kind, name, why])).toEqual([
      ['pool', '', 'notWithRate'],
      ['treatment', 'Hot stones', 'notWithRate'],
      ['breakfast', 'The Stillroom', 'notWithRate'],
      ['breakfast', 'The Stillroom', 'notWithRate'],
      ['dinner', 'The Stillroom', 'notWithRate'],
      ['dinner', 'The Stillroom', 'notWithRate'],
      ['golf', '', 'notWithRate'],
      ['addOn', 'Fizz', 'notWithRate'],
      ['addOn', 'Mud wrap', 'notWithRate'],
      ['addOn', 'Mud wrap', 'notWithRate'],
      ['addOn', 'A cake for the children', 'notWithRate'],
      ['addOn', 'Spa garden', 'notWithRate'],
    ]);
  });

  test("D-484 reports the child's name, its treatment and what was booked for all three when the child is left out", () => {
    const { leg, notKept } = carried({ asked: { guestOccupancies: [party(2)] } });
    expect(leg.guests.map(({ firstName }) => firstName)).toEqual(['Tom', 'Ivy']);
    expect(leg.packages.map(({ price, selections }) => [price.code, selections.length])).toEqual([
      ['FIZZ', 0],
      ['GOLF', 2],
      ['SPA', 1],
    ]);
    expect(notKept.map(({ kind, name, why }) => [kind, name, why])).toEqual([
      ['guest', 'Sam Fell', 'noGuest'],
      ['breakfast', 'The Stillroom', 'otherParty'],
      ['breakfast', 'The Stillroom', 'otherParty'],
      ['dinner', 'The Stillroom', 'otherParty'],
      ['dinner', 'The Stillroom', 'otherParty'],
      ['golf', '', 'otherParty'],
      ['addOn', 'Mud wrap', 'noGuest'],
      ['addOn', 'A cake for the children', 'noGuest'],
      ['addOn', 'Spa garden', 'otherParty'],
    ]);
  });

  test('keeps each name in its place with one adult more, and puts the child after the adults', () => {
    const { leg, notKept } = carried({ asked: { guestOccupancies: [party(3, [7])] } });
    expect(leg.guests.map(({ firstName }) => firstName)).toEqual(['Tom', 'Ivy', '', 'Sam']);
    expect(leg.packages.find(({ price }) => price.code === 'SPA')?.selections).toEqual([
      massage(0, '2027-05-02T11:00:00'),
      massage(3, '2027-05-02T12:00:00'),
    ]);
    expect(notKept.map(({ why }) => why)).toEqual(Array.from({ length: 6 }, () => 'otherParty'));
  });

  test('D-484 reports what was in rooms that no longer exist, together with the first room', () => {
    const second = heldLeg(2, { packages: [legPackage({ price: packagePrice({ code: 'FIZZ' }) })] });
    const { notKept, before } = carried({ before: [OLD, second] });
    expect(before).toEqual([]);
    expect(notKept.map(({ leg, kind, name, why }) => [leg, kind, name, why])).toEqual([
      [2, 'guest', 'Tom Fell', 'noRoom'],
      [2, 'guest', 'Ivy Fell', 'noRoom'],
      [2, 'addOn', 'Fizz', 'noRoom'],
    ]);
  });

  test('keeps the choices of a room that is not chosen yet', () => {
    const guestOccupancies = [FAMILY, FAMILY];
    expect(carried({ asked: { guestOccupancies }, before: [OLD, heldLeg(2)] }).before).toEqual([heldLeg(2)]);
  });

  test('reports a room or rate that is unavailable, but not one that the guest replaced', () => {
    const gone = carried({ rateCode: 'PLAIN', rates: ['PLAIN'] });
    expect(gone.notKept.filter(({ kind }) => kind === 'rate').map(told)).toEqual([
      ['rate', 'Everything', '', 'notOffered'],
    ]);
    const noRoom = carried({ before: [{ ...OLD, roomCode: 'LODGE' }] });
    expect(noRoom.notKept.map(told)).toEqual([['room', '', '', 'notOffered']]);
    expect(carried({ rateCode: 'PLAIN' }).notKept.some(({ kind }) => kind === 'rate')).toBe(false);
    expect(carried({ roomCode: 'OTHER' }).notKept.filter(({ kind }) => kind !== 'rate')).toEqual([]);
  });
});

describe('any new search', () => {
  const anySearch = fc.record({
    days: fc.integer({ min: -3, max: 3 }),
    numberOfNights: fc.integer({ min: 1, max: 4 }),
    adults: fc.integer({ min: 1, max: 3 }),
    ages: fc.subarray([7, 2]),
    rateCode: fc.constantFrom('RICH', 'PLAIN', 'UNKNOWN'),
  });
  const named = (things: readonly Thing[]) =>
    things.map(({ kind, name, when }) => JSON.stringify([kind, name, when])).sort();

  test('D-484 loses and invents nothing: what is kept and what is reported make up the old choices', () => {
    fc.assert(
      fc.property(anySearch, ({ days, numberOfNights, adults, ages, rateCode }) => {
        const arrivalDate = addDays('2027-05-01', days);
        const asked = { arrivalDate, numberOfNights, guestOccupancies: [party(adults, ages)] };
        const { leg, notKept } = carried({ asked, rateCode, rates: ['RICH', 'PLAIN', 'UNKNOWN'] });
        const lost = notKept.filter(({ why }) => why !== 'notChosen');
        expect(named([...thingsOf(estate, leg), ...lost])).toEqual(named(thingsOf(estate, OLD)));
      }),
    );
  });
});
