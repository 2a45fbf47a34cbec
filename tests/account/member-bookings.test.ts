import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { spaBookingsMachine } from '../../machines/account/spa-bookings/spa-bookings.machine.ts';
import {
  selectHasMany as selectHasManyVisits,
  selectIsEmpty as selectHasNoVisit,
  selectVisits,
} from '../../machines/account/spa-bookings/spa-bookings.selectors.ts';
import { stayBookingsMachine } from '../../machines/account/stay-bookings/stay-bookings.machine.ts';
import {
  selectHasMany,
  selectIsEmpty,
  selectStays,
} from '../../machines/account/stay-bookings/stay-bookings.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import type { SpaBooking } from '../../src/domain/spa/spa-bookings.ts';
import type { StayReservation } from '../../src/domain/account/stay-bookings.ts';
import { expectWorld } from '../tools/paths/expect-full-coverage.ts';
import { reservation, spaDay } from './account-bookings.ts';
import { input as spaInput, spaBookingsWorld } from './spa-bookings/spa-bookings.world.ts';
import { input as stayInput, stayBookingsWorld } from './stay-bookings/stay-bookings.world.ts';
import { reach } from '../support/reach.ts';

const { configuration } = stayInput;
const noAnswer = new CallError({ kind: 'offline', endpoint: 'stayBookings' });

async function stays(list: StayReservation[]) {
  const machine = stayBookingsMachine.provide({
    actors: { loadStayBookings: fromPromise(() => Promise.resolve(list)) },
  });
  return reach(createActor(machine, { input: stayInput }).start(), (snapshot) => snapshot.matches('shown'));
}

async function visits(list: SpaBooking[]) {
  const machine = spaBookingsMachine.provide({
    actors: { loadSpaBookings: fromPromise(() => Promise.resolve(list)) },
  });
  return reach(createActor(machine, { input: spaInput }).start(), (snapshot) => snapshot.matches('shown'));
}

describe('the stay bookings', () => {
  it('B §2.14 paths take every transition', () => {
    expectWorld(stayBookingsWorld);
  });

  it('B §2.14 show the names of the configuration', async () => {
    const { upcoming } = selectStays(
      await stays([
        reservation({
          roomCount: 2,
          totalGuests: { adults: 3, children: 1, infants: 0 },
          roomStays: [
            { internalIdentifier: 'I-1', leg: 1, roomCode: 'KNG' },
            { internalIdentifier: 'I-2', leg: 2, roomCode: 'KNG' },
          ],
          hasSpa: true,
          deposit: 10_000,
        }),
      ]),
    );
    expect(upcoming).toEqual([
      {
        confirmationNumber: '70413200',
        badge: { kind: 'toGo', days: 9 },
        images: [{ path: '/pictures/rooms/lake-room-1.svg' }, { path: '/pictures/rooms/lake-room-2.svg' }],
        arrival: '2027-05-10',
        departure: '2027-05-12',
        checkIn: '15:00',
        checkOut: '11:00',
        roomCount: 2,
        guests: { adults: 3, children: 1, infants: 0 },
        rooms: [
          { key: 'I-1', leg: 1, name: 'King Room' },
          { key: 'I-2', leg: 2, name: 'King Room' },
        ],
        mentionsSpa: true,
        asksForReview: false,
        money: {
          ...{ total: 42_050, deposit: 10_000, isPaid: false, dueOnArrival: 32_050 },
          isBeforeVoucher: false,
        },
      },
    ]);
  });

  it('B §2.14 show the times of arrival where `BookingDefaults` has none, else no times', async () => {
    const unsaid = { checkInTime: '', checkOutTime: '' };
    const arrival = { ...configuration.arrival, checkInTime: '16:00', checkOutTime: null };
    const machine = stayBookingsMachine.provide({
      actors: { loadStayBookings: fromPromise(() => Promise.resolve([reservation()])) },
    });
    const input = { ...stayInput, configuration: { ...configuration, bookingDefaults: unsaid, arrival } };
    const shown = await reach(createActor(machine, { input }).start(), ({ value }) => value === 'shown');
    const [stay] = selectStays(shown).upcoming;
    expect([stay?.checkIn, stay?.checkOut]).toEqual(['16:00', null]);
  });

  it('B §2.14 show no leg number for a single room, and no name for an unknown room', async () => {
    const { previous } = selectStays(
      await stays([
        reservation({
          daysToStay: -3,
          roomStays: [{ internalIdentifier: 'I-1', leg: 1, roomCode: 'OLD' }],
        }),
      ]),
    );
    expect(previous[0]?.rooms).toEqual([{ key: 'I-1', leg: null, name: '' }]);
    expect(previous[0]?.images).toEqual([]);
  });

  it.each([
    [0, true, false],
    [6, false, false],
    [7, false, true],
  ])('B §2.14 with %i bookings: empty %o, a second button above %o', async (count, empty, many) => {
    const list = Array.from({ length: count }, (_, index) => reservation({ daysToStay: index }));
    const stay = await stays(list);
    expect([selectIsEmpty(stay), selectHasMany(stay)]).toEqual([empty, many]);
    const visit = await visits(list.map(() => spaDay()));
    expect([selectHasNoVisit(visit), selectHasManyVisits(visit)]).toEqual([empty, many]);
  });

  it('B §7 keep the failure', async () => {
    const machine = stayBookingsMachine.provide({
      actors: { loadStayBookings: fromPromise(() => Promise.reject(noAnswer)) },
    });
    const actor = createActor(machine, { input: stayInput }).start();
    const snapshot = await reach(actor, ({ value }) => value === 'failed');
    expect(selectFailure(snapshot)).toEqual(noAnswer.failure);
  });
});

describe('the spa bookings', () => {
  it('B §2.15 paths take every transition', () => {
    expectWorld(spaBookingsWorld);
  });

  it('B §2.15 count the days with the opposite sign of stays', async () => {
    const { upcoming, previous } = selectVisits(
      await visits([spaDay({ id: 'past', daysToGo: 75 }), spaDay({ id: 'next', daysToGo: -18 })]),
    );
    expect([upcoming, previous].map((list) => list.map(({ id }) => id))).toEqual([['next'], ['past']]);
  });
});
