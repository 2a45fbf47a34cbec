import { describe, expect, it } from 'vitest';
import { loadProfile, updateProfile } from '../../src/api/account/profile.ts';
import type { Client } from '../../src/api/client.ts';
import { CallError, type Failure } from '../../src/api/failure.ts';
import type { Auth } from '../../src/auth/contract.ts';
import { endingSignIn } from '../../widget/wiring/ending-sign-in.ts';

const refused: Failure = { kind: 'unauthorised', endpoint: 'profile', message: '' };

/** Counts how often the sign-in is reported as lost when a call fails this way. */
async function lostAfter(failure: Failure, token: string | null, ask: (client: Client) => Promise<unknown>) {
  let lost = 0;
  const auth: Auth = {
    signIn: () => Promise.resolve({ type: 'signedIn' }),
    restore: () => Promise.resolve(true),
    refresh: () => Promise.resolve(true),
    signOut: () => Promise.resolve(),
    token: () => token,
    isStale: () => false,
  };
  const client: Client = { call: () => Promise.reject(new CallError(failure)) };
  const wrapped = endingSignIn({ client, auth }, () => {
    lost += 1;
  });
  await expect(ask(wrapped)).rejects.toEqual(new CallError(failure));
  return lost;
}

const read = (client: Client) => client.call(loadProfile, {});
const write = (client: Client) =>
  client.call(updateProfile, {
    body: {
      title: 'MR',
      firstName: 'Ada',
      lastName: 'Moss',
      emailAddress: 'ada@example.test',
      telephone: '',
      birthday: null,
      address: null,
    },
  });

describe('D-29 a 401 in the account area', () => {
  it('ends the sign-in where a new token did not help', async () => {
    expect(await lostAfter(refused, 'a-token', read)).toBe(1);
  });

  it('does not end it for a write, for a guest or for another failure', async () => {
    expect(await lostAfter(refused, 'a-token', write)).toBe(0);
    expect(await lostAfter(refused, null, read)).toBe(0);
    expect(await lostAfter({ kind: 'offline', endpoint: 'profile' }, 'a-token', read)).toBe(0);
  });
});
