import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CallError } from '../../src/api/failure.ts';
import type { Auth, SignInResult } from '../../src/auth/contract.ts';
import { failureOf, HOST, json, recorded, serveDuringTests } from '../api/server.ts';
import { profileAnswer } from '../support/estate-answers.ts';
import { profile } from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { runPort as run } from '../support/run-port.ts';
import { postingTo, wired } from './wired-ports.ts';

const server = serveDuringTests();
const posted = postingTo(server);

/** A sign-in whose provider gives these answers. */
function authThat(answers: Partial<Auth>): Auth {
  return {
    signIn: () => Promise.resolve({ type: 'signedIn' }),
    restore: () => Promise.resolve(true),
    refresh: () => Promise.resolve(false),
    signOut: () => Promise.resolve(),
    token: () => null,
    isStale: () => false,
    atProvider: null,
    ...answers,
  };
}

describe('A §6 signing in', () => {
  const profileUrl = `${HOST}/api/account/session`;
  const migrationUrl = `${HOST}/api/member/initiate-migration`;
  const known = () => http.get(profileUrl, () => HttpResponse.json(profileAnswer));
  const unknown = () => http.get(profileUrl, () => new HttpResponse(null, { status: 404 }));

  /**
   * Logs in with a password from the vault. Returns the outcome and whether the provider was signed out
   * again.
   */
  async function login(result: SignInResult | CallError) {
    const given: string[][] = [];
    const signedOut: true[] = [];
    const auth = authThat({
      signIn: (username, password) => {
        given.push([username, password]);
        return result instanceof CallError ? Promise.reject(result) : Promise.resolve(result);
      },
      signOut: () => {
        signedOut.push(true);
        return Promise.resolve();
      },
    });
    const { vault, ports: real } = wired({ auth });
    vault.put('password', 'secret-1');
    const outcome = await run(real.login, { username: 'ada@example.test' }).catch((error: unknown) => error);
    expect(vault.take('password')).toBeNull();
    expect(given).toEqual([['ada@example.test', 'secret-1']]);
    return { outcome, signedOut: signedOut.length > 0 };
  }

  test('returns the profile', async () => {
    server.use(known());
    expect(await login({ type: 'signedIn' })).toEqual({
      outcome: { type: 'signedIn', profile },
      signedOut: false,
    });
  });

  test('signs nobody in without a profile', async () => {
    server.use(unknown());
    expect(await login({ type: 'signedIn' })).toEqual({
      outcome: new CallError({ kind: 'http', endpoint: 'profile', status: 404, message: '' }),
      signedOut: true,
    });
  });

  test('D-546 signs the guest out again where the answer comes after they closed the login', async () => {
    server.use(known());
    let answer: (result: SignInResult) => void = () => undefined;
    const left = new Promise<string>((resolve) => {
      const auth = authThat({
        signIn: () => new Promise((settle) => (answer = settle)),
        signOut: () => {
          resolve('signed out');
          return Promise.resolve();
        },
      });
      const { vault, ports: real } = wired({ auth });
      vault.put('password', 'secret-1');
      const open = createActor(real.login, { input: { username: 'ada@example.test' } }).start();
      open.stop();
    });
    answer({ type: 'signedIn' });
    expect(await left).toBe('signed out');
  });

  test('B §4 asks a refused member of the old system to register again', async () => {
    const { handler, requests } = recorded('post', migrationUrl, json({}));
    server.use(handler);
    const { outcome } = await login({ type: 'refused', reason: 'invalid_username_or_password' });
    expect(outcome).toEqual({ type: 'migrating', emailAddress: 'ada@example.test' });
    expect(requests.map(({ body }) => body)).toEqual([{ emailAddress: 'ada@example.test' }]);
  });

  test("A §8.2 otherwise returns the provider's reason", async () => {
    server.use(http.post(migrationUrl, () => new HttpResponse(null, { status: 404 })));
    const { outcome } = await login({ type: 'refused', reason: 'invalid_username_or_password' });
    expect(outcome).toEqual({ type: 'refused', reason: 'invalid_username_or_password' });
  });

  test('starts no migration where the provider does not answer', async () => {
    const offline = new CallError({ kind: 'offline', endpoint: 'token' });
    expect((await login(offline)).outcome).toBe(offline);
  });

  test('fails without a password or a provider', async () => {
    const failure = { kind: 'unreadable', message: 'missing' };
    const input = { username: 'ada@example.test' };
    expect(await failureOf(run(wired({ auth: authThat({}) }).ports.login, input))).toEqual({
      ...failure,
      endpoint: 'password',
      path: 'password',
    });
    const { vault, ports: real } = wired();
    vault.put('password', 'secret-1');
    expect(await failureOf(run(real.login, input))).toEqual({
      ...failure,
      endpoint: 'token',
      path: 'authority',
    });
  });

  test('restores an earlier sign-in with its profile', async () => {
    server.use(known());
    expect(await run(wired({ auth: authThat({}) }).ports.restoreSignIn, undefined)).toEqual(profile);
  });

  test.each([
    ['no provider', null],
    ['nobody signed in', authThat({ restore: () => Promise.resolve(false) })],
    ['no profile', authThat({})],
  ])('restores nobody with %s', async (_, auth) => {
    server.use(unknown());
    expect(await run(wired({ auth }).ports.restoreSignIn, undefined)).toBeNull();
  });

  describe('B §4 registering during checkout', () => {
    const registration = { ...leadGuest, addressBooks: [3507983] };
    const register = async (auth: Auth | null, answer = json({})) => {
      const { vault, ports: real } = wired({ auth });
      vault.put('newPassword', 'secret-2');
      return posted('api/account/register', answer, () => run(real.registerAccount, registration));
    };

    test('registers, logs in and loads the session', async () => {
      server.use(known());
      const given: string[][] = [];
      const auth = authThat({
        signIn: (...names) => {
          given.push(names);
          return Promise.resolve({ type: 'signedIn' });
        },
      });
      const { result, bodies } = await register(auth);
      expect(result).toEqual(profile);
      expect(bodies).toMatchObject([
        { emailAddress: 'tom@example.test', password: 'secret-2', mailinglist: true },
      ]);
      expect(given).toEqual([['tom@example.test', 'secret-2']]);
    });

    test.each([
      ['no provider', null],
      ['a refused login', authThat({ signIn: () => Promise.resolve({ type: 'refused', reason: 'no' }) })],
      ['no answer to the login', authThat({ signIn: () => Promise.reject(new Error('gone')) })],
      ['no profile', authThat({})],
      ['a login on the provider’s pages', authThat({ atProvider: () => Promise.reject(new Error('asked')) })],
    ])('B §2.6 creates the account and signs nobody in with %s', async (_, auth) => {
      server.use(unknown());
      expect((await register(auth)).result).toBeNull();
    });

    test('fails where the registration is refused', async () => {
      expect(await failureOf(register(authThat({}), json({ Message: 'Already registered' }, 409)))).toEqual({
        kind: 'http',
        endpoint: 'register',
        status: 409,
        message: 'Already registered',
      });
    });
  });
});
