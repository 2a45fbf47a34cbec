import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectPayment } from '../../machines/booking/booking-payment.selectors.ts';
import { selectSession, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { Client } from '../../src/api/client.ts';
import { endSession } from '../../src/api/session/watched.ts';

/**
 * Ends the session of a booking that the flow has let go of, which is given back by then (E-19). That of a booking that is
 * made stays: another tab learns by it that the booking is made (D-401). Nothing waits for it: the estate forgets a
 * session in time. Returns what stops it; a session that is open then stays so.
 */
export function endSessions(actor: BookingActor, client: Client): () => void {
  let { session, isMade } = heldBy(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const before = { session, isMade };
    ({ session, isMade } = heldBy(snapshot));
    if (before.session === null || before.session === session || before.isMade) return;
    client.call(endSession, { params: { sessionId: before.session } }).catch(() => undefined);
  });
  return () => {
    subscription.unsubscribe();
  };
}

function heldBy(snapshot: BookingSnapshot): { session: string | null; isMade: boolean } {
  return {
    session: selectSession(snapshot)?.id ?? null,
    isMade: selectPayment(snapshot)?.state === 'paid',
  };
}
