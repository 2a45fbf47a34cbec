import { assign, emit, sendParent, setup, type ActorRefFrom } from 'xstate';
import { keepFailure, type LastFailure, NO_FAILURE } from '../../shared/last-failure.ts';
import { changeField, formChanges, type FieldValue, type Form, type FormEvent } from '../../shared/form.ts';
import {
  foundAddress,
  isOtherPostcode,
  tidyPostcode,
  type FoundAddresses,
} from '../../shared/contact-details.ts';
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
  createAccountDetailsForm,
} from './details.rules.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';

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

const accountDetailsSetup = setup({
  types,
  actors: { lookupAddress: ports.lookupAddress, updateProfile: accountPorts.updateProfile },
  guards: {
    isComplete: fields.isValid,
    hasPostcode: ({ context }) => (context.form.values.address?.searchedPostcode.trim() ?? '') !== '',
    isOtherPostcode: ({ context: { found } }, { name, value }: { name: string; value: FieldValue }) =>
      name === 'address.searchedPostcode' && isOtherPostcode(found, value),
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

/**
 * A member changes name, birthday and telephone number (B §2.11, D-30). Those whom the property management system knows
 * can change their address, too.
 */
export const accountDetailsMachine = accountDetailsSetup.createMachine({
  id: 'accountDetails',
  context: ({ input }) => ({
    ...input,
    form: createAccountDetailsForm(input),
    found: { postCode: '', addresses: [] },
    ...NO_FAILURE,
  }),
  initial: 'editing',
  states: {
    editing: {
      type: 'parallel',
      on: { 'field.left': { actions: withEvent('leaveField') } },
      states: {
        lookup: {
          initial: 'lookupClosed',
          on: {
            'field.changed': [
              {
                guard: withEvent('isOtherPostcode'),
                target: '.lookupOpen',
                actions: withEvent('changeField'),
              },
              { actions: [withEvent('changeField'), 'tellChanges'] },
            ],
            'country.chosen': {
              target: '.lookupClosed',
              actions: [withEvent('chooseCountry'), 'tellChanges'],
            },
          },
          states: {
            lookupClosed: { on: { 'lookup.opened': 'lookupOpen' } },
            lookupOpen: {
              on: { 'address.searched': { guard: 'hasPostcode', target: 'finding' } },
            },
            finding: {
              entry: 'beginSearch',
              invoke: {
                id: 'lookupAddress',
                src: 'lookupAddress',
                input: ({ context }) => ({ postalCode: context.found.postCode }),
                onDone: [
                  {
                    guard: withOutput('isNothingFound'),
                    target: 'nothingFound',
                  },
                  {
                    target: 'found',
                    actions: withOutput('keepFound'),
                  },
                ],
                onError: 'lookupFailed',
              },
            },
            found: {
              on: {
                'address.searched': 'finding',
                'address.chosen': {
                  actions: [withEvent('chooseAddress'), 'tellChanges'],
                },
              },
            },
            nothingFound: { on: { 'address.searched': 'finding' } },
            lookupFailed: { on: { 'address.searched': 'finding' } },
            whereItWas: { type: 'history' },
          },
        },
        /** How the last try ended, until the next one. */
        answer: {
          initial: 'untried',
          on: {
            'form.submitted': [
              { guard: 'isComplete', target: '#accountDetails.updating' },
              { target: '.untried', actions: 'showErrors' },
            ],
          },
          states: {
            untried: {},
            saved: {
              on: {
                'field.changed': 'untried',
                'country.chosen': 'untried',
                'address.chosen': 'untried',
              },
            },
            failed: { tags: 'failed' },
          },
        },
      },
    },
    updating: {
      tags: 'busy',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => profileChange(context.form.values),
        onDone: {
          target: 'editing.answer.saved',
          actions: ['keepChange', 'tellReturned', 'tellProfile', 'tellChanges'],
        },
        onError: {
          target: ['editing.lookup.whereItWas', 'editing.answer.failed'],
          actions: [withFailure('keepFailure', 'updateProfile'), 'tellReturned'],
        },
      },
    },
  },
});

export type AccountDetailsRef = ActorRefFrom<typeof accountDetailsMachine>;
