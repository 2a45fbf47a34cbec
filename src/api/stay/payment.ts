import * as v from 'valibot';
import { buildUrl, type Bases, type EndpointOverrides } from '../addresses.ts';
import type { Call } from '../call.ts';
import { text, type Answer } from '../wire.ts';
import type { completeRequest } from './requests.ts';

export type CompleteRequest = v.InferOutput<typeof completeRequest>;

/** What a readable answer to a payment says: it is made, or it is not and why (E-01). */
export type CompleteAnswer = { type: 'accepted' } | { type: 'refused'; message: string };

const outcome = v.object({
  Success: v.optional(v.boolean(), true),
  success: v.optional(v.boolean(), true),
  // As a search answers that went wrong (A §3.6): whether anything was paid is then not known.
  HasError: v.optional(v.literal(false)),
  Message: text,
  message: text,
});

/**
 * A §7.2 does not show the answer. An object that does not say `Success: false` means paid; anything else, an empty
 * answer too, is unreadable and so means nothing (E-01, D-365).
 */
const complete: Answer<CompleteAnswer> = v.pipe(
  v.unknown(),
  v.check((json) => !Array.isArray(json), 'an object'),
  outcome,
  v.transform(({ Success, success, Message, message }): CompleteAnswer =>
    Success && success ? { type: 'accepted' } : { type: 'refused', message: Message || message },
  ),
);

export const completeStay: Call<'complete', CompleteRequest, CompleteAnswer> = {
  endpoint: 'complete',
  answer: complete,
};

/** Address of the provider's page for the frame; the payment session's UTF-8 bytes in Base64 (B §7, D-55). */
export function paymentFrameUrl(
  iPageSessionId: string,
  sessionId: string,
  bases: Bases,
  overrides?: EndpointOverrides,
): string {
  const bytes = Array.from(new TextEncoder().encode(iPageSessionId), (byte) => String.fromCodePoint(byte));
  return buildUrl('paymentFrame', { iPageSessionId: btoa(bytes.join('')), sessionId }, bases, overrides);
}
