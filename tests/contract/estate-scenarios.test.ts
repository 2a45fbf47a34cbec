import { describe, expect, it } from 'vitest';
import { SCENARIO_HEADER, type Estate } from '../../demo/estate/handlers.ts';
import type { ScenarioName } from '../../demo/estate/scenarios.ts';
import type { PAYMENT_SCENARIOS } from '../../demo/estate/scenarios/payment.ts';
import {
  ARRIVAL,
  beginStay,
  call,
  GOOD_CARD,
  hold,
  legFor,
  listAt,
  openEstate,
  roomStayFor,
  searchFor,
  stageFor,
  TWO_ADULTS,
  valueAt,
} from './estate-client.ts';

const LATER = '2027-06-15';

const BEGIN = 'POST /api/session/begin/stay';
const CMS = 'GET /cms/api/stay/getConfiguration';
/** The statuses of calls such as 'GET /path', one after the other. */
const statuses =
  (...calls: string[]) =>
  async (estate: Estate) => {
    const found: number[] = [];
    for (const one of calls) {
      const [method, path = ''] = one.split(' ');
      const isPost = method === 'POST';
      found.push((await call(estate, isPost ? 'POST' : 'GET', path, isPost ? {} : undefined)).status);
    }
    return found;
  };

/**
 * For each scenario, `see` looks at an estate that has it on and `is` is the value expected. Payment
 * scenarios stand in payment-scenarios.test.ts.
 */
const observations: Record<
  Exclude<ScenarioName, keyof typeof PAYMENT_SCENARIOS>,
  { see: (estate: Estate) => Promise<unknown>; is: unknown }
> = {
  'sold-out': {
    see: async (estate) => [
      await search(estate, {}, 'IsAvailable'),
      await search(estate, { arrivalDate: LATER }, 'IsAvailable'),
    ],
    is: [false, true],
  },
  'no-promo': { see: (estate) => search(estate, { code: 'HEATHER' }, 'IsPromoAvailable'), is: false },
  'no-dogs': {
    see: (estate) =>
      search(
        estate,
        { guestOccupancies: [{ ...TWO_ADULTS, dogs: 1 }] },
        'RoomAvailabilities.0.RoomRates.0.Packages.0.QuantityAvailable',
      ),
    is: 0,
  },
  'no-children': {
    see: async (estate) => typeof (await configuration(estate, 'Content.search.childBooking')),
    is: 'string',
  },
  'no-lookup': {
    see: async (estate) => [
      await configuration(estate, 'Content.account.bookingLookup'),
      valueAt(
        (await call(estate, 'GET', '/cms/api/account/getConfiguration')).json,
        'Content.account.bookingLookup',
      ),
    ],
    is: [false, false],
  },
  'rooms-disabled': { see: (estate) => disabledSystems(estate), is: ['Opera'] },
  'spa-disabled': { see: (estate) => disabledSystems(estate), is: ['Spa'] },
  'golf-disabled': { see: (estate) => disabledSystems(estate), is: ['Golf'] },
  'restaurant-disabled': { see: (estate) => disabledSystems(estate), is: ['Restaurant'] },
  'no-tables': {
    see: async (estate) => {
      const body = {
        Guests: 2,
        ArrivalDate: ARRIVAL,
        NumberOfNights: 1,
        Restaurants: ['STILLROOM'],
        Sitting: 2,
      };
      return (await call(estate, 'POST', '/api/restaurant', body)).json;
    },
    is: [{ Date: ARRIVAL, RestaurantAvailabilities: [] }],
  },
  'no-extras': {
    see: async (estate) =>
      (await call(estate, 'POST', '/api/spa/extras', { date: ARRIVAL, appointmentExtras: ['MUD2'] })).json,
    is: { AddonAppointments: [{ Key: 'MUD2', Items: [] }], Groups: [] },
  },
  'no-addons': {
    see: (estate) => configuration(estate, 'RateGroups.1.Rates.0.AllowedAddOnPackages'),
    is: [],
  },
  levies: {
    see: (estate) => search(estate, {}, 'RoomAvailabilities.0.RoomRates.0.Packages'),
    // The Park Room's nights cost £151 and £148: 5 % are £14.95. Two adults and two nights at £1.65: £6.60.
    is: [
      {
        ...{ Code: 'LEVY', DisplayName: 'Resort levy', QuantityRequired: 1, QuantityAvailable: 1 },
        ...{ IsAvailable: true, UnitPrice: 14.95, Total: 14.95, Item: { Code: 'LEVY' } },
      },
      {
        ...{ Code: 'CITYTAX', DisplayName: 'City tax', QuantityRequired: 4, QuantityAvailable: 4 },
        ...{ IsAvailable: true, UnitPrice: 1.65, Total: 6.6, Item: { Code: 'CITYTAX' } },
      },
    ],
  },
  slow: { see: (estate) => lastStatus(estate, 'complete'), is: 200 },
  'slow-rooms': { see: (estate) => lastStatus(estate, 'complete'), is: 200 },
  flaky: { see: statuses(...Array<string>(6).fill(CMS)), is: [200, 200, 503, 200, 200, 503] },
  'api-down': { see: statuses(BEGIN, CMS), is: [0, 200] },
  'cms-down': { see: statuses(BEGIN, CMS), is: [200, 0] },
  'html-answers': {
    see: async (estate) => {
      const request = new Request('https://api.estate.test/api/session/begin/stay', { method: 'POST' });
      const response = await estate.handle(request);
      return [response.status, response.headers.get('content-type')];
    },
    is: [200, 'text/html; charset=utf-8'],
  },
  'leg-fails': { see: (estate) => lastStatus(estate, 'bookLeg'), is: 500 },
  'stage-fails': { see: (estate) => lastStatus(estate, 'stage'), is: 500 },
  'session-lost': {
    see: async (estate) => [
      (await call(estate, 'GET', `/api/session/${await beginStay(estate)}`)).status,
      await lastStatus(estate, 'complete'),
    ],
    is: [404, 404],
  },
  'keep-alive-fails': { see: statuses('POST /api/stay/keep-alive'), is: [500] },
  'register-fails': { see: statuses('POST /api/account/register'), is: [500] },
  'error-result': {
    see: async (estate) => [await search(estate, {}, 'HasError'), await search(estate, {}, 'IsAvailable')],
    is: [true, false],
  },
};

describe('scenarios', () => {
  it.each(Object.entries(observations))('%s', async (scenario, { see, is }) => {
    const { estate } = openEstate({ scenario, wait: () => Promise.resolve() });
    expect(await see(estate)).toEqual(is);
  });

  it('the estate answers as usual without a scenario', async () => {
    const { estate } = openEstate();
    expect([await disabledSystems(estate), await search(estate, {}, 'IsAvailable')]).toEqual([[], true]);
    expect(await lastStatus(estate, 'complete')).toBe(200);
  });

  it.each([
    ['slow', [2000, 2000]],
    ['slow-rooms', [5000]],
    ['slow,slow-rooms', [2000, 7000]],
  ])('%s: a session and a search wait for %j milliseconds', async (scenario, expected) => {
    const waits: number[] = [];
    const wait = (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    };
    const { estate } = openEstate({ scenario, wait });
    await search(estate, {}, 'IsAvailable');
    expect(waits).toEqual(expected);
  });

  it.each([
    // The city tax is capped at seven nights, so that nobody knows its share of one.
    ['levies', 2, [undefined, undefined]],
    ['', 0, [0, 0]],
    ['', 2, [50, 50]],
  ])('%j: the calendar has the fees of each night, for %i dogs', async (scenario, dogs, fees) => {
    const { estate } = openEstate({ scenario });
    const session = await beginStay(estate);
    const search = searchFor(session, { guestOccupancies: [{ ...TWO_ADULTS, dogs }] });
    await call(estate, 'POST', `/api/stay/${session}/availability`, search);
    const { amendId, ...rest } = search;
    const asked = { ...rest, roomCode: 'HSPK', rateCode: null, leg: 1 };
    const { json } = await call(estate, 'POST', `/api/stay/${session}/availability/calendar`, asked);
    expect(listAt(json, '').map((day) => valueAt(day, 'PackagesTotal'))).toEqual(fees);
  });

  it('a header or a path prefix turns them on for one call; commas separate several', async () => {
    const { estate } = openEstate();
    const path = '/api/session/begin/stay';
    const header = { [SCENARIO_HEADER]: 'api-down' };
    const statuses = [
      await call(estate, 'POST', path, undefined, header),
      await call(estate, 'POST', `/s/no-dogs,api-down${path}`),
      await call(estate, 'POST', `/s/unheard-of${path}`),
      await call(estate, 'POST', path),
    ].map(({ status }) => status);
    expect(statuses).toEqual([0, 0, 200, 200]);
    expect(estate.state.ledger.map((entry) => [entry.path, entry.scenarios])).toEqual([
      [path, ['api-down']],
      [path, ['no-dogs', 'api-down']],
      [path, []],
      [path, []],
    ]);
  });
});

async function search(estate: Estate, changes: Record<string, unknown>, path: string): Promise<unknown> {
  const session = await beginStay(estate);
  const body = searchFor(session, changes);
  return valueAt((await call(estate, 'POST', `/api/stay/${session}/availability`, body)).json, path);
}

async function configuration(estate: Estate, path: string): Promise<unknown> {
  return valueAt((await call(estate, 'GET', '/cms/api/stay/getConfiguration')).json, path);
}

async function disabledSystems(estate: Estate): Promise<unknown[]> {
  const statuses = await configuration(estate, 'SystemStatuses');
  return listAt(statuses, '')
    .filter((one) => valueAt(one, 'IsDisabled') === true)
    .map((one) => valueAt(one, 'System'));
}

type Write = 'bookLeg' | 'stage' | 'complete';

/** Makes the writes of a booking in order up to `last`, and returns the answer to the last one. */
async function upTo(estate: Estate, last: Write) {
  const session = await beginStay(estate);
  const stay = `/api/stay/${session}/booking`;
  if (last === 'bookLeg') return call(estate, 'POST', stay, legFor(1, 'HSLK', 'DAILYBABB'));
  const held = await hold(estate, session, 1, 'HSLK', 'DAILYBABB');
  const staged = await call(estate, 'POST', `${stay}/stage`, stageFor([roomStayFor(held)]));
  return last === 'stage' ? staged : call(estate, 'POST', `${stay}/complete`, GOOD_CARD);
}

async function lastStatus(estate: Estate, last: Write): Promise<number> {
  return (await upTo(estate, last)).status;
}
