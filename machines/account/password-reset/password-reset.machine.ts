import * as v from 'valibot';
import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import {
  changeField,
  createForm,
  isValid,
  leaveField,
  submitForm,
  type FieldValue,
  type Form,
  type FormEvent,
  type FormSchema,
} from '../../shared/form.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { emailAddress } from '../../shared/fields.ts';
import { newPasswordEntries, NO_PASSWORD, oneTimeCode, type NewPasswordValues } from '../shared/fields.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { PublicInput, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';

/** The three steps, one after the other (B §2.10). */
export type ResetStep = 'email' | 'code' | 'password';

export interface ResetValues extends NewPasswordValues {
  emailAddress: string;
  /** Whether six digits are in the field, which keeps them until the vault takes them. */
  code: boolean;
}

/** What each step asks for (B §5). */
export const resetSchemas: Record<ResetStep, FormSchema> = {
  email: v.object({ emailAddress }),
  code: v.object({ code: oneTimeCode }),
  password: v.object(newPasswordEntries),
};

/** The form as a step begins with it: what came before is kept, and nothing is wrong yet. */
function resetForm(emailAddress: string): Form<ResetValues> {
  return createForm({ emailAddress, code: false, ...NO_PASSWORD });
}

export interface PasswordResetContext {
  step: ResetStep;
  form: Form<ResetValues>;
  resetId: string;
  /** Why a step came to nothing (B §8, E-18). */
  failure: Failure | null;
  /** Another code is on its way (D-407). */
  isResent: boolean;
}

const types = {} as {
  context: PasswordResetContext;
  events: FormEvent | { type: 'code.requested' };
  input: PublicInput<'passwordReset'>;
  output: ScreenOutput;
  emitted: FormReturned;
  tags: 'busy';
};

const resetSetup = setup({
  types,
  actors: {
    initiateReset: accountPorts.initiateReset,
    confirmReset: accountPorts.confirmReset,
    changeResetPassword: accountPorts.changeResetPassword,
  },
  guards: { isValid: ({ context: { form, step } }) => isValid(form, resetSchemas[step]) },
  actions: {
    changeField: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => ({
      form: changeField(context.form, resetSchemas[context.step], name, value),
    })),
    leaveField: assign(({ context }, { name }: { name: string }) => ({
      form: leaveField(context.form, resetSchemas[context.step], name),
    })),
    showErrors: assign(({ context }) => ({ form: submitForm(context.form, resetSchemas[context.step]) })),
    openStep: assign(({ context }, { step }: { step: ResetStep }) => ({
      step,
      form: resetForm(context.form.values.emailAddress.trim()),
    })),
    keepReset: assign((_, params: { resetId: string }) => params),
    forgetNews: assign({ failure: null, isResent: false }),
    noteResent: assign({ isResent: true }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    tellReturned: emit(FORM_RETURNED),
  },
});

const config = resetSetup.createStateConfig.bind(resetSetup);

function typing(target: 'initiating' | 'confirming' | 'changing') {
  return config({
    on: {
      'field.changed': { actions: withEvent('changeField') },
      'field.left': { actions: withEvent('leaveField') },
      'form.submitted': [
        { guard: 'isValid', target, actions: 'forgetNews' },
        { actions: ['forgetNews', 'showErrors'] },
      ],
    },
  });
}

/**
 * A forgotten password: the e-mail address, the code that was sent there, the new password (B §2.10, §4). Whether the
 * address has an account is not told.
 */
export const passwordResetMachine = resetSetup.createMachine({
  id: 'passwordReset',
  context: { step: 'email', form: resetForm(''), resetId: '', failure: null, isResent: false },
  initial: 'enteringEmail',
  output: { route: { screen: 'login', note: 'passwordReset' } },
  states: {
    enteringEmail: typing('initiating'),
    initiating: {
      tags: 'busy',
      invoke: {
        id: 'initiateReset',
        src: 'initiateReset',
        input: ({ context }) => ({ emailAddress: context.form.values.emailAddress.trim() }),
        onDone: {
          target: 'enteringCode',
          actions: [withOutput('keepReset'), { type: 'openStep', params: { step: 'code' } }],
        },
        onError: {
          target: 'enteringEmail',
          actions: [withFailure('keepFailure', 'initiateReset'), 'tellReturned'],
        },
      },
    },
    enteringCode: {
      ...typing('confirming'),
      on: {
        ...typing('confirming').on,
        'code.requested': { target: 'resending', actions: 'forgetNews' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'initiateReset',
        src: 'initiateReset',
        input: ({ context }) => ({ emailAddress: context.form.values.emailAddress }),
        onDone: { target: 'enteringCode', actions: [withOutput('keepReset'), 'noteResent'] },
        onError: {
          target: 'enteringCode',
          actions: [withFailure('keepFailure', 'initiateReset'), 'tellReturned'],
        },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmReset',
        src: 'confirmReset',
        input: ({ context: { resetId } }) => ({ resetId }),
        onDone: { target: 'enteringPassword', actions: { type: 'openStep', params: { step: 'password' } } },
        onError: {
          target: 'enteringCode',
          actions: [withFailure('keepFailure', 'confirmReset'), 'tellReturned'],
        },
      },
    },
    enteringPassword: typing('changing'),
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeResetPassword',
        src: 'changeResetPassword',
        input: ({ context: { resetId } }) => ({ resetId }),
        onDone: 'changed',
        onError: {
          target: 'enteringPassword',
          actions: [withFailure('keepFailure', 'changeResetPassword'), 'tellReturned'],
        },
      },
    },
    changed: { type: 'final' },
  },
});

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;
