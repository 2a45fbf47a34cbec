import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';

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

/** The calendar that a page's booking gets for two adults from a day on. */
async function calendarOf(page: string, arrivalDate: string, numberOfNights: number): Promise<Day[]> {
  const html = await (await fetch(`${demo.siteUrl}${page}`)).text();
  const host = /host="([^"]+)"/.exec(html)?.[1] ?? '';
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  const { Id: sessionId } = (await post('/api/session/begin/stay', {})) as { Id: string };
  const guestOccupancies = [{ adults: 2, childCount: 0, children: [], dogs: 0 }];
  const rest = { code: null, roomCode: null, rateCode: null, guestOccupancies, leg: 1, voucherCodes: [] };
  const asked = { sessionId, arrivalDate, numberOfNights, ...rest };
  return (await post(`/api/stay/${sessionId}/availability/calendar`, asked)) as Day[];
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
    const calendar = await calendarOf(booking, TODAY, 56);
    const free = calendar.flatMap(({ Date: date, Amount }) =>
      Amount === null ? [] : [[date, `£${Math.ceil(Amount)}`]],
    );
    expect(free.length).toBeGreaterThan(40);
    expect(daysOn(html)).toEqual(free);
    const lowest = Math.ceil(Math.min(...calendar.map(({ Amount }) => Amount ?? Infinity)));
    expect(html).toContain(`<h2>A night from £${lowest}</h2>`);
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
