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
import type { MemberInput, ScreenOutput } from '../account.contract.ts';
import { accountPorts } from '../account.ports.ts';
import { newPasswordEntries, NO_PASSWORD, type NewPasswordValues } from '../shared/fields.ts';

/** What the form knows of the passwords, which stay in their fields until the vault takes them. */
export interface ChangePasswordValues extends NewPasswordValues {
  oldPassword: boolean;
}

export interface ChangePasswordContext {
  form: Form<ChangePasswordValues>;
  outcome: 'changed' | 'failed' | null;
  /** How often an answer came: the fields begin anew with each. */
  answers: number;
}

const schema = v.object({ oldPassword: v.literal(true, 'required'), ...newPasswordEntries });
const emptyForm = () => createForm<ChangePasswordValues>({ oldPassword: false, ...NO_PASSWORD });

/** Changing the password: the outcome is said, and the form is empty again (B §2.12, §5, §8). */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as FormEvent,
    input: {} as MemberInput<'changePassword'>,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: { changePassword: accountPorts.changePassword },
  guards: { isValid: ({ context }) => isValid(context.form, schema) },
  actions: {
    changeField: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => ({
      form: changeField(context.form, schema, name, value),
    })),
    leaveField: assign(({ context }, { name }: { name: string }) => ({
      form: leaveField(context.form, schema, name),
    })),
    showErrors: assign(({ context }) => ({ form: submitForm(context.form, schema) })),
    forgetOutcome: assign({ outcome: null }),
    beginAnew: assign(({ context }, params: { outcome: 'changed' | 'failed' }) => ({
      ...params,
      form: emptyForm(),
      answers: context.answers + 1,
    })),
  },
}).createMachine({
  id: 'changePassword',
  context: () => ({ form: emptyForm(), outcome: null, answers: 0 }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
        'field.left': { actions: { type: 'leaveField', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isValid', target: 'changing', actions: 'forgetOutcome' },
          { actions: ['forgetOutcome', 'showErrors'] },
        ],
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        onDone: { target: 'editing', actions: { type: 'beginAnew', params: { outcome: 'changed' } } },
        onError: { target: 'editing', actions: { type: 'beginAnew', params: { outcome: 'failed' } } },
      },
    },
  },
});
