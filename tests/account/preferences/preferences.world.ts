import { preferencesMachine } from '../../../machines/account/preferences/preferences.machine.ts';
import { selectIsSaved } from '../../../machines/account/preferences/preferences.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { accountConfiguration } from '../account-fixtures.ts';
import { sixLists } from '../../support/mailing-lists.ts';
import { profile } from '../../support/fixtures.ts';
import { busyWhile } from '../../worlds/always.ts';
import { isSame } from '../../worlds/is-same.ts';
import { doneBy, failedBy, isReturnedOnce, on } from '../../worlds/rules.ts';

export const SPA = 3507983;
export const GOLF = 3508013;

export const preferencesInput = {
  route: { screen: 'preferences' } as const,
  profile,
  configuration: accountConfiguration,
  mailingLists: sixLists,
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
  },
  {
    invariants: { ...busyWhile('unsubscribe', 'subscribe') },
    rules: {
      'a retry loads the lists again (B §2.13)': on(
        'load.retried',
        ({ inputs }) => 'loadSubscriptions' in inputs,
      ),
      'nothing counts as saved before the member saves it (B §2.13)': on(
        doneBy('loadSubscriptions'),
        ({ after, emitted }) => !selectIsSaved(after) && emitted.length === 0,
      ),
      'another try clears the last result (B §8)': on(
        'form.submitted',
        ({ after }) => selectFailure(after) === null && !(after.hasTag('busy') && selectIsSaved(after)),
      ),
      'a list is left once (D-56)': on(doneBy('unsubscribe'), ({ inputs }) => !('unsubscribe' in inputs)),
      'a later change is shown neither as saved nor as failed (B §2.13)': on(
        'list.toggled',
        ({ before, after }) => !selectIsSaved(after) && !(selectIsSaved(before) && after.hasTag('failed')),
      ),
      'toggling ticks or unticks a list, and tells the page whether there are unsaved changes (B §2.13, D-310)':
        on('list.toggled', ({ event, before, after, sent }) => {
          const id = event['id'] as number;
          const { subscribed, ticked } = after.context;
          const areUnsaved = [...ticked].sort().join() !== [...subscribed].sort().join();
          return (
            ticked.includes(id) !== before.context.ticked.includes(id) &&
            isSame(sent, [{ type: 'changes.told', areUnsaved }])
          );
        }),
      'with nothing to save the result comes at once (T9)': on(
        'form.submitted',
        ({ before, after, emitted }) =>
          !isSame([...before.context.ticked].sort(), [...before.context.subscribed].sort()) ||
          (selectIsSaved(after) && isReturnedOnce(emitted)),
      ),
      'a failed save has its reason (B §8)': on(
        failedBy('subscribe', 'unsubscribe'),
        ({ after }) => selectFailure(after) !== null,
      ),
      'everything counts as saved once the lists are joined (B §2.13)': on(doneBy('subscribe'), ({ after }) =>
        selectIsSaved(after),
      ),
      'every result of saving is reported once (T9)': on(
        [...doneBy('subscribe'), ...failedBy('subscribe', 'unsubscribe')],
        ({ after, emitted }) => !after.hasTag('busy') && isReturnedOnce(emitted),
      ),
    },
    mayRest: (snapshot) => snapshot.matches('choosing'),
  },
);
