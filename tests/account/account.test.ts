import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { MailingList } from '../../src/domain/account/marketing.ts';
import type { AccountRoute, ScreenInput, ScreenOutput } from '../../machines/account/account.types.ts';
import { accountMachine } from '../../machines/account/account.machine.ts';
import * as selectors from '../../machines/account/account.selectors.ts';
import { expectWorld } from '../tools/paths/expect-full-coverage.ts';
import { sixLists } from '../support/mailing-lists.ts';
import { accountConfiguration } from './account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { accountWorld, login, register, stays } from './account.world.ts';
import { reach } from '../support/reach.ts';

const details: AccountRoute = { screen: 'details' };
/** What every screen is given beside route and profile. */
const given = { configuration: accountConfiguration, mailingLists: sixLists };
const noted: AccountRoute = { screen: 'login', note: 'accountCreated' };

/**
 * The account area at a route. The server says that the member is signed in or not; with null it gives no
 * answer. `asked` records its calls.
 */
function started(
  route: AccountRoute,
  isSignedIn: boolean | null,
  mailingLists: readonly MailingList[] = sixLists,
  hasLogin = true,
) {
  const asked: string[] = [];
  const opened: ScreenInput[] = [];
  let leave: (output: ScreenOutput) => void = () => undefined;
  const answer = <T>(name: string, value: T) =>
    fromPromise<T, undefined>(() => {
      asked.push(name);
      return Promise.resolve(value);
    });
  let signedIn = isSignedIn;
  const machine = accountMachine.provide({
    actors: {
      checkSignIn: fromPromise(() => {
        asked.push('checkSignIn');
        return signedIn === null ? Promise.reject(new Error('offline')) : Promise.resolve(signedIn);
      }),
      loadProfile: answer('loadProfile', profile),
      loadAccountConfiguration: answer('loadAccountConfiguration', accountConfiguration),
      signOut: fromPromise(() => {
        asked.push('signOut');
        signedIn = false;
        return Promise.resolve(undefined);
      }),
      screen: fromPromise<ScreenOutput, ScreenInput>(({ input }) => {
        opened.push(input);
        return new Promise((resolve) => {
          leave = (output) => {
            signedIn ||= output.profile !== undefined;
            resolve(output);
          };
        });
      }),
    },
  });
  const actor = createActor(machine, { input: { route, mailingLists, hasLogin } }).start();
  const recover = () => {
    signedIn = true;
  };
  const settled = async () => {
    await reach(actor, (snapshot) => !snapshot.hasTag('busy'));
    return opened.at(-1)?.route;
  };
  return {
    actor,
    asked,
    opened,
    recover,
    settled,
    leave: (output: ScreenOutput) => {
      leave(output);
      return reach(actor, (snapshot) => snapshot.hasTag('busy'));
    },
  };
}

describe('B §2.7 the account area', () => {
  it('paths take every transition, and the member can leave every wait', () => {
    const { paths } = expectWorld(accountWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('checks the sign-in before a route for members, and loads profile and configuration once', async () => {
    const { actor, asked, opened, settled } = started(details, true);
    expect(await settled()).toEqual(details);
    expect(opened).toEqual([{ route: details, profile, ...given }]);
    actor.send({ type: 'route.requested', route: stays });
    expect(await settled()).toEqual(stays);
    expect(asked).toEqual(['checkSignIn', 'loadProfile', 'loadAccountConfiguration', 'checkSignIn']);
  });

  it('D-230 keeps the route when the check has no answer, and checks again when the member retries', async () => {
    const { actor, recover, settled } = started(details, null);
    expect(await settled()).toBe(undefined);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', context: { route: details } });
    recover();
    actor.send({ type: 'load.retried' });
    expect(await settled()).toEqual(details);
  });

  it.each<[string, AccountRoute, boolean | null, AccountRoute]>([
    ['leads to the login without a sign-in', { screen: 'bookingDetails', id: 'C1' }, false, login],
    ['D-230 opens the login even without an answer', login, null, login],
    ['leads a signed-in member from the login to the bookings', login, true, stays],
    ['B §2.8 keeps the note of the login', noted, false, noted],
  ])('%s', async (_, route, isSignedIn, opened) => {
    const { asked, settled } = started(route, isSignedIn);
    expect(await settled()).toEqual(opened);
    expect(asked[0]).toBe('checkSignIn');
  });

  it('looks bookings up where there is no login, and asks about no sign-in', async () => {
    const find: AccountRoute = { screen: 'findBooking', number: null };
    const { actor, asked, settled } = started(details, false, sixLists, false);
    expect(await settled()).toEqual(find);
    actor.send({ type: 'route.requested', route: login });
    expect([await settled(), asked]).toEqual([find, ['loadAccountConfiguration']]);
  });

  it('B §2.13 has preferences only for an estate with mailing lists', async () => {
    const preferences: AccountRoute = { screen: 'preferences' };
    expect(await started(preferences, true).settled()).toEqual(preferences);
    expect(await started(preferences, true, []).settled()).toEqual(stays);
  });

  it('opens password reset and registration to everyone, and gives the registration its titles', async () => {
    const reset = started({ screen: 'passwordReset' }, false);
    expect(await reset.settled()).toEqual({ screen: 'passwordReset' });
    expect(reset.asked).toEqual([]);
    const registering = started(register, false);
    await registering.settled();
    expect(registering.opened[0]?.configuration).toEqual(accountConfiguration);
    expect(registering.asked).toEqual(['loadAccountConfiguration']);
  });

  it('B §7 what the login has loaded is not asked for again', async () => {
    const { actor, leave, settled, asked, opened } = started(login, false);
    await settled();
    actor.send({ type: 'configuration.loaded', configuration: accountConfiguration });
    await leave({ route: stays, profile });
    expect(await settled()).toEqual(stays);
    expect(opened.at(-1)).toEqual({ route: stays, profile, ...given });
    expect(asked).toEqual(['checkSignIn', 'checkSignIn']);
  });

  it('B §7 a failed check keeps what the registration has loaded, for the login', async () => {
    const { actor, settled, asked, opened } = started(register, false);
    await settled();
    actor.send({ type: 'route.requested', route: stays });
    expect(await settled()).toEqual(login);
    expect(opened.at(-1)).toEqual({ route: login, profile: null, ...given });
    expect(asked).toEqual(['loadAccountConfiguration', 'checkSignIn']);
  });

  it.each(['logout.requested', 'signIn.expired'] as const)(
    'B §4, D-29, D-31 on %s clears tokens, profile and configuration and leads to the login',
    async (type) => {
      const { actor, asked, settled } = started(stays, true);
      await settled();
      actor.send({ type });
      expect(await settled()).toEqual(login);
      expect(asked.slice(3)).toEqual(['signOut', 'checkSignIn']);
      expect(actor.getSnapshot().context).toMatchObject({ route: login, profile: null, configuration: null });
    },
  );

  it('leads from the login to the requested address, but only once', async () => {
    const { actor, leave, settled } = started(details, false);
    expect(await settled()).toEqual(login);
    await leave({ route: stays, profile });
    expect(await settled()).toEqual(details);
    actor.send({ type: 'route.requested', route: login });
    expect(await settled()).toEqual(stays);
    actor.send({ type: 'logout.requested' });
    expect(await settled()).toEqual(login);
    await leave({ route: stays, profile });
    expect(await settled()).toEqual(stays);
  });

  it('remembers the address after a lost sign-in, and through a registration', async () => {
    const { actor, leave, settled } = started(details, true);
    await settled();
    actor.send({ type: 'signIn.expired' });
    expect(await settled()).toEqual(login);
    actor.send({ type: 'route.requested', route: register });
    expect(await settled()).toEqual(register);
    await leave({ route: { screen: 'login', note: 'accountCreated' } });
    await settled();
    await leave({ route: stays, profile });
    expect(await settled()).toEqual(details);
  });

  it('ignores a lost sign-in when nobody is signed in', async () => {
    const { actor, settled } = started({ screen: 'passwordReset' }, false);
    await settled();
    actor.send({ type: 'signIn.expired' });
    expect(actor.getSnapshot().matches('open')).toBe(true);
  });

  describe('D-310 unsaved changes', () => {
    async function changing() {
      const area = started(details, true);
      await area.settled();
      area.actor.send({ type: 'changes.told', areUnsaved: true });
      return area;
    }

    it('asks before leaving, and goes on when the member confirms', async () => {
      const { actor, opened, settled } = await changing();
      actor.send({ type: 'route.requested', route: stays });
      const asking = actor.getSnapshot();
      expect([selectors.selectIsAskingToLeave(asking), selectors.selectRoute(asking), opened.length]).toEqual(
        [true, details, 1],
      );
      actor.send({ type: 'leave.confirmed' });
      expect(await settled()).toEqual(stays);
      expect(selectors.selectHasChanges(actor.getSnapshot())).toBe(false);
    });

    it('keeps the screen when the member stays, and asks again about the next request', async () => {
      const { actor, asked, opened, settled } = await changing();
      actor.send({ type: 'route.requested', route: stays });
      actor.send({ type: 'leave.declined' });
      expect([actor.getSnapshot().value, opened.length]).toEqual([{ open: 'changed' }, 1]);
      actor.send({ type: 'logout.requested' });
      expect(selectors.selectIsAskingToLeave(actor.getSnapshot())).toBe(true);
      actor.send({ type: 'leave.confirmed' });
      expect(await settled()).toEqual(login);
      expect(asked).toContain('signOut');
    });

    it('follows the last of several requests', async () => {
      const { actor, settled } = await changing();
      actor.send({ type: 'route.requested', route: stays });
      actor.send({ type: 'route.requested', route: { screen: 'preferences' } });
      actor.send({ type: 'leave.confirmed' });
      expect(await settled()).toEqual({ screen: 'preferences' });
    });

    it('does not ask once the changes are saved, and stays when they are saved during the question', async () => {
      const { actor, settled } = await changing();
      actor.send({ type: 'route.requested', route: stays });
      actor.send({ type: 'changes.told', areUnsaved: false });
      expect(actor.getSnapshot().value).toEqual({ open: 'settled' });
      actor.send({ type: 'route.requested', route: stays });
      expect(await settled()).toEqual(stays);
    });

    it('D-29 does not ask after a lost sign-in', async () => {
      const { actor, settled } = await changing();
      actor.send({ type: 'signIn.expired' });
      expect(await settled()).toEqual(login);
    });
  });
});
