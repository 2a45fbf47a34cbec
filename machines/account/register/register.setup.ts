import * as v from 'valibot';
import { assign, emit, sendParent, setup } from 'xstate';
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
import { registerSchema, withRegisterValues, type RegisterValues } from './register.rules.ts';

export interface RegisterInput extends PublicInput<'register'> {
  configuration: AccountConfiguration;
}

export interface RegisterContext extends RegisterInput {
  /** The form of the code. It knows only whether the code has six digits. */
  codeForm: Form<{ code: boolean }>;
  form: Form<RegisterValues>;
  /** The server's own words about the registration that it refused. Only the state of the refusal shows them. */
  serverText: string;
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

export const createCodeForm = () => createForm({ code: false });

const fields = formChanges<RegisterContext>(registerSchema);

const types = {} as {
  context: RegisterContext;
  events: RegisterEvent;
  input: RegisterInput;
  output: ScreenOutput;
  emitted: FormReturned;
  tags: 'busy';
};

export const registerSetup = setup({
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
    /** With anything else nobody knows whether there is an account. */
    isClearRefusal: (_, failure: Failure) => isClearRefusal(failure),
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
    tellReturned: emit(FORM_RETURNED),
  },
});
