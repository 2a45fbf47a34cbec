import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { LoginResult } from '../../machines/shared/ports.ts';
import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { selectHasFailed, selectRefusal } from '../../machines/shared/login/login.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { profile } from '../support/fixtures.ts';
import { loginWorld } from '../worlds/login.world.ts';
import { reach } from '../support/reach.ts';

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

  it.each<[string, LoginResult]>([
    ['a login returns the profile', { type: 'signedIn', profile }],
    ['B §4 a legacy member is sent to register', { type: 'migrating', emailAddress: 'ada@example.test' }],
  ])('%s', async (_, result) => {
    const { actor, type } = started(() => Promise.resolve(result));
    type('username', 'ada@example.test');
    type('password', true);
    actor.send({ type: 'form.submitted' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual(result);
  });

  it('A §8.1 keeps the username after a refused login, and reports the reason', async () => {
    const refused: LoginResult = { type: 'refused', reason: 'invalid_username_or_password' };
    const { actor, type } = started(() => Promise.resolve(refused));
    type('username', 'ada@example.test');
    type('password', true);
    actor.send({ type: 'form.submitted' });
    const snapshot = await reach(actor, (login) => selectRefusal(login) !== null);
    expect(snapshot.context.form.values.username).toBe('ada@example.test');
    expect(selectRefusal(snapshot)).toBe('invalid_username_or_password');
    expect(selectHasFailed(snapshot)).toBe(true);
  });

  it('A §8.1 reports a login without an answer until the next try', async () => {
    const { actor, type } = started(() =>
      Promise.reject(new CallError({ kind: 'offline', endpoint: 'token' })),
    );
    type('username', 'ada@example.test');
    type('password', true);
    actor.send({ type: 'form.submitted' });
    const failed = await reach(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect([failed.value, failed.status, selectHasFailed(failed)]).toEqual([
      { typing: 'unanswered' },
      'active',
      true,
    ]);
    expect(selectRefusal(failed)).toBeNull();
    actor.send({ type: 'form.submitted' });
    expect(selectHasFailed(actor.getSnapshot())).toBe(false);
  });
});
