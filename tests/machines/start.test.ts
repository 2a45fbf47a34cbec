import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { startMachine } from '../../machines/steps/start/start.machine.ts';
import { selectLogin } from '../../machines/steps/start/start.selectors.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { startWorld } from '../worlds/start.world.ts';

describe('A §2.3 the start screen', () => {
  it('paths take every transition', () => {
    const { paths } = expectWorld(startWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('offers no login without an identity provider, and still starts', () => {
    const actor = createActor(startMachine, { input: { notice: null, canLogin: false } }).start();
    expect(selectLogin(actor.getSnapshot())).toBe(undefined);
    actor.send({ type: 'booking.started' });
    expect(actor.getSnapshot().output).toEqual({ type: 'anonymous' });
  });
});
