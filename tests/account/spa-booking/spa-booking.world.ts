import { spaBookingMachine } from '../../../machines/account/spa-booking/spa-booking.machine.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { spaDay } from '../account-bookings.ts';
import { memberInput } from '../account-rooms.ts';
import { busyWhile, tellsFailure } from '../../worlds/always.ts';
import { failedBy, on } from '../../worlds/rules.ts';

export const input = { ...memberInput, route: { screen: 'spaBooking', id: 'spa-1' } as const };

export const spaBookingWorld = worldOf(
  spaBookingMachine,
  {
    inputs: [named('a member', input)],
    actors: { loadSpaBooking: { done: [named('a spa day to come', spaDay())] } },
  },
  {
    invariants: {
      ...tellsFailure,
      ...busyWhile('loadSpaBooking'),
      'a visit is shown only once it is read': ({ value, context }) =>
        value !== 'shown' || context.visit !== null,
    },
    rules: {
      'a failure is shown, and only the guest makes the call again (B §8)': on(
        failedBy('loadSpaBooking', 'resend'),
        ({ after, inputs }) => after.matches('failed') && Object.keys(inputs).length === 0,
      ),
    },
    mayRest: (snapshot) => snapshot.matches('shown'),
  },
);
