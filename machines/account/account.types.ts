import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import type { Profile } from '../../src/domain/session.ts';

/** Every screen of the account area with what its address says (B §2.7–2.9). */
export type AccountRoute =
  | { screen: 'login'; note: LoginNote }
  | { screen: 'passwordReset' }
  /** `emailAddress`: of a legacy member, who registers in update mode (B §2.9). */
  | { screen: 'register'; emailAddress: string | null }
  /** `number`: a confirmation number from the address; the e-mail address never stands there (D-499). */
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

/** What the login says was done before (B §2.8). */
export type LoginNote = 'passwordReset' | 'accountCreated' | null;

export type AccountScreen = AccountRoute['screen'];
export type PublicScreen = 'login' | 'passwordReset' | 'register' | 'findBooking';
export type MemberScreen = Exclude<AccountScreen, PublicScreen>;
export type RouteOf<Screen extends AccountScreen> = Extract<AccountRoute, { screen: Screen }>;

/** What the root chart gives to a screen; the inputs below say which of it a screen can rely on. */
export interface ScreenInput {
  route: AccountRoute;
  profile: Profile | null;
  configuration: AccountConfiguration | null;
}

export interface PublicInput<Screen extends PublicScreen> {
  route: RouteOf<Screen>;
}

export interface MemberInput<Screen extends MemberScreen> {
  route: RouteOf<Screen>;
  profile: Profile;
  configuration: AccountConfiguration;
}

/** A lookup without an account is a screen for everybody, which says what the configuration says (D-497). */
export interface FindInput {
  route: RouteOf<'findBooking'>;
  /** Of a member who is signed in all the same. */
  profile: Profile | null;
  configuration: AccountConfiguration;
}

/** A screen ends by leading to another, with the member where one has just logged in. */
export interface ScreenOutput {
  route: AccountRoute;
  profile?: Profile;
}

/** What a screen may tell the root chart while it is open: whether something is entered that is not saved (D-310). */
export interface UnsavedChangesReported {
  type: 'changes.told';
  areUnsaved: boolean;
}

/** What a screen may tell the root chart while it is open (with `sendParent`). */
export interface ProfileUpdated {
  type: 'profile.updated';
  profile: Profile;
}
