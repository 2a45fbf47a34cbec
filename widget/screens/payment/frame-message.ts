import * as v from 'valibot';
import type { FrameStatus } from '../../../machines/steps/payment/payment.types.ts';

const frameMessage = v.strictObject({
  type: v.literal('payment'),
  status: v.picklist(['completed', 'failed', 'cancelled']),
});

/** Where a message came from and what it says, as the browser reports it. */
export interface Message {
  origin: string;
  source: unknown;
  data: unknown;
}

/**
 * What the provider's page reports, or null for any other message: it counts only from the frame's own window, from
 * the host's origin and in exactly the agreed form (D-27, T6).
 */
export function readFrameMessage(
  message: Message,
  expected: { origin: string; source: unknown },
): FrameStatus | null {
  if (message.origin !== expected.origin || message.source !== expected.source) return null;
  if (expected.source === null || expected.source === undefined) return null;
  const result = v.safeParse(frameMessage, message.data);
  return result.success ? result.output.status : null;
}
