import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { findBookingMachine } from '../../../machines/account/find-booking/find-booking.machine.ts';
import { selectForm, selectFound } from '../../../machines/account/find-booking/find-booking.selectors.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import type { FindResult } from '../../../machines/account/find-booking/find-booking.types.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { bookedRoom, NOON, stayBooking } from '../account-bookings.ts';
import { reach } from '../../support/reach.ts';
import { findBookingWorld, input, lookedUp } from './find-booking.world.ts';

function start(find: (question: unknown) => Promise<FindResult>, number: string | null = null) {
  const machine = findBookingMachine.provide({
    actors: { findBooking: fromPromise(({ input: question }) => find(question)) },
  });
  return createActor(machine, { input: { ...input, route: { screen: 'findBooking', number } } }).start();
}

type Actor = ReturnType<typeof start>;

function ask(actor: Actor, confirmationNumber = '70413200', emailAddress = 'rosalind.hart@example.com') {
  actor.send({ type: 'field.changed', name: 'confirmationNumber', value: confirmationNumber });
  actor.send({ type: 'field.changed', name: 'emailAddress', value: emailAddress });
  actor.send({ type: 'form.submitted' });
  return reach(actor, ({ value }) => value !== 'asking');
}

const finds = (stay: LoadedStay) => () => Promise.resolve<FindResult>({ type: 'found', stay });

async function foundOf(stay: LoadedStay) {
  return selectFound(await ask(start(finds(stay))));
}

describe('D-497 a booking without an account', () => {
  it('paths take every transition', () => {
    expectWorld(findBookingWorld);
  });

  it('sends the trimmed number and e-mail once', async () => {
    const asked: unknown[] = [];
    const actor = start((question) => {
      asked.push(question);
      return Promise.resolve({ type: 'none' });
    });
    const asking = ask(actor, ' 70413200 ', ' rosalind.hart@example.com ');
    actor.send({ type: 'form.submitted' });
    await asking;
    expect(asked).toEqual([{ confirmationNumber: '70413200', emailAddress: 'rosalind.hart@example.com' }]);
  });

  it.each([
    ['', '', 'required', 'required'],
    ['70413200', 'rosalind', null, 'emailInvalid'],
    ['  ', 'rosalind.hart@example.com', 'required', null],
  ])('does not send %j with %j', async (number, email, numberError, emailError) => {
    const snapshot = await ask(
      start(() => Promise.reject(new Error('unexpected call'))),
      number,
      email,
    );
    const form = selectForm(snapshot);
    expect(snapshot.value).toEqual({ entering: 'untried' });
    expect([visibleError(form, 'confirmationNumber'), visibleError(form, 'emailAddress')]).toEqual([
      numberError,
      emailError,
    ]);
  });

  it.each([
    ['70413200', '70413200'],
    [' 7041 ', '7041'],
    [null, ''],
    ['9'.repeat(64), '9'.repeat(64)],
    ['9'.repeat(65), ''],
  ])('fills in the number %j of the address as %j', (number, filled) => {
    const actor = start(() => Promise.resolve({ type: 'none' }), number);
    expect(selectForm(actor.getSnapshot()).values).toEqual({
      confirmationNumber: filled,
      emailAddress: '',
    });
  });
});

describe('a booking that was found', () => {
  it('has dates, times, rooms, pictures, payment and nights', async () => {
    const found = await foundOf(lookedUp);
    expect(found).toEqual({
      head: {
        confirmationNumber: '70413200',
        arrival: '2027-05-10',
        departure: '2027-05-12',
        checkIn: '15:00',
        checkOut: '11:00',
        place: { checkInTime: null, checkOutTime: null, address: [], directions: null },
        isCancelled: false,
        isOver: false,
        roomNames: ['King Room', 'Double Room'],
        images: [
          { path: '/pictures/rooms/lake-room-1.svg' },
          { path: '/pictures/rooms/lake-room-2.svg' },
          { path: '/pictures/rooms/park-room-1.svg' },
        ],
        hasVoucher: false,
        nights: [
          {
            uid: '70413200.1.0@staychart',
            when: { from: '2027-05-10', until: '2027-05-12' },
            leg: 1,
            roomName: 'King Room',
          },
          {
            uid: '70413200.2.0@staychart',
            when: { from: '2027-05-10', until: '2027-05-12' },
            leg: 2,
            roomName: 'Double Room',
          },
        ],
      },
      rooms: [
        expect.objectContaining({ leg: 1, roomName: 'King Room', rateName: 'Bed & breakfast' }),
        expect.objectContaining({ leg: 2, roomName: 'Double Room', rateName: 'Bed & breakfast' }),
      ],
      // Two rooms of £420.50, £100 paid.
      payment: { paid: 10_000, onArrival: 74_100, isOfRest: false },
    });
  });

  it('shows the pictures of equal rooms once', async () => {
    const rooms = [bookedRoom(), bookedRoom({ leg: 2 })];
    const found = await foundOf({ booking: stayBooking(rooms), at: NOON });
    expect(found?.head.images.map(({ path }) => path)).toEqual([
      '/pictures/rooms/lake-room-1.svg',
      '/pictures/rooms/lake-room-2.svg',
    ]);
  });

  it('has no nights of a cancelled room, and is cancelled when every room is', async () => {
    const off = bookedRoom({ isCancelled: true });
    const one = await foundOf({ booking: stayBooking([off, bookedRoom({ leg: 2 })]), at: NOON });
    expect([one?.head.isCancelled, one?.head.nights.map(({ leg }) => leg)]).toEqual([false, [2]]);
    const all = await foundOf({ booking: stayBooking([off]), at: NOON });
    expect([all?.head.isCancelled, all?.head.nights]).toEqual([true, []]);
  });

  it.each([
    [false, { kind: 'payOnArrival', until: '2027-05-09T15:00:00' }],
    [true, { kind: 'withVoucher' }],
  ])('B §6 has a deadline to cancel only without a voucher (voucher: %s)', async (hasVoucher, terms) => {
    const found = await foundOf({ booking: stayBooking([bookedRoom()], hasVoucher), at: NOON });
    expect(found?.rooms.map((room) => room.terms)).toEqual([terms]);
  });
});
