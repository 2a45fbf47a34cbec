import { spaBookingsMachine } from '../../../machines/account/spa-bookings/spa-bookings.machine.ts';
import { CallError } from '../../../src/api/failure.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { spaDay } from '../account-bookings.ts';
import { memberInput } from '../account-rooms.ts';
import { busyWhile, tellsFailure } from '../../worlds/always.ts';
import { on } from '../../worlds/rules.ts';

export const input = { ...memberInput, route: { screen: 'spaBookings' } as const };

export const spaBookingsWorld = worldOf(
  spaBookingsMachine,
  {
    inputs: [named('a member', input)],
    actors: {
      loadSpaBookings: {
        done: [named('no visits', []), named('one visit', [spaDay()])],
        error: [new CallError({ kind: 'offline', endpoint: 'spaBookings' })],
      },
    },
  },
  {
    invariants: { ...tellsFailure, ...busyWhile('loadSpaBookings') },
    rules: {
      'a retry loads again': on('load.retried', ({ inputs }) => 'loadSpaBookings' in inputs),
    },
    mayRest: (snapshot) => snapshot.matches('shown'),
  },
);
