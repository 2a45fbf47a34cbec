import type { SnapshotFrom } from 'xstate';
import { numberOf, type PaymentRecord } from '../../../src/domain/payment-record.ts';
import type { LastAnswer } from './outcome.types.ts';
import type { outcomeMachine } from './outcome.machine.ts';

type Snapshot = SnapshotFrom<typeof outcomeMachine>;

/**
 * What the guest is told: the estate is being asked, there is no booking, or the session was over before the payment.
 */
export type OutcomeMessage = 'asking' | 'notBooked' | 'sessionGone';

/** The message stays the same while the estate is asked once more. */
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

/** Whether a payment was sent; false where the guest only left the provider's page open (D-375). */
export function selectWasSent({ context }: Snapshot): boolean {
  return context.payment.state !== 'left';
}

export function selectNumber({ context }: Snapshot): string {
  return numberOf(context.payment);
}

export function selectLastAnswer({ context }: Snapshot): LastAnswer {
  return context.lastAnswer;
}

export function selectIsBusy(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Whether the provider's page takes the card. Then money may be gone without a booking. */
export function selectIsInFrame({ context }: Snapshot): boolean {
  return context.payment.iPageSessionId !== null;
}
