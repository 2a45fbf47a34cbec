import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectPayment } from '../../machines/booking/booking-payment.selectors.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { savePayment } from '../../src/draft/payment-record.ts';

/**
 * Keeps the flow's payment apart from the draft. The flow hears of a payment before the call, so the record is written
 * before anything is sent. Returns a function that stops it; the record stays.
 */
export function keepPayment(actor: BookingActor, storage: PageStorage): () => void {
  let kept = selectPayment(actor.getSnapshot());
  let since = kept?.at ?? Date.now();
  const subscription = actor.subscribe((snapshot) => {
    const payment = selectPayment(snapshot);
    if (payment === kept) return;
    if (payment?.sessionId !== kept?.sessionId) since = Date.now();
    kept = payment;
    savePayment(storage, payment, since);
  });
  return () => {
    subscription.unsubscribe();
  };
}
