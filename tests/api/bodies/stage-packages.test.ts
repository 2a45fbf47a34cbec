import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { stageRequest } from '../../../src/api/stay/stage-request.ts';
import { stageBody } from '../../../src/api/stay/stage-body.ts';
import type { LegPackage } from '../../../src/domain/addons/addons.ts';
import { extraSlot, spaSlot } from '../../support/extras-fixtures.ts';
import { addOn, booking, configuration, guest, heldLeg } from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';
import { price } from './full-leg.ts';

const estate = configuration({
  addOns: [
    addOn({ code: 'MUD', displayName: 'Mud room', isMudTreatment: true }),
    addOn({ code: 'GARDEN', displayName: 'Spa garden', isSpaGarden: true }),
  ],
});

/** Stages a room of three guests and gives its packages; the whole body must fit its schema. */
function staged(packages: LegPackage[]) {
  const leg = heldLeg(1, { packages, guests: ['Tom', 'Ivy', 'Bee'].map((name) => guest(name, 'Fell')) });
  const body = stageBody(booking({ leadGuest, legs: [leg] }), estate);
  expect(v.is(stageRequest, body)).toBe(true);
  return body.roomStays[0]?.packages;
}

const none = { restaurantBookings: [], golfBookings: { rounds: [] }, spaBookings: { items: [] } };

const withStaff = { staffId: 'S-3' };
const inMudRoom = { roomId: 'R-9', facilityId: 'F-1' };

const tee = (time: string, reference: string) => ({
  time,
  reference,
  item: { courseId: 5, propertyId: 'P', greenFeeItemId: 'G', mType: 'M' },
});

describe('A §7.2 a package of a room, as staged', () => {
  test.each([
    [0, 6, 6],
    [1, 6, 1],
    [2, 6, 1],
    [3, 6, 1],
    [4, 6, 1],
  ] as const)('in price mode %i the chosen quantity %i is sent as %i', (mode, quantity, sent) => {
    const packages = staged([{ price: price('FIZZ', mode), quantity, selections: [], sortIndex: 0 }]);
    expect(packages).toEqual([{ ...none, code: 'FIZZ', quantity: sent }]);
  });

  test('A §7.9 golf on two dates: a round a date in the first guest’s name, the quantities added up', () => {
    const packages = staged([
      {
        price: price('GOLF', 0),
        quantity: 5,
        sortIndex: 0,
        selections: [
          { kind: 'golf', date: '2027-05-10', quantity: 2, time: tee('2027-05-10T14:10:00', 'T-1410') },
          { kind: 'golf', date: '2027-05-11', quantity: 3, time: tee('2027-05-11T09:00:00', 'T-0900') },
        ],
      },
    ]);
    const round = {
      courseId: 5,
      propertyId: 'P',
      greenFeeItemId: 'G',
      mType: 'M',
      playerFirstName: 'Tom',
      playerLastName: 'Fell',
      rentalItems: [],
    };
    expect(packages).toEqual([
      {
        ...none,
        code: 'GOLF',
        quantity: 5,
        golfBookings: {
          rounds: [
            { ...round, date: '2027-05-10', timeRef: 'T-1410', playerCount: 2 },
            { ...round, date: '2027-05-11', timeRef: 'T-0900', playerCount: 3 },
          ],
        },
      },
    ]);
  });

  test('A §7.9, F-04 dinner on two evenings: a table an evening with its guests, and all of them added up', () => {
    const table = { kind: 'table' as const, restaurant: '8' };
    const packages = staged([
      {
        price: price('DINE', 0),
        quantity: 4,
        sortIndex: 0,
        selections: [
          { ...table, date: '2027-05-10', quantity: 3, timeslot: '2027-05-10T18:30:00' },
          { ...table, date: '2027-05-11', quantity: 1, timeslot: '2027-05-11T20:00:00' },
        ],
      },
    ]);
    expect(packages).toEqual([
      {
        ...none,
        code: 'DINE',
        quantity: 4,
        restaurantBookings: [
          { hadAvailability: true, timeSlot: '2027-05-10T18:30:00', restaurant: '8', guests: 3 },
          { hadAvailability: true, timeSlot: '2027-05-11T20:00:00', restaurant: '8', guests: 1 },
        ],
      },
    ]);
  });

  test('D-49 treatments of two guests: the price of the time, else of the duration', () => {
    const stones = { kind: 'treatment' as const, displayName: 'Hot stones', durationId: '311', duration: 50 };
    const packages = staged([
      {
        price: price('TREAT', 0),
        quantity: 2,
        sortIndex: 0,
        selections: [
          {
            ...stones,
            date: '2027-05-10',
            guestIndex: 0,
            price: 8500,
            time: spaSlot('2027-05-10T10:15:00', {
              ...withStaff,
              roomId: 'SR1',
              treatmentTimes: [{ actualPrice: 9050 }],
            }),
          },
          {
            ...stones,
            date: '2027-05-12',
            guestIndex: 2,
            price: 8500,
            time: spaSlot('2027-05-12T16:40:00', { ...withStaff, roomId: 'SR2' }),
          },
        ],
      },
    ]);
    const item = {
      bookingType: 2,
      duration: 50,
      displayName: 'Hot stones',
      appointmentTypeId: '311',
      itemType: null,
      staffId: 'S-3',
      facilityId: null,
    };
    expect(packages).toEqual([
      {
        ...none,
        code: 'TREAT',
        quantity: 2,
        spaBookings: {
          items: [
            {
              ...item,
              actualPrice: 90.5,
              clientIndex: 0,
              startDateTime: '2027-05-10T10:15:00',
              endDateTime: '2027-05-10T11:05:00',
              roomId: 'SR1',
            },
            {
              ...item,
              actualPrice: 85,
              clientIndex: 2,
              startDateTime: '2027-05-12T16:40:00',
              endDateTime: '2027-05-12T17:30:00',
              roomId: 'SR2',
            },
          ],
        },
      },
    ]);
  });

  test('A §9.7, F-05 mud and garden: an item of 60 minutes for each guest, the first with the price', () => {
    const packages = staged([
      {
        price: price('MUD', 4),
        quantity: 1,
        sortIndex: 0,
        selections: [
          {
            kind: 'mud',
            code: 'MUD2',
            guestIndexes: [0, 2],
            time: extraSlot('2027-05-10T16:00:00', 7800, inMudRoom),
          },
        ],
      },
      {
        price: price('GARDEN', 4),
        quantity: 1,
        sortIndex: 1,
        selections: [
          {
            kind: 'spaGarden',
            code: '900',
            guestIndexes: [0, 1, 2],
            time: extraSlot('2027-05-10T17:00:00', 6400, inMudRoom),
          },
        ],
      },
    ]);
    const place = { roomId: 'R-9', staffId: null, facilityId: 'F-1' };
    const mud = {
      ...place,
      bookingType: 2,
      duration: 60,
      itemType: 3,
      displayName: 'Mud room',
      appointmentTypeId: 'MUD2',
      actualPrice: 78,
      startDateTime: '2027-05-10T16:00:00',
      endDateTime: '2027-05-10T17:00:00',
    };
    const garden = {
      ...place,
      bookingType: 3,
      duration: 60,
      itemType: 1,
      displayName: 'Spa garden',
      appointmentTypeId: null,
      groupAppointmentTypeId: '900',
      actualPrice: 64,
      startDateTime: '2027-05-10T17:00:00',
      endDateTime: '2027-05-10T18:00:00',
    };
    expect(packages).toEqual([
      {
        ...none,
        code: 'MUD',
        quantity: 1,
        spaBookings: {
          items: [
            { ...mud, clientIndex: 0 },
            { ...mud, clientIndex: 2, actualPrice: 0 },
          ],
        },
      },
      {
        ...none,
        code: 'GARDEN',
        quantity: 1,
        spaBookings: {
          items: [
            { ...garden, clientIndex: 0 },
            { ...garden, clientIndex: 1, actualPrice: 0 },
            { ...garden, clientIndex: 2, actualPrice: 0 },
          ],
        },
      },
    ]);
  });
});
