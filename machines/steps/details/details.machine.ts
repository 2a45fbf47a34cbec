import type { ActorRefFrom } from 'xstate';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import {
  detailsValues,
  leadGuestOf,
  type DetailsOutput,
  chosenAddressBooks,
  createDetailsForm,
} from './details.rules.ts';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { detailsSetup, type DetailsContext } from './details.setup.ts';

/** A change of what the check refused: the refusal was about the value before. */
function mends<const Guard extends string>(guard: Guard) {
  return {
    guard: withEvent(guard),
    target: 'unchecked' as const,
    actions: [withEvent('enterField'), 'tellDetails' as const],
  };
}

/**
 * The lead booker gives contact and address, answers the last questions, and may create an account (A §5.6). E-mail
 * address and telephone number are checked before the flow goes on (D-25).
 */
export const detailsMachine = detailsSetup.createMachine({
  id: 'details',
  context: ({ input }) => ({
    ...input,
    form: createDetailsForm(detailsValues(input)),
    found: { postCode: '', addresses: [] },
    openRoom: input.openRoom ?? 0,
    isChoosingLead: false,
    ...NO_FAILURE,
  }),
  initial: 'editing',
  output: outputOf<DetailsContext, DetailsOutput>({
    next: ({ profile }) => ({ type: 'next', profile }),
    back: () => ({ type: 'back' }),
  }),
  states: {
    editing: {
      type: 'parallel',
      on: {
        'leadBooker.chosen': {
          actions: [withEvent('chooseLeadBooker'), 'tellDetails'],
        },
        'leadBooker.reopened': { actions: 'listLeadBookers' },
        'field.changed': {
          actions: [withEvent('enterField'), 'tellDetails'],
        },
        'field.left': { actions: withEvent('leaveField') },
        'country.chosen': {
          actions: [withEvent('chooseCountry'), 'tellDetails'],
        },
        'room.opened': { actions: withEvent('openRoom') },
        'password.typed': {
          actions: withEvent('notePasswords'),
        },
        'interest.toggled': {
          actions: withEvent('toggleInterest'),
        },
        'back.pressed': 'back',
      },
      states: {
        lookup: {
          initial: 'addressOpen',
          on: {
            'field.changed': {
              guard: withEvent('isOtherPostcode'),
              target: '.addressOpen',
              actions: [withEvent('enterField'), 'tellDetails'],
            },
            'address.searched': {
              guard: 'canFindAddress',
              target: '.findingAddresses',
              actions: 'beginSearch',
            },
          },
          states: {
            addressOpen: {},
            findingAddresses: {
              invoke: {
                id: 'lookupAddress',
                src: 'lookupAddress',
                input: ({ context }) => ({ postalCode: context.found.postCode }),
                onDone: [
                  {
                    guard: withOutput('isNothingFound'),
                    target: 'noAddressFound',
                  },
                  {
                    target: 'addressesFound',
                    actions: withOutput('listFoundAddresses'),
                  },
                ],
                onError: 'addressSearchFailed',
              },
            },
            addressesFound: {
              on: {
                'address.chosen': {
                  actions: [withEvent('chooseAddress'), 'tellDetails'],
                },
              },
            },
            noAddressFound: {},
            addressSearchFailed: {},
            whereItWas: { type: 'history' },
          },
        },
        /** What the contact check found, until the next try. */
        contact: {
          initial: 'unchecked',
          on: {
            'form.submitted': [
              { guard: 'isComplete', target: '#details.checkingEmail', actions: 'tellDetails' },
              { target: '.unchecked', actions: ['showAllErrors', 'tellReturned'] },
            ],
          },
          states: {
            unchecked: {},
            emailNotValid: { on: { 'field.changed': mends('isEmailAddress') } },
            emailCheckFailed: { tags: 'failed' },
            telephoneNotValid: { on: { 'field.changed': mends('isTelephone') } },
            telephoneCheckFailed: { tags: 'failed' },
          },
        },
      },
    },
    checkingEmail: {
      tags: 'busy',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ emailAddress: leadGuestOf(context.form.values).emailAddress }),
        onDone: [
          {
            guard: withOutput('isEmailRejected'),
            target: ['editing.lookup.whereItWas', 'editing.contact.emailNotValid'],
            actions: 'tellReturned',
          },
          { target: 'checkingTelephone' },
        ],
        onError: {
          target: ['editing.lookup.whereItWas', 'editing.contact.emailCheckFailed'],
          actions: [withFailure('keepFailure', 'verifyEmail'), 'tellReturned'],
        },
      },
    },
    checkingTelephone: {
      tags: 'busy',
      invoke: {
        id: 'verifyTelephone',
        src: 'verifyTelephone',
        input: ({ context }) => ({ telephone: leadGuestOf(context.form.values).telephone }),
        onDone: [
          {
            guard: withOutput('isTelephoneRejected'),
            target: ['editing.lookup.whereItWas', 'editing.contact.telephoneNotValid'],
            actions: 'tellReturned',
          },
          { guard: 'isAccountAskedFor', target: 'registering' },
          { guard: 'isAccountCreated', target: 'next' },
          { target: 'next', actions: 'tellNoAccount' },
        ],
        onError: {
          target: ['editing.lookup.whereItWas', 'editing.contact.telephoneCheckFailed'],
          actions: [withFailure('keepFailure', 'verifyTelephone'), 'tellReturned'],
        },
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'registerAccount',
        src: 'registerAccount',
        input: ({ context }) => ({
          ...leadGuestOf(context.form.values),
          addressBooks: chosenAddressBooks(context.form.values),
        }),
        onDone: {
          target: 'next',
          actions: [withOutput('adoptProfile'), { type: 'tellAccount', params: { status: 'created' } }],
        },
        onError: [
          {
            guard: withFailure('isNotCreated', 'registerAccount'),
            target: 'next',
            actions: { type: 'tellAccount', params: { status: 'failed' } },
          },
          { target: 'next', actions: { type: 'tellAccount', params: { status: 'unknown' } } },
        ],
      },
    },
    next: { type: 'final' },
    back: { type: 'final' },
  },
});

export type DetailsRef = ActorRefFrom<typeof detailsMachine>;
