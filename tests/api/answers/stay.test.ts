import { describe } from 'vitest';
import { beginGolf, beginSpa, beginStay } from '../../../src/api/session/session.ts';
import { searchAvailability } from '../../../src/api/stay/availability.ts';
import { loadCalendar } from '../../../src/api/stay/calendar.ts';
import { verifyEmail, verifyTelephone } from '../../../src/api/stay/contact-checks.ts';
import { bookLeg } from '../../../src/api/stay/leg-booking.ts';
import { loadPackages } from '../../../src/api/stay/packages.ts';
import { checkAnswer } from './check-answer.ts';

describe('A §3.1 the session', () => {
  for (const call of [beginStay, beginGolf, beginSpa]) {
    checkAnswer(call.endpoint, {
      call,
      wire: { Id: 'b6f1', BusinessDate: '2027-05-01' },
      result: { Id: 'b6f1', BusinessDate: '2027-05-01' },
      required: ['Id', 'BusinessDate'],
    });
  }

  checkAnswer('an Id in digits and a BusinessDate with a time', {
    call: beginStay,
    wire: { Id: 4711, BusinessDate: '2027-05-01T00:00:00' },
    result: { Id: '4711', BusinessDate: '2027-05-01' },
    required: [],
  });
});

const rate = {
  RateCode: 'DAILYBABB',
  Amount: 412.5,
  Name: 'Bed and breakfast',
  Description: '<p>With breakfast.</p>',
  Currency: 'GBP',
  RequiresDeposit: true,
  CancellationDateTime: '2027-05-09T15:00:00',
  PromotionCode: 'SPRING',
  BlockCode: 'BL1',
  CorporateCode: 'CO1',
};

describe('A §3.6 availability', () => {
  checkAnswer('an answer with all its fields', {
    call: searchAvailability,
    wire: {
      HasError: false,
      IsAvailable: true,
      IsPromoAvailable: true,
      Packages: [],
      GiftVouchers: ['GIFT-1'],
      RoomAvailabilities: [
        {
          Leg: 1,
          GuestQuota: { Adults: 2, ChildAges: [2, 7], Children: 1, Infants: 1, Dogs: 1 },
          RoomRates: [
            {
              Room: { Code: 'LAK', UnitsAvailable: 3 },
              MinLengthOfStay: 2,
              Rates: [rate],
              Packages: [
                {
                  Code: 'DOG',
                  QuantityRequired: 1,
                  QuantityAvailable: 4,
                  IsAvailable: true,
                  Total: 50,
                  UnitPrice: 25,
                  Item: { Code: 'DOG' },
                },
              ],
            },
          ],
        },
      ],
    },
    result: {
      HasError: false,
      IsAvailable: true,
      IsPromoAvailable: true,
      GiftVouchers: ['GIFT-1'],
      RoomAvailabilities: [
        {
          Leg: 1,
          GuestQuota: { Adults: 2, ChildAges: [2, 7], Children: 1, Infants: 1, Dogs: 1 },
          RoomRates: [
            {
              Room: { Code: 'LAK', UnitsAvailable: 3 },
              MinLengthOfStay: 2,
              Rates: [{ ...rate, Amount: 41_250 }],
              Packages: [
                {
                  Code: 'DOG',
                  QuantityRequired: 1,
                  QuantityAvailable: 4,
                  IsAvailable: true,
                  Total: 5000,
                  UnitPrice: 2500,
                },
              ],
            },
          ],
        },
      ],
    },
    required: [
      'IsAvailable',
      'RoomAvailabilities',
      'RoomAvailabilities.0.Leg',
      'RoomAvailabilities.0.GuestQuota',
      'RoomAvailabilities.0.GuestQuota.Adults',
      'RoomAvailabilities.0.GuestQuota.Children',
      'RoomAvailabilities.0.GuestQuota.Infants',
      'RoomAvailabilities.0.RoomRates',
      'RoomAvailabilities.0.RoomRates.0.Room',
      'RoomAvailabilities.0.RoomRates.0.Room.Code',
      'RoomAvailabilities.0.RoomRates.0.Room.UnitsAvailable',
      'RoomAvailabilities.0.RoomRates.0.Rates',
      'RoomAvailabilities.0.RoomRates.0.Rates.0.RateCode',
      'RoomAvailabilities.0.RoomRates.0.Rates.0.Amount',
      'RoomAvailabilities.0.RoomRates.0.Rates.0.RequiresDeposit',
      'RoomAvailabilities.0.RoomRates.0.Packages.0.Code',
      'RoomAvailabilities.0.RoomRates.0.Packages.0.QuantityRequired',
      'RoomAvailabilities.0.RoomRates.0.Packages.0.QuantityAvailable',
      'RoomAvailabilities.0.RoomRates.0.Packages.0.Total',
    ],
  });

  checkAnswer('an answer with as little as it may hold', {
    call: searchAvailability,
    wire: {
      IsAvailable: false,
      RoomAvailabilities: [
        {
          Leg: 1,
          GuestQuota: { Adults: 2, Children: 0, Infants: 0 },
          RoomRates: [
            {
              Room: { Code: 'LAK', UnitsAvailable: 0 },
              Rates: [{ RateCode: 'ROOM', Amount: 99.99, RequiresDeposit: false, Name: null }],
            },
          ],
        },
      ],
      GiftVouchers: [{ reference: 'GIFT-1' }],
    },
    result: {
      HasError: false,
      IsAvailable: false,
      IsPromoAvailable: null,
      GiftVouchers: [],
      RoomAvailabilities: [
        {
          Leg: 1,
          GuestQuota: { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0 },
          RoomRates: [
            {
              Room: { Code: 'LAK', UnitsAvailable: 0 },
              MinLengthOfStay: null,
              Rates: [
                {
                  RateCode: 'ROOM',
                  Amount: 9999,
                  Name: '',
                  Description: '',
                  Currency: 'GBP',
                  RequiresDeposit: false,
                  CancellationDateTime: null,
                  PromotionCode: null,
                  BlockCode: null,
                  CorporateCode: null,
                },
              ],
              Packages: [],
            },
          ],
        },
      ],
    },
    required: [],
  });
});

describe('A §3.7 the calendar', () => {
  checkAnswer('a day with a price and one without', {
    call: loadCalendar,
    wire: [
      { Date: '2027-05-10', Amount: 180, IsAvailable: true, IsClosed: false, Units: 4, MinLengthOfStay: 2 },
      { Date: '2027-05-11' },
    ],
    result: [
      {
        Date: '2027-05-10',
        Amount: 18_000,
        IsAvailable: true,
        IsClosed: false,
        Units: 4,
        MinLengthOfStay: 2,
      },
      {
        Date: '2027-05-11',
        Amount: null,
        IsAvailable: false,
        IsClosed: false,
        Units: 0,
        MinLengthOfStay: null,
      },
    ],
    required: ['0.Date', '1.Date'],
  });
});

describe('B §7 packages', () => {
  checkAnswer('prices in every mode', {
    call: loadPackages,
    wire: {
      IsAvailable: true,
      Packages: [0, 1, 2, 3, 4].map((mode) => ({
        Code: `P${mode}`,
        Amount: 10.1,
        PriceCalculationMode: mode,
        AmountOverride: mode === 4 ? 7.25 : null,
      })),
    },
    result: [
      { Code: 'P0', Amount: 1010, AmountOverride: null, PriceCalculationMode: 0 },
      { Code: 'P1', Amount: 1010, AmountOverride: null, PriceCalculationMode: 1 },
      { Code: 'P2', Amount: 1010, AmountOverride: null, PriceCalculationMode: 2 },
      { Code: 'P3', Amount: 1010, AmountOverride: null, PriceCalculationMode: 3 },
      { Code: 'P4', Amount: 1010, AmountOverride: 725, PriceCalculationMode: 4 },
    ],
    required: [
      'IsAvailable',
      'Packages',
      'Packages.0.Code',
      'Packages.0.Amount',
      'Packages.0.PriceCalculationMode',
    ],
  });

  checkAnswer('nothing is for sale where IsAvailable is false', {
    call: loadPackages,
    wire: { IsAvailable: false, Packages: [{ Code: 'A', Amount: 1, PriceCalculationMode: 0 }] },
    result: [],
    required: [],
  });
});

describe('A §7.2 bookings', () => {
  checkAnswer('a booked leg, its number as digits (A §3.9)', {
    call: bookLeg,
    wire: { Leg: '2', ConfirmationNumber: 90210, InternalIdentifier: 'I-2' },
    result: { Leg: 2, ConfirmationNumber: '90210', InternalIdentifier: 'I-2' },
    required: ['Leg', 'ConfirmationNumber', 'InternalIdentifier'],
  });

  for (const call of [verifyEmail, verifyTelephone]) {
    checkAnswer(`A §5.6 ${call.endpoint}`, {
      call,
      wire: 'undeliverable',
      result: 'undeliverable',
      required: [],
    });
  }
});
