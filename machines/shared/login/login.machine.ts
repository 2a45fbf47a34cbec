import * as v from 'valibot';
import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { createForm, formChanges, type FieldError, type Form, type FormEvent } from '../form.ts';
import { withEvent, withFailure, withOutput } from '../params.ts';
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
  /** What the login came to, null until it comes to anything but a refusal. */
  answer: LoginOutput | null;
  failure: Failure | null;
}

/** The password itself goes to the vault before `form.submitted`. */
export type LoginEvent = FormEvent;

const required: FieldError = 'required';

const loginSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(required)),
  password: v.literal(true, required),
});

const fields = formChanges<LoginContext>(loginSchema);

const types = {} as {
  context: LoginContext;
  events: LoginEvent;
  input: undefined;
  output: LoginOutput;
  tags: 'busy';
};

const loginSetup = setup({
  types,
  actors: { login: ports.login },
  guards: {
    isFormValid: fields.isValid,
    isRefused: (_, { type }: LoginResult) => type === 'refused',
  },
  actions: {
    changeField: assign(fields.change),
    leaveField: assign(fields.leave),
    showErrors: assign(fields.submit),
    forgetRefusal: assign({ refusal: null, failure: null }),
    keepResult: assign((_, result: LoginResult) =>
      result.type === 'refused' ? { refusal: result.reason } : { answer: result },
    ),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
});

function answerOf({ answer }: LoginContext): LoginOutput {
  if (!answer) throw new Error('Nobody has logged in');
  return answer;
}

/** A login by username and password: until it succeeds or turns out to be a legacy member's (A §5.1, §6, B §4). */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: {
    form: createForm<LoginValues>({ username: '', password: false }),
    refusal: null,
    answer: null,
    failure: null,
  },
  initial: 'typing',
  output: ({ context }) => answerOf(context),
  states: {
    typing: {
      on: {
        'field.changed': { actions: withEvent('changeField') },
        'field.left': { actions: withEvent('leaveField') },
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
            guard: withOutput('isRefused'),
            target: 'typing',
            actions: withOutput('keepResult'),
          },
          { target: 'answered', actions: withOutput('keepResult') },
        ],
        onError: {
          target: 'typing',
          actions: withFailure('keepFailure', 'login'),
        },
      },
    },
    answered: { type: 'final' },
  },
});

export type LoginRef = ActorRefFrom<typeof loginMachine>;
