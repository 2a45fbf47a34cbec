import { randomId } from '../browser/random-id.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { AuthSettings } from './contract.ts';

/**
 * Finds logouts that a tab could not hear of (E-07, D-176). The site's shared storage has a random id of the last
 * logout. Each tab keeps the id that was there when it signed in, and compares the two.
 */
export interface Logouts {
  /** This tab has signed in. */
  signedIn(): void;
  /** This tab's sign-in is over. */
  forget(): void;
  /** The member logs out in this tab, for all tabs of the site. */
  tell(): void;
  /** Whether this tab is signed in, as far as it knows. */
  isSignedIn(): boolean;
  /** Whether another tab has logged out since this tab signed in. */
  isOver(): boolean;
}

/** `tab`: the tab's own storage. `site`: the storage that the site's tabs share. */
export function logoutsOf(
  { authority, clientId }: AuthSettings,
  tab: PageStorage,
  site: PageStorage,
): Logouts {
  const key = `staychart.logout:${authority}:${clientId}`;
  const isSignedIn = () => tab.getItem(key) !== null;
  const forget = () => {
    tab.removeItem(key);
  };
  return {
    signedIn: () => {
      tab.setItem(key, site.getItem(key) ?? '');
    },
    forget,
    tell: () => {
      forget();
      site.setItem(key, randomId());
    },
    isSignedIn,
    isOver: () => {
      const last = site.getItem(key);
      return isSignedIn() && last !== null && last !== tab.getItem(key);
    },
  };
}
