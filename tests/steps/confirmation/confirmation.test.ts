import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { confirmationMachine } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import * as selectors from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import type { AccountCreateStatus } from '../../../src/domain/booking/booking.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { startStep } from '../start-step.ts';
import { confirmationWorld, input } from './confirmation.world.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { leadGuest, profile, session } from '../../support/checkout-stay.ts';
import { reach } from '../../support/reach.ts';
import { moneyVoucher } from '../payment/voucher-fixtures.ts';

describe('the confirmation', () => {
  it('B §2.6 paths take every transition', () => {
    expectWorld(confirmationWorld);
  });

  it('B §2.6 shows the number of the first room as the booking number', () => {
    expect(
      selectors.selectConfirmationNumber(startStep(confirmationMachine, input).actor.getSnapshot()),
    ).toBe('C1001');
  });

  it('B §2.6 sends the confirmation to a friend under that number', () => {
    const form = selectors.selectSendToFriend(startStep(confirmationMachine, input).actor.getSnapshot());
    expect(form?.getSnapshot().context.confirmationNumber).toBe('C1001');
  });

  it.each([
    ['the same bill', { isBooked: true, total: 85_500, isFirst: true }, null],
    ['no sum', { isBooked: true, total: null, isFirst: true }, null],
    [
      'another bill',
      { isBooked: true, total: 41_500, isFirst: true },
      { of: 'total', shown: 85_500, estate: 41_500 },
    ],
    ['another bill after a change in the account', { isBooked: true, total: 41_500, isFirst: false }, null],
  ])(
    'E-06 shows a difference in the sums, if there is one, and tells the flow (%s)',
    async (_, found, difference) => {
      const asked: unknown[] = [];
      const { actor, told } = startStep(
        confirmationMachine.provide({
          actors: {
            checkBooking: fromPromise(({ input: question }) => {
              asked.push(question);
              return Promise.resolve(found);
            }),
          },
        }),
        input,
      );
      const snapshot = await reach(actor, (now) => !now.matches('asking'));
      expect(asked).toEqual([{ confirmationNumber: 'C1001' }]);
      expect(selectors.selectDifference(snapshot)).toEqual(difference);
      expect(told).toEqual(
        difference ? [{ type: 'sums.differ', confirmationNumber: 'C1001', ...difference }] : [],
      );
    },
  );

  it.each([
    ['gone when a later check does not find it', { isBooked: false, total: null, isFirst: false }, true],
    ['still there when a later check finds it', { isBooked: true, total: 41_500, isFirst: false }, false],
    // The estate has just accepted the payment: a single no is not clear (E-03).
    [
      'still there when the first check does not find it',
      { isBooked: false, total: null, isFirst: true },
      false,
    ],
  ])('E-05 the booking is %s', async (_, found, isGone) => {
    const { actor, told } = startStep(
      confirmationMachine.provide({ actors: { checkBooking: fromPromise(() => Promise.resolve(found)) } }),
      input,
    );
    const snapshot = await reach(actor, (now) => !now.matches('asking'));
    expect(selectors.selectIsGone(snapshot)).toBe(isGone);
    expect(told).toEqual([]);
  });

  it('E-05 does not say that the booking is gone when the check fails', async () => {
    const { actor } = startStep(
      confirmationMachine.provide({
        actors: { checkBooking: fromPromise(() => Promise.reject(new Error('no answer'))) },
      }),
      input,
    );
    const snapshot = await reach(actor, (now) => !now.matches('asking'));
    expect([selectors.selectIsGone(snapshot), selectors.selectDifference(snapshot)]).toEqual([false, null]);
  });

  const seen = (changes: Partial<typeof input>) =>
    startStep(confirmationMachine, { ...input, ...changes }).actor.getSnapshot();

  it('E-07 thanks the lead booker by first name only when it is known', () => {
    const named = { ...input.booking, leadGuest: { ...leadGuest, firstName: ' Ada ' } };
    expect(selectors.selectFirstName(seen({ booking: named }))).toBe('Ada');
    expect(selectors.selectFirstName(seen({ booking: { ...named, leadGuest: null } }))).toBeNull();
    const nameless = { ...input.booking, leadGuest: { ...leadGuest, firstName: ' ' } };
    expect(selectors.selectFirstName(seen({ booking: nameless }))).toBeNull();
  });

  it('shows the dates, and the arrival details that the estate has', () => {
    const nothing = { checkInTime: null, checkOutTime: null, address: [], directions: null };
    const said = { ...nothing, checkInTime: '15:00', address: ['Withenmere'] };
    const dates = { from: '2027-05-01', to: '2027-05-03' };
    expect(selectors.selectArrival(seen({ configuration }))).toEqual({ ...dates, ...nothing });
    expect(selectors.selectArrival(seen({ configuration: { ...configuration, arrival: said } }))).toEqual({
      ...dates,
      ...said,
    });
  });

  it('shows a picture of each room type once', () => {
    const images = [
      { path: '/twin.svg', caption: '' },
      { path: '/bath.svg', caption: '' },
    ];
    const areas = configuration.areas.map((area) => ({
      ...area,
      roomTypes: area.roomTypes.map((room) => (room.code === 'TWN' ? { ...room, images } : room)),
    }));
    const legs = [...input.booking.legs, ...input.booking.legs.slice(1)];
    expect(selectors.selectPictures(seen({ configuration: { ...configuration, areas } }))).toEqual([
      { name: 'Garden Twin', image: { path: '/twin.svg', caption: '' } },
    ]);
    const twice = seen({
      configuration: { ...configuration, areas },
      booking: { ...input.booking, legs },
    });
    expect(selectors.selectPictures(twice)).toHaveLength(1);
  });

  // Both rooms have terms until 15:00 on 30 April 2027. The session is of 20 April.
  const AT_TEN = new Date('2027-04-20T09:00:00Z');
  const until = '2027-04-30T15:00:00';

  it('lists for each room until when it can be cancelled, or changed when the deposit is kept', () => {
    expect(selectors.selectTermsAt(AT_TEN)(seen({}))).toEqual([
      { leg: 1, kind: 'nonRefundable', until },
      { leg: 2, kind: 'payOnArrival', until },
    ]);
  });

  it('D-382 says of terms that were over at the time of booking that they are', () => {
    const on = (businessDate: string, time: string) =>
      selectors
        .selectTermsAt(new Date(`2027-04-20T${time}Z`))(seen({ session: { ...session, businessDate } }))
        .map(({ kind }) => kind);
    // British Summer Time: 13:59 UTC is 14:59, 14:00 UTC is 15:00.
    expect([
      on('2027-04-30', '13:59:00'),
      on('2027-04-30', '14:00:00'),
      on('2027-05-01', '00:00:00'),
    ]).toEqual([
      ['nonRefundable', 'payOnArrival'],
      ['final', 'late'],
      ['final', 'late'],
    ]);
  });

  it('B §6 says of each room that a voucher bars changes online', () => {
    const vouchers = [moneyVoucher('GV1', 10_000)];
    expect(selectors.selectTermsAt(AT_TEN)(seen({ booking: { ...input.booking, vouchers } }))).toEqual([
      { leg: 1, kind: 'prepaidWithVoucher' },
      { leg: 2, kind: 'withVoucher' },
    ]);
  });

  it('lists what is final, and no terms of a room paid on arrival, when the rate has no deadline', () => {
    const legs = input.booking.legs.map((leg) => ({
      ...leg,
      rate: leg.rate && { ...leg.rate, cancellationDateTime: null },
    }));
    expect(selectors.selectTermsAt(AT_TEN)(seen({ booking: { ...input.booking, legs } }))).toEqual([
      { leg: 1, kind: 'final' },
    ]);
  });

  it('links to the account only for a member, or when the booking created one', () => {
    const made = (accountCreateStatus: AccountCreateStatus) => ({
      booking: { ...input.booking, accountCreateStatus },
    });
    expect(
      [{}, made('failed'), made('unknown'), made('created'), { profile }].map((changes) =>
        selectors.selectHasAccount(seen(changes)),
      ),
    ).toEqual([false, false, false, true, true]);
  });

  it('E-02 starts another booking when the guest asks for it', () => {
    const { actor, told } = startStep(confirmationMachine, input);
    actor.send({ type: 'another.pressed' });
    expect(told).toEqual([{ type: 'anotherBooking.requested' }]);
  });
});
