import * as v from 'valibot';
import { assign, setup } from 'xstate';
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
import { withEvent } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import type { ConfirmationInput } from './confirmation.contract.ts';

/** 'Send to a friend' (B §5). */
const friendSchema = v.object({
  emailAddress: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.email('emailInvalid')),
});

export interface ConfirmationContext extends ConfirmationInput {
  form: Form<{ emailAddress: string }>;
}

export type ConfirmationEvent = FormEvent | { type: 'friend.toggled' };

const types = {} as {
  context: ConfirmationContext;
  events: ConfirmationEvent;
  input: ConfirmationInput;
  tags: 'busy';
};

/** The booked stay, to be read, printed and sent on (B §2.6). It has no end: the guest leaves it by a link. */
export const confirmationMachine = setup({
  types,
  actors: { sendConfirmation: ports.sendConfirmation },
  guards: {
    isComplete: ({ context }) => isValid(context.form, friendSchema),
  },
  actions: {
    enterField: assign(({ context }, params: { name: string; value: FieldValue }) => ({
      form: changeField(context.form, friendSchema, params.name, params.value),
    })),
    leaveField: assign(({ context }, params: { name: string }) => ({
      form: leaveField(context.form, friendSchema, params.name),
    })),
    showAllErrors: assign(({ context }) => ({ form: submitForm(context.form, friendSchema) })),
    clearForm: assign({ form: createForm({ emailAddress: '' }) }),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({ ...input, form: createForm({ emailAddress: '' }) }),
  initial: 'closed',
  states: {
    closed: { on: { 'friend.toggled': 'open' } },
    open: {
      initial: 'unsent',
      on: {
        'friend.toggled': 'closed',
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
          confirmationNumber: context.booking.legs[0]?.confirmationNumber ?? '',
          emailAddress: context.form.values.emailAddress.trim(),
        }),
        onDone: { target: 'open.sent', actions: 'clearForm' },
        onError: 'open.sendingFailed',
      },
    },
  },
});
