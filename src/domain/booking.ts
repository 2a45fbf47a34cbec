import type { LegPackage } from './addons.ts';
import type { AvailableRate, IncludedPackage } from './availability.ts';
import type { DiningBooking } from './dining.ts';
import type { GolfSelection } from './golf.ts';
import type { NotKept } from './not-kept.ts';
import type { GuestQuota, StaySearch } from './occupancy.ts';
import type { PoolSelection, SpaSelection } from './spa.ts';
import type { AppliedVoucher } from './vouchers.ts';

/** Somebody who stays (A §3.10). Age in years, null for adults. `title` is a code of the configuration's. */
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

/** What the guest asks for besides, per room (A §3.9, B §2.2). */
export interface LegRequests {
  dietaryRequirements: string;
  specialRequirements: string;
  spaRequests: string;
  dogRequirements: string;
  dinnerBookingRequests: string;
}

/** How the room system holds a room (A §4.1, D-490). */
export interface Hold {
  confirmationNumber: string;
  internalIdentifier: string;
}

/** One room of the booking (A §3.9). Room and rate content is found in the configuration by code. */
export interface Leg {
  leg: number;
  roomCode: string | null;
  rate: AvailableRate | null;
  includedPackages: IncludedPackage[];
  guests: Guest[];
  guestQuota: GuestQuota;
  requests: LegRequests;
  /** A table for each date, or none before they are chosen; as `dinner`. */
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

/** The lead booker is a named guest of a leg, or 'Someone else' (null) (B §3). */
export interface SelectedGuest {
  legIndex: number;
  guestIndex: number;
}

/** An account that was asked for during checkout, without its password (D-45). */
export interface AccountRequest {
  emailAddress: string;
  addressBooks: number[];
}

export type AccountCreateStatus = 'notAttempted' | 'created' | 'failed';

/** Everything the guest has entered and chosen so far (A §3.8). Never a password, token or card number. */
export interface Booking {
  search: StaySearch;
  legs: Leg[];
  vouchers: AppliedVoucher[];
  selectedGuest: SelectedGuest | null;
  leadGuest: LeadGuest | null;
  account: AccountRequest | null;
  accountCreateStatus: AccountCreateStatus;
  /** Absent where no booking was searched for anew. */
  carried?: CarriedOver | undefined;
}

/** What goes along from the booking before a new search, until its rooms and rates are chosen (D-483). */
export interface CarriedOver {
  /** The old rooms, each until the new one of its number has its rate. */
  before: Leg[];
  /** What did not come along, until the guest has read it (D-484). */
  notKept: NotKept[];
}
