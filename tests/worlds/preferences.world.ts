import { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import { selectIsSaved } from '../../machines/account/preferences/preferences.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';
import { isSame } from './is-same.ts';
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
      'what is ticked since is not saved, nor has it failed after what was (B §2.13)': on(
        'list.toggled',
        ({ before, after }) => !selectIsSaved(after) && !(selectIsSaved(before) && after.hasTag('failed')),
      ),
      'a list is ticked that was not, or cleared, and the page knows whether that is unsaved (B §2.13, D-310)':
        on('list.toggled', ({ event, before, after, sent }) => {
          const id = event['id'] as number;
          const { subscribed, ticked } = after.context;
          const areUnsaved = [...ticked].sort().join() !== [...subscribed].sort().join();
          return (
            ticked.includes(id) !== before.context.ticked.includes(id) &&
            isSame(sent, [{ type: 'changes.told', areUnsaved }])
          );
        }),
      'where nothing is to be saved, that is said at once (T9)': on(
        'form.submitted',
        ({ before, after, emitted }) =>
          !isSame([...before.context.ticked].sort(), [...before.context.subscribed].sort()) ||
          (selectIsSaved(after) && isReturnedOnce(emitted)),
      ),
      'what could not be saved has its reason (B §8)': on(
        failedBy('subscribe', 'unsubscribe'),
        ({ after }) => selectFailure(after) !== null,
      ),
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
