import { randomId } from '../browser/random-id.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { AuthSettings } from './contract.ts';

/**
 * Which logout was the site's last, as a random id in the storage that its tabs share, and which one a tab's sign-in
 * came after, in the tab's own. So a tab that could not hear of a logout finds it out by itself (E-07, D-370).
 */
export interface Logouts {
  /** This tab has signed in. */
  signedIn(): void;
  /** This tab's sign-in is over. */
  forget(): void;
  /** The member logs out in this tab, for all of the site's. */
  tell(): void;
  /** Whether this tab has signed in, and neither logged out nor found out that another has. */
  isSignedIn(): boolean;
  /** Whether another tab has logged out since. */
  isOver(): boolean;
}

/** `tab` is the tab's own storage, `site` the one that the site's tabs share. */
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
