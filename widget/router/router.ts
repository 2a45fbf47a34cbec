import type { ActorRefFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { selectNotice, selectPlace, selectSession } from '../../machines/booking/booking.selectors.ts';
import { STEPS, type Place } from '../../src/domain/steps.ts';
import { hashOf, parseHash } from './routes.ts';

/**
 * Keeps the address and the flow in step: the flow decides, the address shows. Only the guest's own step forward makes
 * a history entry; everything else replaces. Returns what stops it.
 */
export function startRouter(actor: ActorRefFrom<typeof bookingMachine>, page: Window): () => void {
  let shown: Place | null = null;
  let follows = true;

  const show = () => {
    const snapshot = actor.getSnapshot();
    const place = selectPlace(snapshot);
    if (!place) return;
    const hash = hashOf(place, selectSession(snapshot)?.Id ?? null, selectNotice(snapshot));
    const isForward = !follows && shown !== null && isAfter(place, shown);
    shown = place;
    follows = false;
    if (sameHash(hash, page.location.hash)) return;
    if (isForward) page.history.pushState(null, '', hash);
    else page.history.replaceState(page.history.state, '', hash);
  };

  const follow = () => {
    const snapshot = actor.getSnapshot();
    const place = selectPlace(snapshot);
    const current = place && hashOf(place, selectSession(snapshot)?.Id ?? null, selectNotice(snapshot));
    if (current !== null && sameHash(current, page.location.hash)) return;
    const route = parseHash(page.location.hash);
    if (!route) return;
    follows = true;
    actor.send(route.wanted ? { type: 'navigated', wanted: route.wanted } : { type: 'route.unknown' });
    show();
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

/** An empty hash and '#/' are the same address; opening values in the search's query stay where they are. */
function sameHash(a: string, b: string): boolean {
  const plain = (hash: string) =>
    hash === '' || hash === '#' ? '#/' : hash.startsWith('#/stay/search') ? '#/stay/search' : hash;
  return plain(a) === plain(b);
}
