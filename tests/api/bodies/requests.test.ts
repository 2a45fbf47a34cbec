import { describe, expect, test } from 'vitest';
import { checkoutRegistrationBody } from '../../../src/api/account/registration.ts';
import { breakfastRequest, dinnerRequest, addOnTablesRequest } from '../../../src/api/dining/tables.ts';
import { packageTeeTimesBody } from '../../../src/api/golf/package-tee-times.ts';
import { teeTimesBody } from '../../../src/api/golf/tee-times.ts';
import { mudRequest, spaGardenRequest } from '../../../src/api/spa/extras.ts';
import { spaTimesBody } from '../../../src/api/spa/times.ts';
import { availabilityBody, forSearch } from '../../../src/api/stay/availability.ts';
import { calendarBody } from '../../../src/api/stay/calendar.ts';
import { legBookingBody } from '../../../src/api/stay/leg-booking.ts';
import { subscribeBody } from '../../../src/api/marketing/lists.ts';
import { packagesBody } from '../../../src/api/stay/packages.ts';
import type { SearchWithVouchers } from '../../../src/domain/search/occupancy.ts';
import { registeredMember } from '../../account/account-fixtures.ts';
import { availability, availableRate, heldLeg, profile } from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';

const family = { adults: 2, childCount: 1, children: [{ index: 0, age: 7 }], dogs: 2 };
const couple = { adults: 2, childCount: 0, children: [], dogs: 0 };
const asked: SearchWithVouchers = {
  arrivalDate: '2027-05-10',
  numberOfNights: 3,
  code: 'SPRING',
  voucherCodes: ['GIFT-1'],
  amendId: 'amend-1',
  guestOccupancies: [couple, family],
};

describe('A §7.2', () => {
  test('A §3.5 the body of availability', () => {
    expect(availabilityBody('s-1', asked)).toStrictEqual({
      sessionId: 's-1',
      arrivalDate: '2027-05-10',
      numberOfNights: 3,
      guestOccupancies: [couple, family],
      code: 'SPRING',
      voucherCodes: ['GIFT-1'],
      amendId: 'amend-1',
    });
  });

  test('the body of the calendar has one room', () => {
    const question = { sessionId: 's-1', search: asked, leg: 2, from: '2027-05-09', nights: 41 };
    expect(calendarBody({ ...question, roomCode: 'LAK', rateCode: 'ROOM' })).toStrictEqual({
      sessionId: 's-1',
      arrivalDate: '2027-05-09',
      numberOfNights: 41,
      code: 'SPRING',
      roomCode: 'LAK',
      rateCode: 'ROOM',
      guestOccupancies: [family],
      leg: 2,
      voucherCodes: ['GIFT-1'],
    });
  });

  test('the body of a leg’s booking', () => {
    const guestQuota = { adults: 2, childAges: [7], children: 1, infants: 0, dogs: 2 };
    const rate = availableRate({ promotionCode: 'SPRING', blockCode: 'BL1', corporateCode: null });
    expect(legBookingBody(asked, heldLeg(2, { guestQuota, rate }))).toStrictEqual({
      initiatingLeg: 2,
      arrivalDate: '2027-05-10',
      numberOfNights: 3,
      roomStays: [
        {
          promoCode: 'SPRING',
          blockCode: 'BL1',
          corporateCode: null,
          roomCode: 'LAK',
          rateCode: 'ROOM',
          leg: 2,
          guestQuota: { Adults: 2, ChildAges: [7], Children: 1, Infants: 0, Dogs: 2 },
        },
      ],
    });
  });

  test.each([{ rate: null }, { roomCode: null }])('the body of a leg with %j has no room stay', (missing) => {
    expect(legBookingBody(asked, heldLeg(1, missing))).toStrictEqual({
      initiatingLeg: 1,
      arrivalDate: '2027-05-10',
      numberOfNights: 3,
      roomStays: [],
    });
  });

  test('B §3 the party of a leg has the dogs of the search', () => {
    const quota = (dogs: number) => ({ adults: 2, childAges: [], children: 0, infants: 0, dogs });
    const answer = forSearch(availability(3), asked);
    expect(answer.roomAvailabilities.map(({ guestQuota }) => guestQuota)).toEqual([
      quota(0),
      quota(2),
      quota(0),
    ]);
  });
});

test('a code that was not asked for closes no search', () => {
  const closed = { ...availability(1), isPromoAvailable: false };
  expect(forSearch(closed, { ...asked, code: null }).isPromoAvailable).toBeNull();
  expect(forSearch(closed, { ...asked, code: 'SPRING' }).isPromoAvailable).toBe(false);
});

test('B §7 the body of packages', () => {
  expect(packagesBody(asked)).toStrictEqual({
    arrivalDate: '2027-05-10',
    numberOfNights: 3,
    guestOccupancies: [couple, family],
  });
});

describe('A §7.8', () => {
  const question = { guests: 3, arrivalDate: '2027-05-31', numberOfNights: 2, restaurants: ['7', 'R2'] };

  test('breakfast begins the day after arrival', () => {
    expect(breakfastRequest(question)).toStrictEqual({
      Guests: 3,
      ArrivalDate: '2027-06-01',
      NumberOfNights: 2,
      Restaurants: ['7', 'R2'],
      Sitting: 0,
    });
  });

  test('dinner covers every night, or the first only', () => {
    const every = {
      Guests: 3,
      ArrivalDate: '2027-05-31',
      NumberOfNights: 2,
      Restaurants: ['7', 'R2'],
      Sitting: 2,
    };
    expect(dinnerRequest(question, false)).toStrictEqual(every);
    expect(dinnerRequest(question, true)).toStrictEqual({ ...every, NumberOfNights: 1 });
  });

  test('package dinner covers one restaurant and one evening', () => {
    expect(addOnTablesRequest('2027-06-01', 2, '7')).toStrictEqual({
      Guests: 2,
      ArrivalDate: '2027-06-01',
      NumberOfNights: 1,
      Restaurants: ['7'],
      Sitting: 2,
    });
  });

  test('golf of the itinerary and of a package', () => {
    expect(teeTimesBody('s-1', asked, 2)).toStrictEqual({
      sessionId: 's-1',
      startDate: '2027-05-10',
      numberOfDays: 3,
      rounds: [{ number: 1, players: 2 }],
    });
    expect(packageTeeTimesBody('s-1', '2027-05-12', 3)).toStrictEqual({
      sessionId: 's-1',
      startDate: '2027-05-12',
      numberOfDays: 1,
      rounds: [{ number: 1, PlayerCount: 3 }],
    });
  });

  test('spa times, mud and spa garden', () => {
    expect(spaTimesBody('spa-7', '2027-05-10', '311')).toStrictEqual({
      SessionId: 'spa-7',
      Date: '2027-05-10',
      GuestRequirements: [{ Activities: ['311'] }],
    });
    expect(mudRequest('2027-05-10', ['MUD2', 'MUD3'])).toStrictEqual({
      date: '2027-05-10',
      appointmentExtras: ['MUD2', 'MUD3'],
    });
    expect(spaGardenRequest('2027-05-10', ['900'])).toStrictEqual({
      date: '2027-05-10',
      groupExtras: ['900'],
    });
  });
});

describe('B §3 the body of register', () => {
  const registered = {
    title: 'MR',
    firstName: 'Tom',
    lastName: 'Fell',
    emailAddress: 'tom@example.test',
    telephone: '+441539000001',
    address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
    birthday: null,
    password: 'secret-1',
    terms: true,
  };

  test('with mailing lists', () => {
    expect(checkoutRegistrationBody({ ...leadGuest, addressBooks: [3507983] }, 'secret-1')).toStrictEqual({
      ...registered,
      mailinglist: true,
      addressBooks: [3507983],
    });
  });

  test('with the mailing list and no interests', () => {
    expect(checkoutRegistrationBody({ ...leadGuest, addressBooks: [] }, 'secret-1')).toStrictEqual({
      ...registered,
      mailinglist: true,
      addressBooks: [],
    });
  });

  test('addressBooks is null where the checkboxes are hidden', () => {
    expect(checkoutRegistrationBody({ ...leadGuest, addressBooks: null }, 'secret-1')).toStrictEqual({
      ...registered,
      mailinglist: false,
      addressBooks: null,
    });
  });
});

test('B §3 subscribing sends the known address, name and date of birth', () => {
  expect(subscribeBody(registeredMember, [3507983])).toStrictEqual({
    emailAddress: 'ada@example.test',
    addressBooks: [3507983],
    dataFields: [
      { Key: 'ADDRESS1', Value: '4 Tanner’s Row' },
      { Key: 'ADDRESS2', Value: 'Overbeck' },
      { Key: 'CITY', Value: 'Kelderby' },
      { Key: 'POSTCODE', Value: 'KD1 4AB' },
      { Key: 'TITLE', Value: 'MRS' },
      { Key: 'FIRSTNAME', Value: 'Ada' },
      { Key: 'LASTNAME', Value: 'Moss' },
      { Key: 'DATE_OF_BIRTH', Value: '1971-05-09' },
    ],
  });
  const told = subscribeBody(profile, []).dataFields.map(({ Key: key }) => key);
  expect(told).toEqual(['TITLE', 'FIRSTNAME', 'LASTNAME']);
});
