import * as v from 'valibot';
import { cardPayload } from '../payloads/stage.ts';
import { checkPayload } from '../payloads/parts.ts';
import { Refusal } from '../refusal.ts';
import { cardTypeOf, charge, checkCard } from '../rules/cards.ts';
import type { FramePayment, State } from '../rules/state.ts';

/** The code that the bank's step accepts. */
export const CHALLENGE_CODE = '123456';

/** Last digits of the card in the pretended wallet. */
const WALLET_CARD_ENDING = '9042';

const form = v.object({
  step: v.picklist(['card', 'wallet', 'challenge', 'again', 'cancel', 'return']),
  cardHoldersName: v.optional(v.string(), ''),
  cardNumber: v.optional(v.string(), ''),
  expiryMonth: v.optional(v.string(), ''),
  expiryYear: v.optional(v.string(), ''),
  challenge: v.optional(v.string(), ''),
});

/**
 * Takes the payment page's form (D-27): first the card, then the bank's code. A paid or cancelled payment does not
 * change any more.
 */
export function submitPaymentForm(state: State, payment: FramePayment, body: unknown): void {
  const fields = checkPayload(form, body);
  if (payment.status === 'completed' || payment.status === 'cancelled') return;
  if (fields.step === 'cancel') {
    set(payment, 'cancelled', 'The payment was cancelled.');
  } else if (fields.step === 'again') {
    set(payment, 'open', '');
  } else if (fields.step === 'card') {
    takeCard(state, payment, fields);
  } else if (fields.step === 'wallet' && payment.takesWallets && payment.status === 'open') {
    payment.cardEnding = WALLET_CARD_ENDING;
    takeMoney(state, payment);
  } else if (fields.step === 'challenge' && payment.status === 'challenged') {
    if (fields.challenge === CHALLENGE_CODE) takeMoney(state, payment);
    else set(payment, 'failed', 'The code is not right.');
  }
}

function takeMoney(state: State, payment: FramePayment): void {
  charge(state, payment.sessionId, payment.amount, payment.cardEnding);
  set(payment, 'completed', 'Thank you. The payment has been made.');
}

function takeCard(state: State, payment: FramePayment, fields: v.InferOutput<typeof form>): void {
  const cardNumber = fields.cardNumber.replace(/\D/g, '');
  try {
    const card = checkPayload(cardPayload, {
      cardHoldersName: fields.cardHoldersName,
      cardType: cardTypeOf(cardNumber),
      cardNumber,
      expiryMonth: fields.expiryMonth,
      expiryYear: fields.expiryYear,
    });
    payment.cardEnding = checkCard(state, card);
    set(payment, 'challenged', '');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    set(payment, 'failed', error.status === 402 ? error.message : 'Please check the card.');
  }
}

function set(payment: FramePayment, status: FramePayment['status'], message: string): void {
  payment.status = status;
  payment.message = message;
}
