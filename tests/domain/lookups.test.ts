import { describe, expect, test } from 'vitest';
import type { SystemStatus } from '../../src/domain/configuration.ts';
import {
  addOnByCode,
  areaOfRoomType,
  displayNameOf,
  flatRateByCode,
  hasDogFriendlyRoom,
  isSystemDisabled,
  operaCodeOf,
  rateContentOf,
  rateGroupOf,
  rateGroupRateByCode,
  rateName,
  restaurantById,
  roomTypeByCode,
  systemStatus,
  titleName,
} from '../../src/domain/lookups.ts';
import {
  addOn,
  area,
  availableRate,
  configuration,
  leg,
  rateGroup,
  rateGroupRate,
  restaurant,
  roomType,
} from '../support/fixtures.ts';

const classic = roomType({ IsDogFriendly: false });
const suite = roomType({ PMSCode: 'SUI' });
const attic = roomType({ PMSCode: 'ATT', IsDogFriendly: false });
const house = area('house', [classic]);
const lodge = area('lodge', [attic, suite]);
const bistro = restaurant({ RestaurantId: 'R1' });
const grill = restaurant({ RestaurantId: 'R2' });
const breakfasts = rateGroupRate({
  PMSCode: 'FLEX',
  DisplayName: 'Flexible rate',
  BreakfastRestaurants: [bistro],
});
const group = rateGroup('flexible', [rateGroupRate({ PMSCode: 'BASIC' }), breakfasts]);
const flatRate = { PMSCode: 'FLAT', DisplayName: 'Flat rate', Description: '', Images: [] };
const dinner = addOn({ PMSCode: 'DINE', Restaurant: grill });
const golf: SystemStatus = {
  System: 'Golf',
  IsDisabled: true,
  BookingMessage: '',
  InlineMessage: '<p>No</p>',
};
const estate = configuration({
  SystemStatuses: [golf],
  Areas: [house, lodge],
  RateGroups: [group],
  FlatRates: [flatRate],
  AddOns: [dinner],
  AdultTitles: [{ OperaCode: 'MRS', DisplayName: 'Mrs' }],
  ChildTitles: [{ OperaCode: 'MSTR', DisplayName: 'Master' }],
});

describe('what the configuration says of a code', () => {
  test('rooms and their areas', () => {
    expect(roomTypeByCode(estate, 'SUI')).toBe(suite);
    expect(areaOfRoomType(estate, 'SUI')).toBe(lodge);
    expect(roomTypeByCode(estate, 'NONE')).toBeNull();
    expect(roomTypeByCode(estate, null)).toBeNull();
    expect(areaOfRoomType(estate, 'NONE')).toBeNull();
  });

  test('rates, groups and flat rates', () => {
    expect(rateGroupOf(estate, 'FLEX')).toBe(group);
    expect(rateGroupOf(estate, 'FLAT')).toBeNull();
    expect(rateGroupRateByCode(estate, 'FLEX')).toBe(breakfasts);
    expect(rateGroupRateByCode(estate, 'FLAT')).toBeNull();
    expect(flatRateByCode(estate, 'FLAT')).toBe(flatRate);
    expect(flatRateByCode(estate, 'FLEX')).toBeNull();
    expect(rateContentOf(estate, leg({ rate: availableRate({ RateCode: 'FLEX' }) }))).toBe(breakfasts);
    expect(rateContentOf(estate, leg())).toBeNull();
  });

  test("A §2.7 a rate's name is the group's, the flat rate's, or its own", () => {
    const nameOf = (RateCode: string) =>
      rateName(estate, leg({ rate: availableRate({ RateCode, Name: 'Own name' }) }));
    expect(nameOf('FLEX')).toBe('Flexible rate');
    expect(nameOf('FLAT')).toBe('Flat rate');
    expect(nameOf('OTHER')).toBe('Own name');
    expect(rateName(estate, leg())).toBe('');
  });

  test('add-ons, and restaurants of rates and add-ons', () => {
    expect(addOnByCode(estate, 'DINE')).toBe(dinner);
    expect(addOnByCode(estate, 'NONE')).toBeNull();
    expect(restaurantById(estate, 'R1')).toBe(bistro);
    expect(restaurantById(estate, 'R2')).toBe(grill);
    expect(restaurantById(estate, null)).toBeNull();
  });

  test('A §3.2 systems: one that is not mentioned is not disabled', () => {
    expect(systemStatus(estate, 'Golf')).toBe(golf);
    expect(isSystemDisabled(estate, 'Golf')).toBe(true);
    expect(systemStatus(estate, 'Spa')).toBeNull();
    expect(isSystemDisabled(estate, 'Spa')).toBe(false);
  });

  test('D-46 titles by code and by name', () => {
    expect(titleName(estate, 'MSTR')).toBe('Master');
    expect(displayNameOf(estate.AdultTitles, 'DR')).toBe('DR');
    expect(operaCodeOf(estate.AdultTitles, ' mrs ')).toBe('MRS');
    expect(operaCodeOf(estate.ChildTitles, 'master')).toBe('MSTR');
    expect(operaCodeOf(estate.AdultTitles, 'Dr')).toBeNull();
  });

  test('D-20 whether any room takes dogs', () => {
    expect(hasDogFriendlyRoom(estate)).toBe(true);
    expect(hasDogFriendlyRoom(configuration({ Areas: [house] }))).toBe(false);
  });
});
