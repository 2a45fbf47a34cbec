import type { ActorRefFrom } from 'xstate';
import { detailsValues, leadGuestOf } from './details.booking.ts';
import type { DetailsOutput } from './details.contract.ts';
import { chosenAddressBooks, createDetailsForm } from './details.form.ts';
import { detailsSetup } from './details.setup.ts';

/** The lead booker's details, last questions, contact check and account creation (B §2.2, §4, §5; A §5.6; D-25). */
export const detailsMachine = detailsSetup.createMachine({
  id: 'details',
  context: ({ input }) => ({
    ...input,
    form: createDetailsForm(detailsValues(input)),
    foundAddresses: [],
    openRoom: 0,
    problem: null,
    refusals: 0,
  }),
  initial: 'editing',
  output: ({ event }) => event.output as DetailsOutput,
  states: {
    editing: {
      initial: 'addressOpen',
      on: {
        'leadBooker.chosen': {
          actions: [
            { type: 'chooseLeadBooker', params: ({ event }) => ({ leadBooker: event.leadBooker }) },
            'tellDetails',
          ],
        },
        'field.changed': {
          actions: [
            { type: 'enterField', params: ({ event }) => ({ name: event.name, value: event.value }) },
            'tellDetails',
          ],
        },
        'field.left': { actions: { type: 'leaveField', params: ({ event }) => ({ name: event.name }) } },
        'country.chosen': {
          actions: [
            { type: 'chooseCountry', params: ({ event }) => ({ country: event.country }) },
            'tellDetails',
          ],
        },
        'address.searched': { guard: 'hasPostcode', target: '.findingAddresses' },
        'address.typedInstead': { target: '.addressOpen', actions: 'enterByHand' },
        'room.opened': { actions: { type: 'openRoom', params: ({ event }) => ({ index: event.index }) } },
        'password.typed': {
          actions: {
            type: 'notePasswords',
            params: ({ event }) => ({ isFilled: event.isFilled, isRepeated: event.isRepeated }),
          },
        },
        'interest.toggled': {
          actions: { type: 'toggleInterest', params: ({ event }) => ({ id: event.id }) },
        },
        'form.submitted': [
          { guard: 'isComplete', target: 'checkingEmail', actions: 'clearProblem' },
          { actions: 'showAllErrors' },
        ],
        'back.pressed': 'back',
      },
      states: {
        addressOpen: {},
        findingAddresses: {
          invoke: {
            id: 'lookupAddress',
            src: 'lookupAddress',
            input: ({ context }) => ({
              postalCode: context.form.values.address.searchedPostcode.trim().toUpperCase(),
            }),
            onDone: [
              {
                guard: { type: 'isNothingFound', params: ({ event }) => ({ found: event.output }) },
                target: 'noAddressFound',
              },
              {
                target: 'addressesFound',
                actions: { type: 'listFoundAddresses', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: 'addressSearchFailed',
          },
        },
        addressesFound: {
          on: {
            'address.chosen': {
              actions: [
                { type: 'chooseAddress', params: ({ event }) => ({ index: event.index }) },
                'tellDetails',
              ],
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
            guard: { type: 'isEmailRejected', params: ({ event }) => ({ status: event.output }) },
            target: 'editing.asLeft',
            actions: { type: 'reportProblem', params: { problem: 'emailNotValid' } },
          },
          { target: 'checkingTelephone' },
        ],
        onError: {
          target: 'editing.asLeft',
          actions: { type: 'reportProblem', params: { problem: 'emailCheckFailed' } },
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
            guard: { type: 'isTelephoneRejected', params: ({ event }) => ({ status: event.output }) },
            target: 'editing.asLeft',
            actions: { type: 'reportProblem', params: { problem: 'telephoneNotValid' } },
          },
          { guard: 'isAccountAskedFor', target: 'registering', actions: 'tellDetails' },
          { guard: 'isAccountCreated', target: 'next', actions: 'tellDetails' },
          { target: 'next', actions: ['tellDetails', 'tellNoAccount'] },
        ],
        onError: {
          target: 'editing.asLeft',
          actions: { type: 'reportProblem', params: { problem: 'telephoneCheckFailed' } },
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
          actions: [
            { type: 'adoptProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'tellAccount', params: { status: 'created' } },
          ],
        },
        onError: { target: 'next', actions: { type: 'tellAccount', params: { status: 'failed' } } },
      },
    },
    next: { type: 'final', output: ({ context }) => ({ type: 'next', profile: context.profile }) },
    back: { type: 'final', output: { type: 'back' } },
  },
});

export type DetailsRef = ActorRefFrom<typeof detailsMachine>;
