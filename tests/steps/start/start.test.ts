import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { startMachine } from '../../../machines/steps/start/start.machine.ts';
import { selectLogin } from '../../../machines/steps/start/start.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { startWorld } from './start.world.ts';
import type { LoginResult } from '../../../machines/shared/ports.ts';
import { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { loginWorld } from '../../shared/login.world.ts';

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

function started(answer: () => Promise<LoginResult>) {
  const actor = createActor(loginMachine.provide({ actors: { login: fromPromise(answer) } })).start();
  const type = (name: string, value: string | boolean) => {
    actor.send({ type: 'field.changed', name, value });
  };
  return { actor, type };
}

describe('A §5.1 the login form', () => {
  it('paths take every transition', () => {
    const { paths } = expectWorld(loginWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('A §5.1 requires username and password', () => {
    const { actor, type } = started(() => Promise.reject(new Error('unexpected call')));
    type('username', '  ');
    actor.send({ type: 'form.submitted' });
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual({ typing: 'untried' });
    expect(context.form.errors).toEqual({ username: 'required', password: 'required' });
  });
});
