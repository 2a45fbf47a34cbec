/** The tab's session storage, or one that lasts as long as the page where the browser forbids it. Never throws. */
export function pageStorage(page: Window): Storage {
  try {
    const storage: Storage | null = page.sessionStorage;
    return storage ?? new MemoryStorage();
  } catch {
    return new MemoryStorage();
  }
}

class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();

  get length(): number {
    return this.#entries.size;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
