import { beforeEach, describe, expect, it } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { asMember, call, listAt, openEstate, textAt, valueAt } from './estate-client.ts';

const ROSALIND = 'rosalind.hart@example.com';
const DAY = '2027-03-27';
/** Rosalind's second room from 27 to 29 March: a Saturday and a Sunday night, two adults, £414. */
const ROOM = { internalIdentifier: 'WM-70413200-2', confirmationNumber: '70413201', leg: 2 };
const DATES = { startDate: DAY, endDate: '2027-03-29' };

let estate: Estate;

beforeEach(() => {
  estate = openEstate().estate;
});

async function post(path: string, body: unknown) {
  return (await call(estate, 'POST', `/api/stay/${path}/`, body, asMember(estate, ROSALIND))).status;
}

const remove = (productCode: string) => post('remove-package', { ...ROOM, productCode });

async function room() {
  const { json } = await call(
    estate,
    'GET',
    '/api/stay/retrieve/70413200',
    undefined,
    asMember(estate, ROSALIND),
  );
  const of = (field: string) => valueAt(json, `items.1.${field}`);
  return { Total: of('Total'), PackagesTotal: of('PackagesTotal'), SpaReservation: of('SpaReservation') };
}

const UNTOUCHED = { Total: 414, PackagesTotal: 0, SpaReservation: null };

async function treatmentSlots() {
  const question = { SessionId: '7d1f', Date: DAY, GuestRequirements: [{ Activities: ['4101'] }] };
  const { json } = await call(estate, 'POST', '/api/spa/search', question);
  return ['AM', 'PM']
    .flatMap((half) => listAt(json, `GuestAvailability.0.Periods.${half}`))
    .filter((slot) => valueAt(slot, 'IsAvailable') === true);
}

async function starts(question: object, list: string) {
  const { json } = await call(estate, 'POST', '/api/spa/extras', { date: DAY, ...question });
  return listAt(json, `${list}.0.Items`);
}

describe('B §5, §7 the estate refuses', () => {
  const generic = { ...ROOM, productCode: 'FLOWERS', quantity: 1, ...DATES };

  it('more than six, a package without its time or rate, wrong dates, wrong rooms', async () => {
    const statuses = [
      await post('add-package', { ...generic, quantity: 7 }),
      await post('add-package', { ...generic, productCode: 'DINBOAT' }),
      await post('add-package', { ...generic, productCode: 'MUDROOM' }),
      await post('add-package', { ...generic, productCode: 'UNHEARD' }),
      await post('add-package', { ...generic, startDate: '2027-03-26' }),
      await post('add-package', { ...generic, leg: 1 }),
      await remove('FLOWERS'),
    ];
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 409]);
    expect(await room()).toEqual(UNTOUCHED);
  });

  it('a table in another restaurant, and a quantity that is not the number of dates', async () => {
    const table = { timeSLot: `${DAY}T19:00:00`, restaurant: 'GALLERY' };
    const dining = { ...ROOM, productCode: 'DINBOAT', quantity: 1, ...DATES };
    expect(await post('add-dining-package', { ...dining, items: [table] })).toBe(400);
    const atTheBoathouse = { ...table, restaurant: 'BOATHOUSE' };
    expect(await post('add-dining-package', { ...dining, quantity: 2, items: [atTheBoathouse] })).toBe(400);
    expect(await room()).toEqual(UNTOUCHED);
  });

  it('the mud room with the code for other numbers of guests, or at another price', async () => {
    const [selection] = await starts({ appointmentExtras: ['MUD2'] }, 'AddonAppointments');
    const mud = (guestIndexes: number[], AmountOverride: number) => ({
      ...ROOM,
      item: { availability: { Code: 'MUDROOM', AmountOverride } },
      quantity: 1,
      isMud: true,
      selections: [{ price: 0, guestIndexes, code: 'MUD2', selection, addOn: {} }],
    });
    expect(await post('add-spa-mud-package', mud([0], 78))).toBe(400);
    expect(await post('add-spa-mud-package', mud([0, 2], 78))).toBe(400);
    expect(await post('add-spa-mud-package', mud([0, 1], 77))).toBe(400);
    expect(await post('add-spa-mud-package', mud([0, 1], 78))).toBe(200);
  });
});

describe('B §7 an added package is on the receipt and the itinerary until it is removed', () => {
  it('a treatment, with its price, its line and its place', async () => {
    const [slot] = await treatmentSlots();
    const StartTime = textAt(slot, 'StartTime');
    const add = (guestIndex: number) =>
      post('add-spa-treatment-package', {
        ...ROOM,
        item: { availability: { Code: 'SPATREAT' } },
        quantity: 1,
        selections: [
          {
            date: DAY,
            selection: { ...(slot as object), guestIndex, durationId: '4101' },
            displayName: 'Heather & Honey Massage',
            isSpa: true,
          },
        ],
        productCode: 'SPATREAT',
        ...DATES,
      });
    expect(await add(2)).toBe(400);
    expect(await add(1)).toBe(200);
    // The treatment costs £95; a start with a price of its own costs £5 more on Saturdays.
    const price = listAt(slot, 'TreatmentTimes').length > 0 ? 100 : 95;
    expect(await room()).toEqual({
      Total: 414 + price,
      PackagesTotal: price,
      SpaReservation: {
        Items: [{ ClientIndex: 1, StartDateTime: StartTime, DisplayName: 'Heather & Honey Massage' }],
      },
    });
    expect(await remove('SPATREAT')).toBe(200);
    expect(await room()).toEqual(UNTOUCHED);
  });

  it('an hour in the spa garden, which is taken until then', async () => {
    const garden = { groupExtras: ['GARDEN60'] };
    const [first, ...others] = await starts(garden, 'Groups');
    const body = {
      ...ROOM,
      item: { availability: { Code: 'SPAGDN', AmountOverride: 64 } },
      quantity: 1,
      isSpaGarden: true,
      selections: [{ price: 0, guestIndexes: [0, 1], code: 'GARDEN60', selection: first, addOn: {} }],
    };
    expect(await post('add-spa-garden-package', body)).toBe(200);
    expect(await starts(garden, 'Groups')).toEqual(others);
    expect(await room()).toMatchObject({ Total: 478, PackagesTotal: 64 });
    expect(await remove('SPAGDN')).toBe(200);
    expect(await starts(garden, 'Groups')).toEqual([first, ...others]);
    expect(await room()).toEqual(UNTOUCHED);
    expect(await post('add-spa-garden-package', body)).toBe(200);
    const cancelled = { confirmationNumber: '70413200', legs: [2] };
    await call(estate, 'POST', '/api/stay/cancel/', cancelled, asMember(estate, ROSALIND));
    expect(await starts(garden, 'Groups')).toEqual([first, ...others]);
  });
});
