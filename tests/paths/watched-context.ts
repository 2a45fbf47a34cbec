import type { AnyMachineSnapshot } from 'xstate';

/** What the reads of a context are for: a decision, or the value of the key that they are computed into. */
type Purpose = { decides: true } | { feeds: string };

export const DECIDES: Purpose = { decides: true };

/** The value of one key of the context. */
export function feeds(key: string): Purpose {
  return { feeds: key };
}

type Context = Readonly<Record<string, unknown>>;

/** Which keys of the context a machine reads, and what for. */
export class Reads {
  readonly #deciding = new Set<string>();
  readonly #feeding = new Map<string, Set<string>>();
  /** Why it cannot be known what is read; null while it can. */
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

  /** The keys on which something is decided, and all from which these are computed. */
  get keys(): string[] {
    const found = new Set(this.#deciding);
    for (const key of found) for (const source of this.#feeding.get(key) ?? []) found.add(source);
    return [...found].sort();
  }
}

let reads: Reads | null = null;

/** Runs something; meanwhile what is read of a context through `watched` is noted. */
export function notingReads<Result>(into: Reads, run: () => Result): Result {
  const outer = reads;
  reads = into;
  try {
    return run();
  } finally {
    reads = outer;
  }
}

/** What is read of a context now cannot be known, or only in part. */
export function noteUnknown(why: string): void {
  if (reads) reads.unknown ??= why;
}

/** The context, so that what is read of it is noted; itself while nobody notes. The values are the context's own. */
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

/** The same of a snapshot's context, for samples and invariants. */
export function watchedSnapshot<Snapshot extends AnyMachineSnapshot>(snapshot: Snapshot): Snapshot {
  if (!reads) return snapshot;
  const context = watched(snapshot.context, DECIDES);
  return new Proxy(snapshot, {
    get: (target, key) => (key === 'context' ? context : (Reflect.get(target, key) as unknown)),
  });
}

/** A function of `{ context, … }` whose reads are noted. One that cannot take a watched context is given its own. */
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

/** What XState calls with the context for a value, a guard's answer or a delay. */
export type Dynamic = (args: { context: unknown }, ...others: unknown[]) => unknown;
