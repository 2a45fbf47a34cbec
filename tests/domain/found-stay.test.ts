import { describe, expect, it } from 'vitest';
import { stayNights, stayPayment } from '../../src/domain/found-stay.ts';
import { bookedRoom, NOON, stayBooking } from '../support/account-bookings.ts';

/** £420.50 each, arriving on 10 May 2027. NOON is on the 1st. */
const one = stayBooking();
const two = stayBooking([bookedRoom(), bookedRoom({ leg: 2 })]);
const withDeposit = stayBooking([bookedRoom(), bookedRoom({ leg: 2, requiresDeposit: true })]);
const withAddOn = stayBooking([bookedRoom({ packagesTotal: 1_500 })]);

describe('what is paid for a booking that was looked up', () => {
  it.each([
    ['nothing yet', { booking: one, paid: 0 }, { paid: 0, onArrival: 42_050 }],
    ['a part', { booking: two, paid: 42_050 }, { paid: 42_050, onArrival: 42_050 }],
    ['all', { booking: one, paid: 42_050 }, { paid: 42_050, onArrival: 0 }],
    [
      'with a voucher only what was paid besides',
      { booking: { ...one, hasVoucher: true }, paid: 2_050 },
      { paid: 2_050, onArrival: null },
    ],
    ['more than it costs now', { booking: one, paid: 50_000 }, { paid: 50_000, onArrival: null }],
    [
      'with a voucher nothing is left where all was paid besides',
      { booking: { ...one, hasVoucher: true }, paid: 42_050 },
      { paid: 42_050, onArrival: 0 },
    ],
    [
      'all on arrival where nothing is paid before',
      { booking: two, paid: null },
      { paid: null, onArrival: 84_100 },
    ],
    ['nothing where a deposit of unknown amount was paid', { booking: withDeposit, paid: null }, null],
    ['nothing where an add-on may have been paid', { booking: withAddOn, paid: null }, null],
    ['nothing where a voucher may have paid', { booking: { ...one, hasVoucher: true }, paid: null }, null],
    [
      'after a room was cancelled',
      { booking: stayBooking([bookedRoom(), bookedRoom({ leg: 2, isCancelled: true })]), paid: 42_050 },
      null,
    ],
  ])('%s', (_, found, payment) => {
    expect(stayPayment(found, NOON)).toEqual(payment);
  });

  it.each([
    ['2027-05-10T23:59:00', { paid: 0, onArrival: 42_050 }],
    ['2027-05-11T00:00:00', null],
  ])('is shown up to the day of arrival: %s', (now, payment) => {
    expect(stayPayment({ booking: one, paid: 0 }, now)).toEqual(payment);
  });
});

it('the nights of a room keep the calendar id from the confirmation', () => {
  expect(stayNights('70413200', bookedRoom({ leg: 2 }))).toEqual({
    uid: '70413200.2.0@staychart',
    when: { from: '2027-05-10', until: '2027-05-12' },
  });
});
