/** The part of Web Storage that we use. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never throws. It keeps values that the browser's storage refuses, for as long as this object lives.
 */
export class SafeStorage implements PageStorage {
  readonly #own: PageStorage | null;
  /** Values that the browser's storage refused; null: a value that it would not remove. */
  readonly #kept = new Map<string, string | null>();

  /** `open` may throw, or return null. */
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
