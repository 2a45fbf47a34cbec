import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { HOTELS } from '../../demo/estate/hotels/hotels.ts';
import { figuresOf } from '../../demo/site/figures.ts';
import type { StayConfiguration } from '../../demo/estate/world/wire.ts';

const ROOT = join(import.meta.dirname, '../..');
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

describe('the hotels other than Withenmere', () => {
  it('give the estate’s room codes names of their own', async () => {
    expect(await roomsOf('meridian')).toEqual([
      ['HSPK', 'Park Room', '2'],
      ['SYGR', 'Snug', '2'],
      ['HSLK', 'Skyline Room', '2'],
      ['HSLS', 'Corner Suite', '3'],
    ]);
    expect(await roomsOf('gull-sands')).toEqual([
      ['HSLK', 'Sea Room', '2'],
      ['SYCH', 'Family Rooms', '4'],
      ['SYHL', 'Crow’s Nest', '3'],
      ['LSSC', 'Beach Hut', '2'],
    ]);
    expect(await roomsOf('cms')).toHaveLength(13);
  });

  it('have restaurants and add-ons of their own', async () => {
    const { RateGroups, AddOns } = await configurationOf('meridian');
    const tables = RateGroups.flatMap(({ Rates }) =>
      Rates.flatMap(({ DinnerRestaurants }) => DinnerRestaurants),
    );
    expect([...new Set(tables.map(({ DisplayName }) => DisplayName))].sort()).toEqual([
      'The Basin Grill',
      'The Casting Hall',
      'The Counter',
    ]);
    const sold = AddOns.map(({ PMSCode }) => PMSCode);
    expect(sold).toEqual(['DINGALL', 'SPATREAT', 'SPAGDN', 'FLOWERS', 'LATEOUT']);
    const allowed = RateGroups.flatMap(({ Rates }) => Rates.flatMap((rate) => rate.AllowedAddOnPackages));
    expect(allowed.filter((code) => !sold.includes(code))).toEqual([]);
  });

  it('name their rooms in the account too', async () => {
    const response = await fetch(`${demo.siteUrl}/gull-sands/api/account/getConfiguration`);
    const { RoomTypes } = (await response.json()) as {
      RoomTypes: { PMSCode: string; DisplayName: string }[];
    };
    const names = Object.fromEntries(RoomTypes.map(({ PMSCode, DisplayName }) => [PMSCode, DisplayName]));
    expect([names['HSLK'], names['MRHL']]).toEqual(['Sea Room', 'Dune Lodge']);
  });

  it('have existing pictures below 120 kB, each with a caption', () => {
    const pictures = Object.values(HOTELS).flatMap(({ areas }) =>
      areas.flatMap(({ RoomTypes }) => RoomTypes.flatMap(({ Images }) => Images)),
    );
    const wrong = pictures.filter(
      ({ Path, Caption }) => Caption === '' || statSync(join(ROOT, 'demo/site', Path)).size > 120_000,
    );
    expect([pictures.length > 10, wrong]).toEqual([true, []]);
  });
});

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

describe('the pages for hoteliers', () => {
  it('have the sizes of the bundle and the number of calls from performance.md', () => {
    const { calls } = figuresOf(join(ROOT, 'dist'));
    const row = /\| all +\| (\d+)/.exec(readFileSync(join(ROOT, 'docs/performance.md'), 'utf8'))?.[1];
    expect(calls).toBe(row);
    const unbuilt = { loader: '–', first: '–', whole: '–', language: '–', calls: row };
    expect(figuresOf(join(ROOT, 'nowhere'))).toEqual(unbuilt);
  });

  it.each([
    ['/themes/city/booking/', 'cms="meridian"', 'start="search"'],
    ['/themes/coast/', 'cms="gull-sands"', 'mode="overlay"'],
    ['/booking/', 'cms="cms"', 'start=""', '<html lang="en-GB"'],
    ['/themes/city/', '<html lang="en-GB-x-plain"'],
    ['/themes/city/booking/?lang=en-GB', '<html lang="en-GB"'],
    [
      '/themes/coast/booking/?lang=de',
      '<html lang="de" dir="ltr"',
      '<h1 data-said="heading">Zimmer buchen</h1>',
    ],
    [
      '/themes/coast/?lang=ar',
      '<html lang="ar" dir="rtl"',
      '>كوخ الشاطئ</h3>',
      '/themes/coast/account/?lang=ar',
    ],
    ['/themes/coast/?lang=xx', '<html lang="en-GB" dir="ltr"'],
  ])('the page %s has its own attributes', async (path, ...attributes) => {
    const html = await (await fetch(`${demo.siteUrl}${path}`)).text();
    expect(attributes.filter((attribute) => !html.includes(attribute))).toEqual([]);
  });

  it('the hotel’s CMS stays the same under a scenario', async () => {
    const html = await (await fetch(`${demo.siteUrl}/themes/city/booking/?scenario=slow`)).text();
    expect(html).toContain(`cms="${demo.siteUrl}/s/slow/meridian"`);
    const response = await fetch(`${demo.siteUrl}/s/slow/meridian/pictures/meridian/facade.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
