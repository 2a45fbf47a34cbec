import type { ActorRefFrom } from 'xstate';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { createAccountDetailsForm, profileChange } from './details.rules.ts';
import { accountDetailsSetup } from './details.setup.ts';

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
            'field.changed': { actions: [withEvent('changeField'), 'tellChanges'] },
            'country.chosen': {
              target: '.lookupClosed',
              actions: [withEvent('chooseCountry'), 'tellChanges'],
            },
          },
          states: {
            lookupClosed: { on: { 'lookup.opened': 'lookupOpen' } },
            lookupOpen: {
              on: { 'address.searched': { guard: 'hasPostcode', target: 'finding', actions: 'beginSearch' } },
            },
            finding: {
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
                'address.searched': { guard: 'hasPostcode', target: 'finding', actions: 'beginSearch' },
                'address.chosen': {
                  actions: [withEvent('chooseAddress'), 'tellChanges'],
                },
              },
            },
            nothingFound: {
              on: { 'address.searched': { guard: 'hasPostcode', target: 'finding', actions: 'beginSearch' } },
            },
            lookupFailed: {
              on: { 'address.searched': { guard: 'hasPostcode', target: 'finding', actions: 'beginSearch' } },
            },
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
