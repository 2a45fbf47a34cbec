import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { loginMachine, type LoginOutput } from '../../machines/shared/login/login.machine.ts';
import type { Port } from '../../machines/shared/port.ts';
import type { LoginResult } from '../../machines/shared/ports.ts';
import { startMachine } from '../../machines/steps/start/start.machine.ts';
import { selectLogin } from '../../machines/steps/start/start.selectors.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { profile } from '../support/fixtures.ts';
import { reach } from '../support/reach.ts';
import { startWorld } from '../worlds/start.world.ts';

describe('A §2.3 the start screen', () => {
  it('paths take every transition', () => {
    const { paths } = expectWorld(startWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('starts without an account', () => {
    const actor = createActor(startMachine, { input: { notice: null, canLogin: true } }).start();
    actor.send({ type: 'booking.started' });
    expect(actor.getSnapshot().output).toEqual({ type: 'anonymous' });
  });

  it('passes on the result of the login', async () => {
    const login = loginMachine.provide({
      actors: {
        login: fromPromise<LoginResult, { username: string }>(() =>
          Promise.resolve({ type: 'signedIn', profile }),
        ),
      },
    });
    const actor = createActor(
      startMachine.provide({ actors: { login: login as unknown as Port<LoginOutput> } }),
      {
        input: { notice: null, canLogin: true },
      },
    ).start();
    const form = selectLogin(actor.getSnapshot());
    form?.send({ type: 'field.changed', name: 'username', value: 'ada@example.test' });
    form?.send({ type: 'field.changed', name: 'password', value: true });
    form?.send({ type: 'form.submitted' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'signedIn', profile });
  });

  it('offers no login without an identity provider, and still starts', () => {
    const actor = createActor(startMachine, { input: { notice: null, canLogin: false } }).start();
    expect(selectLogin(actor.getSnapshot())).toBe(undefined);
    actor.send({ type: 'booking.started' });
    expect(actor.getSnapshot().output).toEqual({ type: 'anonymous' });
  });
});
