import type { AnyMachineSnapshot } from 'xstate';

/** The purpose of a read: a decision, or the value of a computed key. */
type Purpose = { decides: true } | { feeds: string };

export const DECIDES: Purpose = { decides: true };

/** The purpose of computing a key of the context. */
export function feeds(key: string): Purpose {
  return { feeds: key };
}

type Context = Readonly<Record<string, unknown>>;

/** The keys of the context that a machine reads, by purpose. */
export class Reads {
  readonly #deciding = new Set<string>();
  readonly #feeding = new Map<string, Set<string>>();
  /** Why reads cannot be observed; null where they can. */
  unknown: string | null = null;

  note(key: string, purpose: Purpose): void {
    if ('decides' in purpose) {
      this.#deciding.add(key);
      return;
    }
    const sources = this.#feeding.get(purpose.feeds) ?? new Set();
    sources.add(key);
    this.#feeding.set(purpose.feeds, sources);
  }

  /** The keys that decide something, and all keys from which these are computed. */
  get keys(): string[] {
    const found = new Set(this.#deciding);
    for (const key of found) for (const source of this.#feeding.get(key) ?? []) found.add(source);
    return [...found].sort();
  }
}

let reads: Reads | null = null;

/** Runs something and records its reads of contexts made by `watched`. */
export function notingReads<Result>(into: Reads, run: () => Result): Result {
  const outer = reads;
  reads = into;
  try {
    return run();
  } finally {
    reads = outer;
  }
}

/** Records that reads of a context cannot be observed, or not all of them. */
export function noteUnknown(why: string): void {
  if (reads) reads.unknown ??= why;
}

/**
 * The context with its reads recorded, or the context itself outside `notingReads`. The values are the same.
 */
export function watched(context: unknown, purpose: Purpose): unknown {
  const into = reads;
  if (!into || typeof context !== 'object' || context === null) return context;
  const note = (key: string | symbol) => {
    if (typeof key === 'string') into.note(key, purpose);
  };
  return new Proxy(context as Context, {
    get: (target, key) => {
      note(key);
      return Reflect.get(target, key) as unknown;
    },
    has: (target, key) => {
      note(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor: (target, key) => {
      note(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys: (target) => {
      for (const key of Object.keys(target)) note(key);
      return Reflect.ownKeys(target);
    },
  });
}

/** The snapshot with reads of its context recorded, for samples and invariants. */
export function watchedSnapshot<Snapshot extends AnyMachineSnapshot>(snapshot: Snapshot): Snapshot {
  if (!reads) return snapshot;
  const context = watched(snapshot.context, DECIDES);
  return new Proxy(snapshot, {
    get: (target, key) => (key === 'context' ? context : (Reflect.get(target, key) as unknown)),
  });
}

/**
 * A function of `{ context, … }` whose reads are recorded. Where it fails with a watched context it gets the
 * real one.
 */
export function watchedFunction(own: Dynamic, purpose: Purpose): Dynamic {
  return (args, ...others) => {
    if (!reads) return own(args, ...others);
    try {
      return own({ ...args, context: watched(args.context, purpose) }, ...others);
    } catch (error) {
      const value = own(args, ...others);
      noteUnknown(error instanceof Error ? error.message : String(error));
      return value;
    }
  };
}

/** A function that XState calls with the context, for a value, a guard or a delay. */
export type Dynamic = (args: { context: unknown }, ...others: unknown[]) => unknown;
