/** As much of Web Storage as we need. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws. What the browser's own does not take is kept for as long as this lives. */
export class SafeStorage implements PageStorage {
  readonly #own: PageStorage | null;
  /** What the browser's own storage did not take; null: what it did not let go of. */
  readonly #kept = new Map<string, string | null>();

  /** `open` may throw, or give nothing. */
  constructor(open: () => PageStorage | null) {
    this.#own = tried(open, null);
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

  #change(key: string, value: string | null, change: (storage: PageStorage) => void): void {
    const own = this.#own;
    const changed = () => {
      if (own) change(own);
      return own !== null;
    };
    if (tried(changed, false)) this.#kept.delete(key);
    else this.#kept.set(key, value);
  }
}

function tried<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
