import type { AccountRoute } from '../../machines/account/account.types.ts';
import { accountMachine } from '../../machines/account/account.machine.ts';
import {
  selectFirstName,
  selectHasChanges,
  selectIsAskingToLeave,
  selectIsBroken,
  selectIsBusy,
  selectIsUnavailable,
  selectRoute,
  selectScreen,
  type AccountSnapshot,
} from '../../machines/account/account.selectors.ts';
import { named } from '../tools/paths/names.ts';
import { worldOf } from '../tools/paths/world.ts';
import { doneBy, failedBy, given, on } from '../worlds/rules.ts';
import { accountConfiguration } from './account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { lookupAllowed } from './login/account-login.world.ts';
import { busyWhile, canOnly } from '../worlds/always.ts';

export const login: AccountRoute = { screen: 'login', note: null };

export const register: AccountRoute = { screen: 'register', emailAddress: null };

export const find: AccountRoute = { screen: 'findBooking', number: null };

export const stays: AccountRoute = { screen: 'stayBookings' };

export const spa: AccountRoute = { screen: 'spaBookings' };

const MEMBERS: readonly string[] = ['stayBookings', 'spaBookings'];

/** Of a hotel without a spa. */
const noSpa = { ...lookupAllowed, systemStatuses: [] };

const OPEN_TO_ALL: readonly string[] = ['login', 'register', 'passwordReset', 'findBooking'];

/**
 * Whether the member is at the route. The lookup of a booking leads to the login when the configuration
 * forbids it (D-497), the spa visits to the stays in a hotel without a spa.
 */
function isLedTo(route: AccountRoute, before: AccountSnapshot, after: AccountSnapshot): boolean {
  const { configuration, hasLogin } = before.context;
  if (hasLogin === false) return selectRoute(after).screen === 'findBooking';
  const isForbidden =
    route.screen === 'findBooking' && configuration?.content.account.bookingLookup === false;
  if (isForbidden) return selectRoute(after).screen === 'login';
  const isAbsent = route.screen === 'spaBookings' && configuration === noSpa && !selectIsBusy(after);
  return isAbsent ? selectRoute(after).screen === 'stayBookings' : selectRoute(after) === route;
}

export const accountWorld = worldOf(
  accountMachine,
  {
    inputs: [
      named('at the login', { route: login, mailingLists: [] }),
      named('at the registration', { route: register, mailingLists: [] }),
      named('of a hotel without accounts', { route: login, mailingLists: [], hasLogin: false }),
    ],
    events: {
      'route.requested': [
        named('Go to the stays', { route: stays }),
        named('Go to the registration', { route: register }),
        named('Go to the lookup of a booking', { route: find }),
        named('Go to the spa visits', { route: spa }),
      ],
      'changes.told': [
        named('The form has unsaved changes', { areUnsaved: true }),
        named('The changes are saved', { areUnsaved: false }),
      ],
      'configuration.loaded': [
        named('The login has loaded what the account needs to know', { configuration: noSpa }),
      ],
      'profile.updated': [
        named('The first name changes to Grace', { profile: { ...profile, firstName: 'Grace' } }),
      ],
    },
    actors: {
      checkSignIn: { done: [true, false] },
      loadProfile: { done: [named('a member', profile)] },
      loadAccountConfiguration: {
        done: [
          named('the configuration of the account', accountConfiguration),
          named('one that allows the lookup of a booking, of a hotel without a spa', noSpa),
        ],
      },
      signOut: { done: [undefined] },
      screen: {
        done: [
          named('the member logs in and goes to the stays', { route: stays, profile }),
          named('the member goes to the login', { route: login }),
          named('the member goes to the registration', { route: register }),
        ],
      },
    },
    project: ({ route, wanted, returnTo, profile: member, configuration }) => [
      route.screen,
      wanted?.screen,
      returnTo?.screen,
      member !== null,
      configuration?.content.account.bookingLookup,
    ],
  },
  {
    rules: {
      'a member’s screen gets the profile, until the logout (B §2.7)': (seen) => {
        const shown = given<{ route: AccountRoute; profile: unknown }>(seen, 'screen');
        if (!shown) return null;
        const isOpenToAll = OPEN_TO_ALL.includes(shown.route.screen);
        return isOpenToAll || (shown.profile !== null && MEMBERS.includes(shown.route.screen));
      },
      'loaded data is not loaded again (B §2.7)': ({ inputs, after: { context } }) =>
        'loadProfile' in inputs || 'loadAccountConfiguration' in inputs
          ? ('loadProfile' in inputs ? context.profile : context.configuration) === null
          : null,
      'a screen is given the configuration that is known (B §7)': (seen) => {
        const shown = given<{ configuration: unknown }>(seen, 'screen');
        return shown && shown.configuration === seen.after.context.configuration;
      },
      'what the login has loaded is kept (B §7)': on(
        'configuration.loaded',
        ({ event, after: { context } }) => context.configuration === event['configuration'],
      ),
      'only the logout forgets the configuration (B §4)': ({ before, inputs, after: { context } }) =>
        before?.context.configuration ? context.configuration !== null || 'signOut' in inputs : null,
      'no name is shown unless the member is known to be signed in (B §2.7, B §4)': on(
        [...doneBy('checkSignIn'), ...failedBy('checkSignIn')],
        ({ event, before, after }) =>
          event['output'] === true ||
          (event['output'] === undefined && selectRoute(before).screen !== 'login') ||
          selectFirstName(after) === null,
      ),
      'the greeting uses a name just saved (B §2.11)': on(
        'profile.updated',
        ({ after }) => selectFirstName(after) === 'Grace',
      ),
      'nothing of the member is left when signing out (D-29)': (seen) =>
        'signOut' in seen.inputs ? seen.after.context.profile === null : null,
      'the sign-in is checked only before the login and a member’s screen (B §2.7)': ({
        inputs,
        after: { context },
      }) => ('checkSignIn' in inputs ? ['login', ...MEMBERS].includes(context.route.screen) : null),
      'after a requested logout there is no address to return to': ({ event, inputs, after: { context } }) =>
        'signOut' in inputs && event.type !== 'signIn.expired' ? context.returnTo === null : null,
      'the login leads a signed-in member to the address they came for, once': on(
        doneBy('checkSignIn'),
        ({ event, before, after: { context } }) =>
          event['output'] !== true ||
          before.context.route.screen !== 'login' ||
          (context.returnTo === null && MEMBERS.includes(context.route.screen)),
      ),
      'leaving asks first with unsaved changes, and is immediate without (D-310)': on(
        ['route.requested', 'logout.requested'],
        ({ event, before, after, inputs }) => {
          if (selectHasChanges(before)) {
            const isAsked = selectIsAskingToLeave(after) || event.type === 'logout.requested';
            return isAsked && (selectRoute(after) === selectRoute(before) || 'signOut' in inputs);
          }
          if (event.type === 'logout.requested') return 'signOut' in inputs;
          return (
            isLedTo(event['route'] as AccountRoute, before, after) &&
            (selectIsBusy(after) || 'screen' in inputs)
          );
        },
      ),
      'a changed form alone asks nothing (D-310)': on(
        'changes.told',
        ({ after }) => !selectIsAskingToLeave(after),
      ),
      'a member who stays finds everything unchanged (D-310)': on(
        'leave.declined',
        ({ before, after }) =>
          selectHasChanges(after) &&
          !selectIsAskingToLeave(after) &&
          selectRoute(after) === selectRoute(before),
      ),
      'a member who leaves gets where they wanted (D-310)': on(
        'leave.confirmed',
        ({ before, after, inputs }) =>
          before.context.wanted === null
            ? 'signOut' in inputs
            : isLedTo(before.context.wanted, before, after),
      ),
      'a lost sign-in leads to the login, and from there back to the screen (D-29)': on(
        'signIn.expired',
        ({ before, after, inputs }) =>
          MEMBERS.includes(selectRoute(before).screen)
            ? 'signOut' in inputs && after.context.returnTo === selectRoute(before)
            : !('signOut' in inputs),
      ),
      'a logout leads to the login, checks the sign-in and keeps nothing of the member (B §2.7, B §4)': on(
        [...doneBy('signOut'), ...failedBy('signOut')],
        ({ inputs, after }) =>
          after.context.profile === null &&
          (after.context.hasLogin === false ||
            (selectRoute(after).screen === 'login' && 'checkSignIn' in inputs)),
      ),
      'without an answer the member keeps the route, and the login opens anyway (D-230)': on(
        failedBy('checkSignIn', 'loadProfile', 'loadAccountConfiguration'),
        ({ event, before, after }) =>
          event.type === 'xstate.error.actor.checkSignIn' && selectRoute(before).screen === 'login'
            ? selectScreen(after) !== undefined
            : selectIsUnavailable(after) && selectRoute(after) === selectRoute(before),
      ),
      'a booking is looked up where the configuration allows it; otherwise the login opens (D-497)': (
        seen,
      ) => {
        const shown = given<{ route: AccountRoute }>(seen, 'screen');
        const { configuration, hasLogin } = seen.after.context;
        return shown?.route.screen === 'findBooking'
          ? hasLogin === false || configuration?.content.account.bookingLookup === true
          : null;
      },
      'a hotel without accounts shows the lookup only': (seen) => {
        const shown = given<{ route: AccountRoute }>(seen, 'screen');
        return seen.after.context.hasLogin === false && shown ? shown.route.screen === 'findBooking' : null;
      },
      'a hotel without accounts is asked about no sign-in': ({ inputs, after: { context } }) =>
        context.hasLogin === false ? !('checkSignIn' in inputs) : null,
      'a hotel without a spa has no list of spa visits': (seen) => {
        const shown = given<{ route: AccountRoute; configuration: unknown }>(seen, 'screen');
        return shown?.configuration === noSpa ? shown.route.screen !== 'spaBookings' : null;
      },
      'a broken screen is reported': on(failedBy('screen'), ({ after }) => selectIsBroken(after)),
      'a retry loads again (D-230)': on(
        'load.retried',
        ({ after, inputs }) => selectIsBusy(after) || 'screen' in inputs,
      ),
      'the page around the account is told nothing': ({ sent, emitted }) =>
        sent.length + emitted.length === 0,
    },
    invariants: {
      ...busyWhile('checkSignIn', 'loadAccountConfiguration', 'signOut', 'loadProfile'),
      'no member’s screen opens without profile and configuration': (snapshot) =>
        !snapshot.matches('open') ||
        OPEN_TO_ALL.includes(snapshot.context.route.screen) ||
        (snapshot.context.profile !== null && snapshot.context.configuration !== null),
      'only a failed load or a broken screen can be tried again (D-230)': canOnly(
        { type: 'load.retried' },
        (snapshot) => selectIsUnavailable(snapshot) || selectIsBroken(snapshot),
      ),
    },
  },
);
