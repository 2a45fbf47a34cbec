import { storageOf } from './abilities.ts';
import type { PageStorage } from './safe-storage.ts';

const sites = new WeakMap<Window, PageStorage>();

/** The storage that the site's tabs share. It never throws. Where the browser forbids it, each page has its own. */
export function siteStorage(page: Window): PageStorage {
  return storageOf(sites, page, () => page.localStorage);
}
