import type { ActorRefFrom } from 'xstate';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { createRegisterForm, newAccount } from './register.rules.ts';
import { createCodeForm, registerSetup } from './register.setup.ts';

/**
 * A guest creates an account (B §2.9). A member of the old system proves the e-mail address by a code first, and finds
 * names and address filled in (A §5.7).
 */
export const registerMachine = registerSetup.createMachine({
  id: 'register',
  context: ({ input }) => ({
    ...input,
    codeForm: createCodeForm(),
    form: createRegisterForm(),
    serverText: '',
  }),
  initial: 'deciding',
  output: { route: { screen: 'login', note: 'accountCreated' } },
  states: {
    deciding: { always: [{ guard: 'isUpdate', target: 'enteringCode' }, { target: 'editing' }] },
    enteringCode: {
      initial: 'untried',
      on: {
        'field.changed': { actions: withEvent('changeCode') },
        'field.left': { actions: withEvent('leaveCode') },
        'form.submitted': [
          { guard: 'isCode', target: 'validating' },
          { target: '.untried', actions: 'showCodeErrors' },
        ],
        'code.requested': 'resending',
      },
      /** How the last try ended, until the next one. */
      states: { untried: {}, resent: {}, notSent: {}, notFound: {}, other: {} },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'initiateMigration',
        src: 'initiateMigration',
        input: ({ context }) => ({ emailAddress: context.route.emailAddress ?? '' }),
        onDone: 'enteringCode.resent',
        onError: { target: 'enteringCode.notSent', actions: 'tellReturned' },
      },
    },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'validateMigration',
        src: 'validateMigration',
        input: ({ context }) => ({ emailAddress: context.route.emailAddress ?? '' }),
        onDone: { target: 'editing', actions: withOutput('prefill') },
        onError: [
          {
            guard: withFailure('isAboutCode', 'validateMigration'),
            target: 'enteringCode.notFound',
            actions: 'tellReturned',
          },
          { target: 'enteringCode.other', actions: 'tellReturned' },
        ],
      },
    },
    editing: {
      initial: 'untried',
      on: {
        'field.changed': { actions: [withEvent('changeField'), 'tellChanges'] },
        'field.left': { actions: withEvent('leaveField') },
        'interest.toggled': { actions: withEvent('toggleInterest') },
        'form.submitted': [
          { guard: 'isComplete', target: 'checkingEmail' },
          { target: '.untried', actions: 'showErrors' },
        ],
      },
      /** Why the last try failed, until the next one. */
      states: {
        untried: {},
        emailNotValid: {},
        telephoneNotValid: {},
        telephoneCheckFailed: {},
        registrationFailed: {},
        refused: {},
        unsure: {},
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
            target: 'editing.emailNotValid',
            actions: 'tellReturned',
          },
          { guard: 'hasTelephone', target: 'checkingTelephone' },
          { target: 'registering' },
        ],
        onError: {
          target: 'editing.registrationFailed',
          actions: 'tellReturned',
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
            target: 'editing.telephoneNotValid',
            actions: 'tellReturned',
          },
          { target: 'registering' },
        ],
        onError: {
          target: 'editing.telephoneCheckFailed',
          actions: 'tellReturned',
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
        onError: [
          {
            guard: withFailure('isClearRefusal', 'createAccount'),
            target: 'editing.refused',
            actions: [withFailure('keepServerText', 'createAccount'), 'tellReturned'],
          },
          { target: 'editing.unsure', actions: 'tellReturned' },
        ],
      },
    },
    registered: { type: 'final' },
  },
});

export type RegisterRef = ActorRefFrom<typeof registerMachine>;
