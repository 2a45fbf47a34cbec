import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import type { pushEvent } from './data-layer.ts';
import type { emitPageEvents } from './emit-page-events.ts';
import type { EmitPageEvent } from './page-events.ts';

interface Code {
  emitPageEvents: typeof emitPageEvents;
  pushEvent: typeof pushEvent;
}

/**
 * Tells the page what happens in the booking, and GA4 while `isTracked` allows it. What happens before the code for it
 * has come is told then. Returns a function that ends the telling.
 */
export function reportPageEvents(
  actor: BookingActor,
  page: Window,
  tell: EmitPageEvent,
  isTracked: () => boolean,
  code: Promise<Code>,
): () => void {
  // A payment that a reload has interrupted shows in the first snapshot.
  const missed = [actor.getSnapshot()];
  const waiting = actor.subscribe((snapshot) => missed.push(snapshot));
  let end: (() => void) | null = () => {
    waiting.unsubscribe();
  };
  void code.then(({ emitPageEvents, pushEvent }) => {
    if (!end) return;
    end();
    const also: Parameters<typeof emitPageEvents>[3] = (...happened) => {
      if (isTracked()) pushEvent(page, ...happened);
    };
    end = emitPageEvents(actor, tell, tabStorage(page), also, missed);
  });
  return () => {
    end?.();
    end = null;
  };
}
