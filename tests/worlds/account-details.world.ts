import { accountDetailsSchema } from '../../machines/account/details/details.form.ts';
import { accountDetailsMachine } from '../../machines/account/details/details.machine.ts';
import { isValid } from '../../machines/shared/form.ts';
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
    inputs: [registeredDetails],
    events: {
      'field.changed': [
        { name: 'firstName', value: '' },
        { name: 'address.searchedPostcode', value: 'BA1 1AA' },
      ],
      'field.left': [{ name: 'firstName' }],
      'country.chosen': [{ country: 'FR' }],
      'address.chosen': [{ index: '1' }],
    },
    actors: {
      lookupAddress: { done: [twoHouses, []] },
      updateProfile: { done: [undefined] },
    },
    project: ({ form }) => [isValid(form, accountDetailsSchema), form.values.address?.searchedPostcode],
  },
  { mayRest: (snapshot) => snapshot.matches('editing') },
);
