import type { ActorRefFrom } from 'xstate';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withOutput } from '../../shared/params.ts';
import { detailsValues, leadGuestOf } from './details.rules.ts';
import type { DetailsOutput } from './details.types.ts';
import { chosenAddressBooks, createDetailsForm } from './details.rules.ts';
import { detailsSetup, type DetailsContext } from './details.setup.ts';

/** The lead booker's details, last questions, contact check and account creation (B §2.2, §4, §5; A §5.6; D-25). */
export const detailsMachine = detailsSetup.createMachine({
  id: 'details',
  context: ({ input }) => ({
    ...input,
    form: createDetailsForm(detailsValues(input)),
    found: { postCode: '', addresses: [] },
    openRoom: 0,
    problem: null,
  }),
  initial: 'editing',
  output: outputOf<DetailsContext, DetailsOutput>({
    next: ({ profile }) => ({ type: 'next', profile }),
    back: () => ({ type: 'back' }),
  }),
  states: {
    editing: {
      initial: 'addressOpen',
      on: {
        'leadBooker.chosen': {
          actions: [withEvent('chooseLeadBooker'), 'tellDetails'],
        },
        'field.changed': {
          actions: [withEvent('enterField'), 'tellDetails'],
        },
        'field.left': { actions: withEvent('leaveField') },
        'country.chosen': {
          actions: [withEvent('chooseCountry'), 'tellDetails'],
        },
        'address.searched': { guard: 'hasPostcode', target: '.findingAddresses', actions: 'beginSearch' },
        'address.typedInstead': { target: '.addressOpen', actions: 'enterByHand' },
        'address.lookedUpInstead': {
          guard: 'canLookUpInstead',
          target: '.addressOpen',
          actions: 'lookUpInstead',
        },
        'room.opened': { actions: withEvent('openRoom') },
        'password.typed': {
          actions: withEvent('notePasswords'),
        },
        'interest.toggled': {
          actions: withEvent('toggleInterest'),
        },
        'form.submitted': [
          { guard: 'isComplete', target: 'checkingEmail', actions: 'clearProblem' },
          { actions: ['showAllErrors', 'tellReturned'] },
        ],
        'back.pressed': 'back',
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
        asLeft: { type: 'history' },
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
            target: 'editing.asLeft',
            actions: [{ type: 'reportProblem', params: { problem: 'emailNotValid' } }, 'tellReturned'],
          },
          { target: 'checkingTelephone' },
        ],
        onError: {
          target: 'editing.asLeft',
          actions: [{ type: 'reportProblem', params: { problem: 'emailCheckFailed' } }, 'tellReturned'],
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
            target: 'editing.asLeft',
            actions: [{ type: 'reportProblem', params: { problem: 'telephoneNotValid' } }, 'tellReturned'],
          },
          { guard: 'isAccountAskedFor', target: 'registering' },
          { guard: 'isAccountCreated', target: 'next' },
          { target: 'next', actions: 'tellNoAccount' },
        ],
        onError: {
          target: 'editing.asLeft',
          actions: [{ type: 'reportProblem', params: { problem: 'telephoneCheckFailed' } }, 'tellReturned'],
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
        onError: { target: 'next', actions: { type: 'tellAccount', params: { status: 'failed' } } },
      },
    },
    next: { type: 'final' },
    back: { type: 'final' },
  },
});

export type DetailsRef = ActorRefFrom<typeof detailsMachine>;
