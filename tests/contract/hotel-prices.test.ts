import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import type { StayConfiguration } from '../../demo/estate/world/wire.ts';

const TODAY = '2027-01-04';
let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ port: 0, today: TODAY });
});

afterAll(() => demo.close());

interface Day {
  Date: string;
  Amount: number | null;
}

/** Calls for two adults from a day on, as a page's booking makes them to its own host. */
async function askFrom(page: string, arrivalDate: string, numberOfNights: number) {
  const html = await (await fetch(`${demo.siteUrl}${page}`)).text();
  const host = /host="([^"]+)"/.exec(html)?.[1] ?? '';
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Answer;
  };
  const { Id: sessionId } = await post<{ Id: string }>('/api/session/begin/stay', {});
  const guestOccupancies = [{ adults: 2, childCount: 0, children: [], dogs: 0 }];
  const asked = { sessionId, arrivalDate, numberOfNights, code: null, guestOccupancies, voucherCodes: [] };
  return {
    /** Of one room type, or of all: the lowest price of each day. */
    calendar: (roomCode: string | null) =>
      post<Day[]>(`/api/stay/${sessionId}/availability/calendar`, {
        ...asked,
        ...{ leg: 1, roomCode, rateCode: null },
      }),
    /** The codes of the room types that are free. */
    rooms: async () => {
      const path = `/api/stay/${sessionId}/availability`;
      const found = await post<{ RoomAvailabilities: { RoomRates: { Room: { Code: string } }[] }[] }>(path, {
        ...asked,
        amendId: null,
      });
      return found.RoomAvailabilities.flatMap(({ RoomRates }) => RoomRates.map(({ Room }) => Room.Code));
    },
  };
}

const homeOf = async (path: string) => (await fetch(`${demo.siteUrl}${path}`)).text();

/** Each day that can be pressed, with the price that a screen reader reads out. */
function daysOn(html: string): [date: string, price: string][] {
  const days = /(?:arrivalDate=|name="arrivalDate" value=")([\d-]+)[^>]*><span class="unseen">[^<]*?(£\d+)/g;
  return [...html.matchAll(days)].map(([, date = '', price = '']) => [date, price]);
}

describe('the prices by date of a home page', () => {
  it.each([
    ['/withenmere/', '/booking/'],
    ['/themes/city/', '/themes/city/booking/'],
    ['/themes/coast/', '/themes/coast/booking/'],
  ])('%s has the prices that the estate gives the hotel’s own booking', async (home, booking) => {
    const html = await homeOf(home);
    // From TODAY to the last day of February.
    const calendar = await (await askFrom(booking, TODAY, 56)).calendar(null);
    const free = calendar.flatMap(({ Date: date, Amount }) =>
      Amount === null ? [] : [[date, `£${Math.ceil(Amount)}`]],
    );
    expect(free.length).toBeGreaterThan(40);
    expect(daysOn(html)).toEqual(free);
    const lowest = Math.ceil(Math.min(...calendar.map(({ Amount }) => Amount ?? Infinity)));
    expect(html).toContain(`<h2>In these two months, a night from £${lowest}</h2>`);
  });

  it.each([
    ['2027-04', '2027-04-01', 'April 2027', 'May 2027'],
    ['2028-01', '2028-01-01', 'January 2028', 'February 2028'],
    ['2026-12', TODAY, 'January 2027', 'February 2027'],
    ['2029-01', TODAY, 'January 2027', 'February 2027'],
    ['2027-13', TODAY, 'January 2027', 'February 2027'],
    ['"><script>', TODAY, 'January 2027', 'February 2027'],
  ])('with ?month=%s the first day shown is %s', async (month, first, ...captions) => {
    const html = await homeOf(`/themes/coast/?month=${encodeURIComponent(month)}`);
    expect(daysOn(html)[0]?.[0]).toBe(first);
    const shown = [...html.matchAll(/<caption>([^<]+)/g)].map(([, caption]) => caption);
    expect(shown).toEqual(captions);
  });

  it('says that no room is free, without a link to a booking', async () => {
    const html = await homeOf('/themes/city/?scenario=sold-out');
    expect(daysOn(html)).toEqual([]);
    expect(html).toContain('<h2>No room is free in these months</h2>');
  });
});

describe('the lowest price of the calendar', () => {
  it.each([
    ['/booking/', 'cms', 13],
    ['/themes/city/booking/', 'meridian', 4],
    ['/themes/coast/booking/', 'gull-sands', 4],
  ])('of %s is that of its own rooms', async (page, cms, types) => {
    const ask = await askFrom(page, '2027-01-19', 1);
    const rooms = await ask.rooms();
    const response = await fetch(`${demo.siteUrl}/${cms}/api/stay/getConfiguration`);
    const { Areas } = (await response.json()) as StayConfiguration;
    const own = Areas.flatMap(({ RoomTypes }) => RoomTypes.map(({ PMSCode }) => PMSCode));
    expect(rooms.toSorted()).toEqual(own.toSorted());
    const priceOf = async (roomCode: string | null) => (await ask.calendar(roomCode))[0]?.Amount ?? Infinity;
    const lowest = Math.min(...(await Promise.all(rooms.map(priceOf))));
    expect([rooms.length, await priceOf(null)]).toEqual([types, lowest]);
  });
});
