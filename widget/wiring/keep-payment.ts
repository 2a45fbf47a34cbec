import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectPayment } from '../../machines/booking/booking-payment.selectors.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { savePayment } from '../../src/draft/payment-record.ts';

/**
 * Keeps the payment as the flow knows it, apart from the draft (E-02). The flow hears that a payment starts before the
 * call is made, so the record stands before anything is sent. Returns what stops it; what is kept then stays.
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
