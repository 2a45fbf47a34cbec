import * as v from 'valibot';
import { assign, setup, type ActorRefFrom } from 'xstate';
import { createForm, formChanges, type FieldError, type Form, type FormEvent } from '../form.ts';
import { withEvent, withOutput } from '../params.ts';
import { ports, type LoginResult } from '../ports.ts';

/** The login form without its secret: `password` says only whether something is typed. */
export interface LoginValues {
  username: string;
  password: boolean;
}

/** A refused login does not end the form: the guest may try again. */
export type LoginOutput = Exclude<LoginResult, { type: 'refused' }>;

export interface LoginContext {
  form: Form<LoginValues>;
  /** The answer to the last login. A refusal has the identity provider's words (A §8.2). */
  result: LoginResult | null;
}

/** The password is not in the events: it goes to the vault before `form.submitted`. */
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
  /** 'failed': the last login failed. */
  tags: 'busy' | 'failed';
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
    keepResult: assign((_, result: LoginResult) => ({ result })),
  },
});

function outputOf({ result }: LoginContext): LoginOutput {
  if (!result || result.type === 'refused') throw new Error('Nobody has logged in');
  return result;
}

/**
 * A guest logs in by username and password (A §5.1, §6). It ends when that succeeds, or when the account is one of the
 * old system.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: {
    form: createForm<LoginValues>({ username: '', password: false }),
    result: null,
  },
  initial: 'typing',
  output: ({ context }) => outputOf(context),
  states: {
    typing: {
      initial: 'untried',
      on: {
        'field.changed': { actions: withEvent('changeField') },
        'field.left': { actions: withEvent('leaveField') },
        'form.submitted': [{ guard: 'isFormValid', target: 'loggingIn' }, { actions: 'showErrors' }],
      },
      states: {
        untried: {},
        refused: { tags: 'failed' },
        unanswered: { tags: 'failed' },
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
            target: 'typing.refused',
            actions: withOutput('keepResult'),
          },
          { target: 'answered', actions: withOutput('keepResult') },
        ],
        onError: 'typing.unanswered',
      },
    },
    answered: { type: 'final' },
  },
});

export type LoginRef = ActorRefFrom<typeof loginMachine>;
