import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../demo/estate/world/days.ts';
import { tableSlots } from '../../demo/estate/world/dining.ts';
import { teeTimes } from '../../demo/estate/world/golf.ts';
import { extraSlots, spaSlots } from '../../demo/estate/world/spa.ts';
import { createWorld } from '../../demo/estate/world/world.ts';

const TODAY = '2026-11-20';
const world = createWorld({ today: TODAY });
const twoYears = Array.from({ length: 731 }, (_, day) => addDays(TODAY, day));

/** Every text of a world, with its path. */
function stringsOf(value: unknown, path = 'world'): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}.${key}`));
}

describe('tables, tee times and treatments', () => {
  test('A §9.8 has tables only on opening days, within the hours of the sitting', () => {
    const tables = (date: string, sitting: 0 | 2) =>
      world.restaurants.map(
        (restaurant) => tableSlots(world, restaurant.RestaurantId, date, sitting).length > 0,
      );
    // 19 January 2027 is a Tuesday, 21 January a Thursday, 25 January the last Monday of the month.
    expect(tables('2027-01-19', 2)).toEqual([true, false, false]);
    expect(tables('2027-01-21', 2)).toEqual([true, true, true]);
    expect(tables('2027-01-21', 0)).toEqual([true, true, false]);
    expect(tables('2027-01-25', 2)).toEqual([false, false, false]);
    const starts = twoYears
      .flatMap((date) => tableSlots(world, 'STILLROOM', date, 2))
      .map((slot) => slot.slice(11));
    expect([...new Set(starts)].sort()).toEqual([
      '18:00:00',
      '18:30:00',
      '19:00:00',
      '19:30:00',
      '20:00:00',
      '20:30:00',
      '21:00:00',
    ]);
  });

  test('D-44 every tee time has the fields that staging sends back, and its own reference', () => {
    const sheet = twoYears.slice(0, 60).flatMap((date) => teeTimes(world, date));
    expect(sheet[0]).toMatchObject({
      DateTime: '2026-11-20T08:30:00',
      courseId: 'LING18',
      propertyId: 'WITHENMERE',
      greenFeeItemId: 'GF-WINTER',
      mType: 'RES',
      Reference: 'LING18-20261120-0830',
    });
    expect(new Set(sheet.map((slot) => slot.Reference)).size).toBe(sheet.length);
    expect(sheet.filter((slot) => slot.isAvailable !== slot.places > 0)).toEqual([]);
    expect(new Set(sheet.map((slot) => slot.places))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('A §3.14 treatments, mud and garden have times; closed treatments have none', () => {
    const morning = spaSlots(world, '4101', '2027-01-21');
    expect(morning.AM[0]).toMatchObject({ StartTime: '2027-01-21T09:00:00', DisplayTime: '09:00' });
    expect(morning.PM[0]?.StartTime).toBe('2027-01-21T12:00:00');
    // Nobody gives reflexology on Wednesdays.
    expect(spaSlots(world, '4171', '2027-01-20')).toEqual({ AM: [], PM: [] });
    expect(spaSlots(world, '4201', '2027-01-21')).toEqual({ AM: [], PM: [] });
    const prices = ['MUD2', 'MUD3', 'MUD4', 'GARDEN60'].map(
      (key) => extraSlots(world, key, '2027-01-21')[0]?.ActualPrice,
    );
    expect(prices).toEqual([78, 108, 136, 64]);
    expect(extraSlots(world, 'MUD5', '2027-01-21')).toEqual([]);
  });
});

describe('vouchers and people', () => {
  test('B §3 bookings have existing rooms, rates and members, from the past to months ahead', () => {
    const legs = world.bookings.flatMap((booking) => booking.items);
    const rooms = world.rooms.map((room) => room.code);
    const rates = world.rates.map((rate) => rate.code);
    expect(legs.filter((leg) => !rooms.includes(leg.RoomCode) || !rates.includes(leg.RateCode))).toEqual([]);
    const owners = world.bookings.map((booking) => booking.memberId).filter((owner) => owner !== null);
    expect([...new Set(owners)]).toEqual(world.members.map((member) => member.id));
    expect(owners.filter((owner) => owner === 'member-1').length).toBe(7);
    expect(world.bookings.map((booking) => booking.ArrivalDate)).toContain(TODAY);
    const numbers = legs.map((leg) => leg.ConfirmationNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('D-46 a profile’s title is a configured code', () => {
    const codes = world.configuration.AdultTitles.map((title) => title.OperaCode);
    expect(world.members.filter((member) => !codes.includes(member.profile.Title))).toEqual([]);
    expect(world.configuration.Countries[0]).toEqual({ OperaCode: 'GB', DisplayName: 'United Kingdom' });
  });

  test('changing a world leaves the next one unchanged', () => {
    const changed = createWorld({ today: TODAY });
    changed.configuration.SystemStatuses.forEach((status) => (status.IsDisabled = true));
    expect(createWorld({ today: TODAY })).toEqual(world);
  });
});

describe('texts and pictures', () => {
  const strings = stringsOf(world);

  test('T1 the HTML has only paragraphs, emphasis and telephone links', () => {
    const tags = strings.flatMap(([, text]) => text.match(/<[^>]*>/g) ?? []);
    const plain = new Set(['<p>', '</p>', '<strong>', '</strong>', '<em>', '</em>', '</a>']);
    expect(tags.length).toBeGreaterThan(100);
    expect(tags.filter((tag) => !plain.has(tag) && !/^<a href="tel:\+44\d+">$/.test(tag))).toEqual([]);
  });

  test('D-47 every picture exists and has no active content', () => {
    const paths = [
      ...new Set(strings.map(([, text]) => text).filter((text) => text.startsWith('/pictures/'))),
    ];
    const files = paths.map((path) => `demo/site${path}`);
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const risky = /<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/i;
    expect(files.filter((file) => risky.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
