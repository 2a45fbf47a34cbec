import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { confirmPasswordReset, initiatePasswordReset } from '../../../src/api/account/passwords.ts';
import { loadProfile } from '../../../src/api/account/profile.ts';
import { validateMigration } from '../../../src/api/account/registration.ts';
import { loadAddressBooks, subscribe } from '../../../src/api/marketing/lists.ts';
import { loadStayBooking, loadStayBookings } from '../../../src/api/stay/bookings.ts';
import { findStayBooking } from '../../../src/api/stay/find-booking.ts';
import { bookedRoom, SENT_ROOM } from '../../account/account-bookings.ts';
import { checkAnswer } from './check-answer.ts';

describe('A §3.16, B §3 the profile', () => {
  const whole = {
    Title: 'MRS',
    FirstName: 'Ada',
    LastName: 'Moss',
    EmailAddress: 'ada@example.test',
    Telephone: '+441539000000',
    Birthdate: '1980-02-29T00:00:00',
    RegisteredInOpera: true,
    Address: { Line1: '1 Mill Lane', Line2: '', City: 'Kendal', Country: 'GB', PostCode: 'LA9 4AA' },
  };

  checkAnswer('with all its fields', {
    call: loadProfile,
    wire: whole,
    result: {
      title: 'MRS',
      firstName: 'Ada',
      lastName: 'Moss',
      emailAddress: 'ada@example.test',
      telephone: '+441539000000',
      birthdate: '1980-02-29',
      registeredInOpera: true,
      address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
    },
    required: ['EmailAddress'],
  });

  checkAnswer('with as little as it may hold', {
    call: loadProfile,
    wire: { EmailAddress: 'ada@example.test', Address: null },
    result: {
      title: '',
      firstName: '',
      lastName: '',
      emailAddress: 'ada@example.test',
      telephone: null,
      birthdate: null,
      registeredInOpera: false,
      address: null,
    },
    required: [],
  });
});

describe('B §7 identity', () => {
  checkAnswer('a migrated member', {
    call: validateMigration,
    wire: { FirstName: 'Ada', LastName: 'Moss', EmailAddress: 'ada@example.test' },
    result: { firstName: 'Ada', lastName: 'Moss', emailAddress: 'ada@example.test' },
    required: ['EmailAddress'],
  });

  checkAnswer('a password reset that has begun', {
    call: initiatePasswordReset,
    wire: { resetId: 'r-1' },
    result: { resetId: 'r-1' },
    required: ['resetId'],
  });

  checkAnswer('a password reset that is confirmed', {
    call: confirmPasswordReset,
    wire: { validationId: 'v-1' },
    result: { validationId: 'v-1' },
    required: ['validationId'],
  });

  for (const call of [loadAddressBooks, subscribe]) {
    checkAnswer(`mailing lists of ${call.endpoint}`, {
      call,
      wire: [3507983, 21980355],
      result: [3507983, 21980355],
      required: [],
    });
  }
});

describe('B §3 stay bookings', () => {
  checkAnswer('the list', {
    call: loadStayBookings,
    wire: [
      {
        ConfirmationNumber: 90210,
        IsCancelled: false,
        DaysToStay: -3,
        ArrivalDate: '2027-05-10',
        DepartureDate: '2027-05-12T00:00:00',
        RoomCount: 1,
        TotalGuests: { Adults: 2, Children: 1, Infants: 0 },
        RoomStays: [{ InternalIdentifier: 'I-1', Leg: 1, RoomCode: 'LAK' }],
        HasSpa: true,
        Total: 420.5,
        Deposit: 100,
        HasVoucher: false,
      },
    ],
    result: [
      {
        confirmationNumber: '90210',
        isCancelled: false,
        daysToStay: -3,
        arrivalDate: '2027-05-10',
        departureDate: '2027-05-12',
        roomCount: 1,
        totalGuests: { adults: 2, children: 1, infants: 0 },
        roomStays: [{ internalIdentifier: 'I-1', leg: 1, roomCode: 'LAK' }],
        hasSpa: true,
        total: 42_050,
        deposit: 10_000,
        hasVoucher: false,
      },
    ],
    required: [
      '0.ConfirmationNumber',
      '0.DaysToStay',
      '0.ArrivalDate',
      '0.DepartureDate',
      '0.RoomCount',
      '0.Total',
    ],
  });

  const room = {
    ...SENT_ROOM,
    GuestQuota: { Adults: 2, Children: 0, Infants: 0, Dogs: 1 },
    GuestNames: ['Ada Moss', ''],
    RequiresDeposit: true,
    PackagesTotal: 45,
    NonAdultTotal: 10,
    DogsTotal: 20,
    Packages: [{ Code: 'FIZZ', Quantity: 2 }],
    SpaReservation: {
      Items: [{ ClientIndex: 0, StartDateTime: '2027-05-10T10:00:00', DisplayName: 'Hot stones' }],
    },
  };
  const roomRead = bookedRoom({
    guestQuota: { adults: 2, children: 0, infants: 0, dogs: 1 },
    guestNames: ['Ada Moss', ''],
    requiresDeposit: true,
    packagesTotal: 4500,
    nonAdultTotal: 1000,
    dogsTotal: 2000,
    packages: [{ code: 'FIZZ', name: '', quantity: 2 }],
    spaReservation: {
      items: [{ clientIndex: 0, startDateTime: '2027-05-10T10:00:00', displayName: 'Hot stones' }],
    },
  });

  checkAnswer('one booking', {
    call: loadStayBooking,
    wire: { items: [room], hasVoucher: false, Deposit: 120.5 },
    result: {
      items: [roomRead],
      hasVoucher: false,
      paid: 12_050,
      due: null,
    },
    required: [
      'items',
      'hasVoucher',
      'items.0.Leg',
      'items.0.InternalIdentifier',
      'items.0.ConfirmationNumber',
      'items.0.RoomCode',
      'items.0.RateCode',
      'items.0.DateRange.StartDate',
      'items.0.RequiresDeposit',
      'items.0.Total',
    ],
  });

  test('E-05 nothing is known of a stay without rooms', () => {
    expect(v.is(loadStayBooking.answer, { items: [], hasVoucher: false })).toBe(false);
  });

  checkAnswer('E-05, E-06 a booking that is there, with the total of its rooms', {
    call: findStayBooking,
    wire: {
      items: [
        { Leg: 1, IsCancelled: false, Total: 120.5 },
        { Leg: 2, IsCancelled: true, Total: 80 },
        { Leg: 3, Total: 30 },
      ],
    },
    result: { isBooked: true, total: 15_050 },
    required: ['items'],
  });

  checkAnswer('E-06 a booking of which the estate does not say all sums', {
    call: findStayBooking,
    wire: { items: [{ Total: 120.5 }, { Total: null }] },
    result: { isBooked: true, total: null },
    required: ['items'],
  });

  for (const odd of ['', '5,250.00', -1, 1e300, true, {}]) {
    checkAnswer(`E-05, E-06 a booking is found whatever stands for its sum: ${JSON.stringify(odd)}`, {
      call: findStayBooking,
      wire: { items: [{ IsCancelled: false, Total: odd }] },
      result: { isBooked: true, total: null },
      required: ['items'],
    });
  }

  checkAnswer('E-05, E-20 an empty flag says nothing: the room is not cancelled', {
    call: findStayBooking,
    wire: { items: [{ IsCancelled: '', Total: 120.5 }] },
    result: { isBooked: true, total: 12_050 },
    required: ['items'],
  });

  test('E-05 an unreadable flag makes the whole answer unreadable', () => {
    expect(v.is(findStayBooking.answer, { items: [{ IsCancelled: 'yes', Total: 120.5 }] })).toBe(false);
  });

  checkAnswer('E-05 a booking whose rooms are all cancelled counts as not booked', {
    call: findStayBooking,
    wire: { items: [{ IsCancelled: true, Total: 80 }] },
    result: { isBooked: false, total: null },
    required: ['items'],
  });

  checkAnswer('E-05 a booking without rooms counts as not booked', {
    call: findStayBooking,
    wire: { items: [] },
    result: { isBooked: false, total: null },
    required: [],
  });
});
