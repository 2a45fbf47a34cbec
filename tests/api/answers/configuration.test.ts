import { describe } from 'vitest';
import { loadAccountConfiguration } from '../../../src/api/account/configuration.ts';
import { loadStayConfiguration } from '../../../src/api/stay/configuration.ts';
import { checkAnswer } from './check-answer.ts';
import {
  addOn,
  addOnRead,
  blankAddOn,
  groupRate,
  images,
  item,
  restaurantRead,
  roomType,
  titles,
  treatment,
  treatmentRead,
} from './configuration-samples.ts';

describe('A §3.2 the stay configuration', () => {
  checkAnswer('with all its fields, D-43 treatments as a list and as an object', {
    call: loadStayConfiguration,
    wire: {
      SystemStatuses: [
        { System: 'Opera', IsDisabled: true, BookingMessage: '<p>Closed</p>', InlineMessage: '' },
        { System: 'Spa', IsDisabled: true, InlineMessage: '<p>Spa closed</p>' },
        { System: 'Events', IsDisabled: true },
      ],
      Content: {
        search: {
          exceedRoomLimit: '<p>Call us</p>',
          childBooking: '<p>No children</p>',
          giftVouchers: [item],
          accommodationMap: item,
        },
        rates: { everyRate: { title: 'Every rate', items: [{ Title: 'Pool', Body: '' }] } },
      },
      MaxAdults: 3,
      MaxChildren: 2,
      MaxDogs: 1,
      Areas: [{ Key: 'house', DisplayName: 'House', Description: '', Images: images, RoomTypes: [roomType] }],
      RateGroups: [{ Key: 'spa', DisplayName: 'Spa', Description: 'd', Images: images, Rates: [groupRate] }],
      FlatRates: [{ PMSCode: 'FLAT', DisplayName: 'Flat', Description: 'd', Images: images }],
      AdultTitles: titles,
      ChildTitles: [{ OperaCode: 'MISS', DisplayName: 'Miss' }],
      Countries: [{ OperaCode: 'GB', DisplayName: 'United Kingdom' }],
      AddOns: [addOn, { ...addOn, SpaTreatments: { Treatments: [treatment] } }],
    },
    result: {
      SystemStatuses: [
        { System: 'Opera', IsDisabled: true, BookingMessage: '<p>Closed</p>', InlineMessage: '' },
        { System: 'Spa', IsDisabled: true, BookingMessage: '', InlineMessage: '<p>Spa closed</p>' },
      ],
      Content: {
        search: {
          exceedRoomLimit: '<p>Call us</p>',
          childBooking: '<p>No children</p>',
          giftVouchers: [item],
          accommodationMap: item,
        },
        rates: { everyRate: { title: 'Every rate', items: [{ Image: null, Title: 'Pool', Body: '' }] } },
      },
      MaxAdults: 3,
      MaxChildren: 2,
      MaxDogs: 1,
      Areas: [{ Key: 'house', DisplayName: 'House', Description: '', Images: images, RoomTypes: [roomType] }],
      RateGroups: [
        {
          Key: 'spa',
          DisplayName: 'Spa',
          Description: 'd',
          Images: images,
          Rates: [
            {
              ...groupRate,
              BreakfastRestaurants: [restaurantRead],
              DinnerRestaurants: [restaurantRead],
              TreatmentGroups: [{ Treatments: [treatmentRead] }],
            },
          ],
        },
      ],
      FlatRates: [{ PMSCode: 'FLAT', DisplayName: 'Flat', Description: 'd', Images: images }],
      AdultTitles: titles,
      ChildTitles: [{ OperaCode: 'MISS', DisplayName: 'Miss' }],
      Countries: [{ OperaCode: 'GB', DisplayName: 'United Kingdom' }],
      AddOns: [addOnRead, addOnRead],
    },
    required: [
      'Areas',
      'Areas.0.Key',
      'Areas.0.RoomTypes.0.Key',
      'Areas.0.RoomTypes.0.PMSCode',
      'RateGroups.0.Key',
      'RateGroups.0.Rates.0.PMSCode',
      'RateGroups.0.Rates.0.BreakfastRestaurants.0.RestaurantId',
      'RateGroups.0.Rates.0.TreatmentGroups.0.Treatments.0.Id',
      'RateGroups.0.Rates.0.TreatmentGroups.0.Treatments.0.Durations.0.Id',
      'FlatRates.0.PMSCode',
      'AdultTitles',
      'AdultTitles.0.OperaCode',
      'AddOns.0.PMSCode',
      'AddOns.0.MudTreatments.0.Occupancy',
      'AddOns.0.SpaGardenTreatments.Durations.0.Id',
    ],
  });

  checkAnswer('with as little as it may hold: MaxAdults 4 (A §9.1), MaxChildren 1 (E-10), MaxDogs 2 (D-20)', {
    call: loadStayConfiguration,
    wire: {
      Areas: [{ Key: 'house', RoomTypes: [{ Key: 'lake', PMSCode: 'LAK' }] }],
      AdultTitles: [],
      AddOns: [{ PMSCode: 'FIZZ' }],
      RateGroups: null,
    },
    result: {
      SystemStatuses: [],
      Content: {
        search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: null },
        rates: { everyRate: null },
      },
      MaxAdults: 4,
      MaxChildren: 1,
      MaxDogs: 2,
      Areas: [
        {
          Key: 'house',
          DisplayName: '',
          Description: '',
          Images: [],
          RoomTypes: [
            {
              Key: 'lake',
              PMSCode: 'LAK',
              DisplayName: '',
              Description: '',
              Images: [],
              RoomSize: null,
              BedType: '',
              IsDogFriendly: false,
              IsChildFriendly: false,
              IsInfantFriendly: false,
              MaxAdults: null,
              MaxChildren: null,
              MinOccupancy: 1,
              CalendarDefaultRate: null,
              maxAdults: null,
              maxChildren: null,
              maxOccupancy: null,
            },
          ],
        },
      ],
      RateGroups: [],
      FlatRates: [],
      AdultTitles: [],
      ChildTitles: [],
      Countries: [],
      AddOns: [blankAddOn],
    },
    required: [],
  });
});

describe('B §3 the account configuration', () => {
  checkAnswer('with all its fields', {
    call: loadAccountConfiguration,
    wire: {
      Titles: titles,
      Countries: [],
      BookingDefaults: { CheckInTime: '16:00', CheckOutTime: '11:00' },
      RoomTypes: [{ PMSCode: 'LAK', DisplayName: 'Lake Room', Images: images }],
      RateTypes: [{ PMSCode: 'SPA', DisplayName: 'Spa', AllowedAddOnPackages: ['MUD'] }],
      AddOns: [addOn],
      SpaTreatments: { Treatments: [treatment] },
    },
    result: {
      Titles: titles,
      Countries: [],
      BookingDefaults: { CheckInTime: '16:00', CheckOutTime: '11:00' },
      RoomTypes: [{ PMSCode: 'LAK', DisplayName: 'Lake Room', Images: images }],
      RateTypes: [{ PMSCode: 'SPA', DisplayName: 'Spa', AllowedAddOnPackages: ['MUD'] }],
      AddOns: [addOnRead],
      SpaTreatments: [treatmentRead],
    },
    required: ['RoomTypes.0.PMSCode', 'RateTypes.0.PMSCode'],
  });

  checkAnswer('with nothing', {
    call: loadAccountConfiguration,
    wire: {},
    result: {
      Titles: [],
      Countries: [],
      BookingDefaults: { CheckInTime: '', CheckOutTime: '' },
      RoomTypes: [],
      RateTypes: [],
      AddOns: [],
      SpaTreatments: [],
    },
    required: [],
  });
});
