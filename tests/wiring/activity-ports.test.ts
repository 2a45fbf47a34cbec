import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { TablesQuestion } from '../../machines/shared/activities.ts';
import { HOST, json, serveDuringTests, SITE } from '../api/server.ts';
import { postingTo, run, wired } from './wired-ports.ts';

const server = serveDuringTests();
const posting = postingTo(server);

/** Returns the bodies posted to a path, and the result. */
function posted<Output>(path: string, answer: unknown, act: () => Promise<Output>) {
  return posting(path, json(answer), act);
}

const stay = { arrivalDate: '2027-05-10', numberOfNights: 2 };

describe('A §7.8 tables', () => {
  const { ports } = wired();

  test.each<[TablesQuestion, object]>([
    [
      { meal: 'breakfast', ...stay, guests: 3, restaurants: ['R1'] },
      { Guests: 3, ArrivalDate: '2027-05-11', NumberOfNights: 2, Restaurants: ['R1'], Sitting: 0 },
    ],
    [
      { meal: 'dinner', ...stay, isFirstNightOnly: false, guests: 3, restaurants: ['R1', 'R2'] },
      { Guests: 3, ArrivalDate: '2027-05-10', NumberOfNights: 2, Restaurants: ['R1', 'R2'], Sitting: 2 },
    ],
    [
      { meal: 'dinner', ...stay, isFirstNightOnly: true, guests: 3, restaurants: ['R1'] },
      { Guests: 3, ArrivalDate: '2027-05-10', NumberOfNights: 1, Restaurants: ['R1'], Sitting: 2 },
    ],
    [
      { meal: 'packageDinner', date: '2027-05-11', guests: 2, restaurant: 'R9' },
      { Guests: 2, ArrivalDate: '2027-05-11', NumberOfNights: 1, Restaurants: ['R9'], Sitting: 2 },
    ],
  ])('$meal', async (question, body) => {
    const day = { Date: '2027-05-11', RestaurantAvailabilities: [] };
    const asked = await posted('api/restaurant', [day], () => run(ports.loadTables, question));
    expect(asked).toEqual({
      result: [{ date: '2027-05-11', restaurantAvailabilities: [] }],
      bodies: [body],
    });
  });
});

describe('A §7.8 tee times', () => {
  const { ports } = wired();

  test('are asked for the whole stay and all adults', async () => {
    const { result, bodies } = await posted(
      'api/golf/search',
      [{ Availability: [{ Date: '2027-05-10', AM: [], PM: [] }] }],
      () => run(ports.loadTeeTimes, { sessionId: 's-1', ...stay, adults: 2 }),
    );
    expect(bodies).toEqual([
      { sessionId: 's-1', startDate: '2027-05-10', numberOfDays: 2, rounds: [{ number: 1, players: 2 }] },
    ]);
    expect(result).toEqual([{ date: '2027-05-10', times: { AM: [], PM: [] } }]);
  });

  test('are asked for one day and the package', async () => {
    const { result, bodies } = await posted('api/golf/search', { item: [] }, () =>
      run(ports.loadPackageTeeTimes, { sessionId: 's-1', date: '2027-05-11', players: 3 }),
    );
    expect(bodies).toEqual([
      { sessionId: 's-1', startDate: '2027-05-11', numberOfDays: 1, rounds: [{ number: 1, PlayerCount: 3 }] },
    ]);
    expect(result).toEqual({ AM: [], PM: [] });
  });
});

describe('A §7.8 the spa', () => {
  /** Counts how often the spa's configuration is asked for. `isUp` says whether it answers. */
  function spaConfiguration(isUp: () => boolean) {
    const asked = { times: 0 };
    server.use(
      http.get(`${SITE}/api/spa/getConfiguration`, () => {
        asked.times += 1;
        return isUp() ? HttpResponse.json({}) : new HttpResponse(null, { status: 404 });
      }),
      http.get(`${HOST}/api/spa/activities/2027-05-10/2027-05-12`, () => HttpResponse.json([])),
    );
    return asked;
  }

  const days = { from: '2027-05-10', to: '2027-05-12' };

  test('loads what is sold on each day, after calling the configuration once', async () => {
    const asked = spaConfiguration(() => true);
    const { ports } = wired();
    expect(await run(ports.loadSpaDays, days)).toEqual([]);
    expect(await run(ports.loadSpaDays, days)).toEqual([]);
    expect(asked.times).toBe(1);
  });

  test('does not wait for a configuration that fails, and calls it again', async () => {
    const asked = spaConfiguration(() => false);
    const { ports } = wired();
    expect(await run(ports.loadSpaDays, days)).toEqual([]);
    await expect.poll(() => asked.times).toBe(1);
    expect(await run(ports.loadSpaDays, days)).toEqual([]);
    await expect.poll(() => asked.times).toBe(2);
  });

  test('loads the starts of a treatment', async () => {
    const { ports } = wired();
    const answer = { DefaultPeriod: 'PM', GuestAvailability: [{ Periods: { AM: [], PM: [] } }] };
    const asked = await posted('api/spa/search', answer, () =>
      run(ports.loadSpaTimes, { sessionId: 's-1', date: '2027-05-10', durationId: '4101' }),
    );
    expect(asked).toEqual({
      result: { defaultPeriod: 'PM', guestAvailability: [{ periods: { AM: [], PM: [] } }] },
      bodies: [{ SessionId: 's-1', Date: '2027-05-10', GuestRequirements: [{ Activities: ['4101'] }] }],
    });
  });

  test('asks for the mud room by codes and for the garden by duration ids', async () => {
    const { ports } = wired();
    const answer = { AddonAppointments: [], Groups: [] };
    const mud = await posted('api/spa/extras', answer, () =>
      run(ports.loadExtras, { kind: 'mud', date: '2027-05-10', codes: ['MUD2'] }),
    );
    expect(mud).toEqual({
      result: { addonAppointments: [], groups: [] },
      bodies: [{ date: '2027-05-10', appointmentExtras: ['MUD2'] }],
    });
    const garden = await posted('api/spa/extras', answer, () =>
      run(ports.loadExtras, { kind: 'spaGarden', date: '2027-05-10', durationIds: ['900'] }),
    );
    expect(garden.bodies).toEqual([{ date: '2027-05-10', groupExtras: ['900'] }]);
  });
});
