import * as v from 'valibot';
import { assign, emit, setup, type ActorRefFrom } from 'xstate';
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
import { keepFailure, NO_FAILURE, type LastFailure } from '../../shared/last-failure.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { emailAddress } from '../../shared/fields.ts';
import { newPasswords, NO_PASSWORD, oneTimeCode, type NewPasswordValues } from '../shared/fields.ts';
import type { Failure } from '../../../src/api/failure.ts';
import { withFailure, withOutput } from '../../shared/params.ts';
import { isClearRefusal, refusalReason } from '../../shared/refusals.ts';
import type { PublicInput, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';

/** The three steps, one after the other (B §2.10). */
export type ResetStep = 'email' | 'code' | 'password';

export interface ResetValues extends NewPasswordValues {
  emailAddress: string;
  /** Whether the field holds six digits. The digits stay in the field until the vault takes them. */
  code: boolean;
}

/** The rules of each step's form. */
export const resetSchemas: Record<ResetStep, FormSchema> = {
  email: v.object({ emailAddress }),
  code: v.object({ code: oneTimeCode }),
  password: newPasswords,
};

/** The form as a step begins: it keeps the e-mail address and shows no error. */
function resetForm(emailAddress: string): Form<ResetValues> {
  return createForm({ emailAddress, code: false, ...NO_PASSWORD });
}

export interface PasswordResetContext extends LastFailure {
  form: Form<ResetValues>;
  resetId: string;
  /** The answer to a new password was lost. A refusal after it may come from a password that is changed. */
  isUnsure: boolean;
}

/** The step whose schema checks the form. */
interface OfStep {
  step: ResetStep;
}

const types = {} as {
  context: PasswordResetContext;
  events: FormEvent | { type: 'code.requested' };
  input: PublicInput<'passwordReset'>;
  output: ScreenOutput;
  emitted: FormReturned;
  /** 'failed': the last try failed (E-18). Each state also has the tag of its step. */
  tags: 'busy' | 'failed' | ResetStep;
};

const resetSetup = setup({
  types,
  actors: {
    initiateReset: accountPorts.initiateReset,
    confirmReset: accountPorts.confirmReset,
    changeResetPassword: accountPorts.changeResetPassword,
  },
  guards: {
    isValid: ({ context }, { step }: OfStep) => isValid(context.form, resetSchemas[step]),
    /** The estate says why the code is refused. */
    isRefused: (_, failure: Failure) => refusalReason(failure) !== null,
    isUnchanged: ({ context }, failure: Failure) => !context.isUnsure && isClearRefusal(failure),
  },
  actions: {
    changeField: assign(
      ({ context }, { step, name, value }: OfStep & { name: string; value: FieldValue }) => ({
        form: changeField(context.form, resetSchemas[step], name, value),
      }),
    ),
    leaveField: assign(({ context }, { step, name }: OfStep & { name: string }) => ({
      form: leaveField(context.form, resetSchemas[step], name),
    })),
    showErrors: assign(({ context }, { step }: OfStep) => ({
      form: submitForm(context.form, resetSchemas[step]),
    })),
    openForm: assign(({ context }) => ({ form: resetForm(context.form.values.emailAddress.trim()) })),
    keepReset: assign((_, params: { resetId: string }) => params),
    keepFailure: assign(keepFailure),
    doubt: assign({ isUnsure: true }),
    tellReturned: emit(FORM_RETURNED),
  },
});

const config = resetSetup.createStateConfig.bind(resetSetup);

/** The form of a step. It tells how the last try ended, until the next one. */
function entering(step: ResetStep, target: 'initiating' | 'confirming' | 'changing') {
  return config({
    tags: step,
    initial: 'untried',
    on: {
      'field.changed': { actions: { type: 'changeField', params: ({ event }) => ({ ...event, step }) } },
      'field.left': { actions: { type: 'leaveField', params: ({ event }) => ({ ...event, step }) } },
      'form.submitted': [
        { guard: { type: 'isValid', params: { step } }, target },
        { target: '.untried', actions: { type: 'showErrors', params: { step } } },
      ],
    },
    states: { untried: {}, failed: { tags: 'failed' } },
  });
}

const enteringCode = entering('code', 'confirming');
const enteringPassword = entering('password', 'changing');

/**
 * A member who has forgotten the password sets a new one, by a code that is sent by e-mail. Whether the e-mail address
 * has an account is not told.
 */
export const passwordResetMachine = resetSetup.createMachine({
  id: 'passwordReset',
  context: { form: resetForm(''), resetId: '', isUnsure: false, ...NO_FAILURE },
  initial: 'enteringEmail',
  output: { route: { screen: 'login', note: 'passwordReset' } },
  states: {
    enteringEmail: entering('email', 'initiating'),
    initiating: {
      tags: ['busy', 'email'],
      invoke: {
        id: 'initiateReset',
        src: 'initiateReset',
        input: ({ context }) => ({ emailAddress: context.form.values.emailAddress.trim() }),
        onDone: { target: 'enteringCode', actions: [withOutput('keepReset'), 'openForm'] },
        onError: {
          target: 'enteringEmail.failed',
          actions: [withFailure('keepFailure', 'initiateReset'), 'tellReturned'],
        },
      },
    },
    enteringCode: {
      ...enteringCode,
      on: { ...enteringCode.on, 'code.requested': 'resending' },
      states: {
        ...enteringCode.states,
        /** Another code has been sent. */
        resent: {},
        /** The code was refused. Told at its field until another is typed. */
        refused: {
          on: {
            'field.changed': {
              target: 'untried',
              actions: { type: 'changeField', params: ({ event }) => ({ ...event, step: 'code' }) },
            },
          },
        },
      },
    },
    resending: {
      tags: ['busy', 'code'],
      invoke: {
        id: 'initiateReset',
        src: 'initiateReset',
        input: ({ context }) => ({ emailAddress: context.form.values.emailAddress }),
        onDone: { target: 'enteringCode.resent', actions: withOutput('keepReset') },
        onError: {
          target: 'enteringCode.failed',
          actions: [withFailure('keepFailure', 'initiateReset'), 'tellReturned'],
        },
      },
    },
    confirming: {
      tags: ['busy', 'code'],
      invoke: {
        id: 'confirmReset',
        src: 'confirmReset',
        input: ({ context: { resetId } }) => ({ resetId }),
        onDone: { target: 'enteringPassword', actions: 'openForm' },
        onError: [
          {
            guard: withFailure('isRefused', 'confirmReset'),
            target: 'enteringCode.refused',
            actions: [withFailure('keepFailure', 'confirmReset'), 'tellReturned'],
          },
          {
            target: 'enteringCode.failed',
            actions: [withFailure('keepFailure', 'confirmReset'), 'tellReturned'],
          },
        ],
      },
    },
    enteringPassword: {
      ...enteringPassword,
      states: {
        ...enteringPassword.states,
        /** Nobody knows whether the password is changed. */
        unsure: {},
      },
    },
    changing: {
      tags: ['busy', 'password'],
      invoke: {
        id: 'changeResetPassword',
        src: 'changeResetPassword',
        input: ({ context: { resetId } }) => ({ resetId }),
        onDone: 'changed',
        onError: [
          {
            guard: withFailure('isUnchanged', 'changeResetPassword'),
            target: 'enteringPassword.failed',
            actions: [withFailure('keepFailure', 'changeResetPassword'), 'tellReturned'],
          },
          { target: 'enteringPassword.unsure', actions: ['doubt', 'tellReturned'] },
        ],
      },
    },
    changed: { type: 'final', tags: 'password' },
  },
});

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;
