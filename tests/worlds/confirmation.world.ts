import { confirmationMachine } from '../../machines/steps/confirmation/confirmation.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { booking } from '../support/checkout-stay.ts';
import { busyWhile } from './always.ts';

export const input = { configuration, booking, profile: null };

export const confirmationWorld = worldOf(
  confirmationMachine,
  {
    inputs: [named('a booking that is paid', input)],
    events: {
      'field.changed': [{ name: 'emailAddress', value: 'friend@example.com' }],
      'field.left': [{ name: 'emailAddress' }],
    },
    actors: {
      checkBooking: {
        done: [
          named('the same bill', { isBooked: true, total: null, isFirst: true }),
          named('another bill', { isBooked: true, total: 1, isFirst: true }),
          named('nothing any more', { isBooked: false, total: null, isFirst: false }),
        ],
      },
    },
    project: ({ form }) => form.values,
  },
  {
    invariants: { ...busyWhile('sendConfirmation') },
    mayRest: (snapshot) => snapshot.matches({ friend: 'closed' }) || snapshot.matches({ friend: 'open' }),
  },
);
