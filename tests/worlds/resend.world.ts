import { resendMachine } from '../../machines/account/resend/resend.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';

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
  { mayRest: (snapshot) => snapshot.matches('closed') || snapshot.matches('open') },
);
