import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { LeadGuestAddress } from '../../../src/domain/booking/booking.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import type { SentCancellation, SentChange } from '../../../src/domain/booking/sent-write.ts';
import type { SpaBooking } from '../../../src/domain/spa/spa-bookings.ts';
import type { StayReservation } from '../../../src/domain/account/stay-bookings.ts';
import type { PersonValues } from '../../shared/contact-details.ts';
import type { OutcomeAnswer, OutcomeQuestion } from '../../shared/outcome/outcome.machine.ts';
import { port } from '../../shared/port.ts';
import type { CodeAnswer, CodeSending } from '../cancel-room/cancel-room.types.ts';
import type { FindQuestion, FindResult } from '../find-booking/find-booking.types.ts';
import type { LoadedStay } from '../booking-details/booking-details.rules.ts';

/** The account details as they are sent. */
export interface ProfileChange extends PersonValues {
  birthday: LocalDate | null;
  /** Null for members whom the property management system does not know. */
  address: LeadGuestAddress | null;
}

/** A new account without its password. */
export interface NewAccount extends PersonValues {
  birthday: LocalDate | null;
  mailinglist: boolean;
  /** Null when the boxes are hidden. */
  addressBooks: number[] | null;
}

/** The calls that only the account area makes. Passwords and codes travel in the vault, never here. */
export const accountPorts = {
  /** Whether there is a sign-in and the server accepts it. Rejects where the answer is unknown (D-230). */
  checkSignIn: port<boolean>('checkSignIn'),
  loadProfile: port<Profile>('loadProfile'),
  loadAccountConfiguration: port<AccountConfiguration>('loadAccountConfiguration'),
  /**
   * Forgets the tokens at once and does not wait for the identity provider (D-31). `isWanted`: by the member, who then leaves
   * the page to log out of the provider too if they logged in there.
   */
  signOut: port<undefined, { isWanted: boolean }>('signOut'),
  updateProfile: port<undefined, ProfileChange>('updateProfile'),
  /** Takes both passwords from the vault. */
  changePassword: port<undefined>('changePassword'),
  initiateReset: port<{ resetId: string }, { emailAddress: string }>('initiateReset'),
  /** Takes the code from the vault. Puts the permission to change the password into the vault. */
  confirmReset: port<undefined, { resetId: string }>('confirmReset'),
  /** Takes the new password and the permission from the vault. */
  changeResetPassword: port<undefined, { resetId: string }>('changeResetPassword'),
  /** Sends a member of the old system a code. */
  initiateMigration: port<undefined, { emailAddress: string }>('initiateMigration'),
  /** Takes the code from the vault. */
  validateMigration: port<
    { firstName: string; lastName: string; emailAddress: string },
    { emailAddress: string }
  >('validateMigration'),
  /** Takes the new password from the vault. */
  createAccount: port<undefined, NewAccount>('createAccount'),
  loadSubscriptions: port<number[], { emailAddress: string }>('loadSubscriptions'),
  /** Returns the ids of all lists that the member now has. */
  subscribe: port<number[], { profile: Profile; addressBooks: number[] }>('subscribe'),
  unsubscribe: port<undefined, { emailAddress: string; addressBooks: number[] }>('unsubscribe'),
};

/** The calls about the member's bookings. */
export const bookingsPorts = {
  loadStayBookings: port<StayReservation[]>('loadStayBookings'),
  loadStayBooking: port<LoadedStay, { confirmationNumber: string }>('loadStayBooking'),
  /** For a guest without an account. */
  findBooking: port<FindResult, FindQuestion>('findBooking'),
  /** Mails a code to the address that the booking was made with. */
  sendCancellationCode: port<CodeSending, FindQuestion>('sendCancellationCode'),
  /** Takes the code from the vault. */
  cancelByCode: port<CodeAnswer, FindQuestion & { leg: number }>('cancelByCode'),
  /** Without legs all rooms are cancelled. */
  cancelStay: port<undefined, SentCancellation>('cancelStay'),
  /** Whether the change of a stay is made: its booking is read. */
  askChange: port<OutcomeAnswer, OutcomeQuestion>('askChange'),
  /** The change of this booking that the tab has sent, and whose outcome is not known; null for none. */
  recallChange: port<SentChange | null, { confirmationNumber: string }>('recallChange'),
  /** What kind of change, of any booking, a member has sent last, and whose outcome is not known; null for none. */
  recallLastChange: port<SentChange['kind'] | null>('recallLastChange'),
  loadSpaBookings: port<SpaBooking[]>('loadSpaBookings'),
  loadSpaBooking: port<SpaBooking, { id: string }>('loadSpaBooking'),
  sendSpaConfirmation: port<undefined, { confirmationNumber: string; emailAddress: string }>(
    'sendSpaConfirmation',
  ),
};
