import type { AccountActor } from '../../machines/account/account.machine.ts';
import * as selectors from '../../machines/account/account.selectors.ts';
import type { AccountRoute } from '../../machines/account/account.types.ts';
import { pageAddress } from '../ui/frame/page-address.ts';
import { accountHash, parseAccountHash } from './account-routes.ts';
import { closeDialog } from './close-dialog.ts';
import { isElsewhere, isVisited, writeEntry } from './history-state.ts';
import { hasElement } from './other-kind.ts';

/** The route that the area opens with: the address's, else the bookings. */
export function openingRoute(page: Window): AccountRoute {
  return read(page) ?? { screen: 'stayBookings' };
}

function read(page: Window): AccountRoute | null {
  return parseAccountHash(page.location.hash, hasElement(page, 'stay-booking'));
}

/**
 * Keeps the address in step with the account area: the chart decides, the address follows. A screen that the guest
 * moves on from makes a history entry; a redirect replaces the entry that asked. A hash of the page stays until the
 * guest moves on. Back closes an open dialog in `home` and leads nowhere. Returns a function that stops it.
 */
export function startAccountRouter(actor: AccountActor, page: Window, home: ParentNode): () => void {
  let shown: string | null = null;
  let follows = true;
  /**
   * The hash that the guest is asked about. Meanwhile the history entry shows the hash of the current screen.
   */
  let asked: string | null = null;
  /** The page's address, and its state of the entry before: an entry that a link has made has none. */
  let known = { address: pageAddress(page), state: page.history.state as unknown };

  const write = (how: 'pushState' | 'replaceState', hash: string) => {
    writeEntry(page, how, hash, isVisited(page) && how === 'replaceState');
  };

  const show = () => {
    const snapshot = actor.getSnapshot();
    if (selectors.selectIsBusy(snapshot)) return;
    const hash = accountHash(selectors.selectRoute(snapshot));
    if (selectors.selectIsAskingToLeave(snapshot)) {
      if (follows) asked = page.location.hash;
    } else if (asked !== null) {
      follows = hash !== shown;
      // A guest who stays gets a new entry: the one that asked keeps its own address.
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
    if (page.history.state === null && pageAddress(page) === known.address)
      page.history.replaceState(known.state, '');
    if (isElsewhere(page, known.address)) return;
    known = { address: pageAddress(page), state: page.history.state as unknown };
    const route = read(page);
    const current = accountHash(selectors.selectRoute(actor.getSnapshot()));
    if (route === null || accountHash(route) === current) return;
    if (closeDialog(home, () => write('pushState', current))) return;
    follows = true;
    actor.send({ type: 'route.requested', route });
  };

  const keep = (event: BeforeUnloadEvent) => {
    if (selectors.selectHasChanges(actor.getSnapshot())) event.preventDefault();
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
