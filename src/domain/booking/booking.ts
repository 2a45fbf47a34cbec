import type { LegPackage } from '../addons/addons.ts';
import type { AvailableRate, IncludedPackage } from '../rooms/availability.ts';
import type { DiningBooking } from '../dining/dining.ts';
import type { GolfSelection } from '../golf/golf.ts';
import type { NotKept } from './not-kept.ts';
import type { GuestQuota, StaySearch } from '../search/occupancy.ts';
import type { PoolSelection, SpaSelection } from '../spa/spa.ts';
import type { AppliedVoucher } from '../vouchers/vouchers.ts';

/** A guest of a room (A §3.10). `age`: in years, null for adults. `title`: a code of the configuration. */
export interface Guest {
  guestCategoryIndex: number;
  isChild: boolean;
  age: number | null;
  title: string;
  firstName: string;
  lastName: string;
  isLoggedInUser: boolean;
  isLeadGuest: boolean;
}

/** A room's requests (A §3.9, B §2.2), in the order of their questions. Blank until the guest makes one. */
export const NO_REQUESTS = {
  dogRequirements: '',
  dietaryRequirements: '',
  dinnerBookingRequests: '',
  spaRequests: '',
  specialRequirements: '',
};

export type LegRequests = typeof NO_REQUESTS;

export const REQUESTS = Object.keys(NO_REQUESTS) as readonly (keyof LegRequests)[];

/** How the room system holds a room (A §4.1). */
export interface Hold {
  confirmationNumber: string;
  internalIdentifier: string;
}

/** One room of the booking. The configuration has the content of room and rate, by code. */
export interface Leg {
  leg: number;
  roomCode: string | null;
  rate: AvailableRate | null;
  includedPackages: IncludedPackage[];
  guests: Guest[];
  guestQuota: GuestQuota;
  requests: LegRequests;
  /** A table for each date; empty before tables are chosen. So is `dinner`. */
  breakfast: DiningBooking[];
  dinner: DiningBooking[];
  golf: GolfSelection[];
  spaPool: PoolSelection[];
  spaPackages: SpaSelection[];
  packages: LegPackage[];
  /** Null: the room is not held. */
  hold: Hold | null;
  spaSessionId: string | null;
}

export interface LeadGuest {
  title: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  telephone: string;
  address: LeadGuestAddress;
}

export interface LeadGuestAddress {
  line1: string;
  line2: string;
  city: string;
  country: string;
  postCode: string;
}

/** The place of the lead booker among the guests. Null stands for 'Someone else'. */
export interface SelectedGuest {
  legIndex: number;
  guestIndex: number;
}

/** A request for an account during checkout, without its password (D-45). */
export interface AccountRequest {
  emailAddress: string;
  addressBooks: number[];
}

/** 'unknown': the answer was lost, and there may be an account. */
export type AccountCreateStatus = 'notAttempted' | 'created' | 'failed' | 'unknown';

/** What a booking begins with: a search, and the vouchers that count for it. */
export interface AskedSearch {
  search: StaySearch;
  vouchers: AppliedVoucher[];
}

/** Everything the guest has entered and chosen so far (A §3.8). Never a password, token or card number. */
export interface Booking extends AskedSearch {
  legs: Leg[];
  selectedGuest: SelectedGuest | null;
  leadGuest: LeadGuest | null;
  account: AccountRequest | null;
  accountCreateStatus: AccountCreateStatus;
  /** Whether who leads has agreed to the terms. Absent until the details are entered. */
  agreesToTerms?: boolean | undefined;
  /** Absent unless the guest has searched again with a booking. */
  carried?: CarriedOver | undefined;
}

/** What a new search carries over from the booking before, until its rooms have rates (D-483). */
export interface CarriedOver {
  /** The old rooms. Each waits until the new room of its number has a rate. */
  before: Leg[];
  /** What was not kept, until the guest has read it (D-484). */
  notKept: NotKept[];
}
