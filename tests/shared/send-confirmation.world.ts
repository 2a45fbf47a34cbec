import { sendConfirmationMachine } from '../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { selectResult } from '../../machines/shared/send-confirmation/send-confirmation.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import { visibleError } from '../../machines/shared/form.ts';
import { named } from '../tools/paths/names.ts';
import { worldOf } from '../tools/paths/world.ts';
import { busyWhile, canOnly } from '../worlds/always.ts';
import { on } from '../worlds/rules.ts';
import { httpError } from '../support/http-error.ts';

export const input = { confirmationNumber: '70413200' };

export const sendConfirmationWorld = worldOf(
  sendConfirmationMachine,
  {
    inputs: [named('of a booking', input)],
    events: {
      'field.changed': [{ name: 'emailAddress', value: 'friend@example.com' }],
      'field.left': [{ name: 'emailAddress' }],
    },
    actors: {
      sendConfirmation: {
        done: [undefined],
        error: [httpError('stayEmail', 422), new CallError({ kind: 'timeout', endpoint: 'stayEmail' })],
      },
    },
    project: ({ form }) => form.values,
  },
  {
    invariants: {
      ...busyWhile('sendConfirmation'),
      'the form can be opened and closed except while sending (B §2.16)': canOnly(
        { type: 'sendForm.toggled' },
        (snapshot) => !snapshot.hasTag('busy'),
      ),
    },
    rules: {
      'toggling opens a closed form and closes an open one (B §2.16)': on(
        'sendForm.toggled',
        ({ before, after }) => after.matches(before.matches('open') ? 'closed' : 'open'),
      ),
      'a confirmation is sent exactly when the form is submitted with an address (B §2.16)': ({
        event,
        before,
        inputs,
      }) =>
        event.type === 'form.submitted' || 'sendConfirmation' in inputs
          ? 'sendConfirmation' in inputs ===
            (event.type === 'form.submitted' && before?.context.form.values.emailAddress !== '')
          : null,
      'a sent address leaves the field, which then has no error when it is left (B §2.6)': ({
        event,
        before,
        after,
      }) => {
        if (event.type === 'xstate.done.actor.sendConfirmation') {
          return selectResult(after) === 'sent' && after.context.form.values.emailAddress === '';
        }
        return event.type === 'field.left' && before && selectResult(before) === 'sent'
          ? visibleError(after.context.form, 'emailAddress') ===
              visibleError(before.context.form, 'emailAddress')
          : null;
      },
      'an address that was not certainly sent stays in the field (B §8)': ({ event, before, after }) =>
        event.type === 'xstate.error.actor.sendConfirmation'
          ? ['refused', 'unsure'].includes(selectResult(after) ?? '') &&
            after.context.form === before?.context.form
          : null,
      'only a clear no means that nothing was sent': ({ event, after }) =>
        event.type === 'xstate.error.actor.sendConfirmation'
          ? (selectResult(after) === 'refused') ===
            (event.error instanceof CallError &&
              event.error.failure.kind === 'http' &&
              [400, 402, 404, 410, 422].includes(event.error.failure.status))
          : null,
      'a change of the field clears the result': ({ event, after }) =>
        event.type === 'field.changed' ? selectResult(after) === null : null,
    },
    mayRest: (snapshot) => snapshot.matches('closed') || snapshot.matches('open'),
  },
);
