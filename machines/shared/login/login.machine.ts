import * as v from 'valibot';
import { assign, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { failureOf } from '../failure.ts';
import {
  changeField,
  createForm,
  isValid,
  leaveField,
  submitForm,
  type FieldError,
  type FieldValue,
  type Form,
  type FormEvent,
} from '../form.ts';
import { ports, type LoginResult } from '../ports.ts';

/** The login form without its secret: `password` says only whether something is typed. */
export interface LoginValues {
  username: string;
  password: boolean;
}

/** A refused login never ends the form; the guest may try again. */
export type LoginOutput = Exclude<LoginResult, { type: 'refused' }>;

export interface LoginContext {
  form: Form<LoginValues>;
  /** The identity provider's words for a refused login (A §8.2). */
  refusal: string | null;
  failure: Failure | null;
}

/** The password itself goes to the vault before `form.submitted`. */
export type LoginEvent = FormEvent;

const required: FieldError = 'required';

const loginSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(required)),
  password: v.literal(true, required),
});

const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as LoginOutput,
    tags: {} as 'busy',
  },
  actors: { login: ports.login },
  guards: {
    isFormValid: ({ context }) => isValid(context.form, loginSchema),
    isLogin: (_, params: { result: LoginResult; type: LoginResult['type'] }) =>
      params.result.type === params.type,
  },
  actions: {
    changeField: assign(({ context }, params: { name: string; value: FieldValue }) => ({
      form: changeField(context.form, loginSchema, params.name, params.value),
    })),
    leaveField: assign(({ context }, params: { name: string }) => ({
      form: leaveField(context.form, loginSchema, params.name),
    })),
    showErrors: assign(({ context }) => ({ form: submitForm(context.form, loginSchema) })),
    forgetRefusal: assign({ refusal: null, failure: null }),
    keepRefusal: assign((_, params: { result: LoginResult }) => ({
      refusal: params.result.type === 'refused' ? params.result.reason : null,
    })),
    keepFailure: assign((_, params: { failure: Failure }) => params),
  },
});

/** A login by username and password: until it succeeds or turns out to be a legacy member's (A §5.1, §6, B §4). */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: {
    form: createForm<LoginValues>({ username: '', password: false }),
    refusal: null,
    failure: null,
  },
  initial: 'typing',
  output: ({ event }) => event.output as LoginOutput,
  states: {
    typing: {
      on: {
        'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
        'field.left': { actions: { type: 'leaveField', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isFormValid', target: 'loggingIn', actions: 'forgetRefusal' },
          { actions: 'showErrors' },
        ],
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ username: context.form.values.username.trim() }),
        onDone: [
          {
            guard: { type: 'isLogin', params: ({ event }) => ({ result: event.output, type: 'signedIn' }) },
            target: 'answered',
          },
          {
            guard: { type: 'isLogin', params: ({ event }) => ({ result: event.output, type: 'migrating' }) },
            target: 'answered',
          },
          {
            target: 'typing',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'typing',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error, 'login') }),
          },
        },
      },
    },
    answered: {
      type: 'final',
      output: ({ event }) => (event as unknown as { output: LoginOutput }).output,
    },
  },
});
