import type { ActorRefFrom } from 'xstate';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { createRegisterForm, newAccount } from './register.form.ts';
import { createCodeForm, registerSetup } from './register.setup.ts';

/**
 * Creating an account; a member of the old system proves the e-mail address by a code first, and finds names and
 * address filled in (B §2.9, §4, §5; A §5.7).
 */
export const registerMachine = registerSetup.createMachine({
  id: 'register',
  context: ({ input }) => ({
    ...input,
    codeForm: createCodeForm(),
    codeProblem: null,
    isResent: false,
    form: createRegisterForm(),
    problem: null,
    serverText: '',
  }),
  initial: 'deciding',
  output: { route: { screen: 'login', note: 'accountCreated' } },
  states: {
    deciding: { always: [{ guard: 'isUpdate', target: 'enteringCode' }, { target: 'editing' }] },
    enteringCode: {
      on: {
        'field.changed': { actions: withEvent('changeCode') },
        'field.left': { actions: withEvent('leaveCode') },
        'form.submitted': [
          { guard: 'isCode', target: 'validating', actions: 'forgetProblems' },
          { actions: ['forgetProblems', 'showCodeErrors'] },
        ],
        'code.requested': { target: 'resending', actions: 'forgetProblems' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'initiateMigration',
        src: 'initiateMigration',
        input: ({ context }) => ({ emailAddress: context.route.emailAddress ?? '' }),
        onDone: { target: 'enteringCode', actions: 'noteResent' },
        onError: { target: 'enteringCode', actions: ['noteNotSent', 'tellReturned'] },
      },
    },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'validateMigration',
        src: 'validateMigration',
        input: ({ context }) => ({ emailAddress: context.route.emailAddress ?? '' }),
        onDone: { target: 'editing', actions: withOutput('prefill') },
        onError: {
          target: 'enteringCode',
          actions: [withFailure('keepCodeProblem', 'validateMigration'), 'tellReturned'],
        },
      },
    },
    editing: {
      on: {
        'field.changed': { actions: [withEvent('changeField'), 'tellChanges'] },
        'field.left': { actions: withEvent('leaveField') },
        'interest.toggled': { actions: withEvent('toggleInterest') },
        'form.submitted': [
          { guard: 'isComplete', target: 'checkingEmail', actions: 'forgetProblems' },
          { actions: ['forgetProblems', 'showErrors'] },
        ],
      },
    },
    checkingEmail: {
      tags: 'busy',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ emailAddress: context.form.values.emailAddress.trim() }),
        onDone: [
          {
            guard: withOutput('isEmailRejected'),
            target: 'editing',
            actions: [{ type: 'reportProblem', params: { problem: 'emailNotValid' } }, 'tellReturned'],
          },
          { guard: 'hasTelephone', target: 'checkingTelephone' },
          { target: 'registering' },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'reportProblem', params: { problem: 'registrationFailed' } }, 'tellReturned'],
        },
      },
    },
    checkingTelephone: {
      tags: 'busy',
      invoke: {
        id: 'verifyTelephone',
        src: 'verifyTelephone',
        input: ({ context }) => ({ telephone: context.form.values.telephone.trim() }),
        onDone: [
          {
            guard: withOutput('isTelephoneRejected'),
            target: 'editing',
            actions: [{ type: 'reportProblem', params: { problem: 'telephoneNotValid' } }, 'tellReturned'],
          },
          { target: 'registering' },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'reportProblem', params: { problem: 'telephoneCheckFailed' } }, 'tellReturned'],
        },
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => newAccount(context.form.values),
        onDone: 'registered',
        onError: {
          target: 'editing',
          actions: [withFailure('reportFailure', 'createAccount'), 'tellReturned'],
        },
      },
    },
    registered: { type: 'final' },
  },
});

export type RegisterRef = ActorRefFrom<typeof registerMachine>;
