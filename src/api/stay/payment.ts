import * as v from 'valibot';
import { buildUrl, type Bases, type EndpointOverrides } from '../addresses.ts';
import type { Call } from '../call.ts';
import type { completeRequest } from './requests.ts';
import type { Answer } from '../reader.ts';
import { text } from '../wire.ts';

export type CompleteRequest = v.InferOutput<typeof completeRequest>;

/** A readable answer to a payment: the booking is made, or refused with a reason (E-01). */
export type CompleteAnswer = { type: 'accepted' } | { type: 'refused'; message: string };

const outcome = v.object({
  Success: v.optional(v.boolean(), true),
  success: v.optional(v.boolean(), true),
  // An error as in the answer to a search. It leaves open whether anything was paid, so the answer is unreadable.
  HasError: v.optional(v.literal(false)),
  Message: text,
  message: text,
});

/**
 * The specification does not show the answer. Nothing is put right in what decides about money (E-01). An object without `Success: false` means paid. Anything else is unreadable and says
 * nothing about the payment; so is an empty answer.
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

/** Address of the provider's page for the frame. The payment session is in Base64 of its UTF-8 bytes (D-55). */
export function paymentFrameUrl(
  iPageSessionId: string,
  sessionId: string,
  bases: Bases,
  overrides?: EndpointOverrides,
): string {
  const bytes = Array.from(new TextEncoder().encode(iPageSessionId), (byte) => String.fromCodePoint(byte));
  return buildUrl('paymentFrame', { iPageSessionId: btoa(bytes.join('')), sessionId }, bases, overrides);
}
