import {
  selectHasChanges,
  selectIsAskingToLeave,
  selectIsBusy,
  selectRoute,
} from '../../machines/account/account.selectors.ts';
import type { AccountRoute } from '../../machines/account/account.contract.ts';
import { pageAddress } from '../ui/page-address.ts';
import type { AccountActor } from '../wiring/account.ts';
import { accountHash, parseAccountHash } from './account-routes.ts';
import { hasElement } from './other-kind.ts';

/** Where the area opens: by the address, else with the bookings (B §2.7). */
export function openingRoute(page: Window): AccountRoute {
  return read(page) ?? { screen: 'stayBookings' };
}

function read(page: Window): AccountRoute | null {
  return parseAccountHash(page.location.hash, hasElement(page, 'stay-booking'));
}

/**
 * Keeps the address and the account area in step: the chart decides, the address shows. A screen that leads on by itself
 * makes a history entry; a redirect replaces the one that asked. A hash of the page's own stays until the guest moves
 * on. Returns what stops it.
 */
export function startAccountRouter(actor: AccountActor, page: Window): () => void {
  let shown: string | null = null;
  let follows = true;

  const show = () => {
    const snapshot = actor.getSnapshot();
    if (selectIsBusy(snapshot)) return;
    if (selectIsAskingToLeave(snapshot)) {
      // Who stays gets an entry of their own: the one that asked still leads where it did.
      shown = '';
      follows = false;
      return;
    }
    const hash = accountHash(selectRoute(snapshot));
    const isPages = shown === null && read(page) === null;
    const isShown = hash === shown && !follows;
    shown = hash;
    const replaces = follows;
    follows = false;
    if (isShown || isPages || page.location.hash === hash) return;
    const address = pageAddress(page) + hash;
    if (replaces) page.history.replaceState(page.history.state, '', address);
    else page.history.pushState(null, '', address);
  };

  const follow = () => {
    const route = read(page);
    if (route === null || accountHash(route) === accountHash(selectRoute(actor.getSnapshot()))) return;
    follows = true;
    actor.send({ type: 'route.requested', route });
  };

  const keep = (event: BeforeUnloadEvent) => {
    if (selectHasChanges(actor.getSnapshot())) event.preventDefault();
  };

  const subscription = actor.subscribe(show);
  page.addEventListener('popstate', follow);
  page.addEventListener('hashchange', follow);
  page.addEventListener('beforeunload', keep);
  show();
  return () => {
    subscription.unsubscribe();
    page.removeEventListener('popstate', follow);
    page.removeEventListener('hashchange', follow);
    page.removeEventListener('beforeunload', keep);
  };
}
