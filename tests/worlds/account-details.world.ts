import { accountDetailsSchema } from '../../machines/account/details/details.form.ts';
import { accountDetailsMachine } from '../../machines/account/details/details.machine.ts';
import { isValid } from '../../machines/shared/form.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration as configuration, registeredMember } from '../support/account-fixtures.ts';
import { twoHouses } from '../support/start-details.ts';

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
    project: ({ form }) => [isValid(form, accountDetailsSchema), form.values.address?.searchedPostcode],
  },
  { mayRest: (snapshot) => snapshot.matches('editing') },
);
