import type { SnapshotFrom } from 'xstate';
import { numberOf, type PaymentRecord } from '../../../src/domain/payment-record.ts';
import type { outcomeMachine } from './outcome.machine.ts';

type Snapshot = SnapshotFrom<typeof outcomeMachine>;

/** What the guest can be told of a payment: it is asked about, it has made no booking, or its session was over before. */
export type OutcomeMessage = 'asking' | 'notBooked' | 'sessionGone';

/** While the estate is asked once more, what was told before stands. */
export function selectMessage(snapshot: Snapshot): OutcomeMessage {
  const { context } = snapshot;
  if (snapshot.matches('sessionGone')) return 'sessionGone';
  if (snapshot.matches('notBooked')) return 'notBooked';
  if (!snapshot.matches('askingOnceMore')) return 'asking';
  return context.payment.state === 'gone' ? 'sessionGone' : 'notBooked';
}

export function selectPayment({ context }: Snapshot): PaymentRecord {
  return context.payment;
}

/** False where the guest has only left the provider's page open (D-375). */
export function selectWasSent({ context }: Snapshot): boolean {
  return context.payment.state !== 'left';
}

export function selectNumber({ context }: Snapshot): string {
  return numberOf(context.payment);
}

/** What the last question came to: nothing yet, no booking so far, or no answer. */
export function selectLastAnswer({ context }: Snapshot): 'none' | 'notThere' | 'silence' {
  if (context.isUnanswered) return 'silence';
  return context.noes > 0 ? 'notThere' : 'none';
}

export function selectIsBusy(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Whether the provider's page has taken the card, so that money may be gone without a booking (E-04). */
export function selectIsInFrame({ context }: Snapshot): boolean {
  return context.payment.iPageSessionId !== null;
}
