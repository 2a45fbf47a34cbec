import { NO_REQUESTS, type Leg } from '../../../src/domain/booking/booking.ts';
import {
  extraSlot,
  legPackage,
  packagePrice,
  spaDuration,
  spaSelection,
  spaSlot,
} from '../../support/extras-fixtures.ts';
import { availableRate, fee, guest, heldLeg, quota } from '../../support/fixtures.ts';

export const price = (code: string, priceCalculationMode: 0 | 1 | 2 | 3 | 4) =>
  packagePrice({ code, amount: 1000, priceCalculationMode });

const inTheMorning = spaSlot('2027-05-10T10:15:00', { roomId: 'SR1', staffId: 12 });
const priced = { ...inTheMorning, treatmentTimes: [{ actualPrice: 9050 }] };
const beforeMidnight = extraSlot('2027-05-11T23:30:00', 6000, { facilityId: 'F1' });

/** A leg with one of every kind of extra. */
export const fullLeg: Leg = heldLeg(1, {
  rate: availableRate({ rateCode: 'ALL', promotionCode: 'SPRING', blockCode: 'BL1', corporateCode: 'CO1' }),
  guestQuota: quota({ childAges: [7], children: 1, dogs: 1 }),
  includedPackages: [
    fee('DOG', 5000, { quantityAvailable: 4, unitPrice: null }),
    fee('BABY', 0, { quantityRequired: 0, quantityAvailable: 4, unitPrice: null }),
  ],
  guests: [
    guest('Tom', 'Fell', { isLeadGuest: true, isLoggedInUser: true }),
    guest('Bee', 'Fell', { isChild: true, age: 7, title: 'MISS' }),
  ],
  requests: {
    ...NO_REQUESTS,
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
    spaSelection(500, {
      treatment: { id: '31', displayName: 'Hot stones' },
      duration: spaDuration(500, { code: 'HS50', id: '311', duration: 50, price: 8500 }),
      time: inTheMorning,
    }),
  ],
  packages: [
    legPackage({ price: price('FIZZ', 0), quantity: 3 }),
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
            time: '2027-05-11T09:00:00',
            reference: 'T-9',
            item: { courseId: 5, propertyId: 'P', greenFeeItemId: 'G', mType: 'M' },
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
          time: priced,
        },
      ],
    },
    {
      price: price('MUD', 4),
      quantity: 1,
      sortIndex: 4,
      selections: [{ kind: 'mud', code: 'MUD2', guestIndexes: [0, 1], time: beforeMidnight }],
    },
    {
      price: price('GARDEN', 4),
      quantity: 1,
      sortIndex: 5,
      selections: [{ kind: 'spaGarden', code: '900', guestIndexes: [0], time: beforeMidnight }],
    },
  ],
  spaSessionId: 'spa-7',
});
