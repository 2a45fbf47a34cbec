import type { BookedRoom, StayBooking } from '../../../src/domain/account/stay-bookings.ts';
import { describe, expect, it } from 'vitest';
import type { BookingDetailsEvent } from '../../../machines/account/booking-details/booking-details.setup.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { twoRooms } from '../account-rooms.ts';
import { allOff, oneOff, bookingDetailsWorld, tooLate } from './booking-details.world.ts';
import { httpError } from '../../support/http-error.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';
import { showStay } from './start-booking-details.ts';

/** The first of two rooms, cancelled. */
const firstOff: LoadedStay = {
  booking: stayBooking([bookedRoom({ isCancelled: true }), bookedRoom({ leg: 2 })]),
  at: NOON,
};

describe('the details of a stay', () => {
  it('B §2.16, §4 paths take every transition, and never leave a running cancellation', () => {
    expectWorld(bookingDetailsWorld);
  });

  it('B §4 sends the leg of a cancelled room, reads the booking again and closes the modal', async () => {
    const { actor, reads, cancels } = await showStay(twoRooms);
    sendAll(actor, { type: 'cancel.opened' }, { type: 'cancel.roomChosen', leg: 2 });
    expect(selectors.selectIsAsking(actor.getSnapshot())).toBe(true);
    sendAll(actor, { type: 'cancel.confirmed' }, { type: 'cancel.confirmed' }, { type: 'cancel.closed' });
    expect(selectors.selectIsCancelling(actor.getSnapshot())).toBe(true);
    expect(cancels.map((call) => call.input)).toEqual([
      { kind: 'cancellation', confirmationNumber: '70413200', legs: [2] },
    ]);
    cancels[0]?.resolve(undefined);
    await reach(actor, () => reads.length === 2);
    reads[1]?.resolve(oneOff);
    const snapshot = await reach(actor, (one) => !selectors.selectIsCancelling(one));
    expect(selectors.selectDialog(snapshot)).toBe(null);
    expect(selectors.selectRooms(snapshot).map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
  });

  it('B §4 reads the booking again after a package changes', async () => {
    const { actor, reads } = await showStay(twoRooms);
    const packages = selectors.selectPackages(actor.getSnapshot());
    expect(packages?.getSnapshot().context.booking).toEqual(twoRooms.booking);
    actor.send({ type: 'package.sent', leg: 2, code: 'FIZZ', change: 'remove' });
    actor.send({ type: 'package.answered', refusal: null });
    expect(reads.map((call) => call.input)).toEqual([
      { confirmationNumber: '70413200' },
      { confirmationNumber: '70413200' },
    ]);
    reads[1]?.resolve(oneOff);
    await reach(actor, ({ context }) => context.stay === oneOff);
    expect(selectors.selectPackages(actor.getSnapshot())).toBe(packages);
    expect(packages?.getSnapshot().context.booking).toEqual(oneOff.booking);
  });

  it('B §4 updates the packages after a cancellation, and removes them with the last room', async () => {
    const { actor, reads, cancels } = await showStay(twoRooms);
    const packages = selectors.selectPackages(actor.getSnapshot());
    const cancel = async (read: number, stay: LoadedStay, how: BookingDetailsEvent) => {
      actor.send({ type: 'cancel.opened' });
      actor.send(how);
      actor.send({ type: 'cancel.confirmed' });
      cancels[read - 1]?.resolve(undefined);
      await reach(actor, () => reads.length === read + 1);
      reads[read]?.resolve(stay);
      await reach(actor, (snapshot) => !selectors.selectIsCancelling(snapshot));
    };
    await cancel(1, oneOff, { type: 'cancel.roomChosen', leg: 2 });
    expect(packages?.getSnapshot().context.booking).toEqual(oneOff.booking);
    await cancel(2, allOff, { type: 'cancel.roomChosen', leg: 1 });
    expect(selectors.selectPackages(actor.getSnapshot())).toBe(null);
  });

  it.each([
    ['was refused', firstOff, httpError('cancelStay', 409, 'The stay has begun.')],
    ['lost only its answer', oneOff, new CallError({ kind: 'timeout', endpoint: 'cancelStay' })],
  ])('passes the booking that was read to the packages when a cancellation %s', async (_, stay, failure) => {
    const { actor, reads, cancels } = await showStay(twoRooms);
    const packages = selectors.selectPackages(actor.getSnapshot());
    sendAll(actor, { type: 'cancel.opened' }, { type: 'cancel.roomChosen', leg: 2 });
    actor.send({ type: 'cancel.confirmed' });
    cancels[0]?.reject(failure);
    await reach(actor, () => reads.length === 2);
    reads[1]?.resolve(stay);
    await reach(actor, (snapshot) => !selectors.selectIsCancelling(snapshot));
    expect(packages?.getSnapshot().context.booking).toBe(stay.booking);
  });
});

describe('a room of the stay', () => {
  it('B §2.16 shows the names of the configuration, and every add-on with its quantity', async () => {
    const { actor } = await showStay(twoRooms);
    const [, second] = selectors.selectRooms(actor.getSnapshot());
    expect(second).toEqual({
      leg: 2,
      isCancelled: false,
      dates: { startDate: '2027-05-10', endDate: '2027-05-12' },
      quota: { adults: 1, children: 1, infants: 1, dogs: 1 },
      roomName: 'Double Room',
      images: [{ path: '/pictures/rooms/park-room-1.svg' }],
      rateName: 'Bed & breakfast',
      addOns: [{ name: 'A bottle of fizz', quantity: 2 }],
      fees: [],
      receipt: {
        roomAndRate: 32_150,
        childrenAndInfants: 1_000,
        dogs: 5_000,
        packages: 3_900,
        total: 42_050,
      },
      requiresDeposit: false,
      requiresGuarantee: true,
      payment: 'restOnArrival',
      terms: { kind: 'payOnArrival', until: '2027-05-09T15:00:00' },
      paymentCard: '4242',
      names: { inNameOf: null, guests: ['Agnes Hart'] },
      spa: null,
      change: { kind: 'until', until: '2027-05-09T15:00:00' },
      amendQuery: 'amend=WM-1-2&arrivalDate=2027-05-10&numberOfNights=2&occupancy=%5B%5B1%2C2%2C1%5D%5D',
      cancellationPolicy: '<p>Cancel until three in the afternoon.</p>',
      taxInformation: '<p>Prices include VAT.</p>',
    });
  });

  it('shows no terms for a cancelled room', async () => {
    const off = { ...twoRooms, booking: stayBooking([bookedRoom({ isCancelled: true })]) };
    const { actor } = await showStay(off);
    expect(selectors.selectRooms(actor.getSnapshot()).map(({ terms, payment }) => [terms, payment])).toEqual([
      [null, null],
    ]);
  });

  it.each<[string, Partial<BookedRoom>, boolean, string | null, Partial<StayBooking>?]>([
    ['on arrival', {}, false, 'onArrival'],
    ['on arrival, but for a voucher', {}, true, null],
    ['a deposit', { requiresDeposit: true }, false, 'byCard'],
    ['a deposit and a voucher', { requiresDeposit: true }, true, 'byCard'],
    ['a voucher without a card', { requiresDeposit: true, paymentCard: '' }, true, null],
    ['add-ons that may be paid', { packagesTotal: 1_500 }, false, 'restOnArrival'],
    ['add-ons that nothing is paid of', { packagesTotal: 1_500 }, false, 'onArrival', { paid: 0 }],
    ['a voucher that leaves something', {}, true, 'restOnArrival', { due: 1_500 }],
    ['a voucher that leaves nothing', {}, true, null, { due: 0 }],
  ])(
    'F-11 says how a room is paid only as far as it is known: %s',
    async (_, changes, hasVoucher, payment, sums) => {
      const booking = { ...stayBooking([bookedRoom(changes)], hasVoucher), ...sums };
      const { actor } = await showStay({ booking, at: NOON });
      expect(selectors.selectRooms(actor.getSnapshot()).map((room) => room.payment)).toEqual([payment]);
    },
  );

  it('A §9.3 says once the time is over that it is', async () => {
    const { actor } = await showStay(tooLate);
    expect(selectors.selectRooms(actor.getSnapshot()).map(({ terms }) => terms)).toEqual([
      { kind: 'late' },
      { kind: 'late' },
    ]);
  });

  it('says of a prepaid room without a deadline that it is final, until the arrival', async () => {
    const booking = stayBooking([bookedRoom({ requiresDeposit: true, cancellationDateTime: null })]);
    const termsAt = async (at: string) => {
      const { actor } = await showStay({ booking, at });
      return selectors.selectRooms(actor.getSnapshot()).map(({ terms }) => terms);
    };
    expect(await termsAt(NOON)).toEqual([{ kind: 'final' }]);
    expect(await termsAt('2027-06-30T12:00:00')).toEqual([null]);
  });
});
