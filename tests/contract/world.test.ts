import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays, easterSunday } from '../../demo/estate/world/days.ts';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import { cancellationDateTime, nightlyPrice, stayPrice } from '../../demo/estate/world/prices.ts';
import { isClosed, minimumStay, unitsOf } from '../../demo/estate/world/stock.ts';
import type { World } from '../../demo/estate/world/types.ts';
import { createWorld } from '../../demo/estate/world/world.ts';
import { tableSlots } from '../../demo/estate/world/dining.ts';
import { teeTimes } from '../../demo/estate/world/golf.ts';
import { extraSlots, spaSlots } from '../../demo/estate/world/spa.ts';

const TODAY = '2026-11-20';
const world = createWorld({ today: TODAY });
const twoYears = Array.from({ length: 731 }, (_, day) => addDays(TODAY, day));

describe('rooms and rates', () => {
  test('A §9.3 the discount on a label is the discount of the price', () => {
    const labels = world.configuration.RateGroups.flatMap((group) => group.Rates).map(
      (rate) => rate.DiscountAmount,
    );
    const discounts = world.rates
      .filter((rate) => rate.groupKey !== null)
      .map((rate) => rate.discountPercent);
    expect(discounts).toEqual(labels);
  });

  test('A §9.6, §9.9, A §3.11 all add-ons have prices, all modes occur, all allowed codes exist', () => {
    const codes = world.configuration.AddOns.map((addOn) => addOn.PMSCode);
    expect(world.packagePrices.map((price) => price.Code)).toEqual(codes);
    expect(new Set(world.packagePrices.map((price) => price.PriceCalculationMode))).toEqual(
      new Set([0, 1, 2, 3, 4]),
    );
    const allowed = world.configuration.RateGroups.flatMap((group) => group.Rates).flatMap(
      (rate) => rate.AllowedAddOnPackages,
    );
    expect([...new Set(allowed)].sort()).toEqual([...codes].sort());
  });
});

describe('prices and stock', () => {
  const prices = twoYears.flatMap((date) =>
    world.rooms.flatMap((room) => world.rates.map((rate) => nightlyPrice(world, room.code, rate.code, date))),
  );

  test('A §9.6 every price is above 0, in whole or half pounds', () => {
    const sold = prices.filter((price) => price !== null);
    expect(sold.length).toBeGreaterThan(80_000);
    expect(sold.filter((price) => price <= 0 || !Number.isInteger(price * 2))).toEqual([]);
  });

  test('A §3.6 the number of free rooms is whole, from 0 to the total', () => {
    const wrong = twoYears.flatMap((date) =>
      world.rooms.filter((room) => {
        const units = unitsOf(world, room.code, date);
        return !Number.isInteger(units) || units < 0 || units > room.total;
      }),
    );
    expect(wrong).toEqual([]);
    expect(unitsOf(world, 'NOROOM', TODAY)).toBe(0);
  });

  test('prices and stock depend on seed, room and date only, not on the order of reading', () => {
    const values = (of: World, dates: string[]) =>
      new Map(
        dates.map((date) => [date, [unitsOf(of, 'HSLK', date), nightlyPrice(of, 'HSLK', 'DAILYBABB', date)]]),
      );
    const again = values(createWorld({ today: TODAY }), [...twoYears].reverse());
    expect(again).toEqual(values(world, twoYears));
    expect(values(createWorld({ today: TODAY, seed: 2 }), twoYears)).not.toEqual(again);
  });

  test('board is charged for each adult and night, a first-night dinner once', () => {
    const stay = (rate: string) => stayPrice(world, 'HSLK', rate, '2027-01-17', 2, 2) ?? Number.NaN;
    expect(stay('DAILYBABB') - stay('ROOMONLY')).toBe(4 * 18.5);
    expect(stay('DBBFLEX') - stay('DAILYBABB')).toBe(4 * 46);
    expect(stay('DBBFIRST') - stay('DAILYBABB')).toBe(2 * 46);
  });

  test('a rate is sold only within its terms', () => {
    const price = (room: string, rate: string, daysAhead: number, nights: number) =>
      stayPrice(world, room, rate, addDays(TODAY, daysAhead), nights, 2) !== null;
    expect([price('HSPK', 'BABBADV', 20, 1), price('HSPK', 'BABBADV', 21, 1)]).toEqual([false, true]);
    expect([price('MRKC', 'SELFADV', 60, 2), price('MRKC', 'SELFADV', 60, 3)]).toEqual([false, true]);
    expect([price('HSPK', 'SELFCAT', 60, 1), price('MRKC', 'ROOMONLY', 60, 1)]).toEqual([false, false]);
    // Good Friday 2027 is 26 March. The Monday before is in the school holidays, but not a peak day.
    expect(nightlyPrice(world, 'HSPK', 'HEATHERBB', '2027-03-26')).toBeNull();
    expect(nightlyPrice(world, 'HSPK', 'HEATHERBB', '2027-03-22')).not.toBeNull();
  });

  test('A §3.7 closed days, private parties, weddings and minimum stays follow the calendar', () => {
    const units = (date: string) => world.rooms.map((room) => unitsOf(world, room.code, date));
    const house = (date: string) => units(date).slice(0, 4);
    expect(units('2026-12-25')).toEqual(world.rooms.map(() => 0));
    expect(world.rooms.map((room) => isClosed(world, room.code, '2026-12-25'))).toEqual(
      world.rooms.map(() => true),
    );
    expect(units('2027-03-13')).toEqual(world.rooms.map(() => 0));
    expect(isClosed(world, 'HSPK', '2027-03-13')).toBe(false);
    expect(house('2027-04-24')).toEqual([0, 0, 0, 0]);
    expect(unitsOf(world, 'SYGR', '2027-04-24')).toBeGreaterThan(0);
    // Monday 3 May 2027 is a bank holiday.
    expect(minimumStay(world, 'HSPK', '2027-04-30')).toBe(2);
    expect(minimumStay(world, 'HSPK', '2027-05-03')).toBeNull();
    expect(minimumStay(world, 'HSLS', '2027-01-16')).toBe(2);
    expect(minimumStay(world, 'MRHL', '2027-01-16')).toBe(3);
  });

  test('A §9.3 cancellation ends at 3pm the day before, for deposit rates a fortnight before', () => {
    expect(cancellationDateTime(world, 'DAILYBABB', '2027-03-01')).toBe('2027-02-28T15:00:00');
    expect(cancellationDateTime(world, 'BABBADV', '2027-03-01')).toBe('2027-02-15T15:00:00');
  });

  test('the notable dates are right', () => {
    expect(notableDates(world)).toMatchObject({
      soldOut: '2026-12-12',
      wedding: '2027-04-24',
      closed: '2026-12-24',
      noPromo: '2026-12-20',
    });
    const { ordinary } = notableDates(world);
    const stay = (rate: string) => stayPrice(world, 'HSPK', rate, ordinary, 3, 2);
    expect(
      ['DAILYBABB', 'BABBADV', 'HEATHERBB', 'SPABREAK', 'GOLFBRK'].filter((rate) => stay(rate) === null),
    ).toEqual([]);
    expect([2026, 2027, 2028].map(easterSunday)).toEqual(['2026-04-05', '2027-03-28', '2028-04-16']);
  });

  test('for every today in four years the ordinary notable date is in the future', () => {
    const days = Array.from({ length: 105 }, (_, week) => addDays(TODAY, week * 14));
    expect(days.map((today) => notableDates(createWorld({ today })).ordinary > today)).toEqual(
      days.map(() => true),
    );
  });
});

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
