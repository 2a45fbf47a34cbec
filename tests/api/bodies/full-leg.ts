import type { Leg } from '../../../src/domain/booking.ts';
import { availableRate, guest, heldLeg } from '../../support/fixtures.ts';

export const price = (Code: string, PriceCalculationMode: 0 | 1 | 2 | 3 | 4) => ({
  Code,
  Amount: 1000,
  AmountOverride: null,
  PriceCalculationMode,
});

const spaSlot = {
  StartTime: '2027-05-10T10:15:00',
  IsAvailable: true,
  DisplayTime: '10:15',
  TreatmentTimes: [{ ActualPrice: 9050 }],
  roomId: 'SR1',
  staffId: 12,
  facilityId: null,
};

const extraSlot = {
  StartDateTime: '2027-05-11T23:30:00',
  ActualPrice: 6000,
  roomId: null,
  staffId: null,
  facilityId: 'F1',
};

const duration = {
  Code: 'HS50',
  Id: '311',
  Duration: 50,
  Price: 8500,
  IsIncluded: false,
  PriceDifference: 500,
};

/** A leg with one of everything. */
export const fullLeg: Leg = heldLeg(1, {
  rate: availableRate({ RateCode: 'ALL', PromotionCode: 'SPRING', BlockCode: 'BL1', CorporateCode: 'CO1' }),
  guestQuota: { Adults: 2, ChildAges: [7], Children: 1, Infants: 0, Dogs: 1 },
  includedPackages: [
    {
      Code: 'DOG',
      QuantityRequired: 1,
      QuantityAvailable: 4,
      IsAvailable: true,
      Total: 5000,
      UnitPrice: null,
    },
    { Code: 'BABY', QuantityRequired: 0, QuantityAvailable: 4, IsAvailable: true, Total: 0, UnitPrice: null },
  ],
  guests: [
    { ...guest('Tom', 'Fell'), isLeadGuest: true, isLoggedInUser: true },
    { ...guest('Bee', 'Fell'), isChild: true, age: 7, title: 'MISS' },
  ],
  requests: {
    dietaryRequirements: 'No nuts',
    specialRequirements: 'A cot, please.',
    spaRequests: 'Bad knee',
    dogRequirements: 'Rex, a terrier',
    dinnerBookingRequests: 'By the window',
  },
  breakfast: [
    { date: '2027-05-11', restaurant: '7', isAvailable: true, timeslot: '2027-05-11T08:30:00' },
    { date: '2027-05-12', restaurant: null, isAvailable: false, timeslot: null },
  ],
  dinner: [{ date: '2027-05-10', restaurant: '8', isAvailable: true, timeslot: '2027-05-10T19:00:00' }],
  spaPool: [
    { date: '2027-05-10', time: 'Evening' },
    { date: '2027-05-12', time: 'Morning' },
  ],
  spaPackages: [
    {
      bookingType: 2,
      guestIndex: 0,
      dateIndex: 0,
      treatment: { Id: '31', DisplayName: 'Hot stones' },
      duration,
      time: { ...spaSlot, TreatmentTimes: [] },
    },
  ],
  packages: [
    { price: price('FIZZ', 0), quantity: 3, selections: [], sortIndex: 0 },
    {
      price: price('DINE', 1),
      quantity: 2,
      sortIndex: 1,
      selections: [
        {
          kind: 'table',
          date: '2027-05-11',
          quantity: 2,
          restaurant: '8',
          timeslot: '2027-05-11T20:00:00',
        },
      ],
    },
    {
      price: price('GOLF', 4),
      quantity: 3,
      sortIndex: 2,
      selections: [
        {
          kind: 'golf',
          date: '2027-05-11',
          quantity: 3,
          time: {
            Time: '2027-05-11T09:00:00',
            Reference: 'T-9',
            Item: { courseId: 5, propertyId: 'P', greenFeeItemId: 'G', mType: 'M' },
          },
        },
      ],
    },
    {
      price: price('TREAT', 0),
      quantity: 1,
      sortIndex: 3,
      selections: [
        {
          kind: 'treatment',
          date: '2027-05-10',
          guestIndex: 1,
          displayName: 'Hot stones',
          durationId: '311',
          duration: 50,
          price: 8500,
          time: spaSlot,
        },
      ],
    },
    {
      price: price('MUD', 4),
      quantity: 1,
      sortIndex: 4,
      selections: [{ kind: 'mud', code: 'MUD2', guestIndexes: [0, 1], time: extraSlot }],
    },
    {
      price: price('GARDEN', 4),
      quantity: 1,
      sortIndex: 5,
      selections: [{ kind: 'spaGarden', code: '900', guestIndexes: [0], time: extraSlot }],
    },
  ],
  spaSessionId: 'spa-7',
});
