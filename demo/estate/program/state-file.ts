import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import * as v from 'valibot';
import type { KeptState, State } from '../rules/state.ts';

/** 'Stay' in the file's head, which tells the estate's files from other programs' databases. */
const APPLICATION = 0x53746179;
const FORMAT = 3;
/** Fields of the state that are stored otherwise, or not at all. */
const APART = ['now', 'world', 'ledger'];

const bytes = v.instance(Uint8Array);
const rows = v.array(v.strictObject({ name: v.string(), value: bytes, sum: v.string() }));
const application = v.looseObject({ application_id: v.literal(APPLICATION, 'it is another program’s') });
const format = v.looseObject({ user_version: v.literal(FORMAT, 'it is of another version') });
const quickCheck = v.looseObject({ quick_check: v.literal('ok', 'SQLite finds it broken') });

/** A stored state, with the lead of its clock. */
export interface Kept {
  state: KeptState;
  /** Milliseconds by which the estate's clock is ahead. */
  ahead: number;
}

export interface StateFile {
  /** The contents of the file when it was opened; null for a new file. */
  kept: Kept | null;
  /** Writes all changes since the last save. They are on the disk when this returns. */
  save: (state: State, ahead: number) => void;
  close: () => void;
}

/**
 * Opens the SQLite file of an estate, or begins a new one. Throws a sentence where the file is damaged, in use, or not
 * an estate's. It then leaves the file unchanged.
 */
export async function openStateFile(file: string): Promise<StateFile> {
  const isNew = !existsSync(file);
  const { DatabaseSync } = await import('node:sqlite').catch(() => {
    throw new Error('--state needs Node 22.13 or later.');
  });
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(file);
  } catch (error) {
    throw new Error(`${file} cannot be opened: ${textOf(error)}`, { cause: error });
  }
  try {
    // Keeps other writers out. The first read takes the lock.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = NORMAL');
    if (isNew) begin(database);
    const kept = isNew ? null : read(database);
    return {
      kept,
      save: saver(database),
      close: () => {
        database.close();
      },
    };
  } catch (error) {
    database.close();
    const why = textOf(error);
    throw new Error(
      why.includes('locked')
        ? `${file} is in use by another program.`
        : `${file} is not the state of an estate, or it is damaged (${why}). Nothing in it was changed: name another file, or move this one away.`,
      { cause: error },
    );
  }
}

function begin(database: DatabaseSync): void {
  database.exec(`
    BEGIN EXCLUSIVE;
    PRAGMA application_id = ${APPLICATION};
    PRAGMA user_version = ${FORMAT};
    CREATE TABLE part (name TEXT PRIMARY KEY, value BLOB NOT NULL, sum TEXT NOT NULL) STRICT;
    CREATE TABLE ledger (name TEXT PRIMARY KEY, value BLOB NOT NULL, sum TEXT NOT NULL) STRICT;
    COMMIT;`);
}

function read(database: DatabaseSync): Kept {
  v.parse(application, database.prepare('PRAGMA application_id').get());
  v.parse(format, database.prepare('PRAGMA user_version').get());
  v.parse(quickCheck, database.prepare('PRAGMA quick_check').get());
  const parts = new Map(readRows(database, 'part'));
  const ahead = v.parse(v.number(), parts.get('ahead'));
  const entries = v.parse(v.number(), parts.get('entries'));
  parts.delete('ahead');
  parts.delete('entries');
  const ledger = readRows(database, 'ledger').map(([, entry]) => entry);
  if (ledger.length !== entries) throw new Error('the ledger is not whole');
  const state = { ...Object.fromEntries(parts), ledger };
  if (!isKeptState(state)) throw new Error('a part is missing or not what it should be');
  return { state, ahead };
}

function readRows(database: DatabaseSync, table: 'part' | 'ledger'): [string, unknown][] {
  const found = v.parse(rows, database.prepare(`SELECT name, value, sum FROM ${table} ORDER BY rowid`).all());
  return found.map(({ name, value, sum }) => {
    if (sumOf(name, value) !== sum) throw new Error(`the part '${name}' has been changed`);
    return [name, deserialize(value)];
  });
}

/**
 * Writes only what has changed since the last save: changed parts, another world, and new entries of the ledger, which
 * only grows.
 */
function saver(database: DatabaseSync): StateFile['save'] {
  const sums = new Map<string, string>();
  let last: Pick<State, 'world' | 'ledger'> | null = null;
  let entries = 0;

  const put = (table: 'part' | 'ledger', name: string, value: unknown) => {
    const serialized = serialize(value);
    const sum = sumOf(name, serialized);
    if (table === 'part' && sums.get(name) === sum) return;
    database.prepare(`INSERT OR REPLACE INTO ${table} VALUES (?, ?, ?)`).run(name, serialized, sum);
    if (table === 'part') sums.set(name, sum);
  };
  const write = (state: State, ahead: number) => {
    const { world, ledger } = state;
    if (last?.world !== world) put('part', 'world', world);
    if (last?.ledger !== ledger) {
      database.exec('DELETE FROM ledger');
      entries = 0;
    }
    for (const entry of ledger.slice(entries)) {
      entries += 1;
      put('ledger', String(entries), entry);
    }
    for (const [name, value] of Object.entries({ ...state, ahead, entries }))
      if (!APART.includes(name)) put('part', name, value);
    last = { world, ledger };
  };
  return (state, ahead) => {
    database.exec('BEGIN');
    try {
      write(state, ahead);
      database.exec('COMMIT');
    } catch (error) {
      sums.clear();
      last = null;
      database.exec('ROLLBACK');
      throw error;
    }
  };
}

function sumOf(name: string, value: Uint8Array): string {
  return createHash('sha256').update(name).update('\0').update(value).digest('hex');
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

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
function isKeptState(read: unknown): read is KeptState {
  return v.is(parts, read);
}
