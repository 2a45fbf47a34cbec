import { describe, expect, test } from 'vitest';
import { addDays, easterSunday } from '../../demo/estate/world/days.ts';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import { cancellationDateTime, nightlyPrice, stayPrice } from '../../demo/estate/world/prices.ts';
import { isClosed, minimumStay, unitsOf } from '../../demo/estate/world/stock.ts';
import type { World } from '../../demo/estate/world/types.ts';
import { createWorld } from '../../demo/estate/world/world.ts';

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
