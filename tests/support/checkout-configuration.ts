import type { AddOnContent } from '../../src/domain/addons/addons.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { RateGroupRate } from '../../src/domain/rates/rate-groups.ts';
import {
  addOn,
  area,
  configuration as configured,
  rateGroup,
  rateGroupRate,
  restaurant,
  roomType,
} from './fixtures.ts';

/** The estate of the checkout's tests: two rooms, two rates, five add-ons. */

const orangery = restaurant({ restaurantId: 'R1', displayName: 'The Orangery' });
const boathouse = restaurant({ restaurantId: 'R2', displayName: 'The Boathouse' });

function room(code: string, displayName: string) {
  return roomType({
    key: code,
    code,
    displayName,
    description: '',
    roomSize: 30,
    bedType: 'King',
    maxChildren: 2,
  });
}

function content(code: string, displayName: string, includes: Partial<RateGroupRate> = {}) {
  return rateGroupRate({
    code,
    displayName,
    includesBreakfast: true,
    breakfastRestaurants: [orangery],
    dinnerRestaurants: [orangery],
    allowedAddOnPackages: ['CHAMP', 'TABLE', 'TEE', 'MASSAGE', 'MUD'],
    ...includes,
  });
}

function extra(code: string, displayName: string, is: Partial<AddOnContent> = {}) {
  return addOn({ code, displayName, perText: 'per room', longDescription: '', minOccupancy: 1, ...is });
}

export const configuration: StayConfiguration = configured({
  maxAdults: 2,
  areas: [
    area('HOUSE', [room('KNG', 'Lake King'), room('TWN', 'Garden Twin')], { displayName: 'The House' }),
  ],
  rateGroups: [
    rateGroup(
      'STAY',
      [
        content('RETREAT', 'Spa Retreat', {
          includesDinner: true,
          includesSpa: true,
          includesSpaPool: true,
          includesGolf: true,
        }),
        content('DAILYBABB', 'Bed & Breakfast'),
      ],
      { displayName: 'Stay' },
    ),
  ],
  adultTitles: [
    { code: 'MR', displayName: 'Mr' },
    { code: 'MS', displayName: 'Ms' },
    { code: 'DR', displayName: 'Dr' },
  ],
  childTitles: [{ code: 'MSTR', displayName: 'Master' }],
  addOns: [
    extra('CHAMP', 'Champagne on arrival'),
    extra('TABLE', 'Dinner at The Boathouse', { restaurant: boathouse }),
    extra('TEE', 'Round of golf', { isGolf: true }),
    extra('MASSAGE', 'Spa treatments', { isSpaTreatments: true }),
    extra('MUD', 'Mud room', { isMudTreatment: true }),
  ],
});
