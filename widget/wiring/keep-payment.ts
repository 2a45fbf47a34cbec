import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectPayment } from '../../machines/booking/paying/payment.selectors.ts';
import { selectHint, type BookingSnapshot } from '../../machines/booking/booking.selectors.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { savePayment } from '../../src/draft/payment-record.ts';

/**
 * Keeps the flow's payment apart from the draft. The flow hears of a payment before the call, so the record is written
 * before anything is sent. A record that cannot be read stays until the guest has dismissed what is said about it.
 * Returns a function that stops it; the record stays.
 */
export function keepPayment(actor: BookingActor, storage: PageStorage): () => void {
  let kept = selectPayment(actor.getSnapshot());
  let isTold = isTelling(actor.getSnapshot());
  let since = kept?.at ?? Date.now();
  const subscription = actor.subscribe((snapshot) => {
    const payment = selectPayment(snapshot);
    const wasTold = isTold;
    isTold = isTelling(snapshot);
    if (payment === kept && wasTold === isTold) return;
    if (payment?.sessionId !== kept?.sessionId) since = Date.now();
    kept = payment;
    savePayment(storage, payment, since);
  });
  return () => {
    subscription.unsubscribe();
  };
}

function isTelling(snapshot: BookingSnapshot): boolean {
  return selectHint(snapshot) === 'unreadablePayment';
}
