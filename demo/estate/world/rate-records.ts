import { hotelRoomCodes, selfCateringCodes } from './room-records.ts';
import type { RateRecord } from './types.ts';

const BREAKFAST = 18.5;
const DINNER = 46;
const TREATMENT = 88;
const ROUND_OF_GOLF = 58;
const BATHING = 24;

const FLEXIBLE = { requiresDeposit: false, cancellationDaysBefore: 1, cancellationHour: 15 };
const DEPOSIT = { requiresDeposit: true, cancellationDaysBefore: 14, cancellationHour: 15 };
const BOOKED_AHEAD = { ...DEPOSIT, discountPercent: 12, minimumDaysAhead: 21 };

/** The price rules of each rate, and when it is sold. */
export const rateRecords: RateRecord[] = [
  rate('ROOMONLY', 'own-way', 'Room only', 'Your room, and no hurry in the morning.', {
    ...FLEXIBLE,
    roomCodes: hotelRoomCodes,
  }),
  rate('ROOMADV', 'own-way', 'Room only, booked ahead', 'Three weeks or more ahead, paid when you book.', {
    ...BOOKED_AHEAD,
    roomCodes: hotelRoomCodes,
  }),
  rate('SELFCAT', 'own-way', 'Self-catering', 'The whole house, with logs, linen and a first pint of milk.', {
    ...FLEXIBLE,
    roomCodes: selfCateringCodes,
  }),
  rate('SELFADV', 'own-way', 'Self-catering, booked ahead', 'Three nights or more, paid when you book.', {
    ...BOOKED_AHEAD,
    roomCodes: selfCateringCodes,
    minimumNights: 3,
  }),
  rate('DAILYBABB', 'breakfast', 'Bed & breakfast', 'Breakfast in the Stillroom each morning.', {
    ...FLEXIBLE,
    perAdultNight: BREAKFAST,
  }),
  rate(
    'BABBADV',
    'breakfast',
    'Bed & breakfast, booked ahead',
    'Three weeks or more ahead, paid when you book.',
    {
      ...BOOKED_AHEAD,
      perAdultNight: BREAKFAST,
    },
  ),
  rate(
    'HEATHERBB',
    'breakfast',
    'Heather bed & breakfast',
    'Breakfast each morning, with our thanks for the word.',
    {
      ...FLEXIBLE,
      perAdultNight: BREAKFAST,
      discountPercent: 15,
      promoCode: 'HEATHER',
      season: 'noPeak',
    },
  ),
  rate(
    'BABBPOOL',
    'breakfast',
    'Bed, breakfast & bathing',
    'Breakfast each morning and the pool whenever you like.',
    {
      ...FLEXIBLE,
      perAdultNight: BREAKFAST + BATHING,
      roomCodes: hotelRoomCodes,
    },
  ),
  rate(
    'DBBFLEX',
    'dinner',
    'Dinner, bed & breakfast',
    'Three courses each evening, breakfast each morning.',
    {
      ...FLEXIBLE,
      perAdultNight: BREAKFAST + DINNER,
    },
  ),
  rate(
    'DBBADV',
    'dinner',
    'Dinner, bed & breakfast, booked ahead',
    'Three weeks or more ahead, paid when you book.',
    {
      ...BOOKED_AHEAD,
      perAdultNight: BREAKFAST + DINNER,
    },
  ),
  rate(
    'DBBFIRST',
    'dinner',
    'First-night dinner, bed & breakfast',
    'Dinner when you arrive, breakfast each morning.',
    {
      ...FLEXIBLE,
      perAdultNight: BREAKFAST,
      perAdultFirstNight: DINNER,
      minimumNights: 2,
      roomCodes: hotelRoomCodes,
    },
  ),
  rate('SPABREAK', 'spa', 'Bath House break', 'A treatment each day, the pool and breakfast.', {
    ...FLEXIBLE,
    perAdultNight: BREAKFAST + BATHING + TREATMENT,
    roomCodes: hotelRoomCodes,
  }),
  rate(
    'SPADINE',
    'spa',
    'Bath House break with dinner',
    'A treatment each day, the pool, dinner and breakfast.',
    {
      ...DEPOSIT,
      perAdultNight: BREAKFAST + BATHING + TREATMENT + DINNER,
      roomCodes: hotelRoomCodes,
      season: 'noPeak',
    },
  ),
  rate('GOLFBRK', 'golf', 'Golf break', 'A round each day and breakfast.', {
    ...DEPOSIT,
    perAdultNight: BREAKFAST + ROUND_OF_GOLF,
  }),
  rate('GOLFDINE', 'golf', 'Golf break with dinner', 'A round each day, dinner and breakfast.', {
    ...FLEXIBLE,
    perAdultNight: BREAKFAST + ROUND_OF_GOLF + DINNER,
  }),
  rate('WINTERFIRE', null, 'Winter fires', 'The room, breakfast by the fire and a hot flask.', {
    ...FLEXIBLE,
    isFlat: true,
    factor: 0.92,
    perAdultNight: BREAKFAST + 4,
    roomCodes: hotelRoomCodes,
    season: 'winter',
  }),
  rate(
    'GATHERING',
    null,
    'Harle Lodge gathering',
    'The whole lodge at one price, with a cook on the first evening.',
    {
      ...DEPOSIT,
      isFlat: true,
      perAdultFirstNight: 38,
      roomCodes: ['MRHL'],
      minimumNights: 2,
    },
  ),
  rate(
    'MIDWEEKMR',
    null,
    'Midweek on the moor',
    'Sunday to Thursday nights under Harle Moor, with breakfast in a basket.',
    {
      ...FLEXIBLE,
      factor: 0.9,
      perAdultNight: 12,
      roomCodes: ['MRSH', 'MRKC'],
      season: 'midweek',
    },
  ),
];

type Terms = Pick<RateRecord, 'requiresDeposit' | 'cancellationDaysBefore' | 'cancellationHour'> &
  Partial<RateRecord>;

function rate(
  code: string,
  groupKey: string | null,
  name: string,
  description: string,
  terms: Terms,
): RateRecord {
  return {
    code,
    name,
    description,
    groupKey,
    isFlat: false,
    promoCode: null,
    blockCode: null,
    corporateCode: null,
    factor: 1,
    perAdultNight: 0,
    perAdultFirstNight: 0,
    discountPercent: 0,
    roomCodes: null,
    minimumNights: 1,
    minimumDaysAhead: 0,
    maximumDaysAhead: null,
    season: 'always',
    ...terms,
  };
}
