import type { LoadedStay } from '../../machines/account/stay-booking/stay-booking.contract.ts';
import { stayBookingMachine } from '../../machines/account/stay-booking/stay-booking.machine.ts';
import { selectRooms } from '../../machines/account/stay-booking/stay-booking.selectors.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { bookedRoom, NOON, stayBooking } from '../support/account-bookings.ts';
import { memberInput, twoRooms } from '../support/account-rooms.ts';
import { busyWhile, knowsFailureOnlyIn } from './always.ts';

export const input = { ...memberInput, route: { screen: 'stayBooking', id: '70413200' } as const };

/** The second of two rooms is cancelled. */
export const oneOff: LoadedStay = {
  booking: stayBooking([bookedRoom(), bookedRoom({ Leg: 2, IsCancelled: true })]),
  at: NOON,
};

export const allOff: LoadedStay = { booking: stayBooking([bookedRoom({ IsCancelled: true })]), at: NOON };

/** At the cut-off of both rooms. */
export const tooLate: LoadedStay = { booking: twoRooms.booking, at: '2027-05-09T15:00:00' };

export const stayBookingWorld = worldOf(
  stayBookingMachine,
  {
    inputs: [named('a member', input)],
    events: {
      'cancel.roomChosen': [
        named('Choose to cancel the first room', { leg: 1 }),
        named('Choose to cancel the second room', { leg: 2 }),
      ],
    },
    actors: {
      loadStayBooking: {
        done: [
          named('two rooms', twoRooms),
          named('two rooms, one of them cancelled', oneOff),
          named('two rooms, too late to change', tooLate),
          named('a room, cancelled', allOff),
        ],
      },
      packages: { sends: [named('one was added or removed', { type: 'packages.changed' as const })] },
    },
    project: ({ stay, asked, failure }) => [stay, asked, failure],
  },
  {
    invariants: {
      ...knowsFailureOnlyIn('failed'),
      ...busyWhile('loadStayBooking', 'cancelStay', 'readCancelled', 'readRefused'),
      'nothing is asked about a room that cannot be cancelled': (snapshot) =>
        !snapshot.matches({ shown: { guest: { cancelling: 'confirming' } } }) ||
        selectRooms(snapshot)
          .filter(({ leg }) => snapshot.context.asked === null || leg === snapshot.context.asked)
          .every(({ change }) => change.kind === 'until'),
      'a stay is shown only when it was read': (snapshot) =>
        !snapshot.matches('shown') || snapshot.context.stay !== null,
    },
    mayRest: (snapshot) => snapshot.matches({ shown: { guest: 'reading' } }),
  },
);
