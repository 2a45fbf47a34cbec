import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import type { EmitPageEvent } from './page-events.ts';

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
  const missed = [actor.getSnapshot()];
  let isAsked = false;
  let end: (() => void) | null = () => {
    waiting.unsubscribe();
  };
  const load = async () => {
    const [{ emitPageEvents }, { pushEvent }] = await Promise.all([
      import('./emit-page-events.ts'),
      import('./data-layer.ts'),
    ]);
    if (!end) return;
    end();
    end = emitPageEvents(
      actor,
      tell,
      tabStorage(page),
      (...happened) => {
        if (isTracked()) pushEvent(page, ...happened);
      },
      missed,
    );
  };
  const waiting = actor.subscribe((snapshot) => {
    missed.push(snapshot);
    if (isAsked) return;
    isAsked = true;
    load().catch(() => {
      isAsked = false;
    });
  });
  return () => {
    end?.();
    end = null;
  };
}
