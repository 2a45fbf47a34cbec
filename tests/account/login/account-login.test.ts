import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accountLoginMachine } from '../../../machines/account/login/login.machine.ts';
import type { LoginOutput } from '../../../machines/shared/login/login.machine.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { profile } from '../../support/fixtures.ts';
import { reach } from '../../support/reach.ts';
import { accountLoginWorld, migrating, route, signedIn } from './account-login.world.ts';

async function answering(answer: LoginOutput) {
  const login = fromPromise(() => Promise.resolve(answer)) as never;
  const input = { route, configuration: null };
  const actor = createActor(accountLoginMachine.provide({ actors: { login } }), { input });
  const { output } = await reach(actor.start(), ({ status }) => status === 'done');
  return output;
}

describe('the login screen', () => {
  it('B §2.8 paths take every transition', () => {
    const { paths } = expectWorld(accountLoginWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('B §2.8 opens the stay bookings after the login', async () => {
    expect(await answering(signedIn)).toEqual({ route: { screen: 'stayBookings' }, profile });
  });

  it('B §4 sends a member of the old system to register in update mode', async () => {
    expect(await answering(migrating)).toEqual({
      route: { screen: 'register', emailAddress: 'edith@example.test' },
    });
  });
});
