import type { AddOnContent } from '../../src/domain/addons.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { RateGroupRate } from '../../src/domain/rates.ts';
import {
  addOn,
  area,
  configuration as configured,
  rateGroup,
  rateGroupRate,
  restaurant,
  roomType,
} from './fixtures.ts';

/** What the estate of the checkout's tests sells: two rooms, two rates, five add-ons. */

const orangery = restaurant({ RestaurantId: 'R1', DisplayName: 'The Orangery' });
const boathouse = restaurant({ RestaurantId: 'R2', DisplayName: 'The Boathouse' });

function room(PMSCode: string, DisplayName: string) {
  return roomType({
    Key: PMSCode,
    PMSCode,
    DisplayName,
    Description: '',
    RoomSize: 30,
    BedType: 'King',
    MaxChildren: 2,
  });
}

function content(PMSCode: string, DisplayName: string, includes: Partial<RateGroupRate> = {}) {
  return rateGroupRate({
    PMSCode,
    DisplayName,
    IncludesBreakfast: true,
    BreakfastRestaurants: [orangery],
    DinnerRestaurants: [orangery],
    AllowedAddOnPackages: ['CHAMP', 'TABLE', 'TEE', 'MASSAGE', 'MUD'],
    ...includes,
  });
}

function extra(PMSCode: string, DisplayName: string, is: Partial<AddOnContent> = {}) {
  return addOn({ PMSCode, DisplayName, PerText: 'per room', LongDescription: '', MinOccupancy: 1, ...is });
}

export const configuration: StayConfiguration = configured({
  MaxAdults: 2,
  Areas: [
    area('HOUSE', [room('KNG', 'Lake King'), room('TWN', 'Garden Twin')], { DisplayName: 'The House' }),
  ],
  RateGroups: [
    rateGroup(
      'STAY',
      [
        content('RETREAT', 'Spa Retreat', {
          IncludesDinner: true,
          IncludesSpa: true,
          IncludesSpaPool: true,
          IncludesGolf: true,
        }),
        content('DAILYBABB', 'Bed & Breakfast'),
      ],
      { DisplayName: 'Stay' },
    ),
  ],
  AdultTitles: [
    { OperaCode: 'MR', DisplayName: 'Mr' },
    { OperaCode: 'MS', DisplayName: 'Ms' },
    { OperaCode: 'DR', DisplayName: 'Dr' },
  ],
  ChildTitles: [{ OperaCode: 'MSTR', DisplayName: 'Master' }],
  AddOns: [
    extra('CHAMP', 'Champagne on arrival'),
    extra('TABLE', 'Dinner at The Boathouse', { Restaurant: boathouse }),
    extra('TEE', 'Round of golf', { IsGolf: true }),
    extra('MASSAGE', 'Spa treatments', { IsSpaTreatments: true }),
    extra('MUD', 'Mud room', { IsMudTreatment: true }),
  ],
});
