import * as v from 'valibot';
import { assign, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { failureOf } from '../../shared/failure.ts';
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
} from '../../shared/form.ts';
import { ports, type LoginResult } from '../../shared/ports.ts';
import type { StartInput, StartNotice, StartOutput } from './start.contract.ts';

/** The login form without its secret: `password` says only whether something is typed. */
export interface LoginValues {
  username: string;
  password: boolean;
}

export interface StartContext {
  notice: StartNotice;
  canLogin: boolean;
  form: Form<LoginValues>;
  /** The identity provider's words for a refused login (A §8.2). */
  refusal: string | null;
  failure: Failure | null;
}

/** The password itself goes to the vault before `form.submitted`. */
export type StartEvent = { type: 'booking.started' } | FormEvent;

const required: FieldError = 'required';

const loginSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(required)),
  password: v.literal(true, required),
});

const startSetup = setup({
  types: {
    context: {} as StartContext,
    events: {} as StartEvent,
    input: {} as StartInput,
    output: {} as StartOutput,
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
    forgetRefusal: assign({ refusal: null, failure: null, notice: null }),
    keepRefusal: assign((_, params: { result: LoginResult }) => ({
      refusal: params.result.type === 'refused' ? params.result.reason : null,
    })),
    keepFailure: assign((_, params: { failure: Failure }) => params),
  },
});

/** The start screen: book without an account, or log in first (A §2.3, §5.1). */
export const startMachine = startSetup.createMachine({
  id: 'start',
  context: ({ input }) => ({
    notice: input.notice,
    canLogin: input.canLogin,
    form: createForm<LoginValues>({ username: '', password: false }),
    refusal: null,
    failure: null,
  }),
  initial: 'choosing',
  output: ({ event }) => event.output as StartOutput,
  states: {
    choosing: {
      on: {
        'booking.started': 'anonymous',
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
            target: 'choosing',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'choosing',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error, 'login') }),
          },
        },
      },
    },
    anonymous: { type: 'final', output: { type: 'anonymous' } },
    answered: {
      type: 'final',
      output: ({ event }) => (event as unknown as { output: StartOutput }).output,
    },
  },
});
