import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import type { PriceCalculationMode } from '../../src/domain/addons/addons.ts';
import { packageBody } from '../../src/api/stay/stage-packages.ts';
import { timedLegPackage } from '../../src/domain/addons/package-selections.ts';
import { addOnPrice } from '../../src/domain/money/pricing.ts';
import { boughtTable, packagePrice } from '../support/extras-fixtures.ts';
import { configuration, heldLeg, quota } from '../support/fixtures.ts';
import {
  asMember,
  beginStay,
  call,
  complete,
  legFor,
  openEstate,
  roomStayFor,
  stageFor,
  textAt,
  valueAt,
} from './estate-client.ts';

const ROSALIND = 'rosalind.hart@example.com';
/** The second room of one of Rosalind's stays, moved to the nights from Thursday to Saturday. */
const ROOM = { internalIdentifier: 'WM-70413200-2', confirmationNumber: '70413201', leg: 2 };
const EVENINGS = ['2027-04-15', '2027-04-16', '2027-04-17'] as const;
const DEPARTURE = '2027-04-18';
const STAY = { arrivalDate: EVENINGS[0], numberOfNights: 3 };
/** Two adults, a child of nine and an infant of two. */
const PARTY = { Adults: 2, ChildAges: [9, 2], Children: 1, Infants: 1, Dogs: 0 };
const GUESTS = [null, null, 9, 2].map((age, index) => ({
  isLoggedInUser: false,
  isLeadGuest: index === 0,
  title: age === null ? 'MRS' : 'MISS',
  firstName: `Guest${index}`,
  lastName: 'Byrne',
  age,
}));
const FEES = ['CHILD', 'BABY'].map((code) => ({ code, quantity: 1 }));
const SUPPER = 'DINBOAT';

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
  const room = estate.state.stays
    .flatMap(({ items }) => items)
    .find(({ Leg, InternalIdentifier }) => {
      return Leg === ROOM.leg && InternalIdentifier === ROOM.internalIdentifier;
    });
  if (!room) throw new Error('no such room');
  room.GuestQuota = { Adults: 2, Children: 1, Infants: 1, Dogs: 0 };
  room.DateRange = { StartDate: EVENINGS[0], EndDate: DEPARTURE };
});

/** Sets the price of every package to £42 in a mode of A §9.6. */
function priced(mode: PriceCalculationMode): void {
  const { world } = estate.state;
  world.packagePrices = world.packagePrices.map(({ Code }) => ({
    Code,
    Amount: 42,
    PriceCalculationMode: mode,
  }));
}

const asRosalind = () => asMember(estate, ROSALIND);

/** The first table at the Boathouse for this many guests, requested as the dialog does (A §7.8). */
async function tableFor(Guests: number, date: string): Promise<string> {
  const question = { Guests, ArrivalDate: date, NumberOfNights: 1, Restaurants: ['BOATHOUSE'], Sitting: 2 };
  const { json } = await call(estate, 'POST', '/api/restaurant', question, asRosalind());
  return textAt(json, '0.RestaurantAvailabilities.0.Availability.TimeSlots.0.TimeSlot');
}

/** The total of the booked room's add-ons after a change in the account, in pounds. */
async function inAccount(path: string, change: object): Promise<unknown> {
  const body = { ...ROOM, startDate: EVENINGS[0], endDate: DEPARTURE, ...change };
  const { status } = await call(estate, 'POST', `/api/stay/${path}/`, body, asRosalind());
  expect(status).toBe(200);
  const { json } = await call(estate, 'GET', '/api/stay/retrieve/70413200', undefined, asRosalind());
  return valueAt(json, 'items.1.PackagesTotal');
}

/** The price of the same order in the checkout's ledger, in pounds. */
async function inCheckout(order: object, name: string): Promise<unknown> {
  const session = await beginStay(estate);
  const leg = { ...legFor(1, 'HSLK', 'DAILYBABB', { guestQuota: PARTY }), ...STAY };
  const { json } = await call(estate, 'POST', `/api/stay/${session}/booking`, leg);
  const held = {
    leg: 1,
    roomCode: 'HSLK',
    rateCode: 'DAILYBABB',
    confirmationNumber: textAt(json, 'ConfirmationNumber'),
    internalIdentifier: textAt(json, 'InternalIdentifier'),
  };
  const stay = roomStayFor(held, {
    guestQuota: PARTY,
    guests: GUESTS,
    includedPackages: FEES,
    packages: [order],
  });
  const body = stageFor([stay], STAY);
  const staged = await call(estate, 'POST', `/api/stay/${session}/booking/stage`, body);
  expect(staged).toMatchObject({ status: 200 });
  await complete(estate, session);
  const [booking] = estate.state.bookings;
  return booking?.rooms[0]?.lines.find((line) => line.name === name)?.amount;
}

/**
 * Suppers at £42: price mode, evenings, guests at each table, and pounds computed by hand. The room has two adults, a
 * child and an infant.
 */
const SUPPERS: [PriceCalculationMode, number, number, number][] = [
  [0, 1, 1, 42],
  [0, 1, 3, 42 * 3],
  [0, 3, 1, 42 * 3],
  [0, 3, 3, 42 * 9],
  [1, 1, 1, 42 * 2],
  [1, 1, 3, 42 * 2],
  [1, 3, 1, 42 * 2 * 3],
  [1, 3, 3, 42 * 2 * 3],
  [2, 1, 1, 42 * 2],
  [2, 1, 3, 42 * 2],
  [2, 3, 1, 42 * 2 * 3],
  [2, 3, 3, 42 * 2 * 3],
  [3, 1, 1, 42 * 4],
  [3, 1, 3, 42 * 4],
  [3, 3, 1, 42 * 4 * 3],
  [3, 3, 3, 42 * 4 * 3],
  [4, 1, 1, 42],
  [4, 1, 3, 42],
  [4, 3, 1, 42 * 3],
  [4, 3, 3, 42 * 3],
];

describe('E-06, E-16, F-04 the same dinners cost the same in the account, in the checkout and at the estate', () => {
  it.each(SUPPERS)('price mode %i, evenings %i, guests %i: £%i', async (mode, evenings, guests, pounds) => {
    priced(mode);
    const times: string[] = [];
    for (const date of EVENINGS.slice(0, evenings)) times.push(await tableFor(guests, date));
    const items = times.map((timeSLot) => ({ timeSLot, restaurant: 'BOATHOUSE' }));
    const dinners = { productCode: SUPPER, quantity: evenings, items };
    expect(await inAccount('add-dining-package', dinners)).toBe(pounds);

    const price = packagePrice({ code: SUPPER, amount: 4_200, priceCalculationMode: mode });
    const tables = times.map((time) => boughtTable(time, { restaurant: 'BOATHOUSE', quantity: guests }));
    const addOn = timedLegPackage(price, 0, tables);
    const order = packageBody(addOn, heldLeg(1), configuration());
    expect(await inCheckout(order, 'Supper at the Boathouse Kitchen')).toBe(pounds);
    expect(addOnPrice(addOn, quota({ adults: 2, children: 1, infants: 1 }))).toBe(pounds * 100);
  });

  it('bills the guests of the last table search for the evening; without one, all who can dine', async () => {
    await tableFor(3, EVENINGS[0]);
    const timeSLot = await tableFor(1, EVENINGS[0]);
    const dinner = (slot: string) => ({
      productCode: SUPPER,
      quantity: 1,
      items: [{ timeSLot: slot, restaurant: 'BOATHOUSE' }],
    });
    expect(await inAccount('add-dining-package', dinner(timeSLot))).toBe(42);
    await call(estate, 'POST', '/api/stay/remove-package/', { ...ROOM, productCode: SUPPER }, asRosalind());
    estate.state.diners.clear();
    expect(await inAccount('add-dining-package', dinner(timeSLot))).toBe(126);
  });
});

/** Three hampers at £42, which have no time: price mode, and pounds computed by hand. */
const HAMPERS: [PriceCalculationMode, number][] = [
  [0, 42 * 3],
  [1, 42 * 2],
  [2, 42 * 2],
  [3, 42 * 4],
  [4, 42 * 3],
];

describe('E-16 the same hampers cost the same in the account and in the checkout', () => {
  it.each(HAMPERS)('price mode %i: £%i', async (mode, pounds) => {
    priced(mode);
    const hampers = { productCode: 'HAMPER', quantity: 3 };
    expect(await inAccount('add-package', hampers)).toBe(pounds);
    expect(await inCheckout({ code: 'HAMPER', quantity: 3 }, 'Walking hamper')).toBe(pounds);
  });
});
