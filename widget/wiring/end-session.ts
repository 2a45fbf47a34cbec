import { selectPayment } from '../../machines/booking/booking-payment.selectors.ts';
import { selectSession, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { Client } from '../../src/api/client.ts';
import { endSession } from '../../src/api/session/watched.ts';
import type { BookingActor } from './booking.ts';

/**
 * Ends each session once, when its booking is made or the flow has let go of it, by then given back (E-19). Nothing waits
 * for it: the estate forgets a session in time. Returns what stops it; a session that is open then stays so.
 */
export function endSessions(actor: BookingActor, client: Client): () => void {
  let open = openSession(actor.getSnapshot());
  let ended = madeSession(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const before = open;
    open = openSession(snapshot);
    const over = madeSession(snapshot) ?? (before !== open ? before : null);
    if (over === null || over === ended) return;
    ended = over;
    client.call(endSession, { params: { sessionId: over } }).catch(() => undefined);
  });
  return () => {
    subscription.unsubscribe();
  };
}

function openSession(snapshot: BookingSnapshot): string | null {
  return selectSession(snapshot)?.Id ?? null;
}

/** The session of a booking that is made. */
function madeSession(snapshot: BookingSnapshot): string | null {
  const payment = selectPayment(snapshot);
  return payment?.state === 'paid' ? payment.sessionId : null;
}
