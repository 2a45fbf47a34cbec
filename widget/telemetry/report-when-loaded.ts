import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import type { Facts } from './facts.ts';
import type { PageEvent, EmitPageEvent } from './page-events.ts';

/** Brings the code that tells GA4, which few pages need. */
const bringDataLayer = () => import('./data-layer.ts');

/** Fetches what tells GA4 before anything is told. */
export function prepareDataLayer(): void {
  void bringDataLayer().catch(() => undefined);
}

/**
 * Tells the page what happens in the booking, and GA4 while `isTracked` says so, as soon as the code that knows how is
 * there: no first screen waits for it. What happened until then is told then. Code that is lost on the way is asked for
 * again with the next change. Returns what ends it.
 */
export function reportWhenLoaded(
  actor: BookingActor,
  page: Window,
  tell: EmitPageEvent,
  isTracked: () => boolean,
): () => void {
  // What a reload has cut off is on the screen before anything changes.
  const missed: BookingSnapshot[] = [actor.getSnapshot()];
  let isAsked = false;
  let isOver = false;
  let end = () => {};
  const track = (event: PageEvent, now: Facts, before: Facts) => {
    if (!isTracked()) return;
    bringDataLayer().then(
      ({ pushEvent }) => {
        pushEvent(page, event, now, before);
      },
      () => undefined,
    );
  };
  const waiting = actor.subscribe((snapshot) => {
    missed.push(snapshot);
    if (isAsked) return;
    isAsked = true;
    import('./emit-page-events.ts').then(
      ({ emitPageEvents }) => {
        if (isOver) return;
        waiting.unsubscribe();
        end = emitPageEvents(actor, tell, tabStorage(page), track, missed);
      },
      () => {
        isAsked = false;
      },
    );
  });
  return () => {
    isOver = true;
    waiting.unsubscribe();
    end();
  };
}
