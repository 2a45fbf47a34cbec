import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import type { EmitPageEvent } from './page-events.ts';

/**
 * Tells the page what happens in the booking, and GA4 while `isTracked` allows it. The code for it is loaded after the
 * first screen; events before that are told once it has come. Lost code is loaded again at the next change. Returns a
 * function that ends the telling.
 */
export function reportWhenLoaded(
  actor: BookingActor,
  page: Window,
  tell: EmitPageEvent,
  isTracked: () => boolean,
): () => void {
  // A payment that a reload has interrupted shows in the first snapshot.
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
