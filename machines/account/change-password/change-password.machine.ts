import * as v from 'valibot';
import { assign, emit, sendParent, setup, type ActorRefFrom } from 'xstate';
import { createForm, formChanges, type Form, type FormEvent } from '../../shared/form.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import type { Failure } from '../../../src/api/failure.ts';
import { withEvent, withFailure } from '../../shared/params.ts';
import { isClearRefusal, refusalReason } from '../../shared/refusals.ts';
import type { UnsavedChangesReported, MemberInput, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';
import { newPasswords, NO_PASSWORD, type NewPasswordValues } from '../shared/fields.ts';

/** What the form knows of the passwords. The passwords themselves stay in their fields until the vault takes them. */
export interface ChangePasswordValues extends NewPasswordValues {
  oldPassword: boolean;
}

export interface ChangePasswordContext {
  form: Form<ChangePasswordValues>;
  /** An answer was lost. A refusal after it may come from a password that is changed. */
  isUnsure: boolean;
  /** The estate's own reason for refusing the last try; null where it gave none. */
  reason: string | null;
}

const schema = v.intersect([v.object({ oldPassword: v.literal(true, 'required') }), newPasswords]);
const fields = formChanges<ChangePasswordContext>(schema);
const isEntered = ({ context: { form } }: { context: ChangePasswordContext }) =>
  form.values.oldPassword || form.values.newPassword !== 'empty';
const emptyForm = () => createForm<ChangePasswordValues>({ oldPassword: false, ...NO_PASSWORD });

const types = {} as {
  context: ChangePasswordContext;
  events: FormEvent;
  input: MemberInput<'changePassword'>;
  output: ScreenOutput;
  emitted: FormReturned;
  tags: 'busy';
};

/**
 * A member changes the password (B §2.12, §8). Then the outcome is said, and the form is empty again. A refusal leaves
 * the guest what was typed, but for an old password that is wrong (D-650).
 */
export const changePasswordMachine = setup({
  types,
  actors: { changePassword: accountPorts.changePassword },
  guards: {
    isValid: fields.isValid,
    isEntered,
    isUnchanged: ({ context }, failure: Failure) => !context.isUnsure && isClearRefusal(failure),
    /** The estate says by 400 and its words that the old password is wrong. */
    isOldWrong: ({ context }, failure: Failure) =>
      !context.isUnsure &&
      failure.kind === 'http' &&
      failure.status === 400 &&
      refusalReason(failure) !== null,
    isOld: (_, { name }: { name: string }) => name === 'oldPassword',
  },
  actions: {
    changeField: assign(fields.change),
    tellChanges: sendParent(({ context }): UnsavedChangesReported => ({
      type: 'changes.told',
      areUnsaved: isEntered({ context }),
    })),
    leaveField: assign(fields.leave),
    showErrors: assign(fields.submit),
    emptyForm: assign(() => ({ form: emptyForm() })),
    emptyOld: assign(({ context }) => ({
      form: createForm<ChangePasswordValues>({ ...context.form.values, oldPassword: false }),
    })),
    keepReason: assign((_, failure: Failure) => ({ reason: refusalReason(failure) })),
    doubt: assign({ isUnsure: true }),
    endDoubt: assign({ isUnsure: false }),
    tellReturned: emit(FORM_RETURNED),
  },
}).createMachine({
  id: 'changePassword',
  context: () => ({ form: emptyForm(), isUnsure: false, reason: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'untried',
      on: {
        'field.changed': { actions: [withEvent('changeField'), 'tellChanges'] },
        // The answer empties the form and moves the focus: an empty form shows no error yet.
        'field.left': { guard: 'isEntered', actions: withEvent('leaveField') },
        'form.submitted': [
          { guard: 'isValid', target: 'changing' },
          { target: '.untried', actions: 'showErrors' },
        ],
      },
      states: {
        untried: {},
        changed: {},
        failed: {},
        /** The old password is not the member's. Told until another is typed. */
        wrong: {
          on: {
            'field.changed': {
              guard: withEvent('isOld'),
              target: 'untried',
              actions: [withEvent('changeField'), 'tellChanges'],
            },
          },
        },
        unsure: {},
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        onDone: {
          target: 'editing.changed',
          actions: ['endDoubt', 'emptyForm', 'tellReturned', 'tellChanges'],
        },
        onError: [
          {
            guard: withFailure('isOldWrong', 'changePassword'),
            target: 'editing.wrong',
            actions: [withFailure('keepReason', 'changePassword'), 'emptyOld', 'tellReturned', 'tellChanges'],
          },
          {
            guard: withFailure('isUnchanged', 'changePassword'),
            target: 'editing.failed',
            actions: [withFailure('keepReason', 'changePassword'), 'tellReturned'],
          },
          { target: 'editing.unsure', actions: ['doubt', 'emptyForm', 'tellReturned', 'tellChanges'] },
        ],
      },
    },
  },
});

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
