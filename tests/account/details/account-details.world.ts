import { accountDetailsSchema } from '../../../machines/account/details/details.rules.ts';
import { accountDetailsMachine } from '../../../machines/account/details/details.machine.ts';
import { selectIsSaved, selectLookup } from '../../../machines/account/details/details.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { isValid, visibleError } from '../../../machines/shared/form.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { accountConfiguration as configuration, registeredMember } from '../account-fixtures.ts';
import { twoHouses } from '../../steps/details/start-details.ts';
import { busyWhile, canOnly, tellsFailure } from '../../worlds/always.ts';
import { given, isReturnedOnce, leavesFields, on } from '../../worlds/rules.ts';

export const registeredDetails = {
  route: { screen: 'details' } as const,
  profile: registeredMember,
  configuration,
};

export const accountDetailsWorld = worldOf(
  accountDetailsMachine,
  {
    inputs: [named('a member who may change them', registeredDetails)],
    events: {
      'field.changed': [
        { name: 'firstName', value: '' },
        named('Fill in the postcode to search for: BA1 1AA', {
          name: 'address.searchedPostcode',
          value: 'BA1 1AA',
        }),
        named('Fill in another postcode: ZZ9 9ZZ', { name: 'address.searchedPostcode', value: 'ZZ9 9ZZ' }),
        { name: 'address.searchedPostcode', value: '' },
      ],
      'field.left': [{ name: 'firstName' }],
      'country.chosen': [named('Choose the country: France', { country: 'FR' })],
      'address.chosen': [named('Choose the second address of those found', { index: '1' })],
    },
    actors: {
      lookupAddress: { done: [named('two addresses', twoHouses), named('no address', [])] },
      updateProfile: { done: [undefined] },
    },
    project: ({ form, found }) => [
      isValid(form, accountDetailsSchema),
      form.values.address?.searchedPostcode,
      [found.postCode, found.addresses.length],
    ],
  },
  {
    invariants: {
      ...busyWhile('updateProfile'),
      ...tellsFailure,
      'a postcode can be searched exactly while the lookup is open and idle (B §2.11)': canOnly(
        { type: 'address.searched' },
        (snapshot) =>
          ['open', 'found', 'nothingFound', 'failed'].includes(selectLookup(snapshot)) &&
          snapshot.matches('editing') &&
          snapshot.context.form.values.address?.searchedPostcode !== '',
      ),
    },
    rules: {
      ...leavesFields,
      'nothing is sent without a first name, whose error is shown (B §5)': on(
        'form.submitted',
        ({ inputs, before, after }) =>
          before.context.form.values.firstName === ''
            ? !('updateProfile' in inputs) && visibleError(after.context.form, 'firstName') === 'required'
            : 'updateProfile' in inputs,
      ),
      'a search is for the typed postcode, and clears the addresses found before (B §2.11)': on(
        'address.searched',
        ({ inputs, before, after }) => {
          const asked = given<{ postalCode: string }>({ inputs }, 'lookupAddress');
          const { searchedPostcode } = before.context.form.values.address ?? {};
          const canSearch = !['closed', 'finding'].includes(selectLookup(before)) && searchedPostcode !== '';
          if (!asked) return !canSearch && after.context.found === before.context.found;
          return asked.postalCode === searchedPostcode && after.context.found.addresses.length === 0;
        },
      ),
      'a new country closes the lookup (B §2.11, §9)': on(
        'country.chosen',
        ({ after }) => selectLookup(after) === 'closed',
      ),
      'submitting again clears the last result (B §8)': on(
        'form.submitted',
        ({ after }) => selectFailure(after) === null && !selectIsSaved(after),
      ),
      'a later change is not shown as saved (B §2.11)': on(
        ['field.changed', 'country.chosen', 'address.chosen'],
        ({ before, after }) => !selectIsSaved(after) && !(selectIsSaved(before) && after.hasTag('failed')),
      ),
      'each answer is reported once (T9)': on(
        ['xstate.done.actor.updateProfile', 'xstate.error.actor.updateProfile'],
        ({ emitted }) => isReturnedOnce(emitted),
      ),
    },
    mayRest: (snapshot) => snapshot.matches('editing'),
  },
);
