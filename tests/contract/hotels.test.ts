import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import type { StayConfiguration } from '../../demo/estate/world/wire.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ port: 0, today: '2027-01-04' });
});

afterAll(() => demo.close());

async function configurationOf(cms: string): Promise<StayConfiguration> {
  const response = await fetch(`${demo.siteUrl}/${cms}/api/stay/getConfiguration`);
  return (await response.json()) as StayConfiguration;
}

async function roomsOf(cms: string): Promise<string[][]> {
  const { Areas } = await configurationOf(cms);
  return Areas.flatMap(({ RoomTypes }) =>
    RoomTypes.map(({ PMSCode, DisplayName, MaxAdults }) => [PMSCode, DisplayName, String(MaxAdults)]),
  );
}

describe('the lowest price of the calendar', () => {
  const GUESTS = { adults: 2, childCount: 0, children: [], dogs: 0 };
  const ASKED = { arrivalDate: '2027-01-19', numberOfNights: 1, guestOccupancies: [GUESTS], code: null };

  async function post<Answer>(path: string, body: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Answer;
  }

  it.each([
    ['/booking/', 'cms', 13],
    ['/themes/city/booking/', 'meridian', 4],
    ['/themes/coast/booking/', 'gull-sands', 4],
  ])('of %s is that of its own rooms', async (page, cms, types) => {
    const html = await (await fetch(`${demo.siteUrl}${page}`)).text();
    const host = /host="([^"]+)"/.exec(html)?.[1] ?? '';
    const { Id: sessionId } = await post<{ Id: string }>(`${host}/api/session/begin/stay`, {});
    const asked = { ...ASKED, sessionId, voucherCodes: [] };
    const found = await post<{ RoomAvailabilities: { RoomRates: { Room: { Code: string } }[] }[] }>(
      `${host}/api/stay/${sessionId}/availability`,
      { ...asked, amendId: null },
    );
    const rooms = found.RoomAvailabilities.flatMap(({ RoomRates }) => RoomRates.map(({ Room }) => Room.Code));
    expect(rooms.sort()).toEqual((await roomsOf(cms)).map(([code]) => code).sort());
    const priceOf = async (roomCode: string | null) => {
      const [day] = await post<{ Amount: number | null }[]>(
        `${host}/api/stay/${sessionId}/availability/calendar`,
        { ...asked, leg: 1, roomCode, rateCode: null },
      );
      return day?.Amount ?? Infinity;
    };
    const lowest = Math.min(...(await Promise.all(rooms.map(priceOf))));
    expect([rooms.length, await priceOf(null)]).toEqual([types, lowest]);
  });
});
