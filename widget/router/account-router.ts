import type { AccountActor } from '../../machines/account/account.machine.ts';
import {
  selectHasChanges,
  selectIsAskingToLeave,
  selectIsBusy,
  selectRoute,
} from '../../machines/account/account.selectors.ts';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import { pageAddress } from '../ui/page-address.ts';
import { accountHash, parseAccountHash } from './account-routes.ts';
import { closeDialog } from './close-dialog.ts';
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
 * on. Where a dialog is open in `home`, Back closes that and leads nowhere. Returns what stops it.
 */
export function startAccountRouter(actor: AccountActor, page: Window, home: ParentNode): () => void {
  let shown: string | null = null;
  let follows = true;
  /** The address that the guest is asked about (D-310); meanwhile its entry shows the place on the screen. */
  let asked: string | null = null;

  const write = (how: 'pushState' | 'replaceState', hash: string) => {
    const { history } = page;
    history[how](how === 'pushState' ? null : history.state, '', pageAddress(page) + hash);
  };

  const show = () => {
    const snapshot = actor.getSnapshot();
    if (selectIsBusy(snapshot)) return;
    const hash = accountHash(selectRoute(snapshot));
    if (selectIsAskingToLeave(snapshot)) {
      if (follows) asked = page.location.hash;
    } else if (asked !== null) {
      follows = hash !== shown;
      // Who stays gets an entry of their own: the one that asked still leads where it did.
      if (!follows) {
        write('replaceState', asked);
        write('pushState', hash);
      }
      asked = null;
    }
    const isPages = shown === null && read(page) === null;
    const isShown = hash === shown && !follows;
    shown = hash;
    const replaces = follows;
    follows = false;
    if (isShown || isPages || page.location.hash === hash) return;
    write(replaces ? 'replaceState' : 'pushState', hash);
  };

  const follow = () => {
    const route = read(page);
    const current = accountHash(selectRoute(actor.getSnapshot()));
    if (route === null || accountHash(route) === current) return;
    if (closeDialog(home, () => write('pushState', current))) return;
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
