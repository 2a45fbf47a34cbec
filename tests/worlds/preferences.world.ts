import { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';
import { doneBy, failedBy, on } from './rules.ts';

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
    rules: {
      'the lists are asked for again, not chosen from unread (B §2.13)': on(
        'load.retried',
        ({ inputs }) => 'loadSubscriptions' in inputs,
      ),
      'what came of the last try is not said any more while the next is made (B §8)': on(
        'form.submitted',
        ({ after }) => after.context.failure === null && !(after.hasTag('busy') && after.context.isSaved),
      ),
      'a list that was left is not left again (D-56)': on(
        doneBy('unsubscribe'),
        ({ inputs }) => !('unsubscribe' in inputs),
      ),
      'what is ticked since is not saved (B §2.13)': on(
        'list.toggled',
        ({ after }) => !after.context.isSaved,
      ),
      'it is said that all is saved, once it is (B §2.13)': on(
        doneBy('subscribe'),
        ({ after }) => after.context.isSaved,
      ),
      'what was saved, or was not, is said once (T9)': on(
        [...doneBy('subscribe'), ...failedBy('subscribe', 'unsubscribe')],
        ({ before, after }) => !after.hasTag('busy') && after.context.answers === before.context.answers + 1,
      ),
    },
    mayRest: (snapshot) => snapshot.matches('choosing'),
  },
);
