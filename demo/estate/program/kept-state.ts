import * as v from 'valibot';
import type { KeptState } from '../rules/state.ts';

const list = v.array(v.unknown());
const byText = v.map(v.string(), v.unknown());

/**
 * The form of each part of a state. Only the outer form is checked: the file's checksums show whether the contents have
 * changed.
 */
const PARTS = {
  world: v.looseObject({ today: v.pipe(v.string(), v.isoDate()), seed: v.number() }),
  sessions: byText,
  sold: list,
  taken: v.map(v.string(), v.number()),
  spentVouchers: v.set(v.string()),
  stays: list,
  spaBookings: list,
  accounts: list,
  legacyMembers: list,
  mailedCodes: byText,
  subscriptions: v.map(v.string(), v.set(v.number())),
  wrongTries: v.map(v.string(), v.array(v.number())),
  addedPackages: byText,
  diners: v.map(v.string(), v.number()),
  bookings: list,
  charges: list,
  ledger: list,
  outbox: list,
  lastNumber: v.pipe(v.number(), v.safeInteger()),
} satisfies Record<keyof KeptState, v.GenericSchema>;

const parts = v.strictObject(PARTS);

/** Whether a file's contents are a whole state. */
export function isKeptState(read: unknown): read is KeptState {
  return v.is(parts, read);
}
