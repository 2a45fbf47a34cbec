import { SafeStorage, type PageStorage } from './safe-storage.ts';

const tabs = new WeakMap<Window, PageStorage>();

/** The tab's session storage. It never throws. Values that the browser refuses last as long as the page. */
export function tabStorage(page: Window): PageStorage {
  return storageOf(tabs, page, () => page.sessionStorage);
}

/** The page's only storage of this kind: all callers share its values. */
export function storageOf(
  known: WeakMap<Window, PageStorage>,
  page: Window,
  open: () => PageStorage | null,
): PageStorage {
  const storage = known.get(page) ?? new SafeStorage(open);
  known.set(page, storage);
  return storage;
}

/** The browser's lock manager; null in old browsers and on plain http. */
export function locksOf({ navigator }: Window): LockManager | null {
  const locks: LockManager | undefined = navigator.locks;
  return locks ?? null;
}

/**
 * Runs `work` while no other page of the site has the lock. `isOurs` is false where `options` forbids to wait and
 * another page has it. Without usable locks `work` runs all the same. Rejects as `work` does, and when the signal of
 * `options` ends the waiting.
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
