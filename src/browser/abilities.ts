import { SafeStorage, type PageStorage } from './safe-storage.ts';

const tabs = new WeakMap<Window, PageStorage>();

/** The tab's session storage. It never throws; what the browser forbids or has no room for lasts as long as the page. */
export function tabStorage(page: Window): PageStorage {
  return storageOf(tabs, page, () => page.sessionStorage);
}

/** One for each page: whatever asks for it finds what others have put there. */
export function storageOf(
  known: WeakMap<Window, PageStorage>,
  page: Window,
  open: () => PageStorage | null,
): PageStorage {
  const storage = known.get(page) ?? new SafeStorage(open);
  known.set(page, storage);
  return storage;
}

/** The browser's lock manager, null where it has none: old ones, and all on plain http. */
export function locksOf({ navigator }: Window): LockManager | null {
  const locks: LockManager | undefined = navigator.locks;
  return locks ?? null;
}

/**
 * Does `work` once, while nobody else of the site has the lock; `isOurs` is false where that would mean waiting and
 * `options` says not to. Without a lock manager, and where the browser forbids it, it is done all the same. Rejects as
 * `work` does, and when the signal of `options` ends the waiting.
 */
export async function withLock<Result>(
  locks: LockManager | null,
  name: string,
  options: LockOptions,
  work: (isOurs: boolean) => Promise<Result>,
): Promise<Result> {
  if (!locks) return work(true);
  let hasBegun = false;
  try {
    return await locks.request(name, options, (lock) => {
      hasBegun = true;
      return work(lock !== null);
    });
  } catch (error) {
    if (hasBegun || options.signal?.aborted) throw error;
    return work(true);
  }
}
