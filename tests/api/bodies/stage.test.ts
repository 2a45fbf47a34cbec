import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../../src/api/failure.ts';
import { stageRequest } from '../../../src/api/stay/stage-request.ts';
import { stageBody } from '../../../src/api/stay/stage-body.ts';
import {
  addOn,
  availableRate,
  booking,
  configuration,
  heldLeg,
  rateGroupRate,
  staySearch,
} from '../../support/fixtures.ts';
import { leadGuest } from '../../support/lead-guest.ts';
import { appliedVoucher, stayVoucher } from '../../steps/payment/voucher-fixtures.ts';
import { fullLeg, price } from './full-leg.ts';
import { fullRoomStay, plainRoomStay } from './room-stays.ts';

const estate = configuration({
  rateGroups: [
    {
      key: 'all',
      displayName: 'Everything',
      description: '',
      images: [],
      rates: [
        rateGroupRate({
          code: 'ALL',
          includesBreakfast: true,
          includesDinner: true,
          includesSpa: true,
          includesGolf: true,
        }),
        rateGroupRate({ code: 'FORCED', forceIsSpa: true }),
      ],
    },
  ],
  addOns: [
    addOn({ code: 'MUD', displayName: 'Mud room', isMudTreatment: true }),
    addOn({ code: 'GARDEN', displayName: 'Spa garden', isSpaGarden: true }),
  ],
});

describe('A §7.2 the body of stage', () => {
  test('has everything a booking can hold; leaves out a leg without a rate', () => {
    const body = stageBody(
      booking({
        search: staySearch({ amendId: 'amend-1', numberOfNights: 2 }),
        legs: [fullLeg, heldLeg(2), heldLeg(3, { rate: null })],
        vouchers: [appliedVoucher(), stayVoucher('STAY-1', 20_000)],
        leadGuest,
        account: { emailAddress: 'tom@example.test', addressBooks: [3507983, 21980355] },
      }),
      estate,
    );
    expect(body).toStrictEqual({
      amendId: 'amend-1',
      account: { emailAddress: 'tom@example.test', addressBooks: [3507983, 21980355] },
      monetaryGiftVouchers: ['GIFT-100'],
      leadGuest: {
        title: 'MR',
        firstName: 'Tom',
        lastName: 'Fell',
        emailAddress: 'tom@example.test',
        telephone: '+441539000001',
        address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
      },
      arrivalDate: '2027-05-10',
      numberOfNights: 2,
      roomStays: [fullRoomStay, plainRoomStay],
    });
    expect(v.is(stageRequest, body)).toBe(true);
  });

  test('D-479 a guest without a full name is staged without one, a child with the age', () => {
    const nobody = { title: '', firstName: '', lastName: '', isLoggedInUser: false, isLeadGuest: false };
    const tom = { ...nobody, title: 'MR', firstName: 'Tom', lastName: 'Fell', isLeadGuest: true };
    const adult = { age: null, isChild: false };
    const guests = [
      { ...tom, ...adult, guestCategoryIndex: 1 },
      { ...nobody, ...adult, title: 'MS', firstName: 'Ivy', guestCategoryIndex: 2 },
      { ...nobody, age: 7, isChild: true, guestCategoryIndex: 1 },
    ];
    const body = stageBody(booking({ leadGuest, legs: [heldLeg(1, { guests })] }), estate);
    expect(body.roomStays[0]?.guests).toStrictEqual([
      { ...tom, age: null },
      { ...nobody, age: null },
      { ...nobody, age: 7 },
    ]);
    expect(v.is(stageRequest, body)).toBe(true);
  });

  test('D-45 amendId and account are null where the booking has none', () => {
    const { amendId, account, monetaryGiftVouchers, roomStays } = stageBody(booking({ leadGuest }), estate);
    expect({ amendId, account, monetaryGiftVouchers }).toEqual({
      amendId: null,
      account: null,
      monetaryGiftVouchers: [],
    });
    expect(roomStays).toEqual([
      { ...plainRoomStay, confirmationNumber: 'C-1', internalIdentifier: 'I-1', leg: 1 },
    ]);
  });

  test('D-09 the requirements are the pool times alone where the guest wrote nothing', () => {
    const leg = heldLeg(1, { spaPool: [{ date: '2027-05-10', time: 'Afternoon' }] });
    const { roomStays } = stageBody(booking({ leadGuest, legs: [leg] }), estate);
    expect(roomStays[0]?.specialRequirements).toBe('Pool & Spa Access: 2027-05-10 Afternoon');
  });

  test('D-08 tee times follow the guest’s own words and the pool times', () => {
    const leg = heldLeg(1, {
      requests: { ...heldLeg(1).requests, specialRequirements: 'A cot, please.' },
      spaPool: [{ date: '2027-05-10', time: 'Afternoon' }],
      golf: [{ date: '2027-05-11', time: { dateTime: '2027-05-11T08:30:00', item: null } }],
    });
    const { roomStays } = stageBody(booking({ leadGuest, legs: [leg] }), estate);
    expect(roomStays[0]?.specialRequirements).toBe(
      'A cot, please.\nPool & Spa Access: 2027-05-10 Afternoon\nGolf Tee Times: 2027-05-11 08:30',
    );
  });

  test('A §3.4 ForceIsSpa requires the spa', () => {
    const leg = heldLeg(1, { rate: availableRate({ rateCode: 'FORCED' }) });
    const { roomStays } = stageBody(booking({ leadGuest, legs: [leg] }), estate);
    expect(roomStays[0]).toMatchObject({ isSpaRequired: true, isBreakfastRequired: false });
  });

  test('D-44 a value that the server did not send is null', () => {
    const leg = heldLeg(1, {
      packages: [
        {
          price: price('GOLF', 4),
          quantity: 1,
          sortIndex: 0,
          selections: [
            {
              kind: 'golf',
              date: '2027-05-11',
              quantity: 1,
              time: { time: '2027-05-11T09:00:00', reference: 'T-9', item: null },
            },
          ],
        },
      ],
    });
    const { roomStays } = stageBody(booking({ leadGuest, legs: [leg] }), estate);
    expect(roomStays[0]?.packages[0]?.golfBookings.rounds).toEqual([
      {
        courseId: null,
        propertyId: null,
        greenFeeItemId: null,
        date: '2027-05-11',
        timeRef: 'T-9',
        playerCount: 1,
        mType: null,
        playerFirstName: 'Tom',
        playerLastName: 'Fell',
        rentalItems: [],
      },
    ]);
  });

  test('throws without a lead guest', () => {
    expect(() => stageBody(booking({ leadGuest: null }), estate)).toThrow(
      new CallError({ kind: 'unreadable', endpoint: 'stage', path: 'leadGuest', message: 'missing' }),
    );
  });
});
