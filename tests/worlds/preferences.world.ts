import { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';

export const SPA = 3507983;
export const GOLF = 3508013;

export const preferencesInput = {
  route: { screen: 'preferences' } as const,
  profile,
  configuration: accountConfiguration,
};

export const preferencesWorld = worldOf(
  preferencesMachine,
  {
    inputs: [preferencesInput],
    events: { 'list.toggled': [{ id: SPA }, { id: GOLF }] },
    actors: {
      loadSubscriptions: { done: [[SPA]] },
      unsubscribe: { done: [undefined] },
      subscribe: { done: [[GOLF]] },
    },
    project: ({ subscribed, ticked, failure, isSaved }) => [subscribed, ticked, failure !== null, isSaved],
  },
  { mayRest: (snapshot) => snapshot.matches('choosing') },
);
