import { describe, expect, test } from 'vitest';
import type { SystemStatus } from '../../../src/domain/configuration/configuration.ts';
import {
  addOnByCode,
  areaOfRoomType,
  flatRateByCode,
  hasDogFriendlyRoom,
  rateContentOf,
  rateGroupOf,
  rateGroupRateByCode,
  rateName,
  restaurantById,
  roomTypeByCode,
} from '../../../src/domain/configuration/lookups.ts';
import { displayNameOf, codeOf, titleName } from '../../../src/domain/configuration/coded-names.ts';
import { isSystemDisabled, systemStatus } from '../../../src/domain/configuration/system-status.ts';
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
} from '../../support/fixtures.ts';

const classic = roomType({ isDogFriendly: false });
const suite = roomType({ code: 'SUI' });
const attic = roomType({ code: 'ATT', isDogFriendly: false });
const house = area('house', [classic]);
const lodge = area('lodge', [attic, suite]);
const bistro = restaurant({ restaurantId: 'R1' });
const grill = restaurant({ restaurantId: 'R2' });
const breakfasts = rateGroupRate({
  code: 'FLEX',
  displayName: 'Flexible rate',
  breakfastRestaurants: [bistro],
});
const group = rateGroup('flexible', [rateGroupRate({ code: 'BASIC' }), breakfasts]);
const flatRate = { code: 'FLAT', displayName: 'Flat rate', description: '', images: [] };
const dinner = addOn({ code: 'DINE', restaurant: grill });
const golf: SystemStatus = {
  system: 'Golf',
  isDisabled: true,
  bookingMessage: '',
  inlineMessage: '<p>No</p>',
};
const estate = configuration({
  systemStatuses: [golf],
  areas: [house, lodge],
  rateGroups: [group],
  flatRates: [flatRate],
  addOns: [dinner],
  adultTitles: [{ code: 'MRS', displayName: 'Mrs' }],
  childTitles: [{ code: 'MSTR', displayName: 'Master' }],
});

describe('the configuration finds by code', () => {
  test('rooms and their areas', () => {
    expect(roomTypeByCode(estate, 'SUI')).toBe(suite);
    expect(areaOfRoomType(estate, 'SUI')).toBe(lodge);
    expect(roomTypeByCode(estate, 'NONE')).toBeNull();
    expect(roomTypeByCode(estate, null)).toBeNull();
    expect(areaOfRoomType(estate, 'NONE')).toBeNull();
  });

  test('rates, their groups and flat rates', () => {
    expect(rateGroupOf(estate, 'FLEX')).toBe(group);
    expect(rateGroupOf(estate, 'FLAT')).toBeNull();
    expect(rateGroupRateByCode(estate, 'FLEX')).toBe(breakfasts);
    expect(rateGroupRateByCode(estate, 'FLAT')).toBeNull();
    expect(flatRateByCode(estate, 'FLAT')).toBe(flatRate);
    expect(flatRateByCode(estate, 'FLEX')).toBeNull();
    expect(rateContentOf(estate, leg({ rate: availableRate({ rateCode: 'FLEX' }) }))).toBe(breakfasts);
    expect(rateContentOf(estate, leg())).toBeNull();
  });

  test("A §2.7 a rate's name: the group's, the flat rate's, or its own", () => {
    const nameOf = (rateCode: string) =>
      rateName(estate, leg({ rate: availableRate({ rateCode, name: 'Own name' }) }));
    expect(nameOf('FLEX')).toBe('Flexible rate');
    expect(nameOf('FLAT')).toBe('Flat rate');
    expect(nameOf('OTHER')).toBe('Own name');
    expect(rateName(estate, leg())).toBe('');
  });

  test('add-ons, and the restaurants of rates and add-ons', () => {
    expect(addOnByCode(estate, 'DINE')).toBe(dinner);
    expect(addOnByCode(estate, 'NONE')).toBeNull();
    expect(restaurantById(estate, 'R1')).toBe(bistro);
    expect(restaurantById(estate, 'R2')).toBe(grill);
    expect(restaurantById(estate, null)).toBeNull();
  });

  test('A §3.2 systems; one that is not mentioned is enabled', () => {
    expect(systemStatus(estate, 'Golf')).toBe(golf);
    expect(isSystemDisabled(estate, 'Golf')).toBe(true);
    expect(systemStatus(estate, 'Spa')).toBeNull();
    expect(isSystemDisabled(estate, 'Spa')).toBe(false);
  });

  test('D-46 titles, by code and by name', () => {
    expect(titleName(estate, 'MSTR')).toBe('Master');
    expect(displayNameOf(estate.adultTitles, 'DR')).toBe('DR');
    expect(codeOf(estate.adultTitles, ' mrs ')).toBe('MRS');
    expect(codeOf(estate.childTitles, 'master')).toBe('MSTR');
    expect(codeOf(estate.adultTitles, 'Dr')).toBeNull();
  });

  test('D-20 whether any room takes dogs', () => {
    expect(hasDogFriendlyRoom(estate)).toBe(true);
    expect(hasDogFriendlyRoom(configuration({ areas: [house] }))).toBe(false);
  });
});
