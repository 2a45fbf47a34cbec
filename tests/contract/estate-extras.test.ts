import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import {
  ARRIVAL,
  beginStay,
  call,
  GOOD_CARD,
  hold,
  openEstate,
  roomStayFor,
  spaItem,
  stageFor,
  valueAt,
} from './estate-client.ts';

const NEXT_DAY = '2027-04-14';
const LAST_DAY = '2027-04-15';

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

const table = (restaurant: string, timeSlot: string) => ({ hadAvailability: true, timeSlot, restaurant });
const mud = (clientIndex: number) =>
  spaItem('15:00', '16:00', {
    ...{ displayName: 'The mud room', appointmentTypeId: 'MUD2', clientIndex, itemType: 3 },
    actualPrice: clientIndex === 0 ? 78 : 0,
  });
const garden = (clientIndex: number) =>
  spaItem('17:00', '18:00', {
    ...{ bookingType: 3, displayName: 'An hour in the spa garden', appointmentTypeId: null, itemType: 1 },
    ...{ groupAppointmentTypeId: 'GARDEN60', actualPrice: clientIndex === 0 ? 64 : 0, clientIndex },
  });
const HONEY = 'Heather & Honey Massage';
const long = { duration: 90, appointmentTypeId: '4102', actualPrice: 132 };

const golf = {
  courseId: 'LING18',
  propertyId: 'WITHENMERE',
  greenFeeItemId: 'GF-MORNING',
  date: ARRIVAL,
  timeRef: 'LING18-20270413-0750',
  playerCount: 2,
  mType: 'RES',
  playerFirstName: 'Ada',
  playerLastName: 'Byrne',
  rentalItems: [],
};

/** Every extra that a room can have (A §7.2, §9.6, §9.7). */
const extras = {
  breakfastRestaurantBookings: [
    table('STILLROOM', `${NEXT_DAY}T08:00:00`),
    table('STILLROOM', `${LAST_DAY}T08:30:00`),
  ],
  dinnerRestaurantBookings: [{ hadAvailability: false, timeSlot: null, restaurant: null }],
  isBreakfastRequired: true,
  isSpaRequired: true,
  roomSpaItems: [
    spaItem('09:00', '09:00', { name: HONEY }, NEXT_DAY),
    spaItem('14:30', '14:30', { ...long, name: HONEY, clientIndex: 1 }),
  ],
  packages: [
    { code: 'GOLFRND', quantity: 2, golfBookings: { rounds: [golf] } },
    {
      code: 'DINGALL',
      quantity: 1,
      restaurantBookings: [{ ...table('GALLERY', `${NEXT_DAY}T18:30:00`), guests: 2 }],
    },
    {
      code: 'SPATREAT',
      quantity: 1,
      spaBookings: { items: [spaItem('12:00', '13:30', { ...long, displayName: HONEY })] },
    },
    { code: 'MUDROOM', quantity: 1, spaBookings: { items: [mud(0), mud(1)] } },
    { code: 'SPAGDN', quantity: 1, spaBookings: { items: [garden(0), garden(1)] } },
    { code: 'FLOWERS', quantity: 3 },
    { code: 'HAMPER', quantity: 1 },
    { code: 'LATEOUT', quantity: 1 },
  ],
};

async function stage(changes: Record<string, unknown>) {
  const session = await beginStay(estate);
  const held = await hold(estate, session, 1, 'HSLK', 'SPABREAK');
  const body = stageFor([roomStayFor(held, changes)]);
  const answer = await call(estate, 'POST', `/api/stay/${session}/booking/stage`, body);
  const complete = () => call(estate, 'POST', `/api/stay/${session}/booking/complete`, GOOD_CARD);
  return { ...answer, complete };
}

describe('extras of a room (A §7.2, §9.6, §9.7)', () => {
  it('A §9.6, D-49 every kind of add-on and the spa upgrade is billed', async () => {
    const { status, json, complete } = await stage(extras);
    expect([status, json]).toEqual([200, { Total: 1646, DueToday: 743 }]);
    await complete();
    expect(estate.state.stays.at(-1)?.items.map((room) => room.Total)).toEqual([1646]);
    expect(estate.state.bookings[0]?.rooms.map((room) => room.lines)).toEqual([
      [
        { name: 'Room & rate', amount: 903 },
        // 90 minutes at 132, less the included hour at 95.
        { name: 'Spa upgrades', amount: 37 },
        { name: 'A round on the Ling Course', amount: 116 },
        { name: 'Seven courses in the Long Gallery', amount: 170 },
        { name: 'Treatments at the Bath House', amount: 132 },
        { name: 'The mud room', amount: 78 },
        { name: 'An hour in the spa garden', amount: 64 },
        { name: 'Flowers in your room', amount: 72 },
        { name: 'Walking hamper', amount: 39 },
        { name: 'Late departure', amount: 35 },
      ],
    ]);
    expect(
      estate.state.bookings.map(({ total, paidToday, dueOnArrival }) => [total, paidToday, dueOnArrival]),
    ).toEqual([[1646, 743, 903]]);
  });

  it('a completed booking takes its places; a staged one takes none', async () => {
    const free = async () => {
      const gallery = {
        Guests: 2,
        ArrivalDate: NEXT_DAY,
        NumberOfNights: 1,
        Restaurants: ['GALLERY'],
        Sitting: 2,
      };
      const session = await beginStay(estate);
      const rounds = [{ number: 1, PlayerCount: 3 }];
      const round = { sessionId: session, startDate: ARRIVAL, numberOfDays: 1, rounds };
      const answers = await Promise.all([
        call(estate, 'POST', '/api/restaurant', gallery),
        call(estate, 'POST', '/api/golf/search', round),
        call(estate, 'POST', '/api/spa/extras', { date: ARRIVAL, appointmentExtras: ['MUD3'] }),
        call(estate, 'POST', '/api/spa/extras', { date: ARRIVAL, groupExtras: ['GARDEN60'] }),
      ]);
      const [tables, golfTimes, mudTimes, gardenTimes] = answers.map(({ json }) => JSON.stringify(json));
      return [
        tables?.includes(`${NEXT_DAY}T18:30:00`),
        golfTimes?.includes('LING18-20270413-0750'),
        mudTimes?.includes(`"StartDateTime":"${ARRIVAL}T15:00:00"`),
        gardenTimes?.includes(`"StartDateTime":"${ARRIVAL}T17:00:00"`),
      ];
    };
    const { complete } = await stage(extras);
    expect(await free()).toEqual([true, true, true, true]);
    await complete();
    expect(await free()).toEqual([false, false, false, false]);
  });

  it.each([
    [
      'the table',
      { packages: [extras.packages[1]] },
      'The Long Gallery at 18:30 on 2027-04-14 is no longer available.',
    ],
    [
      'the mud room',
      { packages: [extras.packages[3]] },
      'The time at 15:00 on 2027-04-13 is no longer available.',
    ],
  ])('of two bookings staged for %s, the second is refused when it is paid', async (_, changes, message) => {
    const first = await stage(changes);
    const second = await stage(changes);
    expect((await first.complete()).status).toBe(200);
    expect(await second.complete()).toEqual({ status: 409, json: { Message: message } });
    expect((await stage(changes)).status).toBe(409);
  });

  it.each([
    ['another price', { actualPrice: 70 }, 'actualPrice'],
    ["the garden's booking type", { bookingType: 3 }, 'bookingType'],
    ['no item type', { itemType: null }, 'itemType'],
    ['half an hour', { duration: 30 }, 'duration'],
    ['a guest who is not in the room', { clientIndex: 2 }, 'clientIndex'],
    ['an unknown treatment', { appointmentTypeId: 'MUD9' }, 'appointmentTypeId'],
  ])('A §9.7 a mud room with %s is refused', async (_, change, field) => {
    const items = [{ ...mud(0), ...change }];
    const { status, json } = await stage({
      packages: [{ code: 'MUDROOM', quantity: 1, spaBookings: { items } }],
    });
    const name = `roomStays.0.packages.0.spaBookings.items.0.${field}`;
    expect([status, valueAt(json, 'field')]).toEqual([400, name]);
  });

  it('F-05 refuses a mud room whose second guest has the price as well', async () => {
    const items = [mud(0), { ...mud(1), actualPrice: 78 }];
    const { status, json } = await stage({
      packages: [{ code: 'MUDROOM', quantity: 1, spaBookings: { items } }],
    });
    const name = 'roomStays.0.packages.0.spaBookings.items.1.actualPrice';
    expect([status, valueAt(json, 'field')]).toEqual([400, name]);
  });

  it('A §7.9 refuses golf whose quantity is not the number of players', async () => {
    const { status, json } = await stage({
      packages: [{ code: 'GOLFRND', quantity: 1, golfBookings: { rounds: [golf] } }],
    });
    expect([status, valueAt(json, 'field')]).toEqual([400, 'roomStays.0.packages.0.quantity']);
  });

  it('A §3.13 tee times are a dated list for the itinerary, item[] with references for a package', async () => {
    const session = await beginStay(estate);
    const days = { sessionId: session, startDate: ARRIVAL };
    const itinerary = { ...days, numberOfDays: 2, rounds: [{ number: 1, players: 2 }] };
    const oneDay = { ...days, numberOfDays: 1, rounds: [{ number: 1, PlayerCount: 2 }] };
    const first = await call(estate, 'POST', '/api/golf/search', itinerary);
    const second = await call(estate, 'POST', '/api/golf/search', oneDay);
    const Item = { courseId: 'LING18', propertyId: 'WITHENMERE', greenFeeItemId: 'GF-MORNING', mType: 'RES' };
    expect([
      valueAt(first.json, '0.Availability.1.Date'),
      valueAt(first.json, '0.Availability.0.AM.1'),
      valueAt(second.json, 'item.0.Availability.0.AM.1'),
    ]).toEqual([
      NEXT_DAY,
      { DateTime: `${ARRIVAL}T07:50:00`, Item },
      { Time: `${ARRIVAL}T07:50:00`, Reference: 'LING18-20270413-0750', Item },
    ]);
  });

  it('F-03 a day lists every restaurant, a closed one without times', async () => {
    const body = {
      Guests: 2,
      ArrivalDate: ARRIVAL,
      NumberOfNights: 2,
      Restaurants: ['STILLROOM', 'GALLERY'],
      Sitting: 2,
    };
    const { json } = await call(estate, 'POST', '/api/restaurant', body);
    const of = (day: number, restaurant: number) => `${day}.RestaurantAvailabilities.${restaurant}`;
    const gallery = (day: number) => [
      valueAt(json, `${of(day, 1)}.RestaurantId`),
      valueAt(json, `${of(day, 1)}.Availability.TimeSlots.0`) !== undefined,
    ];
    // The Long Gallery opens from Wednesday to Saturday; 13 April 2027 is a Tuesday.
    expect([valueAt(json, `${of(0, 0)}.RestaurantId`), gallery(0), gallery(1)]).toEqual([
      'STILLROOM',
      ['GALLERY', false],
      ['GALLERY', true],
    ]);
  });
});
