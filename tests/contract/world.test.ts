import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays, easterSunday } from '../../demo/estate/world/days.ts';
import { tableSlots } from '../../demo/estate/world/dining.ts';
import { teeTimes } from '../../demo/estate/world/golf.ts';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import { cancellationDateTime, nightlyPrice, stayPrice } from '../../demo/estate/world/prices.ts';
import { extraSlots, spaItems, spaSlots } from '../../demo/estate/world/spa.ts';
import { isClosed, minimumStay, unitsOf } from '../../demo/estate/world/stock.ts';
import type { World } from '../../demo/estate/world/types.ts';
import { createWorld } from '../../demo/estate/world/world.ts';

const TODAY = '2026-11-20';
const world = createWorld({ today: TODAY });
const roomTypes = world.configuration.Areas.flatMap((area) => area.RoomTypes);
const twoYears = Array.from({ length: 731 }, (_, day) => addDays(TODAY, day));

/** Every string of a world, with the path that leads to it. */
function stringsOf(value: unknown, path = 'world'): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}.${key}`));
}

describe('what the estate sells', () => {
  test('A §3.3 every room type has content and stock under one code', () => {
    expect(world.configuration.Areas.map((area) => area.RoomTypes.length)).toEqual([4, 3, 3, 3]);
    expect(roomTypes.map((room) => room.PMSCode)).toEqual(world.rooms.map((room) => room.code));
    expect(new Set(roomTypes.map((room) => room.PMSCode)).size).toBe(13);
  });

  test('A §5.3 two room types carry lower-case limits, and both still take two adults', () => {
    const limits = roomTypes
      .filter((room) => 'maxAdults' in room || 'maxChildren' in room || 'maxOccupancy' in room)
      .map(({ PMSCode, maxAdults, maxChildren, maxOccupancy }) => [
        PMSCode,
        maxAdults,
        maxChildren,
        maxOccupancy,
      ]);
    expect(limits).toEqual([
      ['HSTW', 2, 0, 2],
      ['SYHL', undefined, undefined, 3],
    ]);
  });

  test('A §2.5 the rooms differ in whom they take', () => {
    const codes = (key: 'IsDogFriendly' | 'IsChildFriendly' | 'IsInfantFriendly') =>
      roomTypes.filter((room) => room[key]).map((room) => room.PMSCode);
    expect(codes('IsDogFriendly')).toEqual(['SYGR', 'SYHL', 'SYCH', 'LSSC', 'LSIC', 'MRSH', 'MRKC', 'MRHL']);
    expect(codes('IsChildFriendly')).toEqual(['HSLK', 'HSLS', 'SYHL', 'SYCH', 'LSIC', 'MRKC', 'MRHL']);
    expect(codes('IsInfantFriendly')).toEqual([
      'HSPK',
      'HSLK',
      'HSLS',
      'SYHL',
      'SYCH',
      'LSSC',
      'MRKC',
      'MRHL',
    ]);
    expect(roomTypes.find((room) => room.MinOccupancy === 3)?.PMSCode).toBe('MRHL');
  });

  test('A §3.4 rates stand in groups, two are flat, one belongs to nothing', () => {
    const grouped = world.configuration.RateGroups.flatMap((group) =>
      group.Rates.map((rate) => [rate.PMSCode, group.Key]),
    );
    const sold = world.rates.map((rate) => [rate.code, rate.groupKey]);
    expect(sold.filter(([, group]) => group !== null)).toEqual(grouped);
    expect(world.rates.filter((rate) => rate.isFlat).map((rate) => rate.code)).toEqual(
      world.configuration.FlatRates.map((rate) => rate.PMSCode),
    );
    expect(
      world.rates.filter((rate) => !rate.isFlat && rate.groupKey === null).map((rate) => rate.code),
    ).toEqual(['MIDWEEKMR']);
  });

  test('A §9.3 a label of so many per cent off is true', () => {
    const labels = world.configuration.RateGroups.flatMap((group) => group.Rates).map(
      (rate) => rate.DiscountAmount,
    );
    const discounts = world.rates
      .filter((rate) => rate.groupKey !== null)
      .map((rate) => rate.discountPercent);
    expect(discounts).toEqual(labels);
  });

  test('A §9.6, §9.9 every add-on has a price, all modes occur, and every allowed code exists', () => {
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

  test('A §9.6 every price is above 0 and in whole or half pounds', () => {
    const sold = prices.filter((price) => price !== null);
    expect(sold.length).toBeGreaterThan(80_000);
    expect(sold.filter((price) => price <= 0 || !Number.isInteger(price * 2))).toEqual([]);
  });

  test('A §3.6 units are whole, never negative, never more than there are', () => {
    const wrong = twoYears.flatMap((date) =>
      world.rooms.filter((room) => {
        const units = unitsOf(world, room.code, date);
        return !Number.isInteger(units) || units < 0 || units > room.total;
      }),
    );
    expect(wrong).toEqual([]);
    expect(unitsOf(world, 'NOROOM', TODAY)).toBe(0);
  });

  test('a value belongs to its seed, room and date, whatever was asked before', () => {
    const values = (of: World, dates: string[]) =>
      new Map(
        dates.map((date) => [date, [unitsOf(of, 'HSLK', date), nightlyPrice(of, 'HSLK', 'DAILYBABB', date)]]),
      );
    const again = values(createWorld({ today: TODAY }), [...twoYears].reverse());
    expect(again).toEqual(values(world, twoYears));
    expect(values(createWorld({ today: TODAY, seed: 2 }), twoYears)).not.toEqual(again);
  });

  test('board is charged by adult and night, a first-night dinner once', () => {
    const stay = (rate: string) => stayPrice(world, 'HSLK', rate, '2027-01-17', 2, 2) ?? Number.NaN;
    expect(stay('DAILYBABB') - stay('ROOMONLY')).toBe(4 * 18.5);
    expect(stay('DBBFLEX') - stay('DAILYBABB')).toBe(4 * 46);
    expect(stay('DBBFIRST') - stay('DAILYBABB')).toBe(2 * 46);
  });

  test('offers end where their terms end', () => {
    const price = (room: string, rate: string, daysAhead: number, nights: number) =>
      stayPrice(world, room, rate, addDays(TODAY, daysAhead), nights, 2) !== null;
    expect([price('HSPK', 'BABBADV', 20, 1), price('HSPK', 'BABBADV', 21, 1)]).toEqual([false, true]);
    expect([price('MRKC', 'SELFADV', 60, 2), price('MRKC', 'SELFADV', 60, 3)]).toEqual([false, true]);
    expect([price('HSPK', 'SELFCAT', 60, 1), price('MRKC', 'ROOMONLY', 60, 1)]).toEqual([false, false]);
    // Good Friday 2027 is 26 March; the Monday before is a school holiday but no peak.
    expect(nightlyPrice(world, 'HSPK', 'HEATHERBB', '2027-03-26')).toBeNull();
    expect(nightlyPrice(world, 'HSPK', 'HEATHERBB', '2027-03-22')).not.toBeNull();
  });

  test('A §3.7 closed days, private parties, weddings and minimum stays fall where the calendar says', () => {
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

  test('A §9.3 flexible rates can be cancelled until 3pm the day before, deposit rates a fortnight before', () => {
    expect(cancellationDateTime(world, 'DAILYBABB', '2027-03-01')).toBe('2027-02-28T15:00:00');
    expect(cancellationDateTime(world, 'BABBADV', '2027-03-01')).toBe('2027-02-15T15:00:00');
  });

  test('the notable dates are what they say', () => {
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

  test('every day of four years has its notable dates ahead', () => {
    const days = Array.from({ length: 105 }, (_, week) => addDays(TODAY, week * 14));
    expect(days.map((today) => notableDates(createWorld({ today })).ordinary > today)).toEqual(
      days.map(() => true),
    );
  });
});

describe('tables, tee times and treatments', () => {
  test('A §9.8 tables only on days of opening, in the hours of the sitting', () => {
    const tables = (date: string, sitting: 0 | 2) =>
      world.restaurants.map(
        (restaurant) => tableSlots(world, restaurant.RestaurantId, date, sitting).length > 0,
      );
    // 2027-01-19 is a Tuesday, 2027-01-21 a Thursday, 2027-01-25 the last Monday of the month.
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

  test('D-44 every tee time carries what staging hands back, and a reference of its own', () => {
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

  test('A §9.7 an item’s Length less its Interval is the minutes of its duration, its price the same', () => {
    const group = world.spaConfiguration.TreatmentGroups[0];
    const durations = group?.Treatments.flatMap((treatment) => treatment.Durations) ?? [];
    const items = spaItems(world, '2027-01-21');
    expect(
      items.map((item) => {
        const duration = durations.find((entry) => entry.Code === item.Code && entry.Id === item.ID);
        return [item.Length - item.Interval, item.StandardPrice, duration?.Duration, duration?.Price];
      }),
    ).toEqual(
      items.map((item) => [item.Length - 15, item.StandardPrice, item.Length - 15, item.StandardPrice]),
    );
    expect(items.map((item) => item.Code)).not.toContain('QTH60');
    expect(group?.Treatments.length).toBe(11);
  });

  test('A §3.14 in a spa break at most one duration of a treatment is included, and differences count from it', () => {
    const breaks = world.configuration.RateGroups.flatMap((group) => group.Rates).filter(
      (rate) => rate.IncludesSpa,
    );
    const treatments = breaks[0]?.TreatmentGroups[0]?.Treatments ?? [];
    expect(breaks.map((rate) => rate.PMSCode)).toEqual(['SPABREAK', 'SPADINE']);
    expect(
      treatments.map((treatment) => treatment.Durations.filter((entry) => entry.IsIncluded).length),
    ).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 1]);
    const shoulders = treatments.find((treatment) => treatment.Id === 'T03');
    expect(
      shoulders?.Durations.map((entry) => [entry.Duration, entry.IsIncluded, entry.PriceDifference]),
    ).toEqual([
      [60, true, 0],
      [30, false, -37],
      [45, false, -17.5],
    ]);
  });

  test('A §3.14 treatments, mud and garden have times, closed treatments have none', () => {
    const morning = spaSlots(world, '4101', '2027-01-21');
    expect(morning.AM[0]).toMatchObject({ StartTime: '2027-01-21T09:00:00', DisplayTime: '09:00' });
    expect(morning.PM[0]?.StartTime).toBe('2027-01-21T12:00:00');
    // Reflexology rests on Wednesdays.
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
  test('A §4.3 there is a voucher for each outcome', () => {
    const flags = world.vouchers.map((voucher) => [
      voucher.reference,
      voucher.isAvailableOnline && voucher.canBeUsed,
      voucher.isRedeemed,
      voucher.isOutsidePeriod,
      voucher.isBooked,
      voucher.isAvailableOnline,
      voucher.content.Category,
    ]);
    expect(flags).toEqual([
      ['GIFT-100', true, false, false, false, true, 1],
      ['GIFT-250', true, false, false, false, true, 1],
      ['STAY-NIGHT', true, false, false, false, true, 0],
      ['GIFT-USED', false, true, false, false, true, 1],
      ['GIFT-LATE', false, false, true, false, true, 1],
      ['GIFT-HELD', false, false, false, true, true, 1],
      ['TEA-FOR-TWO', true, false, false, false, true, 3],
      ['GIFT-ODD', false, false, false, false, true, 1],
      ['GIFT-DESK', false, false, false, false, false, 1],
    ]);
  });

  test('B §3 bookings name rooms, rates and members that exist, from long ago to months ahead', () => {
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

  test('a world can be changed without changing the next', () => {
    const changed = createWorld({ today: TODAY });
    changed.configuration.SystemStatuses.forEach((status) => (status.IsDisabled = true));
    expect(createWorld({ today: TODAY })).toEqual(world);
  });
});

describe('texts and pictures', () => {
  const strings = stringsOf(world);

  test('T1 HTML is paragraphs, emphasis and telephone links only', () => {
    const tags = strings.flatMap(([, text]) => text.match(/<[^>]*>/g) ?? []);
    const plain = new Set(['<p>', '</p>', '<strong>', '</strong>', '<em>', '</em>', '</a>']);
    expect(tags.length).toBeGreaterThan(100);
    expect(tags.filter((tag) => !plain.has(tag) && !/^<a href="tel:\+44\d+">$/.test(tag))).toEqual([]);
  });

  test('no text shouts', () => {
    expect(strings.filter(([, text]) => text.includes('!'))).toEqual([]);
  });

  test('D-47 every picture is there, small, and nothing but a drawing', () => {
    const paths = [
      ...new Set(strings.map(([, text]) => text).filter((text) => text.startsWith('/pictures/'))),
    ];
    const files = paths.map((path) => `demo/site${path}`);
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.filter((file) => statSync(file).size > 12_000)).toEqual([]);
    const risky = /<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/i;
    expect(files.filter((file) => risky.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
