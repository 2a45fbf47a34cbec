import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { selectIsSaved } from '../../../machines/account/preferences/preferences.selectors.ts';
import { preferencesMachine } from '../../../machines/account/preferences/preferences.machine.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { startStep } from '../../steps/start-step.ts';
import { GOLF, preferencesInput, preferencesWorld, SPA } from './preferences.world.ts';
import { reach } from '../../support/reach.ts';

const UNKNOWN = 99;

describe('the preferences', () => {
  it('B §2.13 paths take every transition', () => {
    const { paths } = expectWorld(preferencesWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  /**
   * Toggles lists for a member with these subscriptions, then saves. Returns the calls in order and what
   * remains.
   */
  async function saved(subscribed: number[], toggled: number[]) {
    const calls: [string, number[]][] = [];
    let lists = subscribed;
    const machine = preferencesMachine.provide({
      actors: {
        loadSubscriptions: fromPromise(() => Promise.resolve(lists)),
        unsubscribe: fromPromise(({ input: { addressBooks } }) => {
          calls.push(['unsubscribe', addressBooks]);
          lists = lists.filter((id) => !addressBooks.includes(id));
          return Promise.resolve(undefined);
        }),
        subscribe: fromPromise(({ input: { addressBooks } }) => {
          calls.push(['subscribe', addressBooks]);
          lists = [...lists, ...addressBooks];
          return Promise.resolve(lists);
        }),
      },
    });
    const { actor, told } = startStep(machine, preferencesInput);
    await reach(actor, (snapshot) => snapshot.matches('choosing'));
    for (const id of toggled) actor.send({ type: 'list.toggled', id });
    actor.send({ type: 'form.submitted' });
    const { context } = await reach(actor, selectIsSaved);
    expect(told.at(-1)).toEqual({ type: 'changes.told', areUnsaved: false });
    return { calls, subscribed: context.subscribed };
  }

  it.each<[string, number[], number[], [string, number[]][], number[]]>([
    [
      'leaves lists first, then joins others',
      [SPA],
      [SPA, GOLF],
      [
        ['unsubscribe', [SPA]],
        ['subscribe', [GOLF]],
      ],
      [GOLF],
    ],
    ['only joins when there is nothing to leave', [SPA], [GOLF], [['subscribe', [GOLF]]], [SPA, GOLF]],
    ['only leaves when there is nothing to join', [SPA, GOLF], [SPA], [['unsubscribe', [SPA]]], [GOLF]],
    ['makes no call when nothing has changed', [SPA], [], [], [SPA]],
    ['leaves lists alone that are not shown', [UNKNOWN], [SPA], [['subscribe', [SPA]]], [UNKNOWN, SPA]],
  ])('B §4, D-56 %s', async (_, subscribed, toggled, calls, left) => {
    expect(await saved(subscribed, toggled)).toEqual({ calls, subscribed: left });
  });

  it('D-56 keeps the lists left when joining the others fails', async () => {
    const machine = preferencesMachine.provide({
      actors: {
        loadSubscriptions: fromPromise(() => Promise.resolve([SPA])),
        unsubscribe: fromPromise(() => Promise.resolve(undefined)),
        subscribe: fromPromise(() => Promise.reject(new Error('no'))),
      },
    });
    const { actor, told } = startStep(machine, preferencesInput);
    await reach(actor, (snapshot) => snapshot.matches('choosing'));
    actor.send({ type: 'list.toggled', id: SPA });
    actor.send({ type: 'list.toggled', id: GOLF });
    actor.send({ type: 'form.submitted' });
    const { context } = await reach(actor, (snapshot) => snapshot.context.failure !== null);
    expect([context.subscribed, context.ticked]).toEqual([[], [GOLF]]);
    expect(told.at(-1)).toEqual({ type: 'changes.told', areUnsaved: true });
  });
});
