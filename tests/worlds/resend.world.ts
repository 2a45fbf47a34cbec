import { resendMachine } from '../../machines/account/resend/resend.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { busyWhile, canOnly } from './always.ts';
import { doneBy, on } from './rules.ts';

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
    invariants: {
      ...busyWhile('sendConfirmation'),
      'the form can be opened and closed, but while a confirmation is sent (B §2.16)': canOnly(
        { type: 'resend.toggled' },
        (snapshot) => !snapshot.hasTag('busy'),
      ),
    },
    rules: {
      'what was open is closed, what was closed is open (B §2.16)': on(
        'resend.toggled',
        ({ before, after }) => after.matches(before.matches('open') ? 'closed' : 'open'),
      ),
      'a confirmation is sent where the form is sent with an address, and nowhere else (B §2.16)': ({
        event,
        before,
        inputs,
      }) =>
        event.type === 'form.submitted' || 'sendConfirmation' in inputs
          ? 'sendConfirmation' in inputs ===
            (event.type === 'form.submitted' && before?.context.form.values.emailAddress !== '')
          : null,
      'the form is empty once it was sent (B §2.16)': on(
        doneBy('sendConfirmation'),
        ({ after }) => after.context.form.values.emailAddress === '',
      ),
    },
    mayRest: (snapshot) => snapshot.matches('closed') || snapshot.matches('open'),
  },
);
