import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksForReview,
  mentionsSpa,
  splitStays,
  stayBadge,
  stayMoney,
} from '../../../src/domain/account/stay-bookings.ts';
import { reservation, spaDay, bookedRoom } from '../../account/account-bookings.ts';
import { spaBadge, spaBill, spaClientPlans, splitSpaBookings } from '../../../src/domain/spa/spa-bookings.ts';
import {
  isPaymentAhead,
  partPackages,
  priceWithoutExtras,
  roomReceipt,
  spaItinerary,
} from '../../../src/domain/account/booked-room.ts';

describe('the list of stays', () => {
  it.each([
    [0, { kind: 'today' }],
    [1, { kind: 'toGo', days: 1 }],
    [45, { kind: 'toGo', days: 45 }],
    [-1, { kind: 'ago', days: 1 }],
    [-366, { kind: 'ago', days: 366 }],
    [-367, { kind: 'yearsAgo', years: 1 }],
    [-402, { kind: 'yearsAgo', years: 1 }],
    [-732, { kind: 'yearsAgo', years: 1 }],
    [-733, { kind: 'yearsAgo', years: 2 }],
  ])('B §2.14 DaysToStay %i gives the badge %o', (daysToStay, badge) => {
    expect(stayBadge(reservation({ daysToStay }))).toEqual(badge);
    expect(stayBadge(reservation({ daysToStay, isCancelled: true }))).toEqual({ kind: 'cancelled' });
  });

  it('B §2.14 upcoming stays begin today or later, the next first; the others are previous, the latest first', () => {
    const days = [12, -181, 0, 45, -20, -1, 3].map((daysToStay) => reservation({ daysToStay }));
    const { upcoming, previous } = splitStays(days);
    expect(upcoming.map(({ daysToStay }) => daysToStay)).toEqual([0, 3, 12, 45]);
    expect(previous.map(({ daysToStay }) => daysToStay)).toEqual([-1, -20, -181]);
  });

  it('a cancelled stay is not upcoming, whatever its date', () => {
    const off = reservation({ daysToStay: 3, isCancelled: true });
    const [next, past] = [reservation({ daysToStay: 12 }), reservation({ daysToStay: -1 })];
    expect(splitStays([past, off, next])).toEqual({ upcoming: [next], previous: [off, past] });
  });

  it('B §2.14 every stay is in exactly one of the two lists', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.boolean())), (drawn) => {
        const stays = drawn.map(([daysToStay, isCancelled]) => reservation({ daysToStay, isCancelled }));
        const { upcoming, previous } = splitStays(stays);
        expect(new Set([...upcoming, ...previous])).toEqual(new Set(stays));
        expect(upcoming.length + previous.length).toBe(stays.length);
      }),
    );
  });

  it.each([
    ['an upcoming stay with a deposit', { deposit: 10_000 }, [42_050, 10_000, 32_050]],
    ['an upcoming stay without', {}, [42_050, null, 42_050]],
    ['one that is paid', { deposit: 42_050 }, [42_050, null, null, true]],
    ['one that is paid beside a voucher', { deposit: 42_050, hasVoucher: true }, [42_050, null, null, true]],
    ['a stay of today', { daysToStay: 0, deposit: 10_000 }, [42_050, 10_000, 32_050]],
    ['a stay that is over', { daysToStay: -1, deposit: 10_000 }, [42_050, null, null]],
    ['a cancelled stay', { isCancelled: true, deposit: 10_000 }, [42_050, null, null]],
    ['one with a voucher', { deposit: 10_000, hasVoucher: true }, [42_050, 10_000, null]],
    ['one that may have a voucher', { hasVoucher: null }, [42_050, null, null]],
    ['one that may have a deposit', { deposit: null }, [42_050, null, null]],
    ['a stay without total', { total: 0, deposit: 10_000 }, [null, null, null]],
  ])(
    'B §2.14, F-11 the panel of %s shows the right amounts',
    (_, changes, [total, deposit, dueOnArrival, isPaid = false]) => {
      const stay = reservation(changes);
      const isBeforeVoucher = stay.hasVoucher === true && !isPaid;
      expect(stayMoney(stay)).toEqual({ total, deposit, isPaid, dueOnArrival, isBeforeVoucher });
    },
  );

  it.each([
    [0, false, true],
    [-3, false, true],
    [-3, true, false],
    [1, false, false],
  ])(
    'B §2.14 with DaysToStay %i and cancelled %o, asking for a review is %o',
    (daysToStay, isCancelled, asks) => {
      expect(asksForReview(reservation({ daysToStay, isCancelled }))).toBe(asks);
    },
  );

  it('B §2.14 a stay that is not cancelled mentions its spa itinerary', () => {
    expect(mentionsSpa(reservation({ hasSpa: true }))).toBe(true);
    expect(mentionsSpa(reservation({ hasSpa: true, isCancelled: true }))).toBe(false);
    expect(mentionsSpa(reservation())).toBe(false);
  });
});

describe('visits to the spa', () => {
  it.each([
    [0, { kind: 'today' }],
    [-18, { kind: 'toGo', days: 18 }],
    [75, { kind: 'ago', days: 75 }],
  ])(
    'B §2.15 DaysToGo %i gives the badge %o; its sign is the reverse of that for stays',
    (daysToGo, badge) => {
      expect(spaBadge(spaDay({ daysToGo }))).toEqual(badge);
    },
  );

  it('B §2.15 DaysToGo of 0 or less is upcoming', () => {
    const visits = [75, -18, 0, 3, -2].map((daysToGo) => spaDay({ daysToGo }));
    const { upcoming, previous } = splitSpaBookings(visits);
    expect(upcoming.map(({ daysToGo }) => daysToGo)).toEqual([0, -2, -18]);
    expect(previous.map(({ daysToGo }) => daysToGo)).toEqual([3, 75]);
  });

  it('B §2.17 the bill of a spa day multiplies its price by the guests', () => {
    expect(spaBill(spaDay())).toEqual({
      kind: 'spaDay',
      clients: 2,
      price: 14_500,
      product: 29_000,
      total: 29_000,
    });
  });

  it('B §2.17 the bill of single treatments adds them up', () => {
    // £80.50 + £95 + £94 = £269.50.
    expect(spaBill(spaDay({}, { package: null, calculatedAmount: 26_950 }))).toEqual({
      kind: 'treatments',
      sum: 26_950,
      total: 26_950,
    });
  });

  it("B §2.17, D-04 each guest's day is in order of time, and a spa day ends with the departure", () => {
    const [rosalind, agnes] = spaClientPlans(spaDay());
    expect(rosalind?.itinerary).toEqual([
      { kind: 'arrival', time: '09:30', name: '', minutes: null },
      { kind: 'treatment', time: '10:30', name: 'Heather & Honey Massage', minutes: 60 },
      { kind: 'restaurant', time: '13:00', name: 'The Stillroom', minutes: null },
      { kind: 'treatment', time: '14:30', name: 'Still Water Facial', minutes: 45 },
      { kind: 'departure', time: '17:00', name: '', minutes: null },
    ]);
    expect(agnes?.itinerary).toEqual([
      { kind: 'treatment', time: '11:00', name: 'Still Water Facial', minutes: 60 },
      { kind: 'restaurant', time: '13:00', name: 'The Stillroom', minutes: null },
      { kind: 'garden', time: '15:00', name: 'Spa garden', minutes: null },
      { kind: 'departure', time: '17:00', name: '', minutes: null },
    ]);
  });

  it('B §2.17 a visit without a spa day has no departure', () => {
    const [rosalind] = spaClientPlans(spaDay({}, { package: null, restaurantTime: null }));
    expect(rosalind?.itinerary.map(({ kind }) => kind)).toEqual(['arrival', 'treatment', 'treatment']);
  });
});

describe('payment is still due', () => {
  it.each([
    ['before arrival', '2027-05-09T23:59:00', {}, true],
    ['on the day of arrival', '2027-05-10T18:00:00', {}, true],
    ['from the day after', '2027-05-11T00:00:00', {}, false],
    ['where the room is cancelled', '2027-05-09T12:00:00', { isCancelled: true }, false],
  ])('%s', (_, now, changes, expected) => {
    expect(isPaymentAhead(bookedRoom(changes), now)).toBe(expected);
  });
});

describe('a booked room', () => {
  const NO_LINES = { roomAndRate: null, childrenAndInfants: null, dogs: null, packages: null };

  it('E-15 room & rate on its receipt is the total less the other lines', () => {
    expect(roomReceipt(bookedRoom())).toEqual({ ...NO_LINES, roomAndRate: 42_050, total: 42_050 });
    const room = bookedRoom({ packagesTotal: 3_900, nonAdultTotal: 1_000, dogsTotal: 5_000 });
    expect(roomReceipt(room)).toEqual({
      ...{ roomAndRate: 32_150, childrenAndInfants: 1_000, dogs: 5_000, packages: 3_900 },
      total: 42_050,
    });
  });

  it('E-15 the lines of its receipt add up to the total, whatever it costs', () => {
    const pence = fc.nat(500_000);
    fc.assert(
      fc.property(pence, pence, pence, pence, (roomAndRate, packagesTotal, nonAdultTotal, dogsTotal) => {
        const whole = roomAndRate + packagesTotal + nonAdultTotal + dogsTotal;
        const { total, ...lines } = roomReceipt(
          bookedRoom({ total: whole, packagesTotal, nonAdultTotal, dogsTotal }),
        );
        expect(total).toBe(whole);
        expect(Object.values(lines).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(whole);
      }),
    );
  });

  it('its receipt shows only the total where the parts come to more', () => {
    const room = bookedRoom({ total: 4_000, packagesTotal: 3_900, dogsTotal: 5_000 });
    expect(roomReceipt(room)).toEqual({ ...NO_LINES, total: 4_000 });
  });

  it('F-08 its add-ons are what a rate sells; other packages are fees, but for those of the party', () => {
    const packages = ['FIZZ', 'CITYTAX', 'DOG', 'BABY', 'CHILD'].map((code) => ({
      code,
      name: '',
      quantity: 1,
    }));
    const rateTypes = [{ allowedAddOnPackages: [] }, { allowedAddOnPackages: ['FIZZ', 'GOLF'] }];
    const [fizz, tax] = packages;
    expect(partPackages(bookedRoom({ packages }), rateTypes)).toEqual({ addOns: [fizz], fees: [tax] });
  });

  const rates = [{ allowedAddOnPackages: ['FIZZ'] }];
  const fizz = { code: 'FIZZ', name: '', quantity: 1 };
  const tax = { code: 'CITYTAX', name: 'City tax', quantity: 2 };
  const dog = { code: 'DOG', name: '', quantity: 1 };
  it.each([
    // Of £420.50 with £15.60 for the packages.
    ['nothing beside the rate', [], 0, 42_050],
    ['a dog', [dog], 0, 42_050],
    ['an extra', [fizz, dog], 1_560, 40_490],
    ['a fee', [tax], 1_560, 42_050],
    ['an extra and a fee in one sum', [fizz, tax], 1_560, null],
    ['a sum without a name', [], 1_560, null],
    ['an extra whose price is not told', [fizz], 0, null],
    ['a fee whose price is not told', [tax], 0, 42_050],
    ['an extra in a sum above the total', [fizz], 42_060, null],
  ])('F-11 its price without extras, with %s', (_, packages, packagesTotal, price) => {
    expect(priceWithoutExtras(bookedRoom({ packages, packagesTotal }), rates)).toBe(price);
  });

  it('F-11 its price without extras is unknown where one sum may be for a fee and a dearer treatment', () => {
    const item = { clientIndex: 0, startDateTime: '2027-05-10T10:00:00', displayName: 'Hot stones' };
    const room = bookedRoom({ packages: [tax], packagesTotal: 1_560, spaReservation: { items: [item] } });
    expect(priceWithoutExtras(room, rates)).toBeNull();
  });

  it("B §2.16 its spa itinerary lists each guest's times in order, the lead guest first", () => {
    const item = (clientIndex: number, time: string, displayName: string) => ({
      clientIndex,
      startDateTime: `2027-05-10T${time}:00`,
      displayName,
    });
    const room = bookedRoom({
      accompanyingGuests: [
        { firstName: 'James', lastName: 'Hart' },
        { firstName: 'Agnes', lastName: 'Hart' },
      ],
      spaReservation: {
        items: [item(2, '11:00', 'Facial'), item(0, '15:00', 'Massage'), item(0, '09:30', 'Scrub')],
      },
    });
    expect(spaItinerary(room)).toEqual([
      {
        client: 0,
        firstName: 'Rosalind',
        items: [item(0, '09:30', 'Scrub'), item(0, '15:00', 'Massage')],
      },
      { client: 2, firstName: 'Agnes', items: [item(2, '11:00', 'Facial')] },
    ]);
    expect(spaItinerary(bookedRoom())).toBe(null);
  });
});
