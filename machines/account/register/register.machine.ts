import * as v from 'valibot';
import { assign, emit, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { Failure } from '../../../src/api/failure.ts';
import { toggleInterest } from '../../../src/domain/account/marketing.ts';
import {
  changeField,
  createForm,
  formChanges,
  isValid,
  leaveField,
  submitForm,
  type FieldValue,
  type Form,
  type FormEvent,
} from '../../shared/form.ts';
import { isEmailRejected, isTelephoneRejected } from '../../shared/contact-check.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { ports } from '../../shared/ports.ts';
import { isClearRefusal } from '../../shared/refusals.ts';
import type { UnsavedChangesReported, PublicInput, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';
import { oneTimeCode } from '../shared/fields.ts';
import {
  registerSchema,
  withRegisterValues,
  type RegisterValues,
  createRegisterForm,
  newAccount,
} from './register.rules.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';

export interface RegisterInput extends PublicInput<'register'> {
  configuration: AccountConfiguration;
}

export interface RegisterContext extends RegisterInput {
  /** The form of the code. It knows only whether the code has six digits. */
  codeForm: Form<{ code: boolean }>;
  form: Form<RegisterValues>;
  /** The server's own words about the registration that it refused. Only the state of the refusal shows them. */
  serverText: string;
  /** The e-mail address of an account of which nobody knows whether it was created; null for none. */
  doubted: string | null;
}

export type RegisterEvent = FormEvent | { type: 'interest.toggled'; id: number } | { type: 'code.requested' };

export interface Entry {
  name: string;
  value: FieldValue;
}

/** Whether the failure is about the code. Status 429 and failures of the server are not. */
function isAboutCode(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status < 500 && failure.status !== 429;
}

const codeSchema = v.object({ code: oneTimeCode });

const createCodeForm = () => createForm({ code: false });

const fields = formChanges<RegisterContext>(registerSchema);

const types = {} as {
  context: RegisterContext;
  events: RegisterEvent;
  input: RegisterInput;
  output: ScreenOutput;
  emitted: FormReturned;
  tags: 'busy';
};

const registerSetup = setup({
  types,
  actors: {
    initiateMigration: accountPorts.initiateMigration,
    validateMigration: accountPorts.validateMigration,
    verifyEmail: ports.verifyEmail,
    verifyTelephone: ports.verifyTelephone,
    createAccount: accountPorts.createAccount,
  },
  guards: {
    isUpdate: ({ context }) => context.route.emailAddress !== null,
    isCode: ({ context }) => isValid(context.codeForm, codeSchema),
    isComplete: fields.isValid,
    hasTelephone: ({ context }) => context.form.values.telephone.trim() !== '',
    isEmailRejected: (_, status: string) => isEmailRejected(status),
    isTelephoneRejected: (_, status: string) => isTelephoneRejected(status),
    /** 'not_found' is the server's word for a wrong code. */
    isAboutCode: (_, failure: Failure) => isAboutCode(failure),
    /** With anything else nobody knows whether there is an account. A refusal may come from one that is there. */
    isClearRefusal: ({ context: { doubted, form } }, failure: Failure) =>
      doubted !== form.values.emailAddress.trim() && isClearRefusal(failure),
  },
  actions: {
    changeCode: assign(({ context }, { name, value }: Entry) => ({
      codeForm: changeField(context.codeForm, codeSchema, name, value),
    })),
    leaveCode: assign(({ context }, { name }: { name: string }) => ({
      codeForm: leaveField(context.codeForm, codeSchema, name),
    })),
    showCodeErrors: assign(({ context }) => ({ codeForm: submitForm(context.codeForm, codeSchema) })),
    prefill: assign(({ context }, member: { firstName: string; lastName: string; emailAddress: string }) => ({
      form: withRegisterValues(context.form, member),
    })),
    changeField: assign(fields.change),
    tellChanges: sendParent({ type: 'changes.told', areUnsaved: true } satisfies UnsavedChangesReported),
    leaveField: assign(fields.leave),
    toggleInterest: assign(({ context }, { id }: { id: number }) => ({
      form: withRegisterValues(context.form, {
        addressBooks: toggleInterest(context.form.values.addressBooks, id),
      }),
    })),
    showErrors: assign(fields.submit),
    keepServerText: assign((_, failure: Failure) => ({
      serverText: failure.kind === 'http' ? failure.message : '',
    })),
    doubt: assign(({ context }) => ({ doubted: context.form.values.emailAddress.trim() })),
    tellReturned: emit(FORM_RETURNED),
    /** The tab keeps the form for a reload, without the password, and gives it back. */
    keepEntries: () => undefined,
    recallEntries: assign({}),
  },
});

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
    doubted: null,
  }),
  initial: 'deciding',
  output: { route: { screen: 'login', note: 'accountCreated' } },
  states: {
    deciding: {
      entry: 'recallEntries',
      always: [{ guard: 'isUpdate', target: 'enteringCode' }, { target: 'editing' }],
    },
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
      states: {
        untried: {},
        resent: {},
        notSent: {},
        /** Told at the field of the code, until another is typed. */
        notFound: { on: { 'field.changed': { target: 'untried', actions: withEvent('changeCode') } } },
        other: {},
      },
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
        'field.changed': { actions: [withEvent('changeField'), 'keepEntries', 'tellChanges'] },
        'field.left': { actions: withEvent('leaveField') },
        'interest.toggled': { actions: [withEvent('toggleInterest'), 'keepEntries', 'tellChanges'] },
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
          { target: 'editing.unsure', actions: ['doubt', 'tellReturned'] },
        ],
      },
    },
    registered: { type: 'final' },
  },
});

export type RegisterRef = ActorRefFrom<typeof registerMachine>;
