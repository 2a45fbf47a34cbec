import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import {
  beginStay,
  call,
  GOOD_CARD,
  hold,
  legFor,
  openEstate,
  roomStayFor,
  searchFor,
  spaItem,
  stageFor,
  TWO_ADULTS,
  valueAt,
  type Held,
} from './estate-client.ts';

let estate: Estate;
let session: string;
let held: Held;

beforeEach(async () => {
  estate = openEstate().estate;
  session = await beginStay(estate);
  held = await hold(estate, session, 1, 'HSLK', 'DAILYBABB');
});

/** The status of a refused call, and the field that the answer names. */
async function refusedField(path: string, body: unknown): Promise<[number, unknown]> {
  const { status, json } = await call(estate, 'POST', path, body);
  return [status, valueAt(json, 'field')];
}

describe('the estate checks payloads against A §7.2 and B §7 and names the wrong field', () => {
  it.each([
    ['a field that is not in the catalogue', { extra: 1 }, 'extra'],
    ['a missing field', { voucherCodes: undefined }, 'voucherCodes'],
    ['a date with a time', { arrivalDate: '2027-04-13T00:00:00' }, 'arrivalDate'],
    ['a date in the past', { arrivalDate: '2027-02-09' }, 'arrivalDate'],
    ['15 nights (A §9.1)', { numberOfNights: 15 }, 'numberOfNights'],
    ['a number as text', { numberOfNights: '2' }, 'numberOfNights'],
    ['five rooms', { guestOccupancies: Array(5).fill(TWO_ADULTS) }, 'guestOccupancies'],
    ['no adult', { guestOccupancies: [{ ...TWO_ADULTS, adults: 0 }] }, 'guestOccupancies.0.adults'],
    [
      'a child without an age',
      { guestOccupancies: [{ ...TWO_ADULTS, childCount: 1 }] },
      'guestOccupancies.0.children',
    ],
    ["another session's id", { sessionId: 'other' }, 'sessionId'],
  ])('A §7.2 availability refuses %s', async (_, changes, field) => {
    const body = { ...searchFor(session), ...changes };
    expect(await refusedField(`/api/stay/${session}/availability`, body)).toEqual([400, field]);
  });

  it.each([
    ['an initiating leg without a room stay', { initiatingLeg: 2 }, 'initiatingLeg'],
    ['no room', { roomStays: [] }, 'roomStays'],
  ])('A §7.2 leg booking refuses %s', async (_, changes, field) => {
    const body = { ...legFor(1, 'HSLK', 'DAILYBABB'), ...changes };
    expect(await refusedField(`/api/stay/${session}/booking`, body)).toEqual([400, field]);
  });

  it.each([
    ['an unknown room', 'NOROOM', 'DAILYBABB', 'roomStays.0.roomCode'],
    ['a rate that is not sold for the room', 'HSLK', 'SELFCAT', 'roomStays.0.rateCode'],
    ['a promotional rate without its code', 'HSLK', 'HEATHERBB', 'roomStays.0.rateCode'],
  ])('A §7.2 leg booking refuses %s', async (_, room, rate, field) => {
    expect(await refusedField(`/api/stay/${session}/booking`, legFor(1, room, rate))).toEqual([400, field]);
  });

  it.each<[string, (stay: ReturnType<typeof roomStayFor>) => unknown, string]>([
    [
      'an unknown title (D-46)',
      (stay) => ({ guests: stay.guests.map((guest) => ({ ...guest, title: 'Mrs' })) }),
      'guests.0.title',
    ],
    ['one guest too few', (stay) => ({ guests: stay.guests.slice(1) }), 'guests'],
    [
      'a guest without a name',
      (stay) => ({ guests: stay.guests.map((guest) => ({ ...guest, lastName: '' })) }),
      'guests.0.lastName',
    ],
    ["somebody else's confirmation number", () => ({ confirmationNumber: '1' }), 'confirmationNumber'],
    ['a room other than the one held', () => ({ roomCode: 'HSTW' }), 'roomCode'],
    [
      'a dog fee without a dog',
      () => ({ includedPackages: [{ code: 'DOG', quantity: 1 }] }),
      'includedPackages',
    ],
    ['an unknown add-on', () => ({ packages: [{ code: 'CHAMPAGNE', quantity: 1 }] }), 'packages.0.code'],
    ['an add-on of the cottages', () => ({ packages: [{ code: 'LARDER', quantity: 1 }] }), 'packages.0.code'],
    [
      'a mud room without a time',
      () => ({ packages: [{ code: 'MUDROOM', quantity: 1 }] }),
      'packages.0.spaBookings',
    ],
    [
      'a table without a time',
      () => ({
        breakfastRestaurantBookings: [{ hadAvailability: true, timeSlot: null, restaurant: 'STILLROOM' }],
      }),
      'breakfastRestaurantBookings.0.timeSlot',
    ],
    [
      'a table outside the stay',
      () => ({
        breakfastRestaurantBookings: [
          { hadAvailability: true, timeSlot: '2027-04-16T08:00:00', restaurant: 'STILLROOM' },
        ],
      }),
      'breakfastRestaurantBookings.0.timeSlot',
    ],
    [
      'treatments at a rate without them',
      () => ({ roomSpaItems: [spaItem('14:00', '15:00', { name: 'Massage' })] }),
      'roomSpaItems.0',
    ],
    ['an extra field', () => ({ golf: [] }), 'golf'],
  ])('A §7.2 staging refuses %s', async (_, change, field) => {
    const stay = roomStayFor(held);
    const body = stageFor([Object.assign(stay, change(stay))]);
    expect(await refusedField(`/api/stay/${session}/booking/stage`, body)).toEqual([
      400,
      `roomStays.0.${field}`,
    ]);
  });

  it.each([
    ['dates other than those held', { numberOfNights: 3 }, 'numberOfNights'],
    [
      'a password in the account (D-45)',
      { account: { emailAddress: 'a@example.com', addressBooks: [], password: 'x' } },
      'account.password',
    ],
    [
      'a stay voucher among the monetary ones',
      { monetaryGiftVouchers: ['STAY-NIGHT'] },
      'monetaryGiftVouchers.0',
    ],
  ])('A §7.2 staging refuses %s', async (_, changes, field) => {
    const body = stageFor([roomStayFor(held)], changes);
    expect(await refusedField(`/api/stay/${session}/booking/stage`, body)).toEqual([400, field]);
  });

  it('A §7.2 staging refuses a body without every held room', async () => {
    await hold(estate, session, 2, 'SYGR', 'DAILYBABB');
    const body = stageFor([roomStayFor(held)]);
    expect(await refusedField(`/api/stay/${session}/booking/stage`, body)).toEqual([400, 'roomStays']);
  });

  it.each([
    ['a security code, which the API does not have (D-26)', { cvv: '123' }, 'cvv'],
    ['an unknown card type (B §9)', { cardType: 'Visa' }, 'cardType'],
    ['a card number with spaces', { cardNumber: '4242 4242 4242 4242' }, 'cardNumber'],
    ['a month without its zero (B §9)', { expiryMonth: '1' }, 'expiryMonth'],
    ['a year of four digits (B §9)', { expiryYear: '2030' }, 'expiryYear'],
  ])('D-26 complete refuses %s', async (_, changes, field) => {
    await call(estate, 'POST', `/api/stay/${session}/booking/stage`, stageFor([roomStayFor(held)]));
    const body = { ...GOOD_CARD, ...changes };
    expect(await refusedField(`/api/stay/${session}/booking/complete`, body)).toEqual([400, field]);
  });

  it('answers 400 to a body that is not JSON and 404 to an unknown call', async () => {
    const request = new Request('https://api.estate.test/api/stay/ignore', { method: 'POST', body: '{' });
    expect((await estate.handle(request)).status).toBe(400);
    expect(await call(estate, 'GET', '/api/nothing')).toEqual({
      status: 404,
      json: { Message: 'There is no call GET /api/nothing.' },
    });
  });
});
