import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectPayment } from '../../machines/booking/booking-payment.selectors.ts';
import { selectSession, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { Client } from '../../src/api/client.ts';
import { endSession } from '../../src/api/session/watched.ts';

/** The ends of a booking's sessions. */
export interface SessionEnds {
  /** Settles when the end of the session before, if there was one, is answered or cannot be. Never rejects. */
  whenEnded: () => Promise<unknown>;
  /** A session that is open then stays so. */
  stop: () => void;
}

/**
 * Ends the session of a booking that the flow has let go of, which is given back by then (E-19). That of a booking that is
 * made stays: another tab learns by it that the booking is made (D-401).
 */
export function endSessions(actor: BookingActor, client: Client): SessionEnds {
  let ended: Promise<unknown> = Promise.resolve();
  let { session, isMade } = heldBy(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const before = { session, isMade };
    ({ session, isMade } = heldBy(snapshot));
    if (before.session === null || before.session === session || before.isMade) return;
    ended = client.call(endSession, { params: { sessionId: before.session } }).catch(() => undefined);
  });
  return {
    whenEnded: () => ended,
    stop: () => {
      subscription.unsubscribe();
    },
  };
}

function heldBy(snapshot: BookingSnapshot): { session: string | null; isMade: boolean } {
  return {
    session: selectSession(snapshot)?.id ?? null,
    isMade: selectPayment(snapshot)?.state === 'paid',
  };
}
