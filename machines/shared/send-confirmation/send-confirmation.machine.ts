import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { sendSchema } from '../fields.ts';
import { createForm, formChanges, type Form, type FormEvent } from '../form.ts';
import { withEvent, withFailure } from '../params.ts';
import { ports } from '../ports.ts';
import { isRefusal } from '../refusals.ts';

/** The booking whose confirmation is sent. The chart has no output: the form stays as long as its screen. */
export interface SendConfirmationInput {
  confirmationNumber: string;
  /** The session that has just booked it, the estate's proof of a guest without an account. */
  sessionId?: string;
}

export interface SendConfirmationContext extends SendConfirmationInput {
  form: Form<{ emailAddress: string }>;
}

export type SendConfirmationEvent = FormEvent | { type: 'sendForm.toggled' };

const types = {} as {
  context: SendConfirmationContext;
  events: SendConfirmationEvent;
  input: SendConfirmationInput;
  tags: 'busy';
};

const { change, leave, submit, isValid } = formChanges<SendConfirmationContext>(sendSchema);

/**
 * The guest has the confirmation of a stay or a spa visit sent by e-mail, to a friend or once more to their own
 * address.
 */
export const sendConfirmationMachine = setup({
  types,
  // Stays and spa visits have a call each.
  actors: { sendConfirmation: ports.sendConfirmation },
  guards: { isComplete: isValid, isRefusal: (_, failure: Failure) => isRefusal(failure) },
  actions: {
    enterField: assign(change),
    leaveField: assign(leave),
    showAllErrors: assign(submit),
    clearForm: assign({ form: createForm({ emailAddress: '' }) }),
  },
}).createMachine({
  id: 'sendConfirmation',
  context: ({ input }) => ({ ...input, form: createForm({ emailAddress: '' }) }),
  initial: 'closed',
  states: {
    closed: { on: { 'sendForm.toggled': 'open' } },
    open: {
      initial: 'unsent',
      on: {
        'sendForm.toggled': 'closed',
        'field.changed': {
          target: '.unsent',
          actions: withEvent('enterField'),
        },
        'field.left': { actions: withEvent('leaveField') },
        'form.submitted': [{ guard: 'isComplete', target: 'sending' }, { actions: 'showAllErrors' }],
      },
      states: {
        unsent: {},
        // The form is empty again: an empty field is no error here.
        sent: { on: { 'field.left': {} } },
        refused: {},
        // The answer was lost or came too late: the confirmation may have been sent.
        unsure: {},
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendConfirmation',
        src: 'sendConfirmation',
        input: ({ context: { confirmationNumber, sessionId, form } }) => ({
          confirmationNumber,
          ...(sessionId === undefined ? {} : { sessionId }),
          emailAddress: form.values.emailAddress.trim(),
        }),
        onDone: { target: 'open.sent', actions: 'clearForm' },
        onError: [
          { guard: withFailure('isRefusal', 'sendConfirmation'), target: 'open.refused' },
          { target: 'open.unsure' },
        ],
      },
    },
  },
});

export type SendConfirmationRef = ActorRefFrom<typeof sendConfirmationMachine>;
