import type { SnapshotFrom } from 'xstate';
import { isValid } from '../../../machines/shared/form.ts';
import { detailsSchema } from '../../../machines/steps/details/details.rules.ts';
import { isListedGuest } from '../../../machines/steps/details/lead-booker.rules.ts';
import { detailsMachine } from '../../../machines/steps/details/details.machine.ts';
import { selectLookup, selectProblem } from '../../../machines/steps/details/details.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { profile } from '../../support/checkout-stay.ts';
import { httpError } from '../../support/http-error.ts';
import { detailsInput, answeredBooking, twoHouses } from './start-details.ts';
import { busyWhile, canOnly } from '../../worlds/always.ts';
import { isSame } from '../../worlds/is-same.ts';
import { doneBy, failedBy, isReturnedOnce, leavesFields, on } from '../../worlds/rules.ts';

type DetailsSnapshot = SnapshotFrom<typeof detailsMachine>;

export const detailsWorld = worldOf(
  detailsMachine,
  {
    inputs: [
      named('a guest with everything filled in', { ...detailsInput, booking: answeredBooking }),
      named('a member', {
        ...detailsInput,
        booking: { ...answeredBooking, accountCreateStatus: 'created' },
        profile,
      }),
    ],
    events: {
      'leadBooker.chosen': [named('Choose the first guest as lead booker', { leadBooker: '0.0' })],
      'field.changed': [
        named('Tick the terms', { name: 'terms', value: true }),
        { name: 'address.postCode', value: 'BA1 1AA' },
        { name: 'address.postCode', value: '' },
        { name: 'emailAddress', value: 'ada@example.org' },
        { name: 'telephone', value: '+447700900123' },
      ],
      'field.left': [{ name: 'emailAddress' }],
      'country.chosen': [named('Choose the country: United Kingdom', { country: 'GB' })],
      'address.searched': [named('Search for the address', {})],
      'address.chosen': [named('Choose the second address of those found', { index: '1' })],
      'room.opened': [named('Open the second room', { index: 1 })],
      'password.typed': [
        named('Type a password, and again', { password: 'filled' as const, isRepeated: true }),
      ],
      'interest.toggled': [named('Tick or clear the interest in the spa', { id: 3507983 })],
    },
    actors: {
      verifyEmail: { done: ['valid', 'undeliverable'] },
      verifyTelephone: { done: ['live', 'dead'] },
      lookupAddress: { done: [named('two addresses', twoHouses), named('no address', [])] },
      registerAccount: {
        done: [named('the new member', profile)],
        error: [
          named('there is an account already', httpError('register', 409, 'There is an account.')),
          named('the answer is lost', new CallError({ kind: 'timeout', endpoint: 'register' })),
        ],
      },
    },
    project: ({ form, isChoosingLead, profile: member, booking: { accountCreateStatus } }) => [
      isValid(form, detailsSchema),
      member !== null,
      accountCreateStatus,
      isListedGuest(form.values.leadBooker),
      form.values.account.password,
      form.values.address.postCode,
      form.values.address.country,
      isChoosingLead,
    ],
  },
  {
    invariants: {
      ...busyWhile('verifyEmail', 'verifyTelephone', 'registerAccount'),
      'no contact check starts with an incomplete form': (snapshot) =>
        !snapshot.hasTag('busy') || isValid(snapshot.context.form, detailsSchema),
      'an account is registered only for a listed guest': (snapshot) =>
        !snapshot.matches('registering') || isListedGuest(snapshot.context.form.values.leadBooker),
      'an address in Great Britain can be searched once there is a postcode (B §2.2)':
        canOnly<DetailsSnapshot>({ type: 'address.searched' }, ({ value, context: { form } }) => {
          const { country, postCode } = form.values.address;
          return typeof value === 'object' && country === 'GB' && postCode !== '';
        }),
    },
    rules: {
      'the result of a search is shown, and no address is chosen yet (B §2.2)': on<DetailsSnapshot>(
        [...doneBy('lookupAddress'), ...failedBy('lookupAddress')],
        ({ event, after }) => {
          const found = event['output'] as typeof twoHouses | undefined;
          if (found === undefined) return selectLookup(after) === 'failed';
          if (found.length === 0) return selectLookup(after) === 'nothingFound';
          return selectLookup(after) === 'found' && after.context.form.values.address.selectedAddress === '';
        },
      ),
      'a refused e-mail address or telephone is no longer refused once it is changed (A §5.6)':
        on<DetailsSnapshot>('field.changed', ({ event, before, after }) => {
          const refused = { emailNotValid: 'emailAddress', telephoneNotValid: 'telephone' };
          const problem = selectProblem(before);
          const name = Object.entries(refused).find(([state]) => state === problem)?.[1];
          return (selectProblem(after) === problem) === (problem === null || event['name'] !== name);
        }),
      'every change is told to the flow once': on<DetailsSnapshot>(
        ['field.changed', 'country.chosen'],
        ({ before, sent }) => before.matches('editing') === (sent.length === 1),
      ),
      ...leavesFields,
      'submitting again clears the contact problem (A §5.6)': on<DetailsSnapshot>(
        'form.submitted',
        ({ before, after }) => !before.matches('editing') || selectProblem(after) === null,
      ),
      'a form that returns from the contact check is reported once (A §5.6)': on<DetailsSnapshot>(
        [...doneBy('verifyEmail', 'verifyTelephone'), ...failedBy('verifyEmail', 'verifyTelephone')],
        ({ emitted, after }) => isReturnedOnce(emitted) === after.matches('editing'),
      ),
      'a valid contact leads on (A §5.6)': on<DetailsSnapshot>(
        doneBy('verifyTelephone'),
        ({ event, after }) =>
          event['output'] === 'dead'
            ? after.matches('editing')
            : after.matches('registering') ||
              isSame(after.output, { type: 'next', profile: after.context.profile }),
      ),
    },
  },
);
