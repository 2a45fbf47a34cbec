import { describe, expect, test } from 'vitest';
import { diningDates, diningDatesOf } from '../../src/domain/dining-rows.ts';
import { boathouse, diningDay, MONDAY, STAY, stillroom, TUESDAY } from '../support/itinerary-stay.ts';

describe('A §7.8 the dates of a meal', () => {
  test('dinner is on the first night only where the rate limits it', () => {
    expect(diningDates('dinner', STAY, true)).toEqual([MONDAY]);
  });
});

describe('F-03 what a date offers', () => {
  const boathouseAtEight = { restaurant: boathouse, times: ['2027-05-10T20:00:00'] };
  const closedOnMonday = { ...stillroom, daysOpened: { ...stillroom.daysOpened, Monday: false } };

  test.each([
    ['full', stillroom, { STILL: [], BOAT: ['20:00'] }, [boathouseAtEight]],
    ['closed', closedOnMonday, { STILL: [], BOAT: ['20:00'] }, [boathouseAtEight]],
    [
      'closed, whatever times are sent',
      closedOnMonday,
      { STILL: ['18:00'], BOAT: ['20:00'] },
      [boathouseAtEight],
    ],
    ['closed and the other full', closedOnMonday, { STILL: [], BOAT: [] }, []],
    ['closed, with times, and the other full', closedOnMonday, { STILL: ['18:00'], BOAT: [] }, []],
  ])('of two restaurants where one is %s, the one with tables', (_, first, tables, options) => {
    expect(diningDatesOf([MONDAY], [diningDay(MONDAY, tables)], [first, boathouse])).toEqual([
      { date: MONDAY, options },
    ]);
  });

  test.each([
    ['no restaurant has availability', diningDay(MONDAY, {})],
    ['every restaurant lacks times', diningDay(MONDAY, { STILL: [], BOAT: [] })],
    ['the answer lacks the date', diningDay(TUESDAY, { STILL: ['18:00'] })],
    ['the restaurant is not one of the rate', diningDay(MONDAY, { GRILL: ['18:00'] })],
  ])('nothing where %s', (_, day) => {
    expect(diningDatesOf([MONDAY], [day], [stillroom, boathouse])).toEqual([{ date: MONDAY, options: [] }]);
  });

  test('no table whose time is on another day', () => {
    const day = { ...diningDay(TUESDAY, { STILL: ['18:00'] }), date: MONDAY };
    expect(diningDatesOf([MONDAY], [day], [stillroom])).toEqual([{ date: MONDAY, options: [] }]);
  });
});
