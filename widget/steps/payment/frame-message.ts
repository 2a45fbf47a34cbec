import * as v from 'valibot';
import type { FrameStatus } from '../../../machines/steps/payment/payment.types.ts';

const frameMessage = v.strictObject({
  type: v.literal('payment'),
  status: v.picklist(['completed', 'failed', 'cancelled']),
});

/** A message's sender and content, as the browser reports them. */
export interface Message {
  origin: string;
  source: unknown;
  data: unknown;
}

/**
 * The report of the provider's page, or null for any other message. A report must come from the frame's own window and
 * the host's origin, in exactly the agreed form (T6).
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
