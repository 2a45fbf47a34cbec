import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { accountLoginMachine } from '../../machines/account/login/login.machine.ts';
import type { LoginOutput } from '../../machines/shared/login/login.machine.ts';
import { environmentOf } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { profile } from '../support/fixtures.ts';

const route = { screen: 'login', note: null } as const;
const signedIn: LoginOutput = { type: 'signedIn', profile };
const migrating: LoginOutput = { type: 'migrating', emailAddress: 'edith@example.test' };

function answering(output: LoginOutput) {
  const login = fromPromise(() => Promise.resolve(output)) as never;
  const actor = createActor(accountLoginMachine.provide({ actors: { login } }), { input: { route } });
  return toPromise(actor.start());
}

describe('the login screen', () => {
  it('B §2.8 paths take every transition', () => {
    const { paths } = expectFullCoverage(
      accountLoginMachine,
      environmentOf(accountLoginMachine, {
        inputs: [{ route }],
        actors: { login: { done: [signedIn, migrating] } },
      }),
    );
    expect(paths.length).toBeGreaterThan(0);
  });

  it('B §2.8 a login leads to the stay bookings', async () => {
    expect(await answering(signedIn)).toEqual({ route: { screen: 'stayBookings' }, profile });
  });

  it('B §4 a member of the old system is led to register in update mode', async () => {
    expect(await answering(migrating)).toEqual({
      route: { screen: 'register', emailAddress: 'edith@example.test' },
    });
  });
});
