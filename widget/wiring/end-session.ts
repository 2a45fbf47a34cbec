import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectPayment } from '../../machines/booking/paying/payment.selectors.ts';
import { selectSession, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { Client } from '../../src/api/client.ts';
import { endSession } from '../../src/api/session/session.ts';

/** The ends of a booking's sessions. */
export interface SessionEnds {
  /**
   * Settles when the end of the last session is answered or has failed; at once where none has ended. Never rejects.
   */
  whenEnded: () => Promise<unknown>;
  /** Stops watching. An open session stays open. */
  stop: () => void;
}

/**
 * Ends the session of a booking that the flow has let go of; the flow has given the rooms back by then. The session of
 * a completed booking stays, because another tab learns from it that the booking is made.
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
