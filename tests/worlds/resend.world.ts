import { resendMachine } from '../../machines/account/resend/resend.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { busyWhile } from './always.ts';

export const input = { confirmationNumber: '70413200' };

export const resendWorld = worldOf(
  resendMachine,
  {
    inputs: [named('of a booking', input)],
    events: {
      'field.changed': [{ name: 'emailAddress', value: 'friend@example.com' }],
      'field.left': [{ name: 'emailAddress' }],
    },
    project: ({ form }) => form.values,
  },
  {
    invariants: { ...busyWhile('sendConfirmation') },
    mayRest: (snapshot) => snapshot.matches('closed') || snapshot.matches('open'),
  },
);
