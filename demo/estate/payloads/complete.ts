import * as v from 'valibot';
import { filled } from './parts.ts';

/** Card types of B §9: Visa, Amex, Discover, MasterCard, UK Maestro. */
export const CARD_TYPES = ['VS', 'AX', 'DI', 'MC', 'UM'] as const;

/** The card fields of POST api/stay/{sessionId}/booking/complete (D-26). */
export const cardPayload = v.strictObject({
  cardHoldersName: filled,
  cardType: v.picklist(CARD_TYPES),
  cardNumber: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  expiryMonth: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
  expiryYear: v.pipe(v.string(), v.regex(/^(2[2-9]|[34]\d|50)$/)),
});

/** POST api/stay/{sessionId}/booking/complete after a payment in the provider's frame: no card fields (D-27). */
export const paidInFramePayload = v.nullish(v.strictObject({}));

export type CardPayload = v.InferOutput<typeof cardPayload>;
