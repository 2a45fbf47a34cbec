import { dueToday } from './bills.ts';
import type { Booking } from '../booking/booking.ts';
import type { PaymentRecord, PaymentState } from '../payment/payment-record.ts';
import type { Session } from '../booking/session.ts';
import type { Wallet } from '../payment/wallets.ts';

/** The payment record of a held booking. */
export function paymentRecord(
  { id }: Session,
  booking: Booking,
  { iPageSessionId, wallets }: { iPageSessionId: string | null; wallets: readonly Wallet[] },
  state: PaymentState,
): PaymentRecord {
  return {
    sessionId: id,
    confirmationNumbers: booking.legs.flatMap(({ hold }) => hold?.confirmationNumber ?? []),
    dueToday: dueToday(booking).total,
    state,
    iPageSessionId,
    ...(wallets.length > 0 ? { wallets: [...wallets] } : {}),
    at: null,
  };
}
