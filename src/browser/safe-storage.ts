/** A storage that never throws. What the browser's own does not take is kept for as long as this lives. */
export class SafeStorage implements Storage {
  readonly #own: Storage | null;
  /** What the browser's own storage did not take; null: what it did not let go of. */
  readonly #kept = new Map<string, string | null>();

  /** `open` may throw, or give nothing. */
  constructor(open: () => Storage | null) {
    this.#own = tried(open, null);
  }

  get length(): number {
    return this.#keys().length;
  }

  key(index: number): string | null {
    return this.#keys()[index] ?? null;
  }

  getItem(key: string): string | null {
    const kept = this.#kept.get(key);
    return kept === undefined ? tried(() => this.#own?.getItem(key) ?? null, null) : kept;
  }

  setItem(key: string, value: string): void {
    this.#change(key, value, (storage) => {
      storage.setItem(key, value);
    });
  }

  removeItem(key: string): void {
    this.#change(key, null, (storage) => {
      storage.removeItem(key);
    });
  }

  clear(): void {
    for (const key of this.#keys()) this.removeItem(key);
  }

  #change(key: string, value: string | null, change: (storage: Storage) => void): void {
    const own = this.#own;
    const isDone =
      own !== null &&
      tried(() => {
        change(own);
        return true;
      }, false);
    if (isDone) this.#kept.delete(key);
    else this.#kept.set(key, value);
  }

  #keys(): string[] {
    const own = tried(() => Object.keys(this.#own ?? {}), []);
    return [...new Set([...own, ...this.#kept.keys()])].filter((key) => this.getItem(key) !== null);
  }
}

function tried<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
