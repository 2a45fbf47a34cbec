import * as v from 'valibot';
import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import { createForm, formChanges, type Form, type FormEvent } from '../../shared/form.ts';
import { withEvent } from '../../shared/params.ts';
import type { ChangesTold, MemberInput, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';
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
const fields = formChanges<ChangePasswordContext>(schema);
const isEntered = ({ context: { form } }: { context: ChangePasswordContext }) =>
  form.values.oldPassword || form.values.newPassword !== 'empty';
const emptyForm = () => createForm<ChangePasswordValues>({ oldPassword: false, ...NO_PASSWORD });

const types = {} as {
  context: ChangePasswordContext;
  events: FormEvent;
  input: MemberInput<'changePassword'>;
  output: ScreenOutput;
  tags: 'busy';
};

/** Changing the password: the outcome is said, and the form is empty again (B §2.12, §5, §8). */
export const changePasswordMachine = setup({
  types,
  actors: { changePassword: accountPorts.changePassword },
  guards: { isValid: fields.isValid, isEntered },
  actions: {
    changeField: assign(fields.change),
    tellChanges: sendParent(({ context }): ChangesTold => ({
      type: 'changes.told',
      areUnsaved: isEntered({ context }),
    })),
    leaveField: assign(fields.leave),
    showErrors: assign(fields.submit),
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
        'field.changed': { actions: [withEvent('changeField'), 'tellChanges'] },
        // The focus leaves an empty form with the answer, too: nothing is wrong with it yet.
        'field.left': { guard: 'isEntered', actions: withEvent('leaveField') },
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
        onDone: {
          target: 'editing',
          actions: [{ type: 'beginAnew', params: { outcome: 'changed' } }, 'tellChanges'],
        },
        onError: {
          target: 'editing',
          actions: [{ type: 'beginAnew', params: { outcome: 'failed' } }, 'tellChanges'],
        },
      },
    },
  },
});

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
