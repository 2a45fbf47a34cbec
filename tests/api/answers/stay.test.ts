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
      result: { id: 'b6f1', businessDate: '2027-05-01' },
      required: ['Id'],
    });
  }

  checkAnswer('an Id in digits and a BusinessDate with a time', {
    call: beginStay,
    wire: { Id: 4711, BusinessDate: '2027-05-01T00:00:00' },
    result: { id: '4711', businessDate: '2027-05-01' },
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
const rateRead = {
  rateCode: 'DAILYBABB',
  amount: 41_250,
  name: 'Bed and breakfast',
  description: '<p>With breakfast.</p>',
  currency: 'GBP',
  requiresDeposit: true,
  requiresGuarantee: true,
  cancellationDateTime: '2027-05-09T15:00:00',
  promotionCode: 'SPRING',
  blockCode: 'BL1',
  corporateCode: 'CO1',
};
const bareRateRead = {
  rateCode: 'ROOM',
  amount: 9999,
  name: '',
  description: '',
  currency: 'GBP',
  requiresDeposit: false,
  requiresGuarantee: true,
  cancellationDateTime: null,
  promotionCode: null,
  blockCode: null,
  corporateCode: null,
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
      hasError: false,
      isAvailable: true,
      isPromoAvailable: true,
      giftVouchers: ['GIFT-1'],
      roomAvailabilities: [
        {
          leg: 1,
          guestQuota: { adults: 2, childAges: [2, 7], children: 1, infants: 1, dogs: 1 },
          roomRates: [
            {
              room: { code: 'LAK', unitsAvailable: 3 },
              minLengthOfStay: 2,
              ...{ rates: [rateRead], lowest: rateRead },
              packages: [
                {
                  code: 'DOG',
                  name: '',
                  quantityRequired: 1,
                  quantityAvailable: 4,
                  isAvailable: true,
                  total: 5000,
                  unitPrice: 2500,
                },
              ],
            },
          ],
        },
      ],
    },
    required: [
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
      hasError: false,
      isAvailable: false,
      isPromoAvailable: null,
      giftVouchers: [],
      roomAvailabilities: [
        {
          leg: 1,
          guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 },
          roomRates: [
            {
              room: { code: 'LAK', unitsAvailable: 0 },
              minLengthOfStay: null,
              ...{ rates: [bareRateRead], lowest: bareRateRead },
              packages: [],
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
      {
        ...{ Date: '2027-05-10', Amount: 180, IsAvailable: true, IsClosed: false, Units: 4 },
        ...{ MinLengthOfStay: 2, PackagesTotal: 7.2 },
      },
      { Date: '2027-05-11' },
    ],
    result: [
      {
        date: '2027-05-10',
        amount: 18_000,
        isAvailable: true,
        isClosed: false,
        units: 4,
        minLengthOfStay: 2,
        packagesTotal: 720,
      },
      {
        date: '2027-05-11',
        amount: null,
        isAvailable: false,
        isClosed: false,
        units: 0,
        minLengthOfStay: null,
        packagesTotal: null,
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
      { code: 'P0', amount: 1010, amountOverride: null, priceCalculationMode: 0 },
      { code: 'P1', amount: 1010, amountOverride: null, priceCalculationMode: 1 },
      { code: 'P2', amount: 1010, amountOverride: null, priceCalculationMode: 2 },
      { code: 'P3', amount: 1010, amountOverride: null, priceCalculationMode: 3 },
      { code: 'P4', amount: 1010, amountOverride: 725, priceCalculationMode: 4 },
    ],
    required: ['Packages', 'Packages.0.Code', 'Packages.0.Amount', 'Packages.0.PriceCalculationMode'],
  });

  checkAnswer('nothing is for sale where IsAvailable is false', {
    call: loadPackages,
    wire: { IsAvailable: false, Packages: [{ Code: 'A', Amount: 1, PriceCalculationMode: 0 }] },
    result: [],
    required: [],
  });
});

describe('A §7.2 bookings', () => {
  checkAnswer('a booked leg, whatever its number (A §3.9)', {
    call: bookLeg,
    wire: { Leg: '2', ConfirmationNumber: 90210, InternalIdentifier: 'I-2' },
    result: { confirmationNumber: '90210', internalIdentifier: 'I-2' },
    required: ['ConfirmationNumber', 'InternalIdentifier'],
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
