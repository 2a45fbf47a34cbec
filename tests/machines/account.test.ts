import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accountMachine } from '../../machines/account/account.machine.ts';
import type { Profile } from '../../src/domain/session.ts';
import { environmentOf } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { profile } from '../support/fixtures.ts';

describe('B §2.8 the account area', () => {
  it('paths take every transition', () => {
    const { paths } = expectFullCoverage(
      accountMachine,
      environmentOf(accountMachine, {
        actors: {
          restoreSignIn: { done: [profile, null] },
          login: {
            done: [
              { type: 'signedIn', profile },
              { type: 'migrating', emailAddress: 'ada@example.test' },
            ],
          },
        },
      }),
      { mayRest: (snapshot) => snapshot.matches('signedIn') },
    );
    expect(paths.length).toBeGreaterThan(0);
  });

  it('a member who is signed in already goes straight on', async () => {
    const restoreSignIn = fromPromise<Profile | null, undefined>(() => Promise.resolve(profile));
    const actor = createActor(accountMachine.provide({ actors: { restoreSignIn } })).start();
    const snapshot = await waitFor(actor, (state) => state.matches('signedIn'));
    expect(snapshot.context.profile).toEqual(profile);
  });
});
