import type { BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import type { tellPage } from './tell-page.ts';

type Telling = [...Parameters<typeof tellPage>];

/**
 * Tells the page what happens in the booking as soon as the code that knows how is there: no first screen waits for it.
 * What happened until then is told then. Code that is lost on the way is asked for again with the next change.
 */
export function tellLate(
  actor: BookingActor,
  tell: Telling[1],
  storage: Telling[2],
  also: Telling[3],
): () => void {
  // What a reload has cut off is on the screen before anything changes.
  const missed: BookingSnapshot[] = [actor.getSnapshot()];
  let isAsked = false;
  let isOver = false;
  let end = () => {};
  const waiting = actor.subscribe((snapshot) => {
    missed.push(snapshot);
    if (isAsked) return;
    isAsked = true;
    import('./tell-page.ts').then(
      (code) => {
        if (isOver) return;
        waiting.unsubscribe();
        end = code.tellPage(actor, tell, storage, also, missed);
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
