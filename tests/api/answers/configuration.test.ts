import { describe } from 'vitest';
import { loadAccountConfiguration } from '../../../src/api/account/configuration.ts';
import { loadStayConfiguration } from '../../../src/api/stay/configuration.ts';
import { checkAnswer } from './check-answer.ts';
import {
  addOn,
  addOnRead,
  blankAddOn,
  groupRate,
  groupRateRead,
  images,
  imagesRead,
  item,
  itemRead,
  roomType,
  roomTypeRead,
  titles,
  titlesRead,
  treatment,
  treatmentRead,
} from './configuration-samples.ts';
import { POUND } from '../../../src/domain/money/money.ts';

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
      currency: POUND,
      systemStatuses: [
        { system: 'Opera', isDisabled: true, bookingMessage: '<p>Closed</p>', inlineMessage: '' },
        { system: 'Spa', isDisabled: true, bookingMessage: '', inlineMessage: '<p>Spa closed</p>' },
      ],
      content: {
        search: {
          exceedRoomLimit: '<p>Call us</p>',
          childBooking: '<p>No children</p>',
          giftVouchers: [itemRead],
          accommodationMap: itemRead,
        },
        rates: { everyRate: { title: 'Every rate', items: [{ image: null, title: 'Pool', body: '' }] } },
        account: { bookingLookup: false, bookingCancellation: false },
      },
      maxAdults: 3,
      maxChildren: 2,
      maxDogs: 1,
      areas: [
        {
          key: 'house',
          displayName: 'House',
          description: '',
          images: imagesRead,
          roomTypes: [roomTypeRead],
        },
      ],
      rateGroups: [
        {
          key: 'spa',
          displayName: 'Spa',
          description: 'd',
          images: imagesRead,
          rates: [groupRateRead],
        },
      ],
      flatRates: [{ code: 'FLAT', displayName: 'Flat', description: 'd', images: imagesRead }],
      adultTitles: titlesRead,
      childTitles: [{ code: 'MISS', displayName: 'Miss' }],
      countries: [{ code: 'GB', displayName: 'United Kingdom' }],
      addOns: [addOnRead, addOnRead],
      arrival: { checkInTime: null, checkOutTime: null, address: [], directions: null },
      exchangeRates: [],
    },
    required: [
      'Areas',
      'Areas.0.RoomTypes.0.PMSCode',
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
      Areas: [{ Key: 'house', RoomTypes: [{ Key: 'lake', PMSCode: 'LAK', RoomSize: 0 }] }],
      AdultTitles: [],
      AddOns: [{ PMSCode: 'FIZZ' }],
      RateGroups: null,
    },
    result: {
      currency: POUND,
      systemStatuses: [],
      content: {
        search: { exceedRoomLimit: '', childBooking: '', giftVouchers: [], accommodationMap: null },
        rates: { everyRate: null },
        account: { bookingLookup: false, bookingCancellation: false },
      },
      maxAdults: 4,
      maxChildren: 1,
      maxDogs: 2,
      areas: [
        {
          key: 'house',
          displayName: '',
          description: '',
          images: [],
          roomTypes: [
            {
              key: 'lake',
              code: 'LAK',
              displayName: '',
              description: '',
              images: [],
              roomSize: null,
              bedType: '',
              bathroom: '',
              view: '',
              floor: '',
              isStepFree: null,
              isDogFriendly: false,
              isChildFriendly: false,
              isInfantFriendly: false,
              maxAdults: null,
              maxChildren: null,
              minOccupancy: 1,
              calendarDefaultRate: null,
              systemMaxAdults: null,
              systemMaxChildren: null,
              maxOccupancy: null,
            },
          ],
        },
      ],
      rateGroups: [],
      flatRates: [],
      adultTitles: [],
      childTitles: [],
      countries: [],
      addOns: [blankAddOn],
      arrival: { checkInTime: null, checkOutTime: null, address: [], directions: null },
      exchangeRates: [],
    },
    required: [],
  });
});

describe('B §3 the account configuration', () => {
  checkAnswer('with all its fields', {
    call: loadAccountConfiguration,
    wire: {
      SystemStatuses: [{ System: 'Spa', IsDisabled: true, BookingMessage: '', InlineMessage: '' }],
      Titles: titles,
      Countries: [],
      BookingDefaults: { CheckInTime: '16:00', CheckOutTime: '11:00' },
      RoomTypes: [{ PMSCode: 'LAK', DisplayName: 'Lake Room', Images: images }],
      RateTypes: [{ PMSCode: 'SPA', DisplayName: 'Spa', AllowedAddOnPackages: ['MUD'] }],
      AddOns: [addOn],
      SpaTreatments: { Treatments: [treatment] },
      Content: { account: { bookingLookup: true } },
      Arrival: { Address: ['The Estate', 'KD9 1WM'], Directions: '/find-us/' },
    },
    result: {
      currency: POUND,
      systemStatuses: [{ system: 'Spa', isDisabled: true, bookingMessage: '', inlineMessage: '' }],
      titles: titlesRead,
      countries: [],
      bookingDefaults: { checkInTime: '16:00', checkOutTime: '11:00' },
      roomTypes: [{ code: 'LAK', displayName: 'Lake Room', images: imagesRead }],
      rateTypes: [{ code: 'SPA', displayName: 'Spa', allowedAddOnPackages: ['MUD'] }],
      addOns: [addOnRead],
      spaTreatments: [treatmentRead],
      content: { account: { bookingLookup: true, bookingCancellation: false } },
      arrival: {
        checkInTime: null,
        checkOutTime: null,
        address: ['The Estate', 'KD9 1WM'],
        directions: '/find-us/',
      },
    },
    required: ['RoomTypes.0.PMSCode', 'RateTypes.0.PMSCode'],
  });

  checkAnswer('with nothing', {
    call: loadAccountConfiguration,
    wire: {},
    result: {
      currency: POUND,
      systemStatuses: [],
      titles: [],
      countries: [],
      bookingDefaults: { checkInTime: '', checkOutTime: '' },
      roomTypes: [],
      rateTypes: [],
      addOns: [],
      spaTreatments: [],
      content: { account: { bookingLookup: false, bookingCancellation: false } },
      arrival: { checkInTime: null, checkOutTime: null, address: [], directions: null },
    },
    required: [],
  });
});
