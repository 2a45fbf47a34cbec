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
  stayVouchers: string[];
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

/** A six-digit code in an e-mail. */
export interface MailedCode {
  /** What it is for, with the address: 'reset ada@example.com'. A newer code for it ends this one. */
  purpose: string;
  /** The account whose password it resets; null for none. */
  accountId: string | null;
  code: string;
  at: number;
  /** Wrong codes that may still be typed. */
  triesLeft: number;
  /** The id that allows the new password, once the code was right. */
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
  mailedCodes: Map<string, MailedCode>;
  subscriptions: Map<string, Set<number>>;
  /** Times of wrong tries to prove whose booking it is, by number, by e-mail address and by caller. */
  wrongTries: Map<string, number[]>;
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
    mailedCodes: new Map(),
    subscriptions: new Map(
      world.members.map((member) => [
        member.profile.EmailAddress.toLowerCase(),
        new Set(member.addressBooks),
      ]),
    ),
    wrongTries: new Map(),
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
