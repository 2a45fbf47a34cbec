import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import type { MailingList } from '../../src/domain/account/marketing.ts';
import type { Profile } from '../../src/domain/booking/session.ts';

/** Every screen of the account area, with the values of its address. */
export type AccountRoute =
  | { screen: 'login'; note: LoginNote }
  | { screen: 'passwordReset' }
  /** `emailAddress`: of a legacy member, who registers in update mode. */
  | { screen: 'register'; emailAddress: string | null }
  /** `number`: the confirmation number of the address. An e-mail address is never part of it. */
  | { screen: 'findBooking'; number: string | null }
  | { screen: 'stayBookings' }
  | { screen: 'spaBookings' }
  /** `id`: the stay's `confirmationNumber`. */
  | { screen: 'bookingDetails'; id: string }
  /** `id`: the spa booking's `id`. */
  | { screen: 'spaBooking'; id: string }
  | { screen: 'details' }
  | { screen: 'preferences' }
  | { screen: 'changePassword' };

/** The note above the login about what was done before. */
export type LoginNote = 'passwordReset' | 'accountCreated' | null;

export type AccountScreen = AccountRoute['screen'];
export type PublicScreen = 'login' | 'passwordReset' | 'register' | 'findBooking';
export type MemberScreen = Exclude<AccountScreen, PublicScreen>;
export type RouteOf<Screen extends AccountScreen> = Extract<AccountRoute, { screen: Screen }>;

/** What the root chart hands to every screen. The inputs below say which fields a screen can rely on. */
export interface ScreenInput {
  route: AccountRoute;
  profile: Profile | null;
  configuration: AccountConfiguration | null;
  mailingLists: readonly MailingList[];
  country?: string | undefined;
}

export interface PublicInput<Screen extends PublicScreen> {
  route: RouteOf<Screen>;
}

export interface MemberInput<Screen extends MemberScreen> {
  route: RouteOf<Screen>;
  profile: Profile;
  configuration: AccountConfiguration;
}

export interface DetailsInput extends MemberInput<'details'> {
  /** The page's country: an unknown address begins with it. GB where it names none. */
  country?: string | undefined;
}

export interface PreferencesInput extends MemberInput<'preferences'> {
  /** The estate's lists: at least one. */
  mailingLists: readonly MailingList[];
}

export interface LoginInput extends PublicInput<'login'> {
  /** Null where the area has not loaded it yet. */
  configuration: AccountConfiguration | null;
}

/** The lookup without an account is open to everybody. It needs the configuration. */
export interface FindInput {
  route: RouteOf<'findBooking'>;
  /** The member, where one is signed in. */
  profile: Profile | null;
  configuration: AccountConfiguration;
}

/** A screen ends with the route to the next one. `profile`: the member who has just logged in. */
export interface ScreenOutput {
  route: AccountRoute;
  profile?: Profile;
}

/** An open screen tells the root chart whether the guest has unsaved changes. */
export interface UnsavedChangesReported {
  type: 'changes.told';
  areUnsaved: boolean;
}

/** The login tells the root chart what it has loaded (with `sendParent`). */
export interface ConfigurationLoaded {
  type: 'configuration.loaded';
  configuration: AccountConfiguration;
}

/** An open screen tells the root chart of a changed profile (with `sendParent`). */
export interface ProfileUpdated {
  type: 'profile.updated';
  profile: Profile;
}
