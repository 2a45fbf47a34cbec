import { assign, setup, type ActorRefFrom } from 'xstate';
import {
  changeField,
  createForm,
  isValid,
  leaveField,
  submitForm,
  type FieldValue,
  type Form,
  type FormEvent,
} from '../../shared/form.ts';
import { sendSchema } from '../../shared/fields.ts';
import { port } from '../../shared/port.ts';
import { withEvent } from '../../shared/params.ts';

/** Which booking's confirmation is sent again. There is no output: the form stays for as long as its screen. */
export interface ResendInput {
  confirmationNumber: string;
}

export interface ResendContext extends ResendInput {
  form: Form<{ emailAddress: string }>;
}

export type ResendEvent = FormEvent | { type: 'resend.toggled' };

const types = {} as {
  context: ResendContext;
  events: ResendEvent;
  input: ResendInput;
  tags: 'busy';
};

/** 'Resend confirmation' of a stay or a spa visit: a form to open, an address, one call (B §2.16, §2.17). */
export const resendMachine = setup({
  types,
  actors: {
    /** Stays and spa visits have a call each. */
    sendConfirmation: port<undefined, { confirmationNumber: string; emailAddress: string }>(
      'sendConfirmation',
    ),
  },
  guards: {
    isComplete: ({ context }) => isValid(context.form, sendSchema),
  },
  actions: {
    enterField: assign(({ context }, params: { name: string; value: FieldValue }) => ({
      form: changeField(context.form, sendSchema, params.name, params.value),
    })),
    leaveField: assign(({ context }, params: { name: string }) => ({
      form: leaveField(context.form, sendSchema, params.name),
    })),
    showAllErrors: assign(({ context }) => ({ form: submitForm(context.form, sendSchema) })),
    clearForm: assign({ form: createForm({ emailAddress: '' }) }),
  },
}).createMachine({
  id: 'resend',
  context: ({ input }) => ({ ...input, form: createForm({ emailAddress: '' }) }),
  initial: 'closed',
  states: {
    closed: { on: { 'resend.toggled': 'open' } },
    open: {
      initial: 'unsent',
      on: {
        'resend.toggled': 'closed',
        'field.changed': {
          target: '.unsent',
          actions: withEvent('enterField'),
        },
        'field.left': { actions: withEvent('leaveField') },
        'form.submitted': [{ guard: 'isComplete', target: 'sending' }, { actions: 'showAllErrors' }],
      },
      states: {
        unsent: {},
        // The form is empty again, which is not to be mended.
        sent: { on: { 'field.left': {} } },
        sendingFailed: {},
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendConfirmation',
        src: 'sendConfirmation',
        input: ({ context }) => ({
          confirmationNumber: context.confirmationNumber,
          emailAddress: context.form.values.emailAddress.trim(),
        }),
        onDone: { target: 'open.sent', actions: 'clearForm' },
        onError: 'open.sendingFailed',
      },
    },
  },
});

export type ResendRef = ActorRefFrom<typeof resendMachine>;
