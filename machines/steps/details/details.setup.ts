import { assign, emit, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { AccountCreateStatus, AccountRequest, Booking } from '../../../src/domain/booking/booking.ts';
import { toggleInterest } from '../../../src/domain/account/marketing.ts';
import type { PasswordState } from '../../../src/domain/account/passwords.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { formChanges, submitForm, type FieldValue, type Form, type FormEvent } from '../../shared/form.ts';
import {
  foundAddress,
  isOtherPostcode,
  tidyPostcode,
  type FoundAddresses,
} from '../../shared/contact-details.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { ports, type FoundAddress } from '../../shared/ports.ts';
import { isClearRefusal } from '../../shared/refusals.ts';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { isEmailRejected, isTelephoneRejected } from '../../shared/contact-check.ts';
import {
  detailsPatch,
  canLookUp,
  chosenAddressBooks,
  detailsSchema,
  NO_ACCOUNT,
  withValues,
  type AddressValues,
  type DetailsInput,
  type DetailsOutput,
  type DetailsValues,
} from './details.rules.ts';
import { guestOf, isListedGuest } from './lead-booker.rules.ts';

export interface DetailsContext extends DetailsInput, LastFailure {
  form: Form<DetailsValues>;
  found: FoundAddresses;
  /** Whether the guest has asked for the list of possible lead bookers. */
  isChoosingLead: boolean;
  /** The room whose questions are open, from 0. */
  openRoom: number;
}

export type DetailsEvent =
  | FormEvent
  | { type: 'leadBooker.chosen'; leadBooker: string }
  /** The guest wants another lead booker than the first guest. */
  | { type: 'leadBooker.reopened' }
  | { type: 'country.chosen'; country: string }
  | { type: 'address.searched' }
  | { type: 'address.chosen'; index: string }
  | { type: 'room.opened'; index: number }
  /** All that the form knows of the passwords. The passwords themselves stay in their fields. */
  | { type: 'password.typed'; password: PasswordState; isRepeated: boolean }
  | { type: 'interest.toggled'; id: number }
  | { type: 'back.pressed' };

/** Whether an account can be created with this booking. */
export function offersAccount({ profile, form }: Pick<DetailsContext, 'profile' | 'form'>): boolean {
  return profile === null && isListedGuest(form.values.leadBooker);
}

/** The account request as staging sends it. */
function accountRequest({ form }: DetailsContext): AccountRequest {
  return {
    emailAddress: form.values.emailAddress.trim(),
    addressBooks: chosenAddressBooks(form.values) ?? [],
  };
}

function updated(patch: Partial<Booking>): BookingUpdated {
  return { type: 'booking.updated', patch };
}

function changed(context: DetailsContext, change: Partial<DetailsValues>): { form: Form<DetailsValues> } {
  return { form: withValues(context.form, change) };
}

function changedAddress(context: DetailsContext, address: AddressValues): { form: Form<DetailsValues> } {
  return changed(context, { address });
}

const fields = formChanges<DetailsContext>(detailsSchema);

const types = {} as {
  context: DetailsContext;
  events: DetailsEvent;
  input: DetailsInput;
  output: DetailsOutput;
  emitted: FormReturned;
  tags: 'busy' | 'failed';
};

export const detailsSetup = setup({
  types,
  actors: {
    lookupAddress: ports.lookupAddress,
    verifyEmail: ports.verifyEmail,
    verifyTelephone: ports.verifyTelephone,
    registerAccount: ports.registerAccount,
  },
  guards: {
    isComplete: fields.isValid,
    canFindAddress: ({ context: { form } }) =>
      canLookUp(form.values.address) && form.values.address.postCode.trim() !== '',
    isEmailAddress: (_, { name }: { name: string }) => name === 'emailAddress',
    isTelephone: (_, { name }: { name: string }) => name === 'telephone',
    isOtherPostcode: ({ context: { found } }, { name, value }: { name: string; value: FieldValue }) =>
      name === 'address.postCode' && isOtherPostcode(found, value),
    isNothingFound: (_, found: FoundAddress[]) => found.length === 0,
    isEmailRejected: (_, status: string) => isEmailRejected(status),
    isTelephoneRejected: (_, status: string) => isTelephoneRejected(status),
    isAccountAskedFor: ({ context }) =>
      offersAccount(context) && context.form.values.account.password !== 'empty',
    /** The guest has come back to the details after the account was created: the booking must keep that status. */
    isAccountCreated: ({ context }) =>
      context.profile !== null && context.booking.accountCreateStatus === 'created',
    /** After a lost answer, a refusal may come from the account that it was about. */
    isNotCreated: ({ context }, failure: Failure) =>
      context.booking.accountCreateStatus !== 'unknown' && isClearRefusal(failure),
  },
  actions: {
    enterField: assign(fields.change),
    leaveField: assign(fields.leave),
    chooseLeadBooker: assign(({ context }, params: { leadBooker: string }) => {
      const guest = guestOf(context.booking, params.leadBooker);
      const form = changed(context, {
        leadBooker: params.leadBooker,
        ...(guest && { title: guest.title, firstName: guest.firstName, lastName: guest.lastName }),
        ...(!isListedGuest(params.leadBooker) && { account: NO_ACCOUNT }),
      });
      return { ...form, isChoosingLead: true };
    }),
    listLeadBookers: assign({ isChoosingLead: true }),
    keepFailure: assign(keepFailure),
    chooseCountry: assign(({ context }, params: { country: string }) =>
      changedAddress(context, {
        ...context.form.values.address,
        country: params.country,
        selectedAddress: '',
      }),
    ),
    beginSearch: assign(({ context }) => ({
      found: { postCode: tidyPostcode(context.form.values.address.postCode), addresses: [] },
    })),
    listFoundAddresses: assign(({ context }, found: FoundAddress[]) => ({
      ...changedAddress(context, { ...context.form.values.address, selectedAddress: '' }),
      found: { ...context.found, addresses: found },
    })),
    chooseAddress: assign(({ context }, params: { index: string }) =>
      changedAddress(context, {
        ...context.form.values.address,
        ...foundAddress(context.found, params.index),
      }),
    ),
    notePasswords: assign(({ context }, params: { password: PasswordState; isRepeated: boolean }) =>
      changed(context, {
        account: {
          ...context.form.values.account,
          password: params.password,
          passwordsMatch: params.isRepeated,
        },
      }),
    ),
    toggleInterest: assign(({ context }, params: { id: number }) => {
      const { account } = context.form.values;
      return changed(context, {
        account: { ...account, addressBooks: toggleInterest(account.addressBooks, params.id) },
      });
    }),
    openRoom: assign((_, params: { index: number }) => ({ openRoom: params.index })),
    showAllErrors: assign(({ context }) => {
      const form = submitForm(context.form, detailsSchema);
      const isInvalid = (index: number) => Object.hasOwn(form.errors, `requests.${index}.dogRequests`);
      const firstInvalid = form.values.requests.findIndex((_, index) => isInvalid(index));
      return {
        form,
        openRoom: firstInvalid === -1 || isInvalid(context.openRoom) ? context.openRoom : firstInvalid,
      };
    }),
    tellReturned: emit(FORM_RETURNED),
    adoptProfile: assign((_, profile: Profile | null) => ({ profile })),
    tellDetails: sendParent(({ context }) => updated(detailsPatch(context, context.form.values))),
    tellNoAccount: sendParent(updated({ account: null, accountCreateStatus: 'notAttempted' })),
    tellAccount: sendParent(({ context }, params: { status: AccountCreateStatus }) =>
      updated({ account: accountRequest(context), accountCreateStatus: params.status }),
    ),
  },
});
