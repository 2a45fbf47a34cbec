import type * as v from 'valibot';
import { buildUrl, type Bases, type EndpointOverrides } from '../addresses.ts';
import type { Call } from '../call.ts';
import { nothing } from '../wire.ts';
import type { completeRequest } from './requests.ts';

export type CompleteRequest = v.InferOutput<typeof completeRequest>;

/** Its answer is not shown; any good answer means paid. */
export const completeStay: Call<'complete', CompleteRequest, undefined> = {
  endpoint: 'complete',
  answer: nothing,
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
