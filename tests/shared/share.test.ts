import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { shareMachine } from '../../machines/shared/share/share.machine.ts';
import { selectIsCopied, selectIsSharing } from '../../machines/shared/share/share.selectors.ts';
import type { SharedLink } from '../../machines/shared/ports.ts';
import { expectWorld } from '../tools/paths/expect-full-coverage.ts';
import { reach } from '../support/reach.ts';
import { link, shareWorld } from './share.world.ts';

type Answer = 'shared' | 'copied' | 'dismissed' | 'failed';

function press(share: (shared: SharedLink) => Promise<Answer>) {
  const machine = shareMachine.provide({
    actors: { share: fromPromise(({ input }) => share(input)) },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'share.pressed', link });
  return actor;
}

describe('sharing a link', () => {
  it('D-533 paths take every transition', () => {
    expectWorld(shareWorld);
  });

  it('D-533 shares once while it is running, and again later', async () => {
    const shared: SharedLink[] = [];
    const actor = press((given) => {
      shared.push(given);
      return Promise.resolve('copied');
    });
    actor.send({ type: 'share.pressed', link });
    await reach(actor, (now) => !selectIsSharing(now));
    expect(shared).toEqual([link]);
    actor.send({ type: 'share.pressed', link });
    expect(selectIsCopied(actor.getSnapshot())).toBe(false);
    await reach(actor, (now) => !selectIsSharing(now));
    expect(shared).toEqual([link, link]);
  });
});
