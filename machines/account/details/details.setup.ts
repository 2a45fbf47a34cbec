import { assign, emit, sendParent, setup } from 'xstate';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { changeField, formChanges, type FieldValue, type Form, type FormEvent } from '../../shared/form.ts';
import { foundAddress, tidyPostcode, type FoundAddresses } from '../../shared/contact-details.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { ports, type FoundAddress } from '../../shared/ports.ts';
import type { UnsavedChangesReported, DetailsInput, ProfileUpdated, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';
import {
  accountDetailsSchema,
  changedProfile,
  isChanged,
  profileChange,
  withAddress,
  type AccountDetailsValues,
} from './details.rules.ts';

export interface AccountDetailsContext extends DetailsInput, LastFailure {
  form: Form<AccountDetailsValues>;
  found: FoundAddresses;
}

export type AccountDetailsEvent =
  | FormEvent
  | { type: 'country.chosen'; country: string }
  | { type: 'lookup.opened' }
  | { type: 'address.searched' }
  | { type: 'address.chosen'; index: string };

const fields = formChanges<AccountDetailsContext>(accountDetailsSchema);

const types = {} as {
  context: AccountDetailsContext;
  events: AccountDetailsEvent;
  input: DetailsInput;
  output: ScreenOutput;
  emitted: FormReturned;
  tags: 'busy' | 'failed';
};

export const accountDetailsSetup = setup({
  types,
  actors: { lookupAddress: ports.lookupAddress, updateProfile: accountPorts.updateProfile },
  guards: {
    isComplete: fields.isValid,
    hasPostcode: ({ context }) => (context.form.values.address?.searchedPostcode.trim() ?? '') !== '',
    isNothingFound: (_, found: FoundAddress[]) => found.length === 0,
  },
  actions: {
    changeField: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => ({
      form: changeField(context.form, accountDetailsSchema, name, value),
    })),
    leaveField: assign(fields.leave),
    showErrors: assign(fields.submit),
    chooseCountry: assign(({ context }, { country }: { country: string }) => ({
      form: withAddress(context.form, { country, selectedAddress: '' }),
    })),
    beginSearch: assign(({ context }) => ({
      found: { postCode: tidyPostcode(context.form.values.address?.searchedPostcode ?? ''), addresses: [] },
    })),
    keepFound: assign(({ context }, found: FoundAddress[]) => ({
      form: withAddress(context.form, { selectedAddress: '' }),
      found: { ...context.found, addresses: found },
    })),
    chooseAddress: assign(({ context }, { index }: { index: string }) => ({
      form: withAddress(context.form, foundAddress(context.found, index)),
    })),
    keepChange: assign(({ context }) => ({
      profile: changedProfile(context.profile, profileChange(context.form.values)),
    })),
    tellProfile: sendParent(({ context }): ProfileUpdated => ({
      type: 'profile.updated',
      profile: context.profile,
    })),
    tellChanges: sendParent(({ context }): UnsavedChangesReported => ({
      type: 'changes.told',
      areUnsaved: isChanged(context, context.form),
    })),
    keepFailure: assign(keepFailure),
    tellReturned: emit(FORM_RETURNED),
  },
});
