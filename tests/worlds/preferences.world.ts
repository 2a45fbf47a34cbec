import { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import { selectIsSaved } from '../../machines/account/preferences/preferences.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';
import { doneBy, failedBy, isReturnedOnce, on } from './rules.ts';

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
    project: ({ subscribed, ticked }) => [subscribed, ticked],
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
        ({ after }) => selectFailure(after) === null && !(after.hasTag('busy') && selectIsSaved(after)),
      ),
      'a list that was left is not left again (D-56)': on(
        doneBy('unsubscribe'),
        ({ inputs }) => !('unsubscribe' in inputs),
      ),
      'what is ticked since is not saved (B §2.13)': on('list.toggled', ({ after }) => !selectIsSaved(after)),
      'it is said that all is saved, once it is (B §2.13)': on(doneBy('subscribe'), ({ after }) =>
        selectIsSaved(after),
      ),
      'what was saved, or was not, is said once (T9)': on(
        [...doneBy('subscribe'), ...failedBy('subscribe', 'unsubscribe')],
        ({ after, emitted }) => !after.hasTag('busy') && isReturnedOnce(emitted),
      ),
    },
    mayRest: (snapshot) => snapshot.matches('choosing'),
  },
);
