import type { StagePayload } from '../payloads/stage.ts';
import type {
  BookingRecord,
  LegacyMemberRecord,
  MemberRecord,
  SpaBookingRecord,
  World,
} from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';
import type { AddedPackage, Charge, FinishedBooking, Hold, LedgerEntry, Mail } from './records.ts';

export type SessionKind = 'stay' | 'golf' | 'spa';

/** A payment in the provider's frame (D-27). */
export interface FramePayment {
  id: string;
  sessionId: string;
  /** The sum due today, in pounds. */
  amount: Pounds;
  status: 'open' | 'challenged' | 'completed' | 'failed' | 'cancelled';
  /** The reason for a failure, for the guest. */
  message: string;
  cardEnding: string;
  /** The page offers wallets, too (D-526). */
  takesWallets: boolean;
}

/** A booking session (A §3.1), alive until it is ended or idle for too long. */
export interface BookingSession {
  id: string;
  kind: SessionKind;
  lastUsedAt: number;
  holds: Hold[];
  /** Stay vouchers of the latest search, to be spent with the booking. */
  voucherCodes: string[];
  staged: StagePayload | null;
  framePayment: FramePayment | null;
  isCompleted: boolean;
  /** Whether stays cost a levy and a city tax, too. */
  takesLevies: boolean;
}

/** A room sold since the estate opened. It counts against stock. */
export type SoldLeg = Pick<Hold, 'confirmationNumber' | 'leg'> & Occupied;

/** A room that is taken: held in a session or sold. */
export type Occupied = Pick<Hold, 'roomCode' | 'arrivalDate' | 'numberOfNights' | 'quota'>;

/** Taken places, apart from rooms, by the key of a table, tee time, treatment or extra start. */
export type Taken = Map<string, number>;

export interface PasswordReset {
  accountId: string | null;
  otp: string;
  validationId: string | null;
}

/** The current estate: the world and everything that has happened since. */
export interface State {
  world: World;
  now: () => number;
  sessions: Map<string, BookingSession>;
  sold: SoldLeg[];
  taken: Taken;
  spentVouchers: Set<string>;
  /** Earlier stays and new ones, in the account area's form. */
  stays: BookingRecord[];
  spaBookings: SpaBookingRecord[];
  accounts: MemberRecord[];
  legacyMembers: LegacyMemberRecord[];
  resets: Map<string, PasswordReset>;
  subscriptions: Map<string, Set<number>>;
  /** Times of failed lookups of bookings, by number and by e-mail address. */
  wrongLookups: Map<string, number[]>;
  /** Packages added to booked rooms from the account area, by room and code. */
  addedPackages: Map<string, AddedPackage>;
  /** The number of diners in a member's last question for tables, by member, restaurant and evening. */
  diners: Map<string, number>;
  /** Bookings completed here, for the ledger page. */
  bookings: FinishedBooking[];
  /** Every payment that was taken, for the ledger page. */
  charges: Charge[];
  ledger: LedgerEntry[];
  outbox: Mail[];
  lastNumber: number;
}

/** The part of a state that can be kept for another run: all but its clock. */
export type KeptState = Omit<State, 'now'>;

/** A new state over a world. `now` gives milliseconds since 1970. */
export function createState(world: World, now: () => number): State {
  return {
    world,
    now,
    sessions: new Map(),
    sold: [],
    taken: new Map(),
    spentVouchers: new Set(),
    stays: structuredClone(world.bookings),
    spaBookings: structuredClone(world.spaBookings),
    accounts: structuredClone(world.members),
    legacyMembers: structuredClone(world.legacyMembers),
    resets: new Map(),
    subscriptions: new Map(
      world.members.map((member) => [
        member.profile.EmailAddress.toLowerCase(),
        new Set(member.addressBooks),
      ]),
    ),
    wrongLookups: new Map(),
    addedPackages: new Map(),
    diners: new Map(),
    bookings: [],
    charges: [],
    ledger: [],
    outbox: [],
    lastNumber: 70_420_000,
  };
}

/** A number that this estate has not used yet. */
export function nextNumber(state: State): string {
  state.lastNumber += 1;
  return String(state.lastNumber);
}
