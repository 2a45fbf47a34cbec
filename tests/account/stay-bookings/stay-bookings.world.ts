import { stayBookingsMachine } from '../../../machines/account/stay-bookings/stay-bookings.machine.ts';
import { CallError } from '../../../src/api/failure.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { reservation } from '../account-bookings.ts';
import { memberInput } from '../account-rooms.ts';
import { busyWhile, tellsFailure } from '../../worlds/always.ts';
import { on } from '../../worlds/rules.ts';

export const input = { ...memberInput, route: { screen: 'stayBookings' } as const };

export const stayBookingsWorld = worldOf(
  stayBookingsMachine,
  {
    inputs: [named('a member', input)],
    actors: {
      loadStayBookings: {
        done: [named('no stays', []), named('one stay', [reservation()])],
        error: [new CallError({ kind: 'offline', endpoint: 'stayBookings' })],
      },
    },
  },
  {
    invariants: {
      ...busyWhile('loadStayBookings'),
      ...tellsFailure,
    },
    rules: {
      'a retry loads again': on('load.retried', ({ inputs }) => 'loadStayBookings' in inputs),
    },
    mayRest: (snapshot) => snapshot.matches('shown'),
  },
);
