import type { TeeTimeDay } from '../../src/api/golf/tee-times.ts';
import type { FoundBooking } from '../../src/api/stay/find-booking.ts';
import type { CompleteAnswer } from '../../src/api/stay/payment.ts';
import type { StagedBill } from '../../src/api/stay/stage.ts';
import type { PackagePrice } from '../../src/domain/addons/addons.ts';
import type { Booking, LeadGuestAddress, Leg } from '../../src/domain/booking/booking.ts';
import type { CalendarDay } from '../../src/domain/dates/calendar.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { LocalDate } from '../../src/domain/dates/dates.ts';
import type { DiningDay } from '../../src/domain/dining/dining.ts';
import type { PackageTeeTime } from '../../src/domain/golf/golf.ts';
import type { SearchWithVouchers, StaySearch } from '../../src/domain/search/occupancy.ts';
import type { Profile } from '../../src/domain/booking/session.ts';
import type { ExtrasAnswer, HalfDay, SpaDay, SpaTimes } from '../../src/domain/spa/spa.ts';
import type { VoucherStatus } from '../../src/domain/vouchers/vouchers.ts';
import type { ExtrasQuestion, SpaTimesQuestion, TablesQuestion, TeeTimesQuestion } from './activities.ts';
import { flowPorts } from './flow-ports.ts';
import { port } from './port.ts';

/** A registration that comes with a booking (A §7.7). */
export interface Registration {
  title: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  telephone: string;
  address: LeadGuestAddress;
  /** Null when the boxes are hidden. */
  addressBooks: number[] | null;
}

/** The answer to a password login. A 'migrating' guest has to register in update mode. */
export type LoginResult =
  | { type: 'signedIn'; profile: Profile }
  | { type: 'migrating'; emailAddress: string }
  | { type: 'refused'; reason: string };

export interface FoundAddress {
  line1: string;
  locality: string;
  city: string;
}

/** The calls and effects of the booking, in domain terms. Passwords and cards travel in the vault, never here. */
export const ports = {
  ...flowPorts,
  /** Takes the password from the vault. Rejects only when the identity provider gives no answer. */
  login: port<LoginResult, { username: string }>('login'),
  loadCalendar: port<CalendarDay[], CalendarRequest>('loadCalendar'),
  checkVoucher: port<VoucherStatus | null, { reference: string; arrivalDate: LocalDate }>('checkVoucher'),
  /** `leg` carries the room and rate to be held. */
  bookLeg: port<
    { confirmationNumber: string; internalIdentifier: string },
    { sessionId: string; search: StaySearch; leg: Leg }
  >('bookLeg'),
  keepAlive: port<undefined, { sessionId: string }>('keepAlive'),
  loadPackages: port<PackagePrice[], { search: StaySearch }>('loadPackages'),
  loadTables: port<DiningDay[], TablesQuestion>('loadTables'),
  /** Tee times of the whole stay, for the itinerary. */
  loadTeeTimes: port<TeeTimeDay[], TeeTimesQuestion>('loadTeeTimes'),
  /** Tee times of one day, for the golf package. */
  loadPackageTeeTimes: port<
    Record<HalfDay, PackageTeeTime[]>,
    { sessionId: string; date: LocalDate; players: number }
  >('loadPackageTeeTimes'),
  /** What the spa sells on each day, both ends included. */
  loadSpaDays: port<SpaDay[], { from: LocalDate; to: LocalDate }>('loadSpaDays'),
  /** Starts of one treatment for one guest. */
  loadSpaTimes: port<SpaTimes, SpaTimesQuestion>('loadSpaTimes'),
  /** Starts in the mud room, or in the spa garden. */
  loadExtras: port<ExtrasAnswer, ExtrasQuestion>('loadExtras'),
  verifyEmail: port<string, { emailAddress: string }>('verifyEmail'),
  verifyTelephone: port<string, { telephone: string }>('verifyTelephone'),
  lookupAddress: port<FoundAddress[], { postalCode: string }>('lookupAddress'),
  /**
   * Takes the new password from the vault, then logs in and loads the session. Null: the account exists, but the login
   * failed, so the guest is not signed in.
   */
  registerAccount: port<Profile | null, Registration>('registerAccount'),
  stageBooking: port<StagedBill, { sessionId: string; booking: Booking; configuration: StayConfiguration }>(
    'stageBooking',
  ),
  /** Takes the card from the vault. After a payment in the provider's frame it sends no card fields. */
  completeBooking: port<CompleteAnswer, { sessionId: string; inFrame: boolean }>('completeBooking'),
  /** Waits before the next question (E-03). */
  pause: port<undefined, { milliseconds: number }>('pause'),
  /**
   * The estate's booking under this number. A clear 'no' is an answer. `at` and `when`: the time of the answer, in
   * milliseconds of a clock that nobody can set, and since 1970.
   */
  findBooking: port<FoundBooking & { at: number; when: number }, { confirmationNumber: string }>(
    'findBooking',
  ),
  /** The estate's booking under the number of a paid booking. `isFirst`: this tab asks for the first time. */
  checkBooking: port<FoundBooking & { isFirst: boolean }, { confirmationNumber: string }>('checkBooking'),
  /** Hands a link to the device's share sheet, or copies it. Never rejects. */
  share: port<'shared' | 'copied' | 'dismissed' | 'failed', SharedLink>('share'),
  sendConfirmation: port<undefined, { confirmationNumber: string; emailAddress: string; sessionId?: string }>(
    'sendConfirmation',
  ),
};

/** The link to share, and its words. Nothing personal. */
export interface SharedLink {
  title: string;
  text: string;
  url: string;
}

/** A question for prices by day. */
export interface CalendarRequest {
  sessionId: string;
  search: SearchWithVouchers;
  leg: number;
  from: LocalDate;
  nights: number;
  roomCode: string | null;
  rateCode: string | null;
}
