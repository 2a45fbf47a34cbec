import type { SnapshotFrom } from 'xstate';
import { numberOf, type PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import { paymentOf } from '../../../src/domain/booking/sent-write.ts';
import type { outcomeMachine } from '../../shared/outcome/outcome.machine.ts';
import { selectIsClear } from '../../shared/outcome/outcome.selectors.ts';

type Snapshot = SnapshotFrom<typeof outcomeMachine>;

/**
 * What the guest is told: the estate is being asked, there is no booking, or the session was over before the payment.
 */
export type OutcomeMessage = 'asking' | 'notBooked' | 'sessionGone';

export function selectMessage(snapshot: Snapshot): OutcomeMessage {
  if (!selectIsClear(snapshot)) return 'asking';
  return selectPayment(snapshot).state === 'gone' ? 'sessionGone' : 'notBooked';
}

export const selectPayment = ({ context }: Snapshot): PaymentRecord => paymentOf(context.write);

/** Whether a payment was sent; false where the guest only left the provider's page open (D-375). */
export function selectWasSent(snapshot: Snapshot): boolean {
  return selectPayment(snapshot).state !== 'left';
}

/** The booking's number; empty where only the address of the payment is left. */
export function selectNumber(snapshot: Snapshot): string {
  return numberOf(selectPayment(snapshot));
}

/** Whether the provider's page takes the card. Then money may be gone without a booking. */
export function selectIsInFrame(snapshot: Snapshot): boolean {
  return selectPayment(snapshot).iPageSessionId !== null;
}
