import { describe, expect, it } from 'vitest';
import { cancellationMoney, stayNights, stayPayment } from '../../../src/domain/account/found-stay.ts';
import { bookedRoom, NOON, stayBooking } from '../../account/account-bookings.ts';

/** £420.50 each, arriving on 10 May 2027. NOON is on the 1st. */
const one = stayBooking();
const two = stayBooking([bookedRoom(), bookedRoom({ leg: 2 })]);
const withDeposit = stayBooking([bookedRoom(), bookedRoom({ leg: 2, requiresDeposit: true })]);
const off = bookedRoom({ leg: 2, isCancelled: true });
const withAddOn = stayBooking([bookedRoom({ packagesTotal: 1_500 })]);

describe('what is paid for a booking that was looked up', () => {
  it.each([
    ['nothing yet', { ...one, paid: 0 }, { paid: 0, onArrival: 42_050, isOfRest: false }],
    ['a part', { ...two, paid: 42_050 }, { paid: 42_050, onArrival: 42_050, isOfRest: false }],
    ['all', { ...one, paid: 42_050 }, { paid: 42_050, onArrival: 0, isOfRest: false }],
    [
      'with a voucher only what was paid besides',
      { ...one, hasVoucher: true, paid: 2_050 },
      { paid: 2_050, onArrival: null, isOfRest: false },
    ],
    ['more than it costs now', { ...one, paid: 50_000 }, { paid: 50_000, onArrival: null, isOfRest: false }],
    [
      'with a voucher nothing is left where all was paid besides',
      { ...one, hasVoucher: true, paid: 42_050 },
      { paid: 42_050, onArrival: 0, isOfRest: false },
    ],
    [
      'all on arrival where nothing is paid before',
      { ...two, paid: null },
      { paid: null, onArrival: 84_100, isOfRest: false },
    ],
    [
      'with a voucher what the estate says is left',
      { ...one, hasVoucher: true, paid: 2_050, due: 10_000 },
      { paid: 2_050, onArrival: 10_000, isOfRest: false },
    ],
    ['nothing where a deposit of unknown amount was paid', { ...withDeposit, paid: null }, null],
    ['nothing where an add-on may have been paid', { ...withAddOn, paid: null }, null],
    ['nothing where a voucher may have paid', { ...one, hasVoucher: true, paid: null }, null],
    [
      'after a room was cancelled, of the other',
      stayBooking([bookedRoom({ requiresDeposit: true }), off], false, 40_000),
      { paid: 40_000, onArrival: 2_050, isOfRest: true },
    ],
    [
      'after a room with a deposit was cancelled, all on arrival for the other',
      stayBooking([bookedRoom(), { ...off, requiresDeposit: true }]),
      { paid: null, onArrival: 42_050, isOfRest: true },
    ],
    ['nothing once all is cancelled', stayBooking([off], false, 42_050), null],
  ])('%s', (_, found, payment) => {
    expect(stayPayment(found, NOON)).toEqual(payment);
  });

  it.each([
    ['2027-05-10T23:59:00', { paid: 0, onArrival: 42_050, isOfRest: false }],
    ['2027-05-11T00:00:00', null],
  ])('is shown up to the day of arrival: %s', (now, payment) => {
    expect(stayPayment({ ...one, paid: 0 }, now)).toEqual(payment);
  });
});

describe('F-11 what is known of the money before a room is cancelled', () => {
  // The deadline of both rooms.
  const free = '2027-05-09T15:00:00';
  it.each([
    // Of £420.50 for each room.
    [
      'nothing was paid',
      { ...one, paid: 0 },
      1,
      { paid: 0, freeUntil: free, nonRefundable: [], isOpen: false },
    ],
    ['all is paid on arrival', one, 1, { paid: 0, freeUntil: free, nonRefundable: [], isOpen: false }],
    [
      'the deposit is lost',
      { ...withDeposit, paid: 42_050 },
      2,
      { paid: 42_050, freeUntil: null, nonRefundable: [2], isOpen: false },
    ],
    [
      'another room paid: nothing is said of it',
      { ...withDeposit, paid: 42_050 },
      1,
      { paid: 0, freeUntil: free, nonRefundable: [], isOpen: false },
    ],
    [
      'all rooms',
      { ...withDeposit, paid: 42_050 },
      null,
      { paid: 42_050, freeUntil: null, nonRefundable: [2], isOpen: false },
    ],
    [
      'a deposit of unknown amount',
      withDeposit,
      2,
      { paid: null, freeUntil: null, nonRefundable: [2], isOpen: false },
    ],
    [
      'two deposits of one sum',
      stayBooking(
        [bookedRoom({ requiresDeposit: true }), bookedRoom({ leg: 2, requiresDeposit: true })],
        false,
        84_100,
      ),
      1,
      { paid: null, freeUntil: null, nonRefundable: [1], isOpen: false },
    ],
    [
      'a sum that no room asks for',
      { ...two, paid: 15_000 },
      1,
      { paid: null, freeUntil: null, nonRefundable: [], isOpen: true },
    ],
    [
      'a sum that no room asks for, of all rooms',
      { ...two, paid: 15_000 },
      null,
      { paid: 15_000, freeUntil: null, nonRefundable: [], isOpen: true },
    ],
    [
      'add-ons were paid',
      { ...withAddOn, paid: 1_500 },
      1,
      { paid: 1_500, freeUntil: null, nonRefundable: [], isOpen: true },
    ],
    [
      'add-ons that may have been paid',
      withAddOn,
      null,
      { paid: null, freeUntil: null, nonRefundable: [], isOpen: true },
    ],
    [
      'the earliest deadline of two rooms',
      stayBooking([bookedRoom(), bookedRoom({ leg: 2, cancellationDateTime: '2027-05-07T18:30:00' })]),
      null,
      { paid: 0, freeUntil: '2027-05-07T18:30:00', nonRefundable: [], isOpen: false },
    ],
    [
      'a room that is cancelled already',
      stayBooking([bookedRoom(), { ...off, requiresDeposit: true }], false, 42_050),
      1,
      { paid: 42_050, freeUntil: null, nonRefundable: [], isOpen: true },
    ],
  ])('%s', (_, booking, leg, money) => {
    expect(cancellationMoney(booking, leg)).toEqual(money);
  });
});

it('the nights of a room keep the calendar id from the confirmation', () => {
  expect(stayNights('70413200', bookedRoom({ leg: 2 }))).toEqual({
    uid: '70413200.2.0@staychart',
    when: { from: '2027-05-10', until: '2027-05-12' },
  });
});
