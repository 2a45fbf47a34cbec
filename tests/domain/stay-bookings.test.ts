import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksForReview,
  mentionsSpa,
  splitStays,
  stayBadge,
  stayMoney,
} from '../../src/domain/stay-bookings.ts';
import { reservation } from '../support/account-bookings.ts';

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
    ['one that is paid', { deposit: 42_050 }, [42_050, 42_050, null]],
    ['a stay of today', { daysToStay: 0, deposit: 10_000 }, [42_050, 10_000, 32_050]],
    ['a stay that is over', { daysToStay: -1, deposit: 10_000 }, [42_050, null, null]],
    ['a cancelled stay', { isCancelled: true, deposit: 10_000 }, [42_050, null, null]],
    ['one with a voucher', { deposit: 10_000, hasVoucher: true }, [42_050, 10_000, null]],
    ['one that may have a voucher', { hasVoucher: null }, [42_050, null, null]],
    ['one that may have a deposit', { deposit: null }, [42_050, null, null]],
    ['a stay without total', { total: 0, deposit: 10_000 }, [null, null, null]],
  ])(
    'B §2.14, F-11 the panel of %s shows the right amounts',
    (_, changes, [total, deposit, dueOnArrival]) => {
      expect(stayMoney(reservation(changes))).toEqual({ total, deposit, dueOnArrival });
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
