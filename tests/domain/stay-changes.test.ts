import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOpeningValues } from '../../src/domain/opening-values.ts';
import { occupancy } from '../../src/domain/occupancy.ts';
import {
  amendQuery,
  canCancelAll,
  canChange,
  changeDeadline,
  isCancelled,
  offersChanges,
  roomChange,
} from '../../src/domain/stay-changes.ts';
import { bookedRoom, NOON, stayBooking } from '../support/account-bookings.ts';

const off = bookedRoom({ leg: 2, isCancelled: true });
const late = bookedRoom({ leg: 2, cancellationDateTime: '2027-05-01T11:59:59' });
const second = bookedRoom({ leg: 2 });

describe('changes to a stay', () => {
  it('B §4 a booking is cancelled when all its rooms are', () => {
    expect(isCancelled(stayBooking([bookedRoom(), off]))).toBe(false);
    expect(isCancelled(stayBooking([off]))).toBe(true);
  });

  it.each([
    ['the day before arrival', '2027-05-09T23:59:59', true],
    ['the day of arrival', '2027-05-10T00:00:00', false],
    ['after the stay', '2027-06-01T12:00:00', false],
  ])('B §4 on %s, changes are offered: %o', (_, now, offered) => {
    expect(offersChanges(stayBooking(), now)).toBe(offered);
    expect(offersChanges(stayBooking([off]), now)).toBe(false);
  });

  it.each([
    ['before the cut-off', '2027-05-09T14:59:59', { kind: 'until', until: '2027-05-09T15:00:00' }],
    ['at the cut-off', '2027-05-09T15:00:00', { kind: 'closed' }],
    ['after it', '2027-05-09T15:00:01', { kind: 'closed' }],
  ])('B §4, D-382 %s a room is %o', (_, now, change) => {
    expect(roomChange(stayBooking(), bookedRoom(), now)).toEqual(change);
  });

  it('B §4, §6 a room cannot be changed with a voucher, without a cut-off or once cancelled', () => {
    const [room, open] = [bookedRoom(), bookedRoom({ cancellationDateTime: null })];
    expect(roomChange(stayBooking([room], true), room, NOON)).toEqual({ kind: 'closed' });
    expect(roomChange(stayBooking(), open, NOON)).toEqual({ kind: 'closed' });
    expect(roomChange(stayBooking([off]), off, NOON)).toEqual({ kind: 'cancelled' });
  });

  it('B §4 each room decides whether it can be changed', () => {
    const booking = stayBooking([bookedRoom(), late]);
    expect([1, 2, 3].map((number) => canChange(booking, number, NOON))).toEqual([true, false, false]);
  });

  it.each([
    ['one room', [bookedRoom()], false],
    ['two rooms', [bookedRoom(), second], true],
    ['two rooms, one cancelled', [bookedRoom(), off], false],
    ['two rooms, one too late', [bookedRoom(), late], false],
  ])('B §4 Cancel All is allowed for %s: %o', (_, rooms, allowed) => {
    expect(canCancelAll(stayBooking(rooms), NOON)).toBe(allowed);
    expect(canCancelAll(stayBooking(rooms, true), NOON)).toBe(false);
  });
});

describe('the deadline that the screen says', () => {
  const saver = (until: string) => bookedRoom({ leg: 2, requiresDeposit: true, cancellationDateTime: until });
  const until = (moment: string, leg = 1) => bookedRoom({ leg, cancellationDateTime: moment });
  const at = (moment: string) => ({ kind: 'until', until: moment });
  const EVENING = '2027-05-07T18:30:00';

  it.each([
    ['3pm of the day before', [bookedRoom()], { kind: 'usual' }],
    ['that, and a fortnight for a deposit', [bookedRoom(), saver('2027-04-26T10:00:00')], { kind: 'usual' }],
    ['a deposit until the day before', [saver('2027-05-09T15:00:00')], at('2027-05-09T15:00:00')],
    ['another time', [until(EVENING)], at(EVENING)],
    ['the same other time in both rooms', [until(EVENING), until(EVENING, 2)], at(EVENING)],
    ['two times', [until(EVENING), second], null],
    ['one room not online', [until(EVENING), bookedRoom({ leg: 2, cancellationDateTime: null })], null],
    ['one room cancelled', [until(EVENING), off], at(EVENING)],
    ['all rooms cancelled', [off], null],
  ])('B §2.16, F-11 %s', (_, rooms, said) => {
    expect(changeDeadline(stayBooking(rooms), '2027-04-20T12:00:00')).toEqual(said);
    expect(changeDeadline(stayBooking(rooms, true), '2027-04-20T12:00:00')).toBeNull();
  });
});

describe('the hand-over to the booking', () => {
  it('B §2.16, D-53 children and infants count together', () => {
    const room = bookedRoom({ guestQuota: { adults: 2, children: 1, infants: 1, dogs: 2 } });
    expect(Object.fromEntries(new URLSearchParams(amendQuery(room)))).toEqual({
      amend: 'WM-1-1',
      arrivalDate: '2027-05-10',
      numberOfNights: '2',
      occupancy: '[[2,2,2]]',
    });
  });

  it('B §2.16, A §2.4 the search reads what the account writes', () => {
    const party = { adults: fc.integer({ min: 1, max: 4 }), children: fc.integer({ min: 0, max: 4 }) };
    const quota = fc.record({ ...party, infants: fc.constant(0), dogs: fc.integer({ min: 0, max: 2 }) });
    fc.assert(
      fc.property(quota, fc.string({ minLength: 1, maxLength: 30 }), (guestQuota, id) => {
        fc.pre(id.trim() === id);
        const query = amendQuery(bookedRoom({ guestQuota, internalIdentifier: id }));
        const source = Object.fromEntries(new URLSearchParams(query));
        expect(readOpeningValues([source])).toEqual({
          values: {
            arrivalDate: '2027-05-10',
            numberOfNights: 2,
            guestOccupancies: [occupancy(guestQuota.adults, guestQuota.children, guestQuota.dogs)],
            amendId: id,
          },
          warnings: [],
        });
      }),
    );
  });
});
