import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectNotice, selectPlace, selectSessionId } from '../../machines/booking/booking.selectors.ts';
import { STEPS, type Place } from '../../src/domain/booking/steps.ts';
import type { Destination } from '../../machines/booking/booking.types.ts';
import { pageAddress } from '../ui/frame/page-address.ts';
import { closeDialog } from './close-dialog.ts';
import { isElsewhere, isVisited, writeEntry } from './history-state.ts';
import { hasElement } from './other-kind.ts';
import { hashOf, parseHash, type Route } from './routes.ts';

/**
 * Keeps the address in step with the flow: the flow decides, the address follows. Only the guest's own step forward
 * makes a history entry; everything else replaces the entry. `read` gives the destination of a route. A link's search
 * values leave the address once they are taken, so that Back shows what the guest made of them. A hash of the page
 * stays until the flow moves on. Back closes an open dialog in `home` and leads nowhere. Returns a function that stops
 * it.
 */
export function startRouter(
  actor: BookingActor,
  page: Window,
  home: ParentNode,
  read: (route: Route) => Destination | null | Promise<Destination | null> = ({ destination }) => destination,
): () => void {
  let shown: { place: Place; hash: string } | null = null;
  let follows = true;
  /** The page's address when the booking last wrote or read it. */
  let known = pageAddress(page);

  const show = () => {
    const snapshot = actor.getSnapshot();
    const place = selectPlace(snapshot);
    if (!place) return;
    const hash = hashOf(place, selectSessionId(snapshot), selectNotice(snapshot));
    const before = shown;
    const isForward = !follows && before !== null && isAfter(place, before.place);
    const isShown = (!follows && hash === before?.hash) || sameHash(hash, page.location.hash);
    const isPages = before === null && readHash(page) === null;
    shown = { place, hash };
    follows = false;
    known = pageAddress(page);
    if (isShown || isPages) return markVisited(page);
    writeEntry(page, isForward ? 'pushState' : 'replaceState', hash, true);
  };

  const follow = () => {
    if (isElsewhere(page, known)) return;
    const snapshot = actor.getSnapshot();
    const place = selectPlace(snapshot);
    const current = place && hashOf(place, selectSessionId(snapshot), selectNotice(snapshot));
    if (current !== null && sameHash(current, page.location.hash)) return;
    const route = readHash(page);
    if (!route) return;
    const showPlace = () => writeEntry(page, 'pushState', current, true);
    if (current !== null && closeDialog(home, showPlace)) return;
    const { hash } = page.location;
    const go = (destination: Destination | null) => {
      follows = true;
      actor.send(destination ? { type: 'navigated', destination } : { type: 'route.unknown' });
    };
    const destination = read(route);
    if (!(destination instanceof Promise)) return go(destination);
    void destination.then((read) => {
      // Skips a hash that has changed meanwhile, by the guest or by the second of two events for one change.
      if (page.location.hash === hash) go(read);
    });
  };

  const subscription = actor.subscribe(show);
  page.addEventListener('popstate', follow);
  page.addEventListener('hashchange', follow);
  show();
  return () => {
    subscription.unsubscribe();
    page.removeEventListener('popstate', follow);
    page.removeEventListener('hashchange', follow);
  };
}

/** The route in the page's address; null where the hash belongs to the page or to an account area on it. */
export function readHash(page: Window): Route | null {
  return parseHash(page.location.hash, hasElement(page, 'stay-account'));
}

function markVisited(page: Window): void {
  if (!isVisited(page)) writeEntry(page, 'replaceState', null, true);
}

function isAfter(place: Place, other: Place): boolean {
  const order = ({ step, leg }: Place) => [
    step === 'rates' ? STEPS.indexOf('rooms') : STEPS.indexOf(step),
    leg,
    step === 'rates' ? 1 : 0,
  ];
  const [a, b] = [order(place), order(other)];
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}

/** An empty hash and '#/' are the same address. */
function sameHash(a: string, b: string): boolean {
  const plain = (hash: string) => (hash === '' || hash === '#' ? '#/' : hash);
  return plain(a) === plain(b);
}
