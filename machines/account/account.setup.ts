import { assign, setup } from 'xstate';
import { hasSpa } from '../../src/domain/spa/has-spa.ts';
import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import type { MailingList } from '../../src/domain/account/marketing.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import { port } from '../shared/port.ts';
import type {
  AccountRoute,
  ConfigurationLoaded,
  UnsavedChangesReported,
  ProfileUpdated,
  ScreenInput,
  ScreenOutput,
} from './account.types.ts';
import { accountPorts } from './shared/ports.ts';

export interface AccountContext {
  /** The screen that the guest sees, or that is loading. */
  route: AccountRoute;
  /** Where the guest wants to go, while the chart asks about unsaved changes; null: to log out. */
  wanted: AccountRoute | null;
  /** The member's screen that the address named before the login. The login leads there. */
  returnTo: AccountRoute | null;
  profile: Profile | null;
  configuration: AccountConfiguration | null;
  /** The estate's lists; without any there are no preferences. */
  mailingLists: readonly MailingList[];
  /** False: there is no identity provider, so there are no accounts, and only the lookup of a booking is shown. */
  hasLogin?: boolean | undefined;
  /** The page's country, for an address that is not known yet. */
  country?: string | undefined;
}

export type AccountEvent =
  /** The address, a link or the menu asks for a screen. */
  | { type: 'route.requested'; route: AccountRoute }
  | { type: 'logout.requested' }
  /** No token is left, the server refuses ours, or another tab has logged out. */
  | { type: 'signIn.expired' }
  | { type: 'load.retried' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  | UnsavedChangesReported
  | ConfigurationLoaded
  | ProfileUpdated;

/** Screens that need neither a sign-in nor the configuration. */
const BARE: readonly string[] = ['login', 'passwordReset'];
const PUBLIC: readonly string[] = [...BARE, 'register', 'findBooking'];
const SPA: readonly string[] = ['spaBookings', 'spaBooking'];
/** Whether the screen is open to guests who are not signed in. */
export const isPublic = ({ screen }: AccountRoute) => PUBLIC.includes(screen);

const types = {} as {
  context: AccountContext;
  events: AccountEvent;
  input: Pick<AccountContext, 'route' | 'mailingLists' | 'country' | 'hasLogin'>;
  children: {
    checkSignIn: 'checkSignIn';
    loadProfile: 'loadProfile';
    loadAccountConfiguration: 'loadAccountConfiguration';
    signOut: 'signOut';
    screen: 'screen';
  };
  tags: 'busy';
};

/** Types, outside actors, guards and actions of the account area's root chart. */
export const accountSetup = setup({
  types,
  actors: {
    checkSignIn: accountPorts.checkSignIn,
    loadProfile: accountPorts.loadProfile,
    loadAccountConfiguration: accountPorts.loadAccountConfiguration,
    signOut: accountPorts.signOut,
    screen: port<ScreenOutput, ScreenInput>('screen'),
  },
  guards: {
    lacksAccounts: ({ context: { route, hasLogin } }) => hasLogin === false && route.screen !== 'findBooking',
    isChecked: ({ context: { route } }) => route.screen === 'login' || !isPublic(route),
    isForMembers: ({ context }) => !isPublic(context.route),
    lacksProfile: ({ context }) => !isPublic(context.route) && context.profile === null,
    lacksConfiguration: ({ context: { route, configuration } }) =>
      !BARE.includes(route.screen) && configuration === null,
    /** The address asks for a lookup without an account, and the estate offers none. */
    isForbidden: ({ context: { route, configuration, hasLogin } }) =>
      hasLogin !== false && route.screen === 'findBooking' && !configuration?.content.account.bookingLookup,
    /** The address asks for a screen about something that the hotel does not have. */
    isAbsent: ({ context: { route, configuration, mailingLists } }) =>
      route.screen === 'preferences'
        ? mailingLists.length === 0
        : SPA.includes(route.screen) && configuration !== null && !hasSpa(configuration),
    areUnsaved: (_, { areUnsaved }: UnsavedChangesReported) => areUnsaved,
    wantsAnother: ({ context }) => context.wanted !== null,
    isMember: (_, isSignedIn: boolean) => isSignedIn,
    isMemberAtLogin: ({ context }, isSignedIn: boolean) => isSignedIn && context.route.screen === 'login',
  },
  actions: {
    goTo: assign((_, { route }: { route: AccountRoute }) => ({ route })),
    keepWanted: assign((_, { route }: { type: string; route?: AccountRoute }) => ({ wanted: route ?? null })),
    goToWanted: assign(({ context: { wanted } }) => (wanted ? { route: wanted } : {})),
    /** A login screen that is open already keeps its note. */
    goToLogin: assign(({ context: { route } }) =>
      route.screen === 'login' ? {} : { route: { screen: 'login' as const, note: null } },
    ),
    goToFind: assign({ route: { screen: 'findBooking', number: null } }),
    keepAsked: assign(({ context }) => ({ returnTo: context.route })),
    forgetAsked: assign({ returnTo: null }),
    goToBookings: assign(({ context }) => ({
      route: context.returnTo ?? { screen: 'stayBookings' as const },
      returnTo: null,
    })),
    goToStays: assign({ route: { screen: 'stayBookings' } }),
    followScreen: assign(({ context }, { route, profile }: ScreenOutput) =>
      profile ? { route: context.returnTo ?? route, returnTo: null, profile } : { route },
    ),
    keepProfile: assign((_, profile: Profile) => ({ profile })),
    keepConfiguration: assign((_, configuration: AccountConfiguration) => ({
      configuration,
    })),
    forgetProfile: assign({ profile: null }),
    /** Logging out clears profile and configuration. */
    forgetMember: assign({ profile: null, configuration: null }),
  },
});
