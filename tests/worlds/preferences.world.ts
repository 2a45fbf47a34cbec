import { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';

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
    inputs: [named('a member', preferencesInput)],
    events: {
      'list.toggled': [
        named('Tick or clear the spa', { id: SPA }),
        named('Tick or clear the golf', { id: GOLF }),
      ],
    },
    actors: {
      loadSubscriptions: { done: [named('the spa is subscribed', [SPA])] },
      unsubscribe: { done: [undefined] },
      subscribe: { done: [named('the golf is subscribed', [GOLF])] },
    },
    project: ({ subscribed, ticked, failure, isSaved }) => [subscribed, ticked, failure !== null, isSaved],
  },
  {
    invariants: { ...busyWhile('unsubscribe', 'subscribe') },
    mayRest: (snapshot) => snapshot.matches('choosing'),
  },
);
